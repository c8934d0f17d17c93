-- Further proofs of who somebody is: codes of an app with recovery codes, passkeys, and accounts at other providers; and
-- what waits between the steps of a sign-in.
-- CreateEnum
CREATE TYPE "passkey_challenge_purpose" AS ENUM ('REGISTER', 'SIGN_IN', 'SECOND_FACTOR');

-- CreateTable
CREATE TABLE "linked_identity" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "issuer" VARCHAR(500) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "name" VARCHAR(254) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "linked_identity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_ticket" (
    "ticket_hash" CHAR(64) NOT NULL,
    "binding_hash" CHAR(64) NOT NULL,
    "issuer" VARCHAR(500) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "email" VARCHAR(254),
    "names" TEXT[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_ticket_pkey" PRIMARY KEY ("ticket_hash")
);

-- CreateTable
CREATE TABLE "passkey" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "credential_id" VARCHAR(1400) NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "is_synced" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenge" (
    "challenge" VARCHAR(64) NOT NULL,
    "purpose" "passkey_challenge_purpose" NOT NULL,
    "user_id" CHAR(32),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("challenge")
);

-- CreateTable
CREATE TABLE "totp_factor" (
    "user_id" CHAR(32) NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failing_since" TIMESTAMPTZ(3),

    CONSTRAINT "totp_factor_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "user_id" CHAR(32) NOT NULL,
    "code_hash" CHAR(64) NOT NULL,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("user_id","code_hash")
);

-- CreateTable
CREATE TABLE "sign_in_ticket" (
    "ticket_hash" CHAR(64) NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_ticket_pkey" PRIMARY KEY ("ticket_hash")
);

-- CreateIndex
CREATE INDEX "linked_identity_user_id_id_idx" ON "linked_identity"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "linked_identity_issuer_subject_key" ON "linked_identity"("issuer", "subject");

-- CreateIndex
CREATE INDEX "identity_ticket_expires_at_idx" ON "identity_ticket"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");

-- CreateIndex
CREATE INDEX "passkey_user_id_id_idx" ON "passkey"("user_id", "id");

-- CreateIndex
CREATE INDEX "passkey_challenge_user_id_idx" ON "passkey_challenge"("user_id");

-- CreateIndex
CREATE INDEX "passkey_challenge_expires_at_idx" ON "passkey_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "totp_factor_confirmed_at_created_at_idx" ON "totp_factor"("confirmed_at", "created_at");

-- CreateIndex
CREATE INDEX "sign_in_ticket_user_id_idx" ON "sign_in_ticket"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_ticket_expires_at_idx" ON "sign_in_ticket"("expires_at");

-- AddForeignKey
ALTER TABLE "linked_identity" ADD CONSTRAINT "linked_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "totp_factor" ADD CONSTRAINT "totp_factor_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in_ticket" ADD CONSTRAINT "sign_in_ticket_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
