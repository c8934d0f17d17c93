-- Red jury reports are few among many: the dashboard of admins reads only the items that disagree.
CREATE INDEX "jury_report_item_red_idx" ON "jury_report_item" ("report_id") WHERE disagreements <> '[]'::jsonb;
