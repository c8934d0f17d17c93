-- Admins say in which order the tags of a classification are shown.
-- AlterTable
ALTER TABLE "tag" ADD COLUMN     "rank" INTEGER NOT NULL DEFAULT 0;
