-- Watched and muted threads, muted accounts, and texts that are delivered to watchers.

-- CreateEnum
CREATE TYPE "thread_mode" AS ENUM ('WATCH', 'MUTE');

-- CreateTable
CREATE TABLE "user_mute" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "muted_user_id" CHAR(32) NOT NULL,

    CONSTRAINT "user_mute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thread_watch" (
    "id" SERIAL NOT NULL,
    "thread_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "mode" "thread_mode" NOT NULL,

    CONSTRAINT "thread_watch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "watch_delivery" (
    "id" SERIAL NOT NULL,
    "comment_id" INTEGER,
    "reply_id" INTEGER,
    "through_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "watch_delivery_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "watch_delivery_has_one_text" CHECK (num_nonnulls("comment_id", "reply_id") = 1)
);

-- CreateIndex
CREATE INDEX "user_mute_user_id_id_idx" ON "user_mute"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "user_mute_muted_user_id_idx" ON "user_mute"("muted_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_mute_user_id_muted_user_id_key" ON "user_mute"("user_id", "muted_user_id");

-- CreateIndex
CREATE INDEX "thread_watch_thread_id_mode_id_idx" ON "thread_watch"("thread_id", "mode", "id");

-- CreateIndex
CREATE INDEX "thread_watch_user_id_mode_id_idx" ON "thread_watch"("user_id", "mode", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "thread_watch_thread_id_user_id_key" ON "thread_watch"("thread_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "watch_delivery_comment_id_key" ON "watch_delivery"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "watch_delivery_reply_id_key" ON "watch_delivery"("reply_id");

-- AddForeignKey
ALTER TABLE "user_mute" ADD CONSTRAINT "user_mute_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_mute" ADD CONSTRAINT "user_mute_muted_user_id_fkey" FOREIGN KEY ("muted_user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_watch" ADD CONSTRAINT "thread_watch_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread_watch" ADD CONSTRAINT "thread_watch_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch_delivery" ADD CONSTRAINT "watch_delivery_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watch_delivery" ADD CONSTRAINT "watch_delivery_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "reply"("id") ON DELETE CASCADE ON UPDATE CASCADE;
