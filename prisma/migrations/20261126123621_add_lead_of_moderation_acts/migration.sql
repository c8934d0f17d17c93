-- Acts that a moderator chose together are one decision in the log.

-- AlterTable
ALTER TABLE "moderation_act" ADD COLUMN     "lead_id" INTEGER;

-- CreateIndex
CREATE INDEX "moderation_act_lead_id_idx" ON "moderation_act"("lead_id");

-- AddForeignKey
ALTER TABLE "moderation_act" ADD CONSTRAINT "moderation_act_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "moderation_act"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Acts of one decision have the text, the moderator and the moment in common.
UPDATE "moderation_act" AS act
SET "lead_id" = decision."lead_id"
FROM (
  SELECT "moderated_text_id", "actor_id", "created_at", min("id") AS "lead_id"
  FROM "moderation_act"
  WHERE "actor_id" IS NOT NULL
  GROUP BY "moderated_text_id", "actor_id", "created_at"
  HAVING count(*) > 1
) AS decision
WHERE act."moderated_text_id" = decision."moderated_text_id"
  AND act."actor_id" = decision."actor_id"
  AND act."created_at" = decision."created_at"
  AND act."id" <> decision."lead_id";
