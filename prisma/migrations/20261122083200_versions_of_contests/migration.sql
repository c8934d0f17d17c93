-- The form of a contest is saved over the version it was opened with: of two admins the second is told what the first did.
-- AlterTable
ALTER TABLE "contest" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
