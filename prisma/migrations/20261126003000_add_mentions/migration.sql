-- Accounts that texts mention, each of which is told once.

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'MENTION';

-- CreateTable
CREATE TABLE "mention" (
    "id" SERIAL NOT NULL,
    "discussion_id" INTEGER,
    "comment_id" INTEGER,
    "reply_id" INTEGER,
    "user_id" CHAR(32) NOT NULL,

    CONSTRAINT "mention_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mention_has_one_text" CHECK (num_nonnulls("discussion_id", "comment_id", "reply_id") = 1)
);

-- CreateIndex
CREATE INDEX "mention_user_id_idx" ON "mention"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mention_discussion_id_user_id_key" ON "mention"("discussion_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mention_comment_id_user_id_key" ON "mention"("comment_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "mention_reply_id_user_id_key" ON "mention"("reply_id", "user_id");

-- AddForeignKey
ALTER TABLE "mention" ADD CONSTRAINT "mention_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mention" ADD CONSTRAINT "mention_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mention" ADD CONSTRAINT "mention_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "reply"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mention" ADD CONSTRAINT "mention_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
