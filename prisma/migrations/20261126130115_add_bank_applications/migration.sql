-- Applications of problems of groups for the public bank: who applied and why it was decided so, and an index for
-- their list.

-- CreateTable
CREATE TABLE "bank_application" (
    "problem_id" INTEGER NOT NULL,
    "applicant_id" CHAR(32),
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "reason" VARCHAR(500) NOT NULL DEFAULT '',

    CONSTRAINT "bank_application_pkey" PRIMARY KEY ("problem_id")
);

-- CreateIndex
CREATE INDEX "bank_application_applicant_id_idx" ON "bank_application"("applicant_id");

-- CreateIndex
CREATE INDEX "problem_bank_state_group_id_idx" ON "problem"("bank_state", "group_id");

-- AddForeignKey
ALTER TABLE "bank_application" ADD CONSTRAINT "bank_application_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bank_application" ADD CONSTRAINT "bank_application_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Those that were made before; nobody knows by whom.
INSERT INTO "bank_application" ("problem_id", "applied_at")
SELECT "id", "updated_at"
FROM "problem"
WHERE "bank_state" <> 'NONE';
