-- Editorials with hints that open one by one, who opened what, and who gave a problem up. Threads may belong to an
-- editorial; the check of threads is replaced for that, which reads the table once.

-- AlterEnum
ALTER TYPE "message_source" ADD VALUE 'EDITORIAL';

-- AlterTable
ALTER TABLE "thread" ADD COLUMN     "editorial_id" INTEGER;
ALTER TABLE "thread" DROP CONSTRAINT "thread_has_one_subject";
ALTER TABLE "thread" ADD CONSTRAINT "thread_has_one_subject"
    CHECK (num_nonnulls("contest_id", "discussion_id", "editorial_id") = 1);

-- CreateTable
CREATE TABLE "editorial" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "author_id" CHAR(32),
    "disclosure" "disclosure" NOT NULL DEFAULT 'ALL',
    "publishes_at" TIMESTAMPTZ(3),
    "publishes_after_id" INTEGER,
    "solution_names" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "editorial_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "editorial_has_one_publication" CHECK (num_nonnulls("publishes_at", "publishes_after_id") <= 1)
);

-- CreateTable
CREATE TABLE "editorial_translation" (
    "editorial_id" INTEGER NOT NULL,
    "language" VARCHAR(10) NOT NULL,
    "content" TEXT NOT NULL,
    "hints" TEXT[],

    CONSTRAINT "editorial_translation_pkey" PRIMARY KEY ("editorial_id","language"),
    CONSTRAINT "editorial_translation_hints" CHECK (cardinality("hints") <= 5)
);

-- CreateTable
CREATE TABLE "hint_read" (
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "step" SMALLINT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hint_read_pkey" PRIMARY KEY ("user_id","problem_id","step"),
    CONSTRAINT "hint_read_step" CHECK ("step" BETWEEN 1 AND 6)
);

-- CreateTable
CREATE TABLE "give_up" (
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "gave_up_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "give_up_pkey" PRIMARY KEY ("user_id","problem_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "editorial_problem_id_key" ON "editorial"("problem_id");

-- CreateIndex
CREATE INDEX "editorial_author_id_idx" ON "editorial"("author_id");

-- CreateIndex
CREATE INDEX "editorial_publishes_after_id_idx" ON "editorial"("publishes_after_id");

-- CreateIndex
CREATE INDEX "hint_read_problem_id_idx" ON "hint_read"("problem_id");

-- CreateIndex
CREATE INDEX "give_up_problem_id_idx" ON "give_up"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "thread_editorial_id_key" ON "thread"("editorial_id");

-- AddForeignKey
ALTER TABLE "thread" ADD CONSTRAINT "thread_editorial_id_fkey" FOREIGN KEY ("editorial_id") REFERENCES "editorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editorial" ADD CONSTRAINT "editorial_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editorial" ADD CONSTRAINT "editorial_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editorial" ADD CONSTRAINT "editorial_publishes_after_id_fkey" FOREIGN KEY ("publishes_after_id") REFERENCES "contest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editorial_translation" ADD CONSTRAINT "editorial_translation_editorial_id_fkey" FOREIGN KEY ("editorial_id") REFERENCES "editorial"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hint_read" ADD CONSTRAINT "hint_read_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hint_read" ADD CONSTRAINT "hint_read_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "give_up" ADD CONSTRAINT "give_up_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "give_up" ADD CONSTRAINT "give_up_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;
