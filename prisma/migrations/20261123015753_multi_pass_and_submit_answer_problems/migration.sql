-- Problems of the types multi-pass and submit-answer of the Kattis/ICPC format: how often a program may run on a case,
-- and the files that are submitted instead of a program.

-- AlterEnum
ALTER TYPE "upload_purpose" ADD VALUE 'ANSWERS';

-- AlterTable
ALTER TABLE "problem" ADD COLUMN     "is_submit_answer" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "max_passes" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "submission_file" (
    "submission_id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sha256" CHAR(64) NOT NULL,

    CONSTRAINT "submission_file_pkey" PRIMARY KEY ("submission_id","name")
);

-- CreateIndex
CREATE INDEX "submission_file_sha256_idx" ON "submission_file"("sha256");

-- AddForeignKey
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission_file" ADD CONSTRAINT "submission_file_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
