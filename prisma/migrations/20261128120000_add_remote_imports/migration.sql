-- Imports of statements from remote judges, and how far their problems follow them (decision 187).
-- CreateEnum
CREATE TYPE "remote_import_state" AS ENUM ('READING', 'READY', 'RUNNING', 'DONE');

-- CreateEnum
CREATE TYPE "remote_import_item_state" AS ENUM ('WAITING', 'READ', 'KNOWN', 'IMPORTED', 'FAILED');

-- AlterTable
ALTER TABLE "remote_source" ADD COLUMN     "applied_number" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "failure" VARCHAR(50),
ADD COLUMN     "missing_files" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "written_sha256" CHAR(64);

-- CreateTable
CREATE TABLE "remote_import" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "judge_key" VARCHAR(20) NOT NULL,
    "state" "remote_import_state" NOT NULL DEFAULT 'READING',
    "visibility" "problem_visibility" NOT NULL DEFAULT 'PRIVATE',
    "is_link_only" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "remote_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_import_item" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "ref" VARCHAR(100) NOT NULL,
    "is_set" BOOLEAN NOT NULL DEFAULT false,
    "upload_key" VARCHAR(64),
    "is_chosen" BOOLEAN NOT NULL DEFAULT true,
    "state" "remote_import_item_state" NOT NULL DEFAULT 'WAITING',
    "title" VARCHAR(255),
    "time_limit_ms" INTEGER,
    "memory_limit_kb" INTEGER,
    "sample_count" INTEGER,
    "picture_count" INTEGER,
    "has_pdf" BOOLEAN NOT NULL DEFAULT false,
    "documents" BYTEA,
    "failure" VARCHAR(50),
    "missing_files" TEXT[],
    "problem_id" INTEGER,

    CONSTRAINT "remote_import_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "remote_robots" (
    "judge_key" VARCHAR(20) NOT NULL,
    "text" TEXT NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "remote_robots_pkey" PRIMARY KEY ("judge_key")
);

-- CreateIndex
CREATE INDEX "remote_import_user_id_idx" ON "remote_import"("user_id");

-- CreateIndex
CREATE INDEX "remote_import_state_idx" ON "remote_import"("state");

-- CreateIndex
CREATE UNIQUE INDEX "remote_import_item_import_id_position_key" ON "remote_import_item"("import_id", "position");

-- CreateIndex
CREATE INDEX "remote_import_item_problem_id_idx" ON "remote_import_item"("problem_id");

-- AddForeignKey
ALTER TABLE "remote_import" ADD CONSTRAINT "remote_import_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_import_item" ADD CONSTRAINT "remote_import_item_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "remote_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "remote_import_item" ADD CONSTRAINT "remote_import_item_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
