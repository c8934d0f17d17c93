-- How often accounts of the site send for a user within an hour (decision 190).
-- AlterTable
ALTER TABLE "remote_judge" ADD COLUMN     "hourly_limit" INTEGER;
