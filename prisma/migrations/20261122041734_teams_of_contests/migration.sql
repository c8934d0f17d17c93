-- A team of up to three accounts takes part as one row; others join it by its code, and its name is its own in the contest.
-- AlterTable
ALTER TABLE "contest" ADD COLUMN     "team_size" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "contest_participant" ADD COLUMN     "invite_code" VARCHAR(20);

-- CreateIndex
CREATE UNIQUE INDEX "contest_participant_invite_code_key" ON "contest_participant"("invite_code");

-- CreateIndex
CREATE UNIQUE INDEX "contest_participant_contest_id_name_key" ON "contest_participant"("contest_id", "name");
