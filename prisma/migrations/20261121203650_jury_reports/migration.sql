-- Reports on jury solutions and input validators: what came of them each time something they depend on changed.
CREATE TYPE "jury_report_state" AS ENUM ('WAITING', 'RUNNING', 'DONE');

-- CreateEnum
CREATE TYPE "jury_report_subject" AS ENUM ('SOLUTION', 'VALIDATOR');

-- AlterEnum
ALTER TYPE "problem_file_kind" ADD VALUE 'INPUT_VALIDATOR';

-- CreateTable
CREATE TABLE "jury_report" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "state" "jury_report_state" NOT NULL DEFAULT 'WAITING',
    "parts" JSONB NOT NULL,
    "changed" TEXT[],
    "requested_by_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "jury_report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jury_report_item" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "subject" "jury_report_subject" NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "expected" INTEGER[],
    "submission_id" INTEGER,
    "accept_exit_code" INTEGER,
    "status" INTEGER,
    "score" INTEGER,
    "time_ms" INTEGER,
    "memory_kb" INTEGER,
    "disagreements" JSONB,
    "first_bad" JSONB,

    CONSTRAINT "jury_report_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "input_validator" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "language_key" VARCHAR(30) NOT NULL,
    "entry_point" VARCHAR(255),
    "accept_exit_code" INTEGER NOT NULL DEFAULT 42,

    CONSTRAINT "input_validator_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "jury_report_problem_id_id_idx" ON "jury_report"("problem_id", "id" DESC);

-- CreateIndex
CREATE INDEX "jury_report_state_idx" ON "jury_report"("state");

-- CreateIndex
CREATE INDEX "jury_report_requested_by_id_idx" ON "jury_report"("requested_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "jury_report_item_submission_id_key" ON "jury_report_item"("submission_id");

-- CreateIndex
CREATE INDEX "jury_report_item_report_id_idx" ON "jury_report_item"("report_id");

-- CreateIndex
CREATE UNIQUE INDEX "input_validator_problem_id_name_key" ON "input_validator"("problem_id", "name");

-- AddForeignKey
ALTER TABLE "jury_report" ADD CONSTRAINT "jury_report_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jury_report" ADD CONSTRAINT "jury_report_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jury_report_item" ADD CONSTRAINT "jury_report_item_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "jury_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jury_report_item" ADD CONSTRAINT "jury_report_item_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "input_validator" ADD CONSTRAINT "input_validator_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
