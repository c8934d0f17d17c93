-- Reports on every kind of text, moderation that can be undone, edit history and the audit log. Reports on discussions
-- move into the new table; no row is lost.

-- CreateEnum
CREATE TYPE "report_state" AS ENUM ('OPEN', 'ACCEPTED', 'DISMISSED', 'CLOSED');

-- CreateEnum
CREATE TYPE "moderation_kind" AS ENUM ('KEEP', 'HIDE', 'DELETE', 'WARN', 'BAN');

-- AlterEnum
ALTER TYPE "report_reason" ADD VALUE 'SPOILER';
ALTER TYPE "report_reason" ADD VALUE 'OFF_TOPIC';
ALTER TYPE "report_reason" ADD VALUE 'OTHER';

-- DropForeignKey
ALTER TABLE "discussion_report" DROP CONSTRAINT "discussion_report_discussion_id_fkey";

-- DropForeignKey
ALTER TABLE "discussion_report" DROP CONSTRAINT "discussion_report_reporter_id_fkey";

-- AlterTable
ALTER TABLE "comment" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_reason" VARCHAR(500),
ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "discussion" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_reason" VARCHAR(500);

-- AlterTable
ALTER TABLE "message" ADD COLUMN     "comment_id" INTEGER,
ADD COLUMN     "discussion_id" INTEGER,
ADD COLUMN     "quoted_reply_id" INTEGER,
ADD COLUMN     "reply_id" INTEGER;

-- AlterTable
ALTER TABLE "reply" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "hidden_reason" VARCHAR(500),
ADD COLUMN     "is_hidden" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" SERIAL NOT NULL,
    "actor_id" CHAR(32),
    "action" VARCHAR(50) NOT NULL,
    "target_kind" VARCHAR(30) NOT NULL,
    "target_id" VARCHAR(32) NOT NULL,
    "group_id" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderated_text" (
    "id" SERIAL NOT NULL,
    "discussion_id" INTEGER,
    "comment_id" INTEGER,
    "reply_id" INTEGER,
    "group_id" INTEGER,
    "opened_at" TIMESTAMPTZ(3),
    "locked_by_id" CHAR(32),
    "locked_until" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "moderated_text_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "moderated_text_has_one_text" CHECK (num_nonnulls("discussion_id", "comment_id", "reply_id") = 1)
);

-- CreateTable
CREATE TABLE "report" (
    "id" SERIAL NOT NULL,
    "moderated_text_id" INTEGER NOT NULL,
    "reporter_id" CHAR(32) NOT NULL,
    "reasons" "report_reason"[],
    "text" VARCHAR(200) NOT NULL DEFAULT '',
    "state" "report_state" NOT NULL DEFAULT 'OPEN',
    "act_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_act" (
    "id" SERIAL NOT NULL,
    "moderated_text_id" INTEGER NOT NULL,
    "kind" "moderation_kind" NOT NULL,
    "actor_id" CHAR(32),
    "is_by_author" BOOLEAN NOT NULL DEFAULT false,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by_id" CHAR(32),

    CONSTRAINT "moderation_act_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "text_revision" (
    "id" SERIAL NOT NULL,
    "discussion_id" INTEGER,
    "comment_id" INTEGER,
    "reply_id" INTEGER,
    "title" VARCHAR(255) NOT NULL DEFAULT '',
    "description" VARCHAR(255) NOT NULL DEFAULT '',
    "content" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "text_revision_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "text_revision_has_one_text" CHECK (num_nonnulls("discussion_id", "comment_id", "reply_id") = 1)
);

-- CreateTable
CREATE TABLE "writing_ban" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "group_id" INTEGER,
    "act_id" INTEGER,
    "reason" VARCHAR(500) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "lifted_at" TIMESTAMPTZ(3),
    "by_id" CHAR(32),

    CONSTRAINT "writing_ban_pkey" PRIMARY KEY ("id")
);

INSERT INTO "moderated_text" ("discussion_id", "group_id", "opened_at")
SELECT d."id", d."group_id", min(r."created_at") FILTER (WHERE NOT r."is_read")
FROM "discussion" d LEFT JOIN "discussion_report" r ON r."discussion_id" = d."id"
WHERE d."is_disabled" OR r."id" IS NOT NULL
GROUP BY d."id";

INSERT INTO "report" ("id", "moderated_text_id", "reporter_id", "reasons", "text", "state", "created_at", "updated_at")
SELECT r."id", m."id", r."reporter_id", r."reasons", r."text",
       (CASE WHEN r."is_read" THEN 'CLOSED' ELSE 'OPEN' END)::"report_state", r."created_at", r."updated_at"
FROM "discussion_report" r JOIN "moderated_text" m ON m."discussion_id" = r."discussion_id";
SELECT setval(pg_get_serial_sequence('report', 'id'), coalesce(max("id"), 1), max("id") IS NOT NULL) FROM "report";

-- What a text is follows from its acts.
INSERT INTO "moderation_act" ("moderated_text_id", "kind", "created_at")
SELECT m."id", 'HIDE', now() FROM "moderated_text" m JOIN "discussion" d ON d."id" = m."discussion_id"
WHERE d."is_disabled";
UPDATE "discussion" SET "hidden_reason" = '' WHERE "is_disabled";

-- DropTable
DROP TABLE "discussion_report";

