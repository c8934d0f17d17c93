-- Solutions of accounts that solved a problem, with reviewed versions and votes. Threads and moderated texts may belong to
-- a solution; their checks are replaced for that, which reads the tables once.

-- CreateEnum
CREATE TYPE "solution_review_state" AS ENUM ('WAITING', 'APPROVED', 'RETURNED', 'REFUSED');

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'SEND_SOLUTION';
ALTER TYPE "message_action" ADD VALUE 'APPROVE';
ALTER TYPE "message_action" ADD VALUE 'RETURN';
ALTER TYPE "message_action" ADD VALUE 'REFUSE';

-- AlterEnum
ALTER TYPE "message_source" ADD VALUE 'SOLUTION';

-- AlterTable
ALTER TABLE "message" ADD COLUMN     "solution_id" INTEGER;

-- AlterTable
ALTER TABLE "moderated_text" ADD COLUMN     "solution_id" INTEGER;
ALTER TABLE "moderated_text" DROP CONSTRAINT "moderated_text_has_one_text";
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_has_one_text"
    CHECK (num_nonnulls("discussion_id", "comment_id", "reply_id", "solution_id") = 1);

-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "solution_id" INTEGER;
ALTER TABLE "thread" DROP CONSTRAINT "thread_has_one_subject";
ALTER TABLE "thread" ADD CONSTRAINT "thread_has_one_subject"
    CHECK (num_nonnulls("contest_id", "discussion_id", "editorial_id", "question_id", "solution_id") = 1);

-- CreateTable
CREATE TABLE "community_solution" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "author_id" CHAR(32) NOT NULL,
    "shown_version_id" INTEGER,
    "newest_version_id" INTEGER,
    "waits_since" TIMESTAMPTZ(3),
    "is_hidden" BOOLEAN NOT NULL DEFAULT false,
    "hidden_reason" VARCHAR(500),
    "deleted_at" TIMESTAMPTZ(3),
    "up_count" INTEGER NOT NULL DEFAULT 0,
    "down_count" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "community_solution_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_version" (
    "id" SERIAL NOT NULL,
    "solution_id" INTEGER NOT NULL,
    "submission_id" INTEGER,
    "language_key" VARCHAR(30) NOT NULL,
    "code" TEXT NOT NULL,
    "title" VARCHAR(100) NOT NULL,
    "content" TEXT NOT NULL,
    "help" VARCHAR(500) NOT NULL DEFAULT '',
    "state" "solution_review_state" NOT NULL DEFAULT 'WAITING',
    "reviewer_id" CHAR(32),
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "solution_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "solution_vote" (
    "solution_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "value" SMALLINT NOT NULL,

    CONSTRAINT "solution_vote_pkey" PRIMARY KEY ("solution_id","user_id"),
    CONSTRAINT "solution_vote_value" CHECK ("value" BETWEEN -1 AND 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "community_solution_shown_version_id_key" ON "community_solution"("shown_version_id");

-- CreateIndex
CREATE UNIQUE INDEX "community_solution_newest_version_id_key" ON "community_solution"("newest_version_id");

-- CreateIndex
CREATE INDEX "community_solution_problem_id_score_id_idx" ON "community_solution"("problem_id", "score" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "community_solution_problem_id_id_idx" ON "community_solution"("problem_id", "id" DESC);

-- CreateIndex
CREATE INDEX "community_solution_author_id_problem_id_idx" ON "community_solution"("author_id", "problem_id");

-- CreateIndex
CREATE INDEX "community_solution_waits_since_idx" ON "community_solution"("waits_since");

-- CreateIndex
CREATE INDEX "community_solution_deleted_at_idx" ON "community_solution"("deleted_at");

-- CreateIndex
CREATE INDEX "solution_version_solution_id_id_idx" ON "solution_version"("solution_id", "id" DESC);

-- CreateIndex
CREATE INDEX "solution_version_submission_id_idx" ON "solution_version"("submission_id");

-- CreateIndex
CREATE INDEX "solution_version_reviewer_id_idx" ON "solution_version"("reviewer_id");

-- CreateIndex
CREATE INDEX "solution_vote_user_id_idx" ON "solution_vote"("user_id");

-- CreateIndex
CREATE INDEX "message_solution_id_idx" ON "message"("solution_id");

-- CreateIndex
CREATE UNIQUE INDEX "moderated_text_solution_id_key" ON "moderated_text"("solution_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_solution_id_key" ON "thread"("solution_id");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "community_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "community_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderated_text" ADD CONSTRAINT "moderated_text_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "community_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_solution" ADD CONSTRAINT "community_solution_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_solution" ADD CONSTRAINT "community_solution_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_solution" ADD CONSTRAINT "community_solution_shown_version_id_fkey" FOREIGN KEY ("shown_version_id") REFERENCES "solution_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "community_solution" ADD CONSTRAINT "community_solution_newest_version_id_fkey" FOREIGN KEY ("newest_version_id") REFERENCES "solution_version"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_version" ADD CONSTRAINT "solution_version_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "community_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_version" ADD CONSTRAINT "solution_version_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_version" ADD CONSTRAINT "solution_version_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_vote" ADD CONSTRAINT "solution_vote_solution_id_fkey" FOREIGN KEY ("solution_id") REFERENCES "community_solution"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solution_vote" ADD CONSTRAINT "solution_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
