-- CreateIndex
CREATE INDEX "bank_application_applied_at_idx" ON "bank_application"("applied_at");
