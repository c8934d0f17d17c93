-- Results of several runs are read by one request (decision 181); failures were never counted.
-- AlterTable
ALTER TABLE "remote_job" DROP COLUMN "failures",
ADD COLUMN     "is_left_out" BOOLEAN NOT NULL DEFAULT false;
