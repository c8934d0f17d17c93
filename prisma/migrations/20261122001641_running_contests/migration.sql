-- Contests that run: participants as rows of a board, what they handed in, seals, awards, clarifications, prints, balloons.

-- CreateEnum
CREATE TYPE "board_name" AS ENUM ('USERNAME', 'NICKNAME', 'REAL_NAME');

-- CreateEnum
CREATE TYPE "oi_score_rule" AS ENUM ('RECENT', 'HIGHEST');

-- CreateEnum
CREATE TYPE "contest_award_kind" AS ENUM ('NONE', 'PROPORTION', 'NUMBER');

-- CreateEnum
CREATE TYPE "participant_kind" AS ENUM ('INDIVIDUAL', 'TEAM', 'VIRTUAL');

-- AlterTable
ALTER TABLE "contest" ADD COLUMN     "account_limit" JSONB,
ADD COLUMN     "award_kind" "contest_award_kind" NOT NULL DEFAULT 'NONE',
ADD COLUMN     "awards" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "board_name" "board_name" NOT NULL DEFAULT 'USERNAME',
ADD COLUMN     "is_board_open" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_print_open" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_unsealed_at_end" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "oi_score_rule" "oi_score_rule" NOT NULL DEFAULT 'RECENT',
ADD COLUMN     "penalty_seconds" INTEGER NOT NULL DEFAULT 1200,
ADD COLUMN     "star_username_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "unsealed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "submission" ADD COLUMN     "is_under_seal" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "participant_id" INTEGER;

-- CreateTable
CREATE TABLE "contest_participant" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "kind" "participant_kind" NOT NULL DEFAULT 'INDIVIDUAL',
    "name" VARCHAR(100),
    "is_star" BOOLEAN NOT NULL DEFAULT false,
    "starts_at" TIMESTAMPTZ(3),
    "tries" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contest_participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_member" (
    "participant_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "is_virtual" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "contest_member_pkey" PRIMARY KEY ("participant_id","user_id")
);

-- CreateTable
CREATE TABLE "contest_announcement" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "title" VARCHAR(255) NOT NULL,
    "content" TEXT NOT NULL,
    "is_visible" BOOLEAN NOT NULL DEFAULT true,
    "author_id" CHAR(32) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contest_announcement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clarification" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "contest_problem_id" INTEGER,
    "asker_id" CHAR(32) NOT NULL,
    "question" VARCHAR(10000) NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" VARCHAR(10000),
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "answerer_id" CHAR(32),
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "clarification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_print" (
    "id" SERIAL NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "content" TEXT NOT NULL,
    "printed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contest_print_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "balloon" (
    "submission_id" INTEGER NOT NULL,
    "contest_id" INTEGER NOT NULL,
    "contest_problem_id" INTEGER NOT NULL,
    "carrier_id" CHAR(32),
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "balloon_pkey" PRIMARY KEY ("submission_id")
);

-- CreateIndex
CREATE INDEX "contest_participant_contest_id_id_idx" ON "contest_participant"("contest_id", "id");

-- CreateIndex
CREATE INDEX "contest_member_user_id_contest_id_idx" ON "contest_member"("user_id", "contest_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_member_contest_id_user_id_is_virtual_key" ON "contest_member"("contest_id", "user_id", "is_virtual");

-- CreateIndex
CREATE INDEX "contest_announcement_contest_id_id_idx" ON "contest_announcement"("contest_id", "id" DESC);

-- CreateIndex
CREATE INDEX "contest_announcement_author_id_idx" ON "contest_announcement"("author_id");

-- CreateIndex
CREATE INDEX "clarification_contest_id_id_idx" ON "clarification"("contest_id", "id" DESC);

-- CreateIndex
CREATE INDEX "clarification_contest_id_asker_id_id_idx" ON "clarification"("contest_id", "asker_id", "id" DESC);

-- CreateIndex
CREATE INDEX "clarification_contest_problem_id_idx" ON "clarification"("contest_problem_id");

-- CreateIndex
CREATE INDEX "clarification_asker_id_idx" ON "clarification"("asker_id");

-- CreateIndex
CREATE INDEX "clarification_answerer_id_idx" ON "clarification"("answerer_id");

-- CreateIndex
CREATE INDEX "contest_print_contest_id_id_idx" ON "contest_print"("contest_id", "id" DESC);

-- CreateIndex
CREATE INDEX "contest_print_user_id_idx" ON "contest_print"("user_id");

-- CreateIndex
CREATE INDEX "balloon_contest_id_idx" ON "balloon"("contest_id");

-- CreateIndex
CREATE INDEX "balloon_contest_problem_id_idx" ON "balloon"("contest_problem_id");

-- CreateIndex
CREATE INDEX "balloon_carrier_id_idx" ON "balloon"("carrier_id");

-- CreateIndex
CREATE INDEX "submission_participant_id_idx" ON "submission"("participant_id");

-- AddForeignKey
ALTER TABLE "contest_participant" ADD CONSTRAINT "contest_participant_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_member" ADD CONSTRAINT "contest_member_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "contest_participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_member" ADD CONSTRAINT "contest_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_member" ADD CONSTRAINT "contest_member_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_announcement" ADD CONSTRAINT "contest_announcement_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_announcement" ADD CONSTRAINT "contest_announcement_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_contest_problem_id_fkey" FOREIGN KEY ("contest_problem_id") REFERENCES "contest_problem"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_asker_id_fkey" FOREIGN KEY ("asker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_answerer_id_fkey" FOREIGN KEY ("answerer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_print" ADD CONSTRAINT "contest_print_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_print" ADD CONSTRAINT "contest_print_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balloon" ADD CONSTRAINT "balloon_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balloon" ADD CONSTRAINT "balloon_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balloon" ADD CONSTRAINT "balloon_contest_problem_id_fkey" FOREIGN KEY ("contest_problem_id") REFERENCES "contest_problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "balloon" ADD CONSTRAINT "balloon_carrier_id_fkey" FOREIGN KEY ("carrier_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "submission" ADD CONSTRAINT "submission_participant_id_fkey" FOREIGN KEY ("participant_id") REFERENCES "contest_participant"("id") ON DELETE SET NULL ON UPDATE CASCADE;
