-- Questions of accounts about lines of their submissions. Threads may belong to a question; the check of threads is
-- replaced for that, which reads the table once.

-- AlterEnum
ALTER TYPE "message_action" ADD VALUE 'ASK';

-- AlterEnum
ALTER TYPE "message_source" ADD VALUE 'QUESTION';

-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "question_id" INTEGER;
ALTER TABLE "thread" DROP CONSTRAINT "thread_has_one_subject";
ALTER TABLE "thread" ADD CONSTRAINT "thread_has_one_subject"
    CHECK (num_nonnulls("contest_id", "discussion_id", "editorial_id", "question_id") = 1);

-- CreateTable
CREATE TABLE "line_question" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "asker_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "group_id" INTEGER,
    "first_line" INTEGER NOT NULL,
    "last_line" INTEGER NOT NULL,
    "content" VARCHAR(10000) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "waits_since" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" INTEGER,

    CONSTRAINT "line_question_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "line_question_lines" CHECK (1 <= "first_line" AND "first_line" <= "last_line"),
    CONSTRAINT "line_question_closed_waits_not" CHECK ("closed_at" IS NULL OR "waits_since" IS NULL)
);

-- CreateIndex
CREATE INDEX "line_question_submission_id_idx" ON "line_question"("submission_id");

-- CreateIndex
CREATE INDEX "line_question_asker_id_problem_id_idx" ON "line_question"("asker_id", "problem_id");

-- CreateIndex
CREATE INDEX "line_question_problem_id_waits_since_idx" ON "line_question"("problem_id", "waits_since");

-- CreateIndex
CREATE INDEX "line_question_group_id_waits_since_idx" ON "line_question"("group_id", "waits_since");

-- CreateIndex
CREATE INDEX "line_question_closed_by_id_idx" ON "line_question"("closed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_question_id_key" ON "thread"("question_id");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "line_question"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_question" ADD CONSTRAINT "line_question_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_question" ADD CONSTRAINT "line_question_asker_id_fkey" FOREIGN KEY ("asker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_question" ADD CONSTRAINT "line_question_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_question" ADD CONSTRAINT "line_question_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "line_question" ADD CONSTRAINT "line_question_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;
