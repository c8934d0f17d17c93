-- Links by which accounts join a group without an application, and by which one each member came.

-- AlterTable
ALTER TABLE "group_member" ADD COLUMN     "invite_id" INTEGER;

-- CreateTable
CREATE TABLE "group_invite" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "created_by_id" CHAR(32) NOT NULL,
    "level" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "sealed_token" VARCHAR(255) NOT NULL,
    "note" VARCHAR(50) NOT NULL DEFAULT '',
    "max_uses" INTEGER,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "mail_domains" TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "group_invite_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "group_invite_gives_a_member_level" CHECK ("level" BETWEEN 3 AND 5),
    CONSTRAINT "group_invite_is_used_as_often_as_allowed" CHECK ("uses" <= "max_uses")
);

-- CreateIndex
CREATE UNIQUE INDEX "group_invite_token_hash_key" ON "group_invite"("token_hash");

-- CreateIndex
CREATE INDEX "group_invite_group_id_id_idx" ON "group_invite"("group_id", "id" DESC);

-- CreateIndex
CREATE INDEX "group_invite_created_by_id_idx" ON "group_invite"("created_by_id");

-- CreateIndex
CREATE INDEX "group_member_invite_id_idx" ON "group_member"("invite_id");

-- AddForeignKey
ALTER TABLE "group_member" ADD CONSTRAINT "group_member_invite_id_fkey" FOREIGN KEY ("invite_id") REFERENCES "group_invite"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invite" ADD CONSTRAINT "group_invite_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_invite" ADD CONSTRAINT "group_invite_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
