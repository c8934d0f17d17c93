-- Problems are imported from packages of several formats, many at a time: a batch, its files and its items.
-- Programs that check inputs are kept with their problem.

-- CreateEnum
CREATE TYPE "problem_import_state" AS ENUM ('LISTING', 'READY', 'RUNNING', 'DONE');

-- CreateEnum
CREATE TYPE "problem_import_item_state" AS ENUM ('WAITING', 'RUNNING', 'IMPORTED', 'FAILED');

-- CreateEnum
CREATE TYPE "package_format" AS ENUM ('KATTIS', 'POLYGON', 'HOJ', 'QDUOJ', 'FPS', 'HYDRO');

-- CreateTable
CREATE TABLE "problem_import" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "state" "problem_import_state" NOT NULL DEFAULT 'LISTING',
    "visibility" "problem_visibility" NOT NULL DEFAULT 'PRIVATE',
    "is_id_kept" BOOLEAN NOT NULL DEFAULT false,
    "prefix" VARCHAR(20) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "problem_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_import_file" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "upload_key" CHAR(32) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "problems" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "problem_import_file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_import_item" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "index" INTEGER NOT NULL,
    "name" VARCHAR(500) NOT NULL,
    "format" "package_format" NOT NULL,
    "title" VARCHAR(255),
    "is_chosen" BOOLEAN NOT NULL DEFAULT true,
    "state" "problem_import_item_state" NOT NULL DEFAULT 'WAITING',
    "problem_id" INTEGER,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "warnings" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "problem_import_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "problem_import_user_id_idx" ON "problem_import"("user_id");

-- CreateIndex
CREATE INDEX "problem_import_state_idx" ON "problem_import"("state");

-- CreateIndex
CREATE UNIQUE INDEX "problem_import_file_import_id_position_key" ON "problem_import_file"("import_id", "position");

-- CreateIndex
CREATE INDEX "problem_import_item_file_id_idx" ON "problem_import_item"("file_id");

-- CreateIndex
CREATE INDEX "problem_import_item_problem_id_idx" ON "problem_import_item"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_import_item_import_id_position_key" ON "problem_import_item"("import_id", "position");

-- AddForeignKey
ALTER TABLE "problem_import" ADD CONSTRAINT "problem_import_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_import_file" ADD CONSTRAINT "problem_import_file_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "problem_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_import_item" ADD CONSTRAINT "problem_import_item_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "problem_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_import_item" ADD CONSTRAINT "problem_import_item_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "problem_import_file"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_import_item" ADD CONSTRAINT "problem_import_item_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE SET NULL ON UPDATE CASCADE;
