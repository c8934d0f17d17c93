-- Discussions, and one thread below everything that takes comments, so that permissions, likes and notifications are
-- written once. Comments of contests move into threads; no row is lost.

-- CreateEnum
CREATE TYPE "disclosure" AS ENUM ('ALL', 'SOLVED', 'STAFF');

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('SPAM', 'ILLEGAL', 'VULGAR', 'FRAUD', 'ABUSE', 'PLAGIARISM');

-- CreateTable
CREATE TABLE "thread" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER,
    "discussion_id" INTEGER,
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "locked_at" TIMESTAMPTZ(3),

    CONSTRAINT "thread_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "thread_has_one_subject" CHECK (num_nonnulls("contest_id", "discussion_id") = 1)
);

INSERT INTO "thread" ("contest_id", "comment_count")
SELECT c."contest_id", count(DISTINCT c."id") + count(r."id")
FROM "comment" c LEFT JOIN "reply" r ON r."comment_id" = c."id"
GROUP BY c."contest_id";

-- AlterTable
ALTER TABLE "comment" ADD COLUMN "thread_id" INTEGER;
UPDATE "comment" SET "thread_id" = t."id" FROM "thread" t WHERE t."contest_id" = "comment"."contest_id";
ALTER TABLE "comment" ALTER COLUMN "thread_id" SET NOT NULL;

-- DropForeignKey
ALTER TABLE "comment" DROP CONSTRAINT "comment_contest_id_fkey";

-- DropIndex
DROP INDEX "comment_contest_id_id_idx";

-- AlterTable
ALTER TABLE "comment" DROP COLUMN "contest_id";

-- CreateTable
CREATE TABLE "discussion_category" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER,
    "name" VARCHAR(50) NOT NULL,
    "english_name" VARCHAR(50),
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "discussion_category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussion" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER,
    "problem_id" INTEGER,
    "category_id" INTEGER NOT NULL,
    "author_id" CHAR(32) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" VARCHAR(255) NOT NULL,
    "content" TEXT NOT NULL,
    "disclosure" "disclosure" NOT NULL DEFAULT 'ALL',
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "is_disabled" BOOLEAN NOT NULL DEFAULT false,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "like_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "words" tsvector NOT NULL GENERATED ALWAYS AS (array_to_tsvector(search_words("title" || ' ' || "description"))) STORED,

    CONSTRAINT "discussion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discussion_like" (
    "discussion_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "is_liked" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "discussion_like_pkey" PRIMARY KEY ("discussion_id","user_id")
);

-- CreateTable
CREATE TABLE "discussion_view" (
    "discussion_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "discussion_view_pkey" PRIMARY KEY ("discussion_id","user_id")
);

-- CreateTable
CREATE TABLE "discussion_report" (
    "id" SERIAL NOT NULL,
    "discussion_id" INTEGER NOT NULL,
    "reporter_id" CHAR(32) NOT NULL,
    "reasons" "report_reason"[],
    "text" VARCHAR(200) NOT NULL DEFAULT '',
    "is_read" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "discussion_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "thread_contest_id_key" ON "thread"("contest_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_discussion_id_key" ON "thread"("discussion_id");

-- CreateIndex
CREATE UNIQUE INDEX "discussion_category_group_id_name_key" ON "discussion_category"("group_id", "name") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "discussion_group_id_is_pinned_id_idx" ON "discussion"("group_id", "is_pinned" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_category_id_is_pinned_id_idx" ON "discussion"("category_id", "is_pinned" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_problem_id_is_pinned_id_idx" ON "discussion"("problem_id", "is_pinned" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_author_id_created_at_idx" ON "discussion"("author_id", "created_at");

-- CreateIndex
CREATE INDEX "discussion_words_idx" ON "discussion" USING GIN ("words");

-- CreateIndex
CREATE INDEX "discussion_like_user_id_idx" ON "discussion_like"("user_id");

-- CreateIndex
CREATE INDEX "discussion_view_user_id_idx" ON "discussion_view"("user_id");

-- CreateIndex
CREATE INDEX "discussion_report_is_read_id_idx" ON "discussion_report"("is_read", "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_report_reporter_id_idx" ON "discussion_report"("reporter_id");

-- CreateIndex
CREATE UNIQUE INDEX "discussion_report_discussion_id_reporter_id_key" ON "discussion_report"("discussion_id", "reporter_id");

-- CreateIndex
CREATE INDEX "comment_thread_id_id_idx" ON "comment"("thread_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "comment" ADD CONSTRAINT "comment_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "thread"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_category" ADD CONSTRAINT "discussion_category_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion" ADD CONSTRAINT "discussion_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion" ADD CONSTRAINT "discussion_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion" ADD CONSTRAINT "discussion_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "discussion_category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion" ADD CONSTRAINT "discussion_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_like" ADD CONSTRAINT "discussion_like_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_like" ADD CONSTRAINT "discussion_like_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_view" ADD CONSTRAINT "discussion_view_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_view" ADD CONSTRAINT "discussion_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_report" ADD CONSTRAINT "discussion_report_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "discussion_report" ADD CONSTRAINT "discussion_report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The categories of a new site; its super admins change them.
INSERT INTO "discussion_category" ("name", "english_name", "position", "updated_at") VALUES
  ('闲聊', 'Chat', 0, now()),
  ('题解', 'Solutions', 1, now()),
  ('求助', 'Help', 2, now()),
  ('建议', 'Suggestions', 3, now()),
  ('记录', 'Journal', 4, now());
