-- Backups that were asked for, what became of them, and when they were verified: for the page of super admins and the alarms.
-- CreateEnum
CREATE TYPE "backup_state" AS ENUM ('WAITING', 'RUNNING', 'DONE', 'FAILED');

-- CreateTable
CREATE TABLE "backup" (
    "id" SERIAL NOT NULL,
    "state" "backup_state" NOT NULL DEFAULT 'WAITING',
    "path" TEXT,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "size_bytes" BIGINT,
    "failure" TEXT,
    "verify_asked_at" TIMESTAMPTZ(3),
    "verified_at" TIMESTAMPTZ(3),
    "verify_failure" TEXT,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backup_state_id_idx" ON "backup"("state", "id" DESC);
