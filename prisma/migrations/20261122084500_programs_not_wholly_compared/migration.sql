-- Programs that a comparison passed over or did not read to their end (schema/plagiarism/).

-- CreateEnum
CREATE TYPE "plagiarism_gap_reason" AS ENUM ('TOO_SHORT', 'CUT');

-- AlterTable
ALTER TABLE "plagiarism_check" ADD COLUMN     "cut_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "too_short_count" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "plagiarism_gap" (
    "check_id" INTEGER NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "reason" "plagiarism_gap_reason" NOT NULL,

    CONSTRAINT "plagiarism_gap_pkey" PRIMARY KEY ("check_id","submission_id")
);

-- CreateIndex
CREATE INDEX "plagiarism_gap_submission_id_idx" ON "plagiarism_gap"("submission_id");

-- AddForeignKey
ALTER TABLE "plagiarism_gap" ADD CONSTRAINT "plagiarism_gap_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "plagiarism_check"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_gap" ADD CONSTRAINT "plagiarism_gap_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;
