-- A member may be given rights of a root in one area, such as contests, without being an admin of everything.
-- CreateEnum
CREATE TYPE "group_right" AS ENUM ('PROBLEMS', 'TRAININGS', 'CONTESTS', 'DISCUSSIONS', 'MEMBERS', 'GRADES');

-- AlterTable
ALTER TABLE "group_member" ADD COLUMN     "rights" "group_right"[] DEFAULT ARRAY[]::"group_right"[];
