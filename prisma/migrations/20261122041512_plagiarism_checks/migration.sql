-- Comparisons of what was handed in to a problem of a contest, and what the jury thinks of pairs that are alike (schema/plagiarism/).

-- CreateEnum
CREATE TYPE "plagiarism_check_state" AS ENUM ('WAITING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "plagiarism_review" AS ENUM ('INNOCENT', 'PLAGIARISED');

-- CreateTable
CREATE TABLE "plagiarism_check" (
    "id" SERIAL NOT NULL,
    "contest_problem_id" INTEGER NOT NULL,
    "state" "plagiarism_check_state" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "requested_by_id" CHAR(32),
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "program_count" INTEGER NOT NULL DEFAULT 0,
    "left_out_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "plagiarism_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plagiarism_pair" (
    "id" SERIAL NOT NULL,
    "check_id" INTEGER NOT NULL,
    "left_id" INTEGER NOT NULL,
    "right_id" INTEGER NOT NULL,
    "similarity" DOUBLE PRECISION NOT NULL,
    "longest_tokens" INTEGER NOT NULL,
    "fragments" JSONB NOT NULL,
    "review" "plagiarism_review",
    "note" VARCHAR(1000) NOT NULL DEFAULT '',
    "reviewer_id" CHAR(32),
    "reviewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "plagiarism_pair_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "plagiarism_check_contest_problem_id_key" ON "plagiarism_check"("contest_problem_id");

-- CreateIndex
CREATE INDEX "plagiarism_check_state_idx" ON "plagiarism_check"("state");

-- CreateIndex
CREATE INDEX "plagiarism_check_requested_by_id_idx" ON "plagiarism_check"("requested_by_id");

-- CreateIndex
CREATE INDEX "plagiarism_pair_check_id_similarity_id_idx" ON "plagiarism_pair"("check_id", "similarity" DESC, "id");

-- CreateIndex
CREATE INDEX "plagiarism_pair_left_id_idx" ON "plagiarism_pair"("left_id");

-- CreateIndex
CREATE INDEX "plagiarism_pair_right_id_idx" ON "plagiarism_pair"("right_id");

-- CreateIndex
CREATE INDEX "plagiarism_pair_reviewer_id_idx" ON "plagiarism_pair"("reviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "plagiarism_pair_check_id_left_id_right_id_key" ON "plagiarism_pair"("check_id", "left_id", "right_id");

-- AddForeignKey
ALTER TABLE "plagiarism_check" ADD CONSTRAINT "plagiarism_check_contest_problem_id_fkey" FOREIGN KEY ("contest_problem_id") REFERENCES "contest_problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_check" ADD CONSTRAINT "plagiarism_check_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_pair" ADD CONSTRAINT "plagiarism_pair_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "plagiarism_check"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_pair" ADD CONSTRAINT "plagiarism_pair_left_id_fkey" FOREIGN KEY ("left_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_pair" ADD CONSTRAINT "plagiarism_pair_right_id_fkey" FOREIGN KEY ("right_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plagiarism_pair" ADD CONSTRAINT "plagiarism_pair_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
