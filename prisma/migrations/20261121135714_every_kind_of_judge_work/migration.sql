-- Judges do more than standing verdicts: previews of rejudges, test runs, compiles of checkers. Each judgement is kept
-- with what it was made with. Nodes get modes instead of a pause, and tell of their load.

-- CreateEnum
CREATE TYPE "judge_queue" AS ENUM ('CONTEST', 'NORMAL', 'REJUDGE', 'TEST_RUN', 'JURY');

-- CreateEnum
CREATE TYPE "judge_node_mode" AS ENUM ('ACTIVE', 'PAUSED', 'DRAINING');

-- CreateEnum
CREATE TYPE "rejudge_state" AS ENUM ('RUNNING', 'READY', 'APPLIED', 'DISCARDED');

-- AlterTable
ALTER TABLE "case_result" ADD COLUMN     "runs_ms" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "transcript" TEXT;

-- AlterTable
ALTER TABLE "judge_node" ADD COLUMN     "created_by_id" CHAR(32),
ADD COLUMN     "load" JSONB,
ADD COLUMN     "mode" "judge_node_mode" NOT NULL DEFAULT 'ACTIVE',
ADD COLUMN     "registered_at" TIMESTAMPTZ(3),
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3);
UPDATE "judge_node" SET "mode" = 'PAUSED' WHERE "is_paused";
ALTER TABLE "judge_node" DROP COLUMN "is_paused";

-- AlterTable
ALTER TABLE "judge_task" ADD COLUMN     "checker_compile_id" INTEGER,
ADD COLUMN     "queue" "judge_queue",
ADD COLUMN     "rejudge_item_id" INTEGER,
ADD COLUMN     "test_run_id" INTEGER,
ADD COLUMN     "user_id" CHAR(32),
ALTER COLUMN "submission_id" DROP NOT NULL;

-- Tasks that wait already: their priority tells their queue.
UPDATE "judge_task" t SET "user_id" = s."user_id",
    "queue" = (CASE WHEN s."origin" = 'JURY' THEN 'JURY' WHEN t."priority" > 2000000 THEN 'CONTEST' WHEN t."priority" > 1000000 THEN 'NORMAL' ELSE 'REJUDGE' END)::"judge_queue",
    "priority" = t."priority" + (CASE WHEN s."origin" = 'JURY' THEN 0 ELSE 1000000 END)
    FROM "submission" s WHERE s."id" = t."submission_id";
ALTER TABLE "judge_task" ALTER COLUMN "queue" SET NOT NULL,
ADD CONSTRAINT "judge_task_subject" CHECK (num_nonnulls("submission_id", "rejudge_item_id", "test_run_id", "checker_compile_id") = 1);

-- AlterTable
ALTER TABLE "verdict_change" ADD COLUMN     "cases" JSONB,
ADD COLUMN     "record" JSONB;

-- CreateTable
CREATE TABLE "checker_compile" (
    "id" SERIAL NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "sources" JSONB NOT NULL,
    "is_ok" BOOLEAN,
    "message" TEXT,
    "compiler_version" VARCHAR(255),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "checker_compile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "judge_include" (
    "name" VARCHAR(100) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "uploaded_by_id" CHAR(32),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "judge_include_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "test_run" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "code" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "expected_output" TEXT,
    "status" INTEGER NOT NULL DEFAULT 5,
    "time_ms" INTEGER,
    "memory_kb" INTEGER,
    "output" TEXT,
    "stderr" TEXT,
    "message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "test_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rejudge" (
    "id" SERIAL NOT NULL,
    "created_by_id" CHAR(32),
    "is_preview" BOOLEAN NOT NULL,
    "filter" JSONB NOT NULL,
    "state" "rejudge_state" NOT NULL DEFAULT 'RUNNING',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "rejudge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rejudge_item" (
    "id" SERIAL NOT NULL,
    "rejudge_id" INTEGER NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "old_version" INTEGER NOT NULL,
    "old_status" INTEGER NOT NULL,
    "old_score" INTEGER,
    "old_time_ms" INTEGER,
    "old_memory_kb" INTEGER,
    "new_status" INTEGER,
    "new_score" INTEGER,
    "new_time_ms" INTEGER,
    "new_memory_kb" INTEGER,
    "judgement" JSONB,
    "judge_name" VARCHAR(100),
    "test_set_id" INTEGER,

    CONSTRAINT "rejudge_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "checker_compile_sha256_key" ON "checker_compile"("sha256");

-- CreateIndex
CREATE INDEX "judge_include_sha256_idx" ON "judge_include"("sha256");

-- CreateIndex
CREATE INDEX "judge_include_uploaded_by_id_idx" ON "judge_include"("uploaded_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_run_key_key" ON "test_run"("key");

-- CreateIndex
CREATE INDEX "test_run_user_id_idx" ON "test_run"("user_id");

-- CreateIndex
CREATE INDEX "test_run_problem_id_idx" ON "test_run"("problem_id");

-- CreateIndex
CREATE INDEX "test_run_finished_at_idx" ON "test_run"("finished_at");

-- CreateIndex
CREATE INDEX "rejudge_created_by_id_idx" ON "rejudge"("created_by_id");

-- CreateIndex
CREATE INDEX "rejudge_state_idx" ON "rejudge"("state");

-- CreateIndex
CREATE INDEX "rejudge_item_submission_id_idx" ON "rejudge_item"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "rejudge_item_rejudge_id_submission_id_key" ON "rejudge_item"("rejudge_id", "submission_id");

-- CreateIndex
CREATE INDEX "judge_node_created_by_id_idx" ON "judge_node"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "judge_task_rejudge_item_id_key" ON "judge_task"("rejudge_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "judge_task_test_run_id_key" ON "judge_task"("test_run_id");

-- CreateIndex
CREATE UNIQUE INDEX "judge_task_checker_compile_id_key" ON "judge_task"("checker_compile_id");

-- CreateIndex
CREATE INDEX "judge_task_user_id_state_idx" ON "judge_task"("user_id", "state");

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_rejudge_item_id_fkey" FOREIGN KEY ("rejudge_item_id") REFERENCES "rejudge_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_test_run_id_fkey" FOREIGN KEY ("test_run_id") REFERENCES "test_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_checker_compile_id_fkey" FOREIGN KEY ("checker_compile_id") REFERENCES "checker_compile"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_node" ADD CONSTRAINT "judge_node_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_include" ADD CONSTRAINT "judge_include_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_include" ADD CONSTRAINT "judge_include_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_run" ADD CONSTRAINT "test_run_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_run" ADD CONSTRAINT "test_run_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rejudge" ADD CONSTRAINT "rejudge_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rejudge_item" ADD CONSTRAINT "rejudge_item_rejudge_id_fkey" FOREIGN KEY ("rejudge_id") REFERENCES "rejudge"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rejudge_item" ADD CONSTRAINT "rejudge_item_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;
