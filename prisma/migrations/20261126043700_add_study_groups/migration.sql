-- Study groups: avatars, offers of ownership, announcements of groups, and the indexes of their lists.

-- AlterTable
ALTER TABLE "group" ADD COLUMN     "avatar_sha256" CHAR(64),
ADD COLUMN     "offered_at" TIMESTAMPTZ(3),
ADD COLUMN     "offered_to_id" CHAR(32);
ALTER TABLE "group" ADD CONSTRAINT "group_offer_has_a_time" CHECK ("offered_to_id" IS NULL OR "offered_at" IS NOT NULL);

-- AlterTable
ALTER TABLE "announcement" ADD COLUMN     "group_id" INTEGER;

-- Owners are members of level 5.
INSERT INTO "group_member" ("group_id", "user_id", "level", "created_at", "updated_at")
SELECT "id", "owner_id", 5, "created_at", now()
FROM "group"
ON CONFLICT ("group_id", "user_id") DO UPDATE SET "level" = 5;

-- DropIndex
DROP INDEX "announcement_is_visible_id_idx";

-- CreateIndex
CREATE INDEX "announcement_group_id_is_visible_id_idx" ON "announcement"("group_id", "is_visible", "id" DESC);

-- CreateIndex
CREATE INDEX "group_offered_to_id_idx" ON "group"("offered_to_id");

-- CreateIndex
CREATE INDEX "group_avatar_sha256_idx" ON "group"("avatar_sha256");

-- CreateIndex
CREATE INDEX "group_disbanded_at_idx" ON "group"("disbanded_at");

-- CreateIndex
CREATE INDEX "group_name_idx" ON "group" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "group_short_name_idx" ON "group" USING GIN ("short_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "group_member_group_id_level_created_at_idx" ON "group_member"("group_id", "level" DESC, "created_at");

-- What the rank of a group sums up.
CREATE INDEX "submission_group_rank_idx" ON "submission" (group_id, user_id, problem_id) INCLUDE (status, oi_rank_score, contest_id, origin) WHERE group_id IS NOT NULL;

-- AddForeignKey
ALTER TABLE "group" ADD CONSTRAINT "group_offered_to_id_fkey" FOREIGN KEY ("offered_to_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group" ADD CONSTRAINT "group_avatar_sha256_fkey" FOREIGN KEY ("avatar_sha256") REFERENCES "stored_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;
