-- One rule of places: the public bank as a column, the origin of a submission without its place, one site tag of a
-- name, and groups that are disbanded before they are deleted.

-- CreateEnum
CREATE TYPE "bank_state" AS ENUM ('NONE', 'APPLIED', 'ACCEPTED', 'REFUSED');

-- AlterTable
ALTER TABLE "problem" ADD COLUMN "bank_state" "bank_state" NOT NULL DEFAULT 'NONE';
UPDATE "problem"
SET "bank_state" = (CASE "apply_public_progress" WHEN 1 THEN 'APPLIED' WHEN 2 THEN 'ACCEPTED' ELSE 'REFUSED' END)::"bank_state"
WHERE "apply_public_progress" IN (1, 2, 3);
ALTER TABLE "problem" DROP COLUMN "apply_public_progress",
ADD COLUMN "in_bank" BOOLEAN NOT NULL GENERATED ALWAYS AS (("group_id" IS NULL) OR ("bank_state" = 'ACCEPTED')) STORED;

-- Indexes of the bank, by the new column.
DROP INDEX "problem_bank_order_idx", "problem_bank_easiest_idx", "problem_bank_hardest_idx", "problem_bank_origin_idx", "problem_bank_type_idx";
CREATE INDEX "problem_bank_order_idx" ON "problem" (display_order, id) INCLUDE (visibility, author_id, group_id, difficulty, origin, type) WHERE in_bank;
CREATE INDEX "problem_bank_easiest_idx" ON "problem" (difficulty, display_order, id) INCLUDE (visibility, author_id, group_id, origin, type) WHERE in_bank;
CREATE INDEX "problem_bank_hardest_idx" ON "problem" (difficulty DESC, display_order, id) INCLUDE (visibility, author_id, group_id, origin, type) WHERE in_bank;
CREATE INDEX "problem_bank_origin_idx" ON "problem" (origin, display_order, id) INCLUDE (visibility, author_id, group_id, difficulty, type) WHERE in_bank;
CREATE INDEX "problem_bank_type_idx" ON "problem" (type, display_order, id) INCLUDE (visibility, author_id, group_id, difficulty, origin) WHERE in_bank;

-- AlterEnum: training and group say where, not why, and have columns.
DROP INDEX "submission_practice_idx";
CREATE TYPE "submission_origin_new" AS ENUM ('PRACTICE', 'CONTEST', 'JURY');
ALTER TABLE "submission" ALTER COLUMN "origin" DROP DEFAULT;
ALTER TABLE "submission" ALTER COLUMN "origin" TYPE "submission_origin_new"
USING ((CASE WHEN "origin" IN ('TRAINING', 'GROUP') THEN 'PRACTICE' ELSE "origin"::text END)::"submission_origin_new");
ALTER TYPE "submission_origin" RENAME TO "submission_origin_old";
ALTER TYPE "submission_origin_new" RENAME TO "submission_origin";
DROP TYPE "submission_origin_old";
ALTER TABLE "submission" ALTER COLUMN "origin" SET DEFAULT 'PRACTICE';
CREATE INDEX "submission_practice_idx" ON "submission" (user_id, submitted_at) WHERE contest_id IS NULL AND group_id IS NULL AND origin = 'PRACTICE';

-- One tag of a name in a place: before, NULLs differed, so the site could have several. The oldest stays.
INSERT INTO "problem_tag" ("problem_id", "tag_id")
SELECT DISTINCT t."problem_id", d."kept_id"
FROM "problem_tag" t
  JOIN (SELECT "id", min("id") OVER (PARTITION BY "origin", "name", "group_id") AS "kept_id" FROM "tag") d ON d."id" = t."tag_id"
WHERE d."id" <> d."kept_id"
ON CONFLICT DO NOTHING;
DELETE FROM "tag" t USING "tag" k
WHERE k."origin" = t."origin" AND k."name" = t."name" AND k."group_id" IS NOT DISTINCT FROM t."group_id" AND k."id" < t."id";
DROP INDEX "tag_origin_name_group_id_key";
CREATE UNIQUE INDEX "tag_origin_name_group_id_key" ON "tag"("origin", "name", "group_id") NULLS NOT DISTINCT;

-- A disbanded group keeps its content until a job deletes it in order: a delete that would take content along fails.
ALTER TABLE "group" ADD COLUMN "disbanded_at" TIMESTAMPTZ(3);
ALTER TABLE "problem" DROP CONSTRAINT "problem_group_id_fkey";
ALTER TABLE "problem" ADD CONSTRAINT "problem_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "contest" DROP CONSTRAINT "contest_group_id_fkey";
ALTER TABLE "contest" ADD CONSTRAINT "contest_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "training" DROP CONSTRAINT "training_group_id_fkey";
ALTER TABLE "training" ADD CONSTRAINT "training_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "submission" DROP CONSTRAINT "submission_group_id_fkey";
ALTER TABLE "submission" ADD CONSTRAINT "submission_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Levels of an account are read with each request.
DROP INDEX "group_member_user_id_idx";
CREATE INDEX "group_member_user_id_level_idx" ON "group_member"("user_id", "level");

-- A rewritten table has no statistics until enough of it changes, and lists are planned by them.
ANALYZE "submission";
ANALYZE "problem";
