-- A task whose file is missing in the content store waits for the file instead of failing (schema/judge/park.service.ts).

-- AlterTable
ALTER TABLE "judge_task" ADD COLUMN     "missing_sha256" CHAR(64),
ADD COLUMN     "parked_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "judge_task_missing_sha256_idx" ON "judge_task"("missing_sha256");
