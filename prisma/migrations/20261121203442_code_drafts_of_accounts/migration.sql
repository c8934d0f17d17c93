-- What is typed into an editor follows its writer from browser to browser; a text that another took the place of is kept to be taken back.
-- CreateTable
CREATE TABLE "code_draft" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "contest_id" INTEGER NOT NULL DEFAULT 0,
    "language_key" VARCHAR(30) NOT NULL,
    "code" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "edited_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "code_draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "lost_code_draft" (
    "id" SERIAL NOT NULL,
    "draft_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "edited_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lost_code_draft_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "code_draft_user_id_edited_at_idx" ON "code_draft"("user_id", "edited_at");

-- CreateIndex
CREATE INDEX "code_draft_problem_id_idx" ON "code_draft"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "code_draft_user_id_problem_id_contest_id_language_key_key" ON "code_draft"("user_id", "problem_id", "contest_id", "language_key");

-- CreateIndex
CREATE INDEX "lost_code_draft_draft_id_id_idx" ON "lost_code_draft"("draft_id", "id");

-- AddForeignKey
ALTER TABLE "code_draft" ADD CONSTRAINT "code_draft_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "code_draft" ADD CONSTRAINT "code_draft_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lost_code_draft" ADD CONSTRAINT "lost_code_draft_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "code_draft"("id") ON DELETE CASCADE ON UPDATE CASCADE;
