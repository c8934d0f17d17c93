-- A job that fails the same way several times ends its row as failed: its failures are counted, and a report says why.
-- AlterEnum
ALTER TYPE "jury_report_state" ADD VALUE 'FAILED';

-- AlterTable
ALTER TABLE "jury_report" ADD COLUMN     "failure" TEXT;

-- CreateTable
CREATE TABLE "job_failure" (
    "job" VARCHAR(50) NOT NULL,
    "row_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_failure_pkey" PRIMARY KEY ("job","row_id")
);
