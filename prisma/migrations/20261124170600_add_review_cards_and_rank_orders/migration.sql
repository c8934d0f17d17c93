-- Two more orders of ranks of trainings, the review queue, and problems that an account solves again.

-- AlterTable
ALTER TABLE "solved_problem" ADD COLUMN "attempts_to_solve" INTEGER,
ADD COLUMN "last_accepted_at" TIMESTAMPTZ(3);
-- Ranks are summed up at the end, not for each row.
ALTER TABLE "solved_problem" DISABLE TRIGGER solved_problem_updated;
UPDATE "solved_problem" o
SET "attempts_to_solve" = sum.attempts, "last_accepted_at" = sum.last_accepted_at
FROM (
  SELECT user_id, problem_id, (count(*) FILTER (WHERE NOT is_after))::int AS attempts, max(submitted_at) FILTER (WHERE status = 0) AS last_accepted_at
  FROM (
    SELECT user_id, problem_id, submitted_at, status,
      coalesce(bool_or(status = 0) OVER (PARTITION BY user_id, problem_id ORDER BY submitted_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), false) AS is_after
    FROM (
      SELECT s.id, s.user_id, s.problem_id, s.submitted_at, coalesce(v.status, s.status) AS status
      FROM "submission" s
        LEFT JOIN "verdict_change" v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
      WHERE s.contest_id IS NULL AND s.origin = 'PRACTICE'
    ) judged
    WHERE status IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)
  ) attempt
  GROUP BY user_id, problem_id
) sum
WHERE sum.user_id = o.user_id AND sum.problem_id = o.problem_id AND o.first_accepted_at IS NOT NULL;
ALTER TABLE "solved_problem" ENABLE TRIGGER solved_problem_updated;

-- AlterTable
ALTER TABLE "training_member" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "finished_ms" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "user" ADD COLUMN "review_since" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "review_card" (
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "base_stage" INTEGER NOT NULL DEFAULT 0,
    "base_due_at" TIMESTAMPTZ(3),
    "stage" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "is_dropped" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "review_card_pkey" PRIMARY KEY ("user_id","problem_id")
);

-- CreateTable
CREATE TABLE "progress_reset" (
    "user_id" CHAR(32) NOT NULL,
    "problem_id" INTEGER NOT NULL,
    "reset_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "progress_reset_pkey" PRIMARY KEY ("user_id","problem_id")
);

-- CreateIndex
CREATE INDEX "review_card_problem_id_idx" ON "review_card"("problem_id");

-- CreateIndex
CREATE INDEX "review_card_user_id_due_at_idx" ON "review_card"("user_id", "due_at");

-- CreateIndex
CREATE INDEX "progress_reset_problem_id_idx" ON "progress_reset"("problem_id");

