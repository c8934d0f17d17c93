-- The list of those who make contests is sorted by when they start.
DROP INDEX "contest_group_id_idx";
CREATE INDEX "contest_group_id_starts_at_id_idx" ON "contest"("group_id", "starts_at", "id");
