-- Messages about a problem are hidden while a contest with it runs for the recipient.

-- AlterTable
ALTER TABLE "message" ADD COLUMN "problem_id" INTEGER;
UPDATE "message" m SET "problem_id" = d."problem_id"
FROM "discussion" d
WHERE m."source_type" = 'DISCUSSION' AND m."source_id" = d."id" AND d."problem_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "message_problem_id_idx" ON "message"("problem_id");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
