-- An account may be given rights on the site beside its role.
-- CreateEnum
CREATE TYPE "site_right" AS ENUM ('TEACHER', 'MODERATOR', 'ANNOUNCER', 'SUPPORT');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "site_rights" "site_right"[] DEFAULT ARRAY[]::"site_right"[];
