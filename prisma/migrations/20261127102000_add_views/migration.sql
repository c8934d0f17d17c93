-- The site as another account sees it, or an account without rights, for some minutes.

-- CreateEnum
CREATE TYPE "view_kind" AS ENUM ('USER', 'CONTESTANT', 'MEMBER');

-- CreateTable
CREATE TABLE "view" (
    "session_id" CHAR(32) NOT NULL,
    "kind" "view_kind" NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "view_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "view_token_hash_key" ON "view"("token_hash");

-- CreateIndex
CREATE INDEX "view_user_id_idx" ON "view"("user_id");

-- CreateIndex
CREATE INDEX "view_expires_at_idx" ON "view"("expires_at");

-- AddForeignKey
ALTER TABLE "view" ADD CONSTRAINT "view_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "view" ADD CONSTRAINT "view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
