-- Help categories, accepted answers of their discussions, and comments by their likes.

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'ACCEPT';

-- AlterTable
ALTER TABLE "discussion" ADD COLUMN     "answer_id" INTEGER;

-- AlterTable
ALTER TABLE "discussion_category" ADD COLUMN     "is_help" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "comment_thread_id_like_count_id_idx" ON "comment"("thread_id", "like_count" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "discussion_answer_id_key" ON "discussion"("answer_id");

-- AddForeignKey
ALTER TABLE "discussion" ADD CONSTRAINT "discussion_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "comment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The category that each site began with.
UPDATE "discussion_category" SET "is_help" = true WHERE "name" = '求助';
