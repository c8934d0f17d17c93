-- Who takes part in an ended contest on a clock of their own may stop before the time is over.
-- AlterTable
ALTER TABLE "contest_participant" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);
