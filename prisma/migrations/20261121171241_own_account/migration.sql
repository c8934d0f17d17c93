-- What people do with their own account: tokens for their tools, an avatar of their own, a student id
-- as long as the wire allows, and how often they were wrong about their password.
-- CreateEnum
CREATE TYPE "api_scope" AS ENUM ('READ', 'SUBMIT', 'ACCOUNT', 'ADMIN');

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "avatar_sha256" CHAR(64),
ALTER COLUMN "student_id" SET DATA TYPE VARCHAR(200);

-- CreateTable
CREATE TABLE "api_token" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "ending" CHAR(4) NOT NULL,
    "scopes" "api_scope"[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "address" VARCHAR(64),

    CONSTRAINT "api_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "secret_failure" (
    "id" SERIAL NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "failed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "secret_failure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_token_token_hash_key" ON "api_token"("token_hash");

-- CreateIndex
CREATE INDEX "api_token_user_id_id_idx" ON "api_token"("user_id", "id");

-- CreateIndex
CREATE INDEX "secret_failure_user_id_failed_at_idx" ON "secret_failure"("user_id", "failed_at");

-- CreateIndex
CREATE INDEX "user_avatar_sha256_idx" ON "user"("avatar_sha256");

-- AddForeignKey
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "secret_failure" ADD CONSTRAINT "secret_failure_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_avatar_sha256_fkey" FOREIGN KEY ("avatar_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
