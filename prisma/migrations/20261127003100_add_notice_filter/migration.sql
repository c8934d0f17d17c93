-- Notices for a union of people, at a time, and taken back.
-- AlterEnum
ALTER TYPE "notice_audience" ADD VALUE 'FILTERED';

-- AlterTable
ALTER TABLE "notice" ADD COLUMN     "class_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "contest_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "group_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "is_for_never_seen" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "recalled_at" TIMESTAMPTZ(3),
ADD COLUMN     "roles" "role"[] DEFAULT ARRAY[]::"role"[],
ADD COLUMN     "send_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "notice_send_at_idx" ON "notice"("send_at");
