-- Mails are rows first: stored by the transaction that causes them, sent by a background job.
-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('QUEUED', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "mail" (
    "id" SERIAL NOT NULL,
    "to" VARCHAR(254) NOT NULL,
    "locale" VARCHAR(5) NOT NULL,
    "letter" JSONB NOT NULL,
    "state" "mail_state" NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_state_id_idx" ON "mail"("state", "id");
