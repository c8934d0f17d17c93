-- Scores of test groups may have fractions: the whole score stays what counts and is shown, the exact one is kept beside it.
-- AlterTable
ALTER TABLE "group_result" ADD COLUMN     "exact_score" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "jury_report_item" ALTER COLUMN "score" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "exact_score" DOUBLE PRECISION;
