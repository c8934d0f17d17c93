-- Remote judges: accounts, statements, submissions sent there, and how each judge answers (decisions 180, 181).
-- CreateEnum
CREATE TYPE "remote_mode" AS ENUM ('POOL', 'BYO_SESSION', 'BROWSER', 'OFFICIAL_API', 'CLAIM');

-- CreateEnum
CREATE TYPE "remote_operation" AS ENUM ('STATEMENT', 'SIGN_IN', 'SUBMIT', 'POLL');

-- CreateEnum
CREATE TYPE "remote_account_state" AS ENUM ('OK', 'NEEDS_HUMAN', 'BANNED', 'DISABLED');

-- CreateEnum
CREATE TYPE "remote_job_state" AS ENUM ('QUEUED', 'SENDING', 'UNCERTAIN', 'RUNNING', 'DONE', 'NOT_SENT', 'HELD');

-- CreateTable
CREATE TABLE "remote_account" (
    "id" SERIAL NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "owner_id" CHAR(32),
    "mode" "remote_mode" NOT NULL,
    "username" VARCHAR(100) NOT NULL,
    "sealed_credential" TEXT,
    "sealed_session" TEXT,
    "state" "remote_account_state" NOT NULL DEFAULT 'OK',
    "note" VARCHAR(500) NOT NULL DEFAULT '',
    "paused_until" TIMESTAMPTZ(3),
    "signed_in_at" TIMESTAMPTZ(3)[],
    "checked_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_language" (
    "judge_key" VARCHAR(20) NOT NULL,
    "id" VARCHAR(20) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "like_key" VARCHAR(30),
    "is_markable" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_language_pkey" PRIMARY KEY ("judge_key","id")
);

-- CreateTable
CREATE TABLE "remote_source" (
    "problem_id" INTEGER NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "ref" VARCHAR(100) NOT NULL,
    "submit_key" VARCHAR(100),
    "url" VARCHAR(500) NOT NULL,
    "language_ids" TEXT[],
    "is_link_only" BOOLEAN NOT NULL DEFAULT false,
    "documents" BYTEA,
    "sha256" CHAR(64),
    "parser_version" INTEGER NOT NULL DEFAULT 1,
    "read_at" TIMESTAMPTZ(3),
    "next_read_at" TIMESTAMPTZ(3),

    CONSTRAINT "remote_source_pkey" PRIMARY KEY ("problem_id")
);

-- CreateTable
CREATE TABLE "remote_revision" (
    "problem_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_revision_pkey" PRIMARY KEY ("problem_id","number")
);

-- CreateTable
CREATE TABLE "remote_job" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "attempt" INTEGER NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "mode" "remote_mode" NOT NULL,
    "state" "remote_job_state" NOT NULL DEFAULT 'QUEUED',
    "priority" INTEGER NOT NULL DEFAULT 0,
    "user_id" CHAR(32) NOT NULL,
    "ref" VARCHAR(100) NOT NULL,
    "submit_key" VARCHAR(100),
    "language_id" VARCHAR(20) NOT NULL,
    "account_id" INTEGER,
    "baseline_run_id" VARCHAR(50),
    "source_sha256" CHAR(64),
    "source_bytes" INTEGER,
    "sent_at" TIMESTAMPTZ(3),
    "visible_by" TIMESTAMPTZ(3),
    "run_id" VARCHAR(50),
    "found_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "lease" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "reason" VARCHAR(50),
    "text" VARCHAR(1000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_job_event" (
    "id" SERIAL NOT NULL,
    "job_id" INTEGER NOT NULL,
    "state" "remote_job_state" NOT NULL,
    "text" VARCHAR(1000) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_job_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_health" (
    "judge_key" VARCHAR(20) NOT NULL,
    "operation" "remote_operation" NOT NULL,
    "outcomes" BOOLEAN[],
    "open_until" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3),
    "openings" INTEGER NOT NULL DEFAULT 0,
    "failure_class" VARCHAR(20),
    "failure_text" VARCHAR(1000) NOT NULL DEFAULT '',
    "failure_page" TEXT,
    "failed_at" TIMESTAMPTZ(3),
    "succeeded_at" TIMESTAMPTZ(3),

    CONSTRAINT "remote_health_pkey" PRIMARY KEY ("judge_key","operation")
);

-- CreateTable
CREATE TABLE "remote_pace" (
    "key" VARCHAR(100) NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_pace_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "remote_account_judge_key_owner_id_username_key" ON "remote_account"("judge_key", "owner_id", "username");

-- CreateIndex
CREATE INDEX "remote_account_owner_id_idx" ON "remote_account"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "remote_source_judge_key_ref_key" ON "remote_source"("judge_key", "ref");

-- CreateIndex
CREATE INDEX "remote_source_next_read_at_idx" ON "remote_source"("next_read_at");

-- CreateIndex
CREATE UNIQUE INDEX "remote_job_submission_id_attempt_key" ON "remote_job"("submission_id", "attempt");

-- CreateIndex
CREATE UNIQUE INDEX "remote_job_judge_key_run_id_key" ON "remote_job"("judge_key", "run_id");

-- CreateIndex
CREATE INDEX "remote_job_judge_key_state_next_at_idx" ON "remote_job"("judge_key", "state", "next_at");

-- CreateIndex
CREATE INDEX "remote_job_account_id_state_idx" ON "remote_job"("account_id", "state");

-- CreateIndex
CREATE INDEX "remote_job_user_id_state_idx" ON "remote_job"("user_id", "state");

-- CreateIndex
CREATE INDEX "remote_job_event_job_id_id_idx" ON "remote_job_event"("job_id", "id");

-- AddForeignKey
ALTER TABLE "remote_account" ADD CONSTRAINT "remote_account_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_source" ADD CONSTRAINT "remote_source_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_revision" ADD CONSTRAINT "remote_revision_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "remote_source"("problem_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_job" ADD CONSTRAINT "remote_job_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_job" ADD CONSTRAINT "remote_job_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_job" ADD CONSTRAINT "remote_job_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "remote_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_job_event" ADD CONSTRAINT "remote_job_event_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "remote_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One submission of an account is in flight: its newest run before tells which one is new.
CREATE UNIQUE INDEX "remote_job_in_flight_key" ON "remote_job"("account_id") WHERE "state" IN ('SENDING', 'UNCERTAIN');

-- The unique index over the owner does not hold for accounts of the site.
CREATE UNIQUE INDEX "remote_account_site_key" ON "remote_account"("judge_key", "username") WHERE "owner_id" IS NULL;