-- The texts that messages show.
UPDATE "message" m SET "discussion_id" = d."id" FROM "discussion" d
WHERE m."source_type" = 'DISCUSSION' AND m."source_id" = d."id";
UPDATE "message" m SET "comment_id" = c."id" FROM "comment" c
WHERE m."url" ~ '[?]comment=[0-9]{1,9}(&|$)' AND c."id" = substring(m."url" FROM '[?]comment=([0-9]{1,9})')::int;
UPDATE "message" m SET "reply_id" = r."id" FROM "reply" r
WHERE m."url" ~ '&reply=[0-9]{1,9}$' AND r."id" = substring(m."url" FROM '&reply=([0-9]{1,9})$')::int;

-- CreateIndex
CREATE INDEX "audit_entry_group_id_id_idx" ON "audit_entry"("group_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_id_idx" ON "audit_entry"("actor_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_target_kind_target_id_id_idx" ON "audit_entry"("target_kind", "target_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "moderated_text_discussion_id_key" ON "moderated_text"("discussion_id");

-- CreateIndex
CREATE UNIQUE INDEX "moderated_text_comment_id_key" ON "moderated_text"("comment_id");

-- CreateIndex
CREATE UNIQUE INDEX "moderated_text_reply_id_key" ON "moderated_text"("reply_id");

-- CreateIndex
CREATE INDEX "moderated_text_opened_at_idx" ON "moderated_text"("opened_at");

-- CreateIndex
CREATE INDEX "moderated_text_group_id_opened_at_idx" ON "moderated_text"("group_id", "opened_at");

-- CreateIndex
CREATE INDEX "moderated_text_locked_by_id_idx" ON "moderated_text"("locked_by_id");

-- CreateIndex
CREATE INDEX "report_reporter_id_state_idx" ON "report"("reporter_id", "state");

-- CreateIndex
CREATE INDEX "report_act_id_idx" ON "report"("act_id");

-- CreateIndex
CREATE UNIQUE INDEX "report_moderated_text_id_reporter_id_key" ON "report"("moderated_text_id", "reporter_id");

-- CreateIndex
CREATE INDEX "moderation_act_moderated_text_id_id_idx" ON "moderation_act"("moderated_text_id", "id" DESC);

-- CreateIndex
CREATE INDEX "moderation_act_actor_id_idx" ON "moderation_act"("actor_id");

-- CreateIndex
CREATE INDEX "moderation_act_undone_by_id_idx" ON "moderation_act"("undone_by_id");

-- CreateIndex
CREATE INDEX "text_revision_discussion_id_id_idx" ON "text_revision"("discussion_id", "id" DESC);

-- CreateIndex
CREATE INDEX "text_revision_comment_id_id_idx" ON "text_revision"("comment_id", "id" DESC);

-- CreateIndex
CREATE INDEX "text_revision_reply_id_id_idx" ON "text_revision"("reply_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "writing_ban_act_id_key" ON "writing_ban"("act_id");

-- CreateIndex
CREATE INDEX "writing_ban_user_id_until_idx" ON "writing_ban"("user_id", "until");

-- CreateIndex
CREATE INDEX "writing_ban_group_id_idx" ON "writing_ban"("group_id");

-- CreateIndex
CREATE INDEX "writing_ban_by_id_idx" ON "writing_ban"("by_id");

-- CreateIndex
CREATE INDEX "comment_deleted_at_idx" ON "comment"("deleted_at");

-- CreateIndex
CREATE INDEX "discussion_deleted_at_idx" ON "discussion"("deleted_at");

-- CreateIndex
CREATE INDEX "message_discussion_id_idx" ON "message"("discussion_id");

-- CreateIndex
CREATE INDEX "message_comment_id_idx" ON "message"("comment_id");

-- CreateIndex
CREATE INDEX "message_reply_id_idx" ON "message"("reply_id");

-- CreateIndex
CREATE INDEX "message_quoted_reply_id_idx" ON "message"("quoted_reply_id");

-- CreateIndex
CREATE INDEX "reply_deleted_at_idx" ON "reply"("deleted_at");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "reply"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_quoted_reply_id_fkey" FOREIGN KEY ("quoted_reply_id") REFERENCES "reply"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "reply"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_locked_by_id_fkey" FOREIGN KEY ("locked_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_moderated_text_id_fkey" FOREIGN KEY ("moderated_text_id") REFERENCES "moderated_text"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "moderation_act"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_act" ADD CONSTRAINT "moderation_act_moderated_text_id_fkey" FOREIGN KEY ("moderated_text_id") REFERENCES "moderated_text"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_act" ADD CONSTRAINT "moderation_act_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_act" ADD CONSTRAINT "moderation_act_undone_by_id_fkey" FOREIGN KEY ("undone_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_revision" ADD CONSTRAINT "text_revision_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_revision" ADD CONSTRAINT "text_revision_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "text_revision" ADD CONSTRAINT "text_revision_reply_id_fkey" FOREIGN KEY ("reply_id") REFERENCES "reply"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_ban" ADD CONSTRAINT "writing_ban_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_ban" ADD CONSTRAINT "writing_ban_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_ban" ADD CONSTRAINT "writing_ban_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "writing_ban" ADD CONSTRAINT "writing_ban_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "moderation_act"("id") ON DELETE SET NULL ON UPDATE CASCADE;
