-- Codes by mail, small tasks against programs, links to reset a password, and the keys browsers encrypt passwords with.
-- CreateEnum
CREATE TYPE "email_code_purpose" AS ENUM ('REGISTER', 'SIGN_IN', 'CHANGE_EMAIL');

-- CreateEnum
CREATE TYPE "challenge_kind" AS ENUM ('CAPTCHA', 'SLIDE_PUZZLE');

-- CreateTable
CREATE TABLE "email_code" (
    "id" SERIAL NOT NULL,
    "purpose" "email_code_purpose" NOT NULL,
    "subject" VARCHAR(254) NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "challenge" (
    "key" CHAR(32) NOT NULL,
    "kind" "challenge_kind" NOT NULL,
    "answer" VARCHAR(16) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "challenge_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "user_id" CHAR(32) NOT NULL,
    "code_hash" CHAR(64) NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "password_key" (
    "period" INTEGER NOT NULL,
    "public_key" TEXT NOT NULL,
    "sealed_private_key" TEXT NOT NULL,

    CONSTRAINT "password_key_pkey" PRIMARY KEY ("period")
);

-- CreateTable
CREATE TABLE "used_nonce" (
    "nonce_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_nonce_pkey" PRIMARY KEY ("nonce_hash")
);

-- CreateIndex
CREATE INDEX "email_code_expires_at_idx" ON "email_code"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_code_purpose_subject_key" ON "email_code"("purpose", "subject");

-- CreateIndex
CREATE INDEX "challenge_expires_at_idx" ON "challenge"("expires_at");

-- CreateIndex
CREATE INDEX "used_nonce_expires_at_idx" ON "used_nonce"("expires_at");

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
