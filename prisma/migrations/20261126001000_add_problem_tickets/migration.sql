-- Tickets about faults of problems, with their time line, and messages about them.

-- CreateEnum
CREATE TYPE "problem_ticket_kind" AS ENUM ('STATEMENT', 'TEST_DATA', 'LIMITS', 'TRANSLATION', 'OTHER');

-- CreateEnum
CREATE TYPE "problem_ticket_state" AS ENUM ('OPEN', 'IN_WORK', 'FIXED', 'DECLINED', 'DUPLICATE');

-- CreateEnum
CREATE TYPE "problem_ticket_entry_kind" AS ENUM ('REPLY', 'NOTE', 'STATE', 'ASSIGNMENT');

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'REPORT';
ALTER TYPE "message_action" ADD VALUE 'REOPEN';
ALTER TYPE "message_action" ADD VALUE 'FIX';
ALTER TYPE "message_action" ADD VALUE 'DECLINE';
ALTER TYPE "message_action" ADD VALUE 'MARK_DUPLICATE';

-- AlterEnum
ALTER TYPE "message_source" ADD VALUE 'TICKET';

-- CreateTable
CREATE TABLE "problem_ticket" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "reporter_id" CHAR(32),
    "kind" "problem_ticket_kind" NOT NULL,
    "content" VARCHAR(5000) NOT NULL,
    "submission_id" INTEGER,
    "state" "problem_ticket_state" NOT NULL DEFAULT 'OPEN',
    "assignee_id" CHAR(32),
    "duplicate_of_id" INTEGER,
    "fixed_in_revision" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "problem_ticket_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "problem_ticket_open_is_not_closed" CHECK (("closed_at" IS NULL) = ("state" IN ('OPEN', 'IN_WORK'))),
    CONSTRAINT "problem_ticket_duplicate_of_another" CHECK ("duplicate_of_id" <> "id")
);

-- CreateTable
CREATE TABLE "problem_ticket_entry" (
    "id" SERIAL NOT NULL,
    "ticket_id" INTEGER NOT NULL,
    "author_id" CHAR(32),
    "kind" "problem_ticket_entry_kind" NOT NULL,
    "content" VARCHAR(5000) NOT NULL DEFAULT '',
    "state" "problem_ticket_state",
    "fixed_in_revision" INTEGER,
    "assignee_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "problem_ticket_entry_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "problem_ticket_entry_state_of_change" CHECK (("state" IS NOT NULL) = ("kind" = 'STATE'))
);

-- CreateIndex
CREATE INDEX "problem_ticket_state_id_idx" ON "problem_ticket"("state", "id");

-- CreateIndex
CREATE INDEX "problem_ticket_problem_id_state_id_idx" ON "problem_ticket"("problem_id", "state", "id");

-- CreateIndex
CREATE INDEX "problem_ticket_reporter_id_problem_id_idx" ON "problem_ticket"("reporter_id", "problem_id");

-- CreateIndex
CREATE INDEX "problem_ticket_assignee_id_state_id_idx" ON "problem_ticket"("assignee_id", "state", "id");

-- CreateIndex
CREATE INDEX "problem_ticket_submission_id_idx" ON "problem_ticket"("submission_id");

-- CreateIndex
CREATE INDEX "problem_ticket_duplicate_of_id_idx" ON "problem_ticket"("duplicate_of_id");

-- CreateIndex
CREATE INDEX "problem_ticket_entry_ticket_id_id_idx" ON "problem_ticket_entry"("ticket_id", "id");

-- CreateIndex
CREATE INDEX "problem_ticket_entry_author_id_idx" ON "problem_ticket_entry"("author_id");

-- CreateIndex
CREATE INDEX "problem_ticket_entry_assignee_id_idx" ON "problem_ticket_entry"("assignee_id");

-- AddForeignKey
ALTER TABLE "problem_ticket" ADD CONSTRAINT "problem_ticket_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket" ADD CONSTRAINT "problem_ticket_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket" ADD CONSTRAINT "problem_ticket_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket" ADD CONSTRAINT "problem_ticket_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket" ADD CONSTRAINT "problem_ticket_duplicate_of_id_fkey" FOREIGN KEY ("duplicate_of_id") REFERENCES "problem_ticket"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket_entry" ADD CONSTRAINT "problem_ticket_entry_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "problem_ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket_entry" ADD CONSTRAINT "problem_ticket_entry_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_ticket_entry" ADD CONSTRAINT "problem_ticket_entry_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
