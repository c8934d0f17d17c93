-- AlterTable
ALTER TABLE "test_run" ADD COLUMN     "is_all_samples" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sample_results" JSONB;
