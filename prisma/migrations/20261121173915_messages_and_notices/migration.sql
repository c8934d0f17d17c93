-- The message centre: what others did to what one wrote, notices of the site, and news of one's own submissions and account.
-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('DISCUSS', 'REPLY', 'LIKE', 'SYS', 'MINE');

-- CreateEnum
CREATE TYPE "message_action" AS ENUM ('COMMENT', 'REPLY', 'LIKE_POST', 'LIKE_COMMENT');

-- CreateEnum
CREATE TYPE "message_source" AS ENUM ('DISCUSSION', 'CONTEST');

-- CreateEnum
CREATE TYPE "notice_audience" AS ENUM ('ALL', 'ADMINS', 'DESIGNATED');

-- CreateTable
CREATE TABLE "message" (
    "id" SERIAL NOT NULL,
    "recipient_id" CHAR(32) NOT NULL,
    "kind" "message_kind" NOT NULL,
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sender_id" CHAR(32),
    "action" "message_action",
    "source_type" "message_source",
    "source_id" INTEGER,
    "source_title" VARCHAR(255),
    "content" TEXT,
    "quote" TEXT,
    "url" VARCHAR(255),
    "notice_id" INTEGER,
    "fact" JSONB,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "content" TEXT NOT NULL,
    "audience" "notice_audience" NOT NULL,
    "recipient_ids" CHAR(32)[],
    "author_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "push_requested_at" TIMESTAMPTZ(3),
    "pushed_through" VARCHAR(32),
    "pushed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_recipient_id_kind_id_idx" ON "message"("recipient_id", "kind", "id" DESC);

-- CreateIndex
CREATE INDEX "message_recipient_id_is_read_kind_idx" ON "message"("recipient_id", "is_read", "kind");

-- CreateIndex
CREATE INDEX "message_sender_id_idx" ON "message"("sender_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_notice_id_recipient_id_key" ON "message"("notice_id", "recipient_id");

-- CreateIndex
CREATE INDEX "notice_pushed_at_idx" ON "notice"("pushed_at");

-- CreateIndex
CREATE INDEX "notice_author_id_idx" ON "notice"("author_id");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_recipient_id_fkey" FOREIGN KEY ("recipient_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
