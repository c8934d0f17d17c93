-- What the nightly cleanups remove is found without a scan: addresses of old submissions, read messages, code drafts.
CREATE INDEX "submission_address_idx" ON "submission" ("submitted_at") WHERE address IS NOT NULL;
CREATE INDEX "message_read_idx" ON "message" ("created_at") WHERE is_read;

-- CreateIndex
CREATE INDEX "code_draft_edited_at_idx" ON "code_draft"("edited_at");
