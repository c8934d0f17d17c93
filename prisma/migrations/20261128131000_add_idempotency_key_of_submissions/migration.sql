-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "idempotency_key" VARCHAR(64);

-- CreateIndex
CREATE UNIQUE INDEX "submission_user_id_idempotency_key_key" ON "submission"("user_id", "idempotency_key");
