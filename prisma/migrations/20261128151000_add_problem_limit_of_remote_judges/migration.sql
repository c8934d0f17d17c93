-- How often accounts of the site send for a user to one problem within an hour (decision 190).
-- AlterTable
ALTER TABLE "remote_judge" ADD COLUMN     "problem_limit" INTEGER;
