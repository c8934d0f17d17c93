-- Which submissions of a preview were applied, and which were skipped because their verdict had changed meanwhile.

-- AlterTable
ALTER TABLE "rejudge_item" ADD COLUMN     "applied_version" INTEGER;
