-- AlterTable
ALTER TABLE "case_result" ADD COLUMN     "is_output_cut" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "output" TEXT,
ADD COLUMN     "stderr" TEXT;