-- AddForeignKey
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_card" ADD CONSTRAINT "review_card_user_id_problem_id_fkey" FOREIGN KEY ("user_id", "problem_id") REFERENCES "solved_problem"("user_id", "problem_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress_reset" ADD CONSTRAINT "progress_reset_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "progress_reset" ADD CONSTRAINT "progress_reset_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As before, with the two new figures.
CREATE OR REPLACE FUNCTION refresh_training_members(training_ids int[], user_ids bpchar[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
  FROM training_member m
    JOIN unnest(training_ids, user_ids) AS pair (training_id, user_id) ON m.training_id = pair.training_id AND m.user_id = pair.user_id
  ORDER BY m.training_id, m.user_id
  FOR NO KEY UPDATE OF m;
  UPDATE training_member m
  SET solved_count = total.solved_count, time_ms = total.time_ms, finished_ms = total.finished_ms, attempts = total.attempts
  FROM (
    SELECT pair.training_id, pair.user_id, count(s.problem_id)::int AS solved_count, coalesce(sum(s.best_time_ms), 0)::bigint AS time_ms,
      coalesce(extract(epoch FROM max(s.first_accepted_at)) * 1000, 0)::bigint AS finished_ms,
      coalesce(sum(s.attempts_to_solve), 0)::int AS attempts
    FROM unnest(training_ids, user_ids) AS pair (training_id, user_id)
      LEFT JOIN training_problem l ON l.training_id = pair.training_id AND l.is_counted
      LEFT JOIN solved_problem s ON s.user_id = pair.user_id AND s.problem_id = l.problem_id AND s.first_accepted_at IS NOT NULL
    GROUP BY pair.training_id, pair.user_id
  ) total
  WHERE m.training_id = total.training_id AND m.user_id = total.user_id
    AND (m.solved_count, m.time_ms, m.finished_ms, m.attempts)
      IS DISTINCT FROM (total.solved_count, total.time_ms, total.finished_ms, total.attempts);
END
$$;

-- As before, also when the first acceptance moves or the attempts change.
CREATE OR REPLACE FUNCTION solved_problem_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  users bpchar[];
  problems int[];
  trainings int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(user_id), array_agg(problem_id) INTO users, problems FROM new_rows WHERE first_accepted_at IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    -- Rows that go with their account or problem: so do its members, or its places in lists.
    SELECT array_agg(user_id), array_agg(problem_id) INTO users, problems
    FROM old_rows
    WHERE first_accepted_at IS NOT NULL
      AND EXISTS (SELECT FROM problem p WHERE p.id = problem_id) AND EXISTS (SELECT FROM "user" u WHERE u.id = user_id);
  ELSE
    SELECT array_agg(n.user_id), array_agg(n.problem_id) INTO users, problems
    FROM new_rows n
      JOIN old_rows o ON o.user_id = n.user_id AND o.problem_id = n.problem_id
    WHERE (n.first_accepted_at, n.best_time_ms, n.attempts_to_solve) IS DISTINCT FROM (o.first_accepted_at, o.best_time_ms, o.attempts_to_solve);
  END IF;
  IF users IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM lock_training_figures(1, ARRAY(SELECT hashtext(id::text) FROM unnest(users) AS id), false);
  PERFORM lock_training_figures(2, problems, false);
  SELECT array_agg(found.training_id), array_agg(found.user_id) INTO trainings, users
  FROM (
    SELECT DISTINCT m.training_id, m.user_id
    FROM unnest(users, problems) AS pair (user_id, problem_id)
      JOIN training_problem l ON l.problem_id = pair.problem_id AND l.is_counted
      JOIN training_member m ON m.training_id = l.training_id AND m.user_id = pair.user_id
  ) found;
  IF trainings IS NOT NULL THEN
    PERFORM refresh_training_members(trainings, users);
  END IF;
  RETURN NULL;
END
$$;

SELECT refresh_training_members(array_agg(training_id), array_agg(user_id)) FROM training_member;

-- One number an order: more solved is better, then less time, an earlier last acceptance or fewer attempts. Each index
-- holds all figures, so that a rank reads it alone.
DROP INDEX "training_member_rank_idx", "training_member_public_rank_idx";
CREATE INDEX "training_member_rank_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - time_ms) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE NOT is_blocked;
CREATE INDEX "training_member_public_rank_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - time_ms) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE is_listed AND NOT is_blocked;
CREATE INDEX "training_member_finish_idx" ON "training_member" (training_id, ((solved_count::bigint << 44) - finished_ms) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE NOT is_blocked;
CREATE INDEX "training_member_public_finish_idx" ON "training_member" (training_id, ((solved_count::bigint << 44) - finished_ms) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE is_listed AND NOT is_blocked;
CREATE INDEX "training_member_attempts_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - attempts) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE NOT is_blocked;
CREATE INDEX "training_member_public_attempts_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - attempts) DESC, user_id) INCLUDE (solved_count, time_ms, finished_ms, attempts) WHERE is_listed AND NOT is_blocked;
