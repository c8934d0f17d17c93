-- The whole data model, as the product begins.

-- CreateEnum
CREATE TYPE "contest_access" AS ENUM ('PUBLIC', 'PRIVATE', 'PROTECTED');

-- CreateEnum
CREATE TYPE "group_access" AS ENUM ('PUBLIC', 'PROTECTED', 'PRIVATE');

-- CreateEnum
CREATE TYPE "judge_task_state" AS ENUM ('WAITING', 'RUNNING');

-- CreateEnum
CREATE TYPE "problem_type" AS ENUM ('ACM', 'OI');

-- CreateEnum
CREATE TYPE "problem_visibility" AS ENUM ('PUBLIC', 'PRIVATE', 'CONTEST');

-- CreateEnum
CREATE TYPE "judge_mode" AS ENUM ('DEFAULT', 'SPECIAL', 'INTERACTIVE');

-- CreateEnum
CREATE TYPE "judge_case_mode" AS ENUM ('DEFAULT', 'ERGODIC_WITHOUT_ERROR', 'SUBTASK_LOWEST', 'SUBTASK_AVERAGE', 'TEST_GROUPS');

-- CreateEnum
CREATE TYPE "difficulty" AS ENUM ('EASY', 'MID', 'HARD');

-- CreateEnum
CREATE TYPE "checker_convention" AS ENUM ('TESTLIB', 'HOJ', 'KATTIS', 'JAVASCRIPT');

-- CreateEnum
CREATE TYPE "problem_file_kind" AS ENUM ('STATEMENT', 'ATTACHMENT', 'USER_EXTRA', 'INCLUDE', 'JUDGE_EXTRA', 'CHECKER_SOURCE', 'JURY_SOURCE');

-- CreateEnum
CREATE TYPE "submission_origin" AS ENUM ('PRACTICE', 'CONTEST', 'TRAINING', 'GROUP', 'JURY');

-- CreateEnum
CREATE TYPE "verdict_cause" AS ENUM ('JUDGED', 'REJUDGED', 'MANUAL', 'CANCELLED', 'FAILED');

-- CreateEnum
CREATE TYPE "group_aggregation" AS ENUM ('SUM', 'MIN', 'MAX', 'AVERAGE');

-- CreateEnum
CREATE TYPE "training_access" AS ENUM ('PUBLIC', 'PRIVATE');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('ROOT', 'ADMIN', 'PROBLEM_ADMIN', 'USER', 'NO_SUBMIT', 'NO_DISCUSS', 'MUTED', 'NO_SUBMIT_NO_DISCUSS', 'NO_SUBMIT_MUTED');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('MALE', 'FEMALE', 'SECRECY');

-- CreateTable
CREATE TABLE "contest" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type" "problem_type" NOT NULL DEFAULT 'ACM',
    "access" "contest_access" NOT NULL DEFAULT 'PUBLIC',
    "password" VARCHAR(255),
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "seals_at" TIMESTAMPTZ(3),
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "is_end_submit_allowed" BOOLEAN NOT NULL DEFAULT false,
    "author_id" CHAR(32) NOT NULL,
    "group_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_problem" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "display_id" VARCHAR(50) NOT NULL,
    "display_title" VARCHAR(255) NOT NULL,
    "color" VARCHAR(20),
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "contest_problem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stored_file" (
    "sha256" CHAR(64) NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "content_type" VARCHAR(100) NOT NULL DEFAULT 'application/octet-stream',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stored_file_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "group" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(25) NOT NULL,
    "short_name" VARCHAR(10) NOT NULL,
    "brief" VARCHAR(50) NOT NULL,
    "description" VARCHAR(1000) NOT NULL,
    "access" "group_access" NOT NULL DEFAULT 'PUBLIC',
    "code" CHAR(6),
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "avatar_url" VARCHAR(255),
    "owner_id" CHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_member" (
    "group_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "level" INTEGER NOT NULL,
    "reason" VARCHAR(100),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_member_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "judge_task" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "state" "judge_task_state" NOT NULL DEFAULT 'WAITING',
    "priority" INTEGER NOT NULL,
    "language_keys" TEXT[],
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "node_id" INTEGER,
    "incarnation" CHAR(32),
    "lease_until" TIMESTAMPTZ(3),
    "claimed_at" TIMESTAMPTZ(3),
    "cases_done" INTEGER NOT NULL DEFAULT 0,
    "cases_total" INTEGER NOT NULL DEFAULT 0,
    "failures" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "judge_task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "judge_node" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "incarnation" CHAR(32),
    "slots" INTEGER NOT NULL DEFAULT 0,
    "is_weak_sandbox" BOOLEAN NOT NULL DEFAULT false,
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "last_seen_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "judge_node_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "language" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(30) NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "content_type" VARCHAR(50) NOT NULL,
    "description" TEXT NOT NULL,
    "compile_command" TEXT NOT NULL,
    "run_command" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "time_factor" DOUBLE PRECISION NOT NULL,
    "memory_factor" DOUBLE PRECISION NOT NULL,
    "is_checker" BOOLEAN NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "language_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "judge_node_language" (
    "node_id" INTEGER NOT NULL,
    "language_id" INTEGER NOT NULL,
    "version" VARCHAR(255) NOT NULL,

    CONSTRAINT "judge_node_language_pkey" PRIMARY KEY ("node_id","language_id")
);

