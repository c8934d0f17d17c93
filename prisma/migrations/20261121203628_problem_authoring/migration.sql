-- Problems are written in a form: versions and drafts keep two authors and a closed browser from losing work, revisions tell
-- who changed what, uploads come in parts and are read by a background job, and editors take images and files.
-- CreateEnum
CREATE TYPE "upload_purpose" AS ENUM ('TESTDATA', 'PACKAGE');

-- CreateEnum
CREATE TYPE "upload_state" AS ENUM ('RECEIVING', 'RECEIVED', 'QUEUED', 'READING', 'READ', 'FAILED');

-- AlterTable
ALTER TABLE "problem" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "test_set" ADD COLUMN     "is_manual" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "problem_revision" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "user_id" CHAR(32),
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "problem_revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "problem_draft" (
    "user_id" CHAR(32) NOT NULL,
    "slot" INTEGER NOT NULL,
    "problem_id" INTEGER,
    "data" TEXT NOT NULL,
    "based_on_version" INTEGER,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "problem_draft_pkey" PRIMARY KEY ("user_id","slot")
);

-- CreateTable
CREATE TABLE "upload" (
    "id" SERIAL NOT NULL,
    "key" CHAR(32) NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "purpose" "upload_purpose" NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "state" "upload_state" NOT NULL DEFAULT 'RECEIVING',
    "entries_done" INTEGER NOT NULL DEFAULT 0,
    "entries_total" INTEGER,
    "error" JSONB,
    "warnings" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploaded_case" (
    "upload_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "input_name" VARCHAR(255) NOT NULL,
    "output_name" VARCHAR(255) NOT NULL,
    "input_sha256" CHAR(64) NOT NULL,
    "output_sha256" CHAR(64) NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "group_number" INTEGER,

    CONSTRAINT "uploaded_case_pkey" PRIMARY KEY ("upload_id","position")
);

-- CreateTable
CREATE TABLE "editor_file" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32),
    "group_id" INTEGER,
    "sha256" CHAR(64) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "is_image" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "editor_file_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "problem_revision_user_id_idx" ON "problem_revision"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "problem_revision_problem_id_number_key" ON "problem_revision"("problem_id", "number");

-- CreateIndex
CREATE INDEX "problem_draft_problem_id_idx" ON "problem_draft"("problem_id");

-- CreateIndex
CREATE UNIQUE INDEX "upload_key_key" ON "upload"("key");

-- CreateIndex
CREATE INDEX "upload_user_id_idx" ON "upload"("user_id");

-- CreateIndex
CREATE INDEX "upload_expires_at_idx" ON "upload"("expires_at");

-- CreateIndex
CREATE INDEX "upload_state_idx" ON "upload"("state");

-- CreateIndex
CREATE INDEX "uploaded_case_input_sha256_idx" ON "uploaded_case"("input_sha256");

-- CreateIndex
CREATE INDEX "uploaded_case_output_sha256_idx" ON "uploaded_case"("output_sha256");

-- CreateIndex
CREATE INDEX "editor_file_user_id_idx" ON "editor_file"("user_id");

-- CreateIndex
CREATE INDEX "editor_file_group_id_idx" ON "editor_file"("group_id");

-- CreateIndex
CREATE INDEX "editor_file_sha256_idx" ON "editor_file"("sha256");

-- AddForeignKey
ALTER TABLE "problem_revision" ADD CONSTRAINT "problem_revision_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_revision" ADD CONSTRAINT "problem_revision_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_draft" ADD CONSTRAINT "problem_draft_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "problem_draft" ADD CONSTRAINT "problem_draft_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_case" ADD CONSTRAINT "uploaded_case_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_case" ADD CONSTRAINT "uploaded_case_input_sha256_fkey" FOREIGN KEY ("input_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploaded_case" ADD CONSTRAINT "uploaded_case_output_sha256_fkey" FOREIGN KEY ("output_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editor_file" ADD CONSTRAINT "editor_file_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editor_file" ADD CONSTRAINT "editor_file_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "editor_file" ADD CONSTRAINT "editor_file_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
