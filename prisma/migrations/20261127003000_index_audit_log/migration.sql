-- Indexes for the filters of the audit log, and for the job that removes old entries.

-- CreateIndex
CREATE INDEX "audit_entry_action_id_idx" ON "audit_entry"("action", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at");
