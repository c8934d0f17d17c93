-- Ranks by one key each, search in names by parts, submissions per day of a user, and when somebody was last here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "user_username_key_idx" ON "user" USING GIN ("username_key" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "user_nickname_idx" ON "user" USING GIN ("nickname" gin_trgm_ops);

-- The few whom no rank lists.
CREATE INDEX "user_unranked_idx" ON "user" ("id") WHERE is_disabled OR role = 'ROOT';

-- More solved is better, then fewer submissions: both in one number, so that a place is one range of the index.
DROP INDEX "user_statistics_solved_submissions_idx";
CREATE INDEX "user_statistics_acm_rank_idx" ON "user_statistics" (((solved::bigint << 32) - submissions) DESC, user_id) INCLUDE (solved, submissions) WHERE solved > 0;

DROP INDEX "user_statistics_oi_rank_score_idx";
CREATE INDEX "user_statistics_oi_rank_idx" ON "user_statistics" (oi_rank_score DESC, user_id) WHERE oi_rank_score > 0;

-- Ranks read the indexes alone as long as the table is vacuumed often, which is quick: it has a short row a user.
ALTER TABLE "user_statistics" SET (autovacuum_vacuum_scale_factor = 0.02);

-- Practice of a user by time.
CREATE INDEX "submission_practice_idx" ON "submission" (user_id, submitted_at) WHERE contest_id IS NULL AND group_id IS NULL AND origin IN ('PRACTICE', 'TRAINING');