-- CreateTable
CREATE TABLE "problem" (
    "id" SERIAL NOT NULL,
    "display_id" VARCHAR(50) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "author_id" CHAR(32),
    "modifier_id" CHAR(32),
    "author_name" VARCHAR(255),
    "type" "problem_type" NOT NULL DEFAULT 'ACM',
    "visibility" "problem_visibility" NOT NULL DEFAULT 'PUBLIC',
    "difficulty" "difficulty" NOT NULL DEFAULT 'EASY',
    "time_limit_ms" INTEGER NOT NULL DEFAULT 1000,
    "memory_limit_mb" INTEGER NOT NULL DEFAULT 256,
    "stack_limit_mb" INTEGER NOT NULL DEFAULT 128,
    "output_limit_mb" INTEGER,
    "source" VARCHAR(255),
    "license" VARCHAR(100),
    "is_remote" BOOLEAN NOT NULL DEFAULT false,
    "origin" VARCHAR(20) NOT NULL DEFAULT 'ME',
    "total_score" INTEGER,
    "is_code_shared" BOOLEAN NOT NULL DEFAULT true,
    "is_remove_end_blank" BOOLEAN NOT NULL DEFAULT true,
    "is_case_result_published" BOOLEAN NOT NULL DEFAULT true,
    "io_read_file_name" VARCHAR(255),
    "io_write_file_name" VARCHAR(255),
    "judge_mode" "judge_mode" NOT NULL DEFAULT 'DEFAULT',
    "judge_case_mode" "judge_case_mode" NOT NULL DEFAULT 'DEFAULT',
    "comparison" JSONB,
    "checker_convention" "checker_convention",
    "checker_language_key" VARCHAR(30),
    "checker_entry_point" VARCHAR(255),
    "language_keys" TEXT[],
    "language_factors" JSONB NOT NULL DEFAULT '{}',
    "package_name" VARCHAR(255),
    "apply_public_progress" INTEGER,
    "group_id" INTEGER,
    "test_set_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "problem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_statement" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "language" VARCHAR(10) NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL,
    "input" TEXT NOT NULL DEFAULT '',
    "output" TEXT NOT NULL DEFAULT '',
    "hint" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "problem_statement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_sample" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "input" TEXT NOT NULL,
    "output" TEXT NOT NULL,
    "interaction" TEXT,
    "explanation" TEXT,

    CONSTRAINT "problem_sample_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tag_classification" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "origin" VARCHAR(20) NOT NULL DEFAULT 'ME',
    "rank" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tag_classification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tag" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "color" VARCHAR(20),
    "origin" VARCHAR(20) NOT NULL DEFAULT 'ME',
    "group_id" INTEGER,
    "classification_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_tag" (
    "problem_id" INTEGER NOT NULL,
    "tag_id" INTEGER NOT NULL,

    CONSTRAINT "problem_tag_pkey" PRIMARY KEY ("problem_id","tag_id")
);

-- CreateTable
CREATE TABLE "problem_file" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "kind" "problem_file_kind" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sha256" CHAR(64) NOT NULL,

    CONSTRAINT "problem_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "code_template" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "prepend" TEXT NOT NULL DEFAULT '',
    "template" TEXT NOT NULL DEFAULT '',
    "append" TEXT NOT NULL DEFAULT '',
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jury_submission" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "entry_point" VARCHAR(255),
    "expected" INTEGER[],
    "min_score" DOUBLE PRECISION,
    "max_score" DOUBLE PRECISION,
    "conditions" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "jury_submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_statistics" (
    "problem_id" INTEGER NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "ac" INTEGER NOT NULL DEFAULT 0,
    "wa" INTEGER NOT NULL DEFAULT 0,
    "tle" INTEGER NOT NULL DEFAULT 0,
    "mle" INTEGER NOT NULL DEFAULT 0,
    "re" INTEGER NOT NULL DEFAULT 0,
    "ce" INTEGER NOT NULL DEFAULT 0,
    "pe" INTEGER NOT NULL DEFAULT 0,
    "se" INTEGER NOT NULL DEFAULT 0,
    "pac" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "problem_statistics_pkey" PRIMARY KEY ("problem_id")
);

-- CreateTable
CREATE TABLE "solved_problem" (
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "first_accepted_at" TIMESTAMPTZ(3),
    "best_score" INTEGER,
    "best_oi_rank_score" INTEGER,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "solved_problem_pkey" PRIMARY KEY ("user_id","problem_id")
);

-- CreateTable
CREATE TABLE "site_setting" (
    "key" VARCHAR(50) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "submission" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "contest_id" INTEGER,
    "contest_problem_id" INTEGER,
    "training_id" INTEGER,
    "group_id" INTEGER,
    "jury_submission_id" INTEGER,
    "origin" "submission_origin" NOT NULL DEFAULT 'PRACTICE',
    "language_key" VARCHAR(30) NOT NULL,
    "code" TEXT NOT NULL,
    "extra_files" JSONB,
    "length_bytes" INTEGER NOT NULL,
    "status" INTEGER NOT NULL DEFAULT 5,
    "score" INTEGER,
    "total_score" INTEGER,
    "oi_rank_score" INTEGER,
    "time_ms" INTEGER,
    "memory_kb" INTEGER,
    "message" TEXT,
    "is_shared" BOOLEAN NOT NULL DEFAULT false,
    "is_manual" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "test_set_id" INTEGER,
    "judge_name" VARCHAR(100),
    "judged_at" TIMESTAMPTZ(3),
    "address" VARCHAR(64),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case_result" (
    "submission_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "test_case_id" INTEGER,
    "status" INTEGER NOT NULL,
    "time_ms" INTEGER NOT NULL,
    "memory_kb" INTEGER NOT NULL,
    "score" INTEGER,
    "message" TEXT,
    "judge_message" TEXT,
    "group_name" VARCHAR(255) NOT NULL,

    CONSTRAINT "case_result_pkey" PRIMARY KEY ("submission_id","position")
);

-- CreateTable
CREATE TABLE "group_result" (
    "submission_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "group_name" VARCHAR(255) NOT NULL,
    "status" INTEGER NOT NULL,
    "score" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "accepted_cases" INTEGER NOT NULL,
    "case_count" INTEGER NOT NULL,
    "time_ms" INTEGER NOT NULL,
    "memory_kb" INTEGER NOT NULL,

    CONSTRAINT "group_result_pkey" PRIMARY KEY ("submission_id","position")
);

-- CreateTable
CREATE TABLE "verdict_change" (
    "id" SERIAL NOT NULL,
    "submission_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "cause" "verdict_cause" NOT NULL,
    "status" INTEGER NOT NULL,
    "score" INTEGER,
    "time_ms" INTEGER,
    "memory_kb" INTEGER,
    "judge_name" VARCHAR(100),
    "actor_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verdict_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_set" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_group" (
    "id" SERIAL NOT NULL,
    "test_set_id" INTEGER NOT NULL,
    "parent_id" INTEGER,
    "position" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "aggregation" "group_aggregation" NOT NULL DEFAULT 'SUM',
    "is_break_on_reject" BOOLEAN NOT NULL DEFAULT true,
    "accept_score" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "reject_score" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "max_score" DOUBLE PRECISION,
    "requires" TEXT[],

    CONSTRAINT "test_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_case" (
    "id" SERIAL NOT NULL,
    "test_set_id" INTEGER NOT NULL,
    "group_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "input_sha256" CHAR(64) NOT NULL,
    "answer_sha256" CHAR(64) NOT NULL,
    "score" INTEGER,
    "validator_flags" TEXT[],
    "args" TEXT[],

    CONSTRAINT "test_case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_case_file" (
    "test_case_id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "sha256" CHAR(64) NOT NULL,

    CONSTRAINT "test_case_file_pkey" PRIMARY KEY ("test_case_id","name")
);

-- CreateTable
CREATE TABLE "training" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "access" "training_access" NOT NULL DEFAULT 'PUBLIC',
    "password" VARCHAR(255),
    "rank" INTEGER NOT NULL DEFAULT 1000,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "author_id" CHAR(32) NOT NULL,
    "group_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_problem" (
    "training_id" INTEGER NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "display_id" VARCHAR(50) NOT NULL,
    "rank" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "training_problem_pkey" PRIMARY KEY ("training_id","problem_id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" CHAR(32) NOT NULL,
    "username" VARCHAR(20) NOT NULL,
    "username_key" VARCHAR(20) NOT NULL,
    "email" VARCHAR(254),
    "email_key" VARCHAR(254),
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL DEFAULT 'USER',
    "nickname" VARCHAR(100),
    "real_name" VARCHAR(100),
    "gender" "gender" NOT NULL DEFAULT 'SECRECY',
    "school" VARCHAR(100),
    "course" VARCHAR(100),
    "student_id" VARCHAR(50),
    "signature" TEXT,
    "github" VARCHAR(255),
    "blog" VARCHAR(255),
    "cf_username" VARCHAR(255),
    "avatar_url" VARCHAR(255),
    "title_name" VARCHAR(50),
    "title_color" VARCHAR(20),
    "is_disabled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" CHAR(32) NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,
    "address" VARCHAR(64),
    "user_agent" VARCHAR(512),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_failure" (
    "id" SERIAL NOT NULL,
    "username_key" VARCHAR(64) NOT NULL,
    "address" VARCHAR(64) NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_failure_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_statistics" (
    "user_id" CHAR(32) NOT NULL,
    "submissions" INTEGER NOT NULL DEFAULT 0,
    "solved" INTEGER NOT NULL DEFAULT 0,
    "oi_rank_score" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "user_statistics_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "contest_is_visible_starts_at_idx" ON "contest"("is_visible", "starts_at");

-- CreateIndex
CREATE INDEX "contest_author_id_idx" ON "contest"("author_id");

-- CreateIndex
CREATE INDEX "contest_group_id_idx" ON "contest"("group_id");

-- CreateIndex
CREATE INDEX "contest_problem_problem_id_idx" ON "contest_problem"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_problem_contest_id_display_id_key" ON "contest_problem"("contest_id", "display_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_problem_contest_id_problem_id_key" ON "contest_problem"("contest_id", "problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "group_name_key" ON "group"("name");

-- CreateIndex
CREATE UNIQUE INDEX "group_short_name_key" ON "group"("short_name");

-- CreateIndex
CREATE INDEX "group_owner_id_idx" ON "group"("owner_id");

-- CreateIndex
CREATE INDEX "group_member_user_id_idx" ON "group_member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "judge_task_submission_id_key" ON "judge_task"("submission_id");

-- CreateIndex
CREATE INDEX "judge_task_state_priority_id_idx" ON "judge_task"("state", "priority" DESC, "id");

-- CreateIndex
CREATE INDEX "judge_task_node_id_idx" ON "judge_task"("node_id");

-- CreateIndex
CREATE UNIQUE INDEX "judge_node_name_key" ON "judge_node"("name");

-- CreateIndex
CREATE UNIQUE INDEX "judge_node_token_hash_key" ON "judge_node"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "language_key_key" ON "language"("key");

-- CreateIndex
CREATE UNIQUE INDEX "language_name_key" ON "language"("name");

-- CreateIndex
CREATE INDEX "judge_node_language_language_id_idx" ON "judge_node_language"("language_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_display_id_key" ON "problem"("display_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_package_name_key" ON "problem"("package_name");

-- CreateIndex
CREATE UNIQUE INDEX "problem_test_set_id_key" ON "problem"("test_set_id");

-- CreateIndex
CREATE INDEX "problem_visibility_origin_id_idx" ON "problem"("visibility", "origin", "id");

-- CreateIndex
CREATE INDEX "problem_author_id_idx" ON "problem"("author_id");

-- CreateIndex
CREATE INDEX "problem_modifier_id_idx" ON "problem"("modifier_id");

-- CreateIndex
CREATE INDEX "problem_group_id_idx" ON "problem"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_statement_problem_id_language_key" ON "problem_statement"("problem_id", "language");

-- CreateIndex
CREATE UNIQUE INDEX "problem_sample_problem_id_position_key" ON "problem_sample"("problem_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "tag_classification_origin_name_key" ON "tag_classification"("origin", "name");

-- CreateIndex
CREATE INDEX "tag_classification_id_idx" ON "tag"("classification_id");

-- CreateIndex
CREATE INDEX "tag_group_id_idx" ON "tag"("group_id");

-- CreateIndex
CREATE UNIQUE INDEX "tag_origin_name_group_id_key" ON "tag"("origin", "name", "group_id");

-- CreateIndex
CREATE INDEX "problem_tag_tag_id_idx" ON "problem_tag"("tag_id");

-- CreateIndex
CREATE INDEX "problem_file_sha256_idx" ON "problem_file"("sha256");

-- CreateIndex
CREATE UNIQUE INDEX "problem_file_problem_id_kind_name_key" ON "problem_file"("problem_id", "kind", "name");

-- CreateIndex
CREATE UNIQUE INDEX "code_template_problem_id_language_key_key" ON "code_template"("problem_id", "language_key");

-- CreateIndex
CREATE UNIQUE INDEX "jury_submission_problem_id_name_key" ON "jury_submission"("problem_id", "name");

-- CreateIndex
CREATE INDEX "solved_problem_problem_id_idx" ON "solved_problem"("problem_id");

-- CreateIndex
CREATE INDEX "submission_origin_id_idx" ON "submission"("origin", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_user_id_id_idx" ON "submission"("user_id", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_problem_id_id_idx" ON "submission"("problem_id", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_user_id_problem_id_status_idx" ON "submission"("user_id", "problem_id", "status");

-- CreateIndex
CREATE INDEX "submission_contest_id_id_idx" ON "submission"("contest_id", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_contest_problem_id_idx" ON "submission"("contest_problem_id");

-- CreateIndex
CREATE INDEX "submission_training_id_idx" ON "submission"("training_id");

-- CreateIndex
CREATE INDEX "submission_group_id_id_idx" ON "submission"("group_id", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_jury_submission_id_idx" ON "submission"("jury_submission_id");

-- CreateIndex
CREATE INDEX "submission_test_set_id_idx" ON "submission"("test_set_id");

-- CreateIndex
CREATE INDEX "submission_status_id_idx" ON "submission"("status", "id" DESC);

-- CreateIndex
CREATE INDEX "submission_language_key_id_idx" ON "submission"("language_key", "id" DESC);

-- CreateIndex
CREATE INDEX "case_result_test_case_id_idx" ON "case_result"("test_case_id");

-- CreateIndex
CREATE INDEX "verdict_change_actor_id_idx" ON "verdict_change"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "verdict_change_submission_id_version_key" ON "verdict_change"("submission_id", "version");

-- CreateIndex
CREATE INDEX "test_set_problem_id_idx" ON "test_set"("problem_id");

-- CreateIndex
CREATE INDEX "test_group_parent_id_idx" ON "test_group"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "test_group_test_set_id_position_key" ON "test_group"("test_set_id", "position");

-- CreateIndex
CREATE INDEX "test_case_group_id_idx" ON "test_case"("group_id");

-- CreateIndex
CREATE INDEX "test_case_input_sha256_idx" ON "test_case"("input_sha256");

-- CreateIndex
CREATE INDEX "test_case_answer_sha256_idx" ON "test_case"("answer_sha256");

-- CreateIndex
CREATE UNIQUE INDEX "test_case_test_set_id_position_key" ON "test_case"("test_set_id", "position");

-- CreateIndex
CREATE INDEX "test_case_file_sha256_idx" ON "test_case_file"("sha256");

-- CreateIndex
CREATE INDEX "training_is_visible_rank_idx" ON "training"("is_visible", "rank");

-- CreateIndex
CREATE INDEX "training_author_id_idx" ON "training"("author_id");

-- CreateIndex
CREATE INDEX "training_group_id_idx" ON "training"("group_id");

-- CreateIndex
CREATE INDEX "training_problem_problem_id_idx" ON "training_problem"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_problem_training_id_display_id_key" ON "training_problem"("training_id", "display_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key_key" ON "user"("username_key");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key_key" ON "user"("email_key");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "sign_in_failure_username_key_address_failed_at_idx" ON "sign_in_failure"("username_key", "address", "failed_at");

-- CreateIndex
CREATE INDEX "sign_in_failure_failed_at_idx" ON "sign_in_failure"("failed_at");

-- CreateIndex
CREATE INDEX "user_statistics_solved_submissions_idx" ON "user_statistics"("solved" DESC, "submissions");

-- CreateIndex
CREATE INDEX "user_statistics_oi_rank_score_idx" ON "user_statistics"("oi_rank_score" DESC);

-- AddForeignKey
ALTER TABLE "contest" ADD CONSTRAINT "contest_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest" ADD CONSTRAINT "contest_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_problem" ADD CONSTRAINT "contest_problem_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_problem" ADD CONSTRAINT "contest_problem_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group" ADD CONSTRAINT "group_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_task" ADD CONSTRAINT "judge_task_node_id_fkey" FOREIGN KEY ("node_id") REFERENCES "judge_node"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_node_language" ADD CONSTRAINT "judge_node_language_node_id_fkey" FOREIGN KEY ("node_id") REFERENCES "judge_node"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "judge_node_language" ADD CONSTRAINT "judge_node_language_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem" ADD CONSTRAINT "problem_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem" ADD CONSTRAINT "problem_modifier_id_fkey" FOREIGN KEY ("modifier_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem" ADD CONSTRAINT "problem_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem" ADD CONSTRAINT "problem_test_set_id_fkey" FOREIGN KEY ("test_set_id") REFERENCES "test_set"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_statement" ADD CONSTRAINT "problem_statement_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_sample" ADD CONSTRAINT "problem_sample_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_classification_id_fkey" FOREIGN KEY ("classification_id") REFERENCES "tag_classification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_tag" ADD CONSTRAINT "problem_tag_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_tag" ADD CONSTRAINT "problem_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_file" ADD CONSTRAINT "problem_file_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_file" ADD CONSTRAINT "problem_file_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "code_template" ADD CONSTRAINT "code_template_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jury_submission" ADD CONSTRAINT "jury_submission_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_statistics" ADD CONSTRAINT "problem_statistics_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solved_problem" ADD CONSTRAINT "solved_problem_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "solved_problem" ADD CONSTRAINT "solved_problem_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_contest_problem_id_fkey" FOREIGN KEY ("contest_problem_id") REFERENCES "contest_problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_jury_submission_id_fkey" FOREIGN KEY ("jury_submission_id") REFERENCES "jury_submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_test_set_id_fkey" FOREIGN KEY ("test_set_id") REFERENCES "test_set"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_result" ADD CONSTRAINT "case_result_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_result" ADD CONSTRAINT "case_result_test_case_id_fkey" FOREIGN KEY ("test_case_id") REFERENCES "test_case"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_result" ADD CONSTRAINT "group_result_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_change" ADD CONSTRAINT "verdict_change_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_change" ADD CONSTRAINT "verdict_change_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_set" ADD CONSTRAINT "test_set_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_group" ADD CONSTRAINT "test_group_test_set_id_fkey" FOREIGN KEY ("test_set_id") REFERENCES "test_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_group" ADD CONSTRAINT "test_group_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "test_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_test_set_id_fkey" FOREIGN KEY ("test_set_id") REFERENCES "test_set"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "test_group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_input_sha256_fkey" FOREIGN KEY ("input_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case" ADD CONSTRAINT "test_case_answer_sha256_fkey" FOREIGN KEY ("answer_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case_file" ADD CONSTRAINT "test_case_file_test_case_id_fkey" FOREIGN KEY ("test_case_id") REFERENCES "test_case"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "test_case_file" ADD CONSTRAINT "test_case_file_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training" ADD CONSTRAINT "training_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training" ADD CONSTRAINT "training_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_problem" ADD CONSTRAINT "training_problem_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_problem" ADD CONSTRAINT "training_problem_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_statistics" ADD CONSTRAINT "user_statistics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
