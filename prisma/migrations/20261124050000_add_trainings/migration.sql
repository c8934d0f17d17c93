-- Study lists: categories, members, and the figures that rank and progress are read from.

-- AlterTable
ALTER TABLE "solved_problem" ADD COLUMN "best_time_ms" INTEGER;
UPDATE "solved_problem" s
SET "best_time_ms" = best.time_ms
FROM (
  SELECT s.user_id, s.problem_id, min(CASE WHEN v.id IS NULL THEN s.time_ms ELSE v.time_ms END) AS time_ms
  FROM "submission" s
    LEFT JOIN "verdict_change" v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
  WHERE s.contest_id IS NULL AND s.origin = 'PRACTICE' AND coalesce(v.status, s.status) = 0
  GROUP BY s.user_id, s.problem_id
) best
WHERE best.user_id = s.user_id AND best.problem_id = s.problem_id AND s.first_accepted_at IS NOT NULL;

-- CreateTable
CREATE TABLE "training_category" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "color" VARCHAR(30) NOT NULL,
    "group_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_category_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "training_category_group_id_name_key" ON "training_category"("group_id", "name") NULLS NOT DISTINCT;
ALTER TABLE "training_category" ADD CONSTRAINT "training_category_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "training" ADD COLUMN "category_id" INTEGER, ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "training" ADD CONSTRAINT "training_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "training_category"("id") ON DELETE SET NULL ON UPDATE CASCADE;
DROP INDEX "training_is_visible_rank_idx", "training_group_id_idx";
CREATE INDEX "training_group_id_is_visible_rank_id_idx" ON "training"("group_id", "is_visible", "rank", "id" DESC);
CREATE INDEX "training_category_id_idx" ON "training"("category_id");

-- AlterTable: a problem that is deleted leaves the lists it was in.
ALTER TABLE "training_problem" ADD COLUMN "is_counted" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "training_problem" DROP CONSTRAINT "training_problem_problem_id_fkey";
ALTER TABLE "training_problem" ADD CONSTRAINT "training_problem_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "training_member" (
    "training_id" INTEGER NOT NULL,
    "user_id" CHAR(32) NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_blocked" BOOLEAN NOT NULL DEFAULT false,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "solved_count" INTEGER NOT NULL DEFAULT 0,
    "time_ms" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "training_member_pkey" PRIMARY KEY ("training_id","user_id")
);
CREATE INDEX "training_member_user_id_idx" ON "training_member"("user_id");
ALTER TABLE "training_member" ADD CONSTRAINT "training_member_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "training_member" ADD CONSTRAINT "training_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- More solved is better, then less time: both in one number, so that a place is one range of the index. A private list
-- ranks all members, a public one those who consented. Partial, and so unknown to the models.
CREATE INDEX "training_member_rank_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - time_ms) DESC, user_id) INCLUDE (solved_count, time_ms) WHERE NOT is_blocked;
CREATE INDEX "training_member_public_rank_idx" ON "training_member" (training_id, ((solved_count::bigint << 40) - time_ms) DESC, user_id) INCLUDE (solved_count, time_ms) WHERE is_listed AND NOT is_blocked;

-- Ranks read the indexes alone as long as the table is vacuumed often, which is quick: it has a short row a member.
ALTER TABLE "training_member" SET (autovacuum_vacuum_scale_factor = 0.02);

-- Counted problems of a list.
CREATE INDEX "training_problem_counted_idx" ON "training_problem" (training_id, problem_id) WHERE is_counted;

/*
 * Figures of members
 *
 * solved_count and time_ms follow from solved_problem and the counted problems of a list, in the transaction that
 * changes either. A sum sees only what was committed, so those who change what another one sums up take turns by
 * advisory locks: changes of solved_problem share the locks of their accounts and problems, a new member takes that of
 * the account alone, a change of a list those of its problems. Everybody takes them in one order (accounts, problems,
 * lists), then the rows of members by list and account. Locks are for buckets: 64 of a kind at most, whatever changes.
 */

-- The same for all readers, so that count, progress and rank agree.
CREATE FUNCTION is_counted_in_training(visibility problem_visibility, in_bank boolean, problem_group_id int, training_group_id int)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT visibility = 'PUBLIC' AND (in_bank OR coalesce(problem_group_id = training_group_id, false))
$$;

UPDATE "training_problem" l
SET "is_counted" = true
FROM "problem" p, "training" t
WHERE p.id = l.problem_id AND t.id = l.training_id AND is_counted_in_training(p.visibility, p.in_bank, p.group_id, t.group_id);

-- kind: 1 accounts, 2 problems, 3 lists.
CREATE FUNCTION lock_training_figures(kind int, keys int[], is_exclusive boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bucket int;
BEGIN
  FOR bucket IN SELECT DISTINCT key & 63 FROM unnest(keys) AS key ORDER BY 1 LOOP
    IF is_exclusive THEN
      PERFORM pg_advisory_xact_lock(7139000 + kind, bucket);
    ELSE
      PERFORM pg_advisory_xact_lock_shared(7139000 + kind, bucket);
    END IF;
  END LOOP;
END
$$;

-- Sums up the figures of members. Rows are locked before anything is read, so that the second of two changes of a
-- member sees the first.
CREATE FUNCTION refresh_training_members(training_ids int[], user_ids bpchar[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1
  FROM training_member m
    JOIN unnest(training_ids, user_ids) AS pair (training_id, user_id) ON m.training_id = pair.training_id AND m.user_id = pair.user_id
  ORDER BY m.training_id, m.user_id
  FOR NO KEY UPDATE OF m;
  UPDATE training_member m
  SET solved_count = total.solved_count, time_ms = total.time_ms
  FROM (
    SELECT pair.training_id, pair.user_id, count(s.problem_id)::int AS solved_count, coalesce(sum(s.best_time_ms), 0)::bigint AS time_ms
    FROM unnest(training_ids, user_ids) AS pair (training_id, user_id)
      LEFT JOIN training_problem l ON l.training_id = pair.training_id AND l.is_counted
      LEFT JOIN solved_problem s ON s.user_id = pair.user_id AND s.problem_id = l.problem_id AND s.first_accepted_at IS NOT NULL
    GROUP BY pair.training_id, pair.user_id
  ) total
  WHERE m.training_id = total.training_id AND m.user_id = total.user_id
    AND (m.solved_count <> total.solved_count OR m.time_ms <> total.time_ms);
END
$$;

-- What accounts solved.
CREATE FUNCTION solved_problem_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHERE (n.first_accepted_at IS NULL) <> (o.first_accepted_at IS NULL) OR n.best_time_ms IS DISTINCT FROM o.best_time_ms;
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
CREATE TRIGGER solved_problem_inserted AFTER INSERT ON solved_problem
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION solved_problem_changed();
CREATE TRIGGER solved_problem_updated AFTER UPDATE ON solved_problem
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION solved_problem_changed();
CREATE TRIGGER solved_problem_deleted AFTER DELETE ON solved_problem
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION solved_problem_changed();

-- Members.
CREATE FUNCTION training_member_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_training_figures(1, ARRAY(SELECT hashtext(user_id::text) FROM new_rows), true);
  PERFORM lock_training_figures(3, ARRAY(SELECT training_id FROM new_rows), false);
  PERFORM refresh_training_members(array_agg(training_id), array_agg(user_id)) FROM new_rows;
  RETURN NULL;
END
$$;
CREATE TRIGGER training_member_joined AFTER INSERT ON training_member
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION training_member_joined();

-- Problems of lists. The lock on the problem keeps it as it is until the list has it, or the other way round.
CREATE FUNCTION training_problem_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT is_counted_in_training(p.visibility, p.in_bank, p.group_id, t.group_id) INTO NEW.is_counted
  FROM problem p, training t
  WHERE p.id = NEW.problem_id AND t.id = NEW.training_id
  FOR SHARE OF p;
  NEW.is_counted := coalesce(NEW.is_counted, false);
  RETURN NEW;
END
$$;
CREATE TRIGGER training_problem_added BEFORE INSERT ON training_problem
FOR EACH ROW EXECUTE FUNCTION training_problem_added();

CREATE FUNCTION training_problem_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  problems int[];
  trainings int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(problem_id), array_agg(training_id) INTO problems, trainings FROM new_rows WHERE is_counted;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(problem_id), array_agg(training_id) INTO problems, trainings FROM old_rows WHERE is_counted;
  ELSE
    SELECT array_agg(n.problem_id), array_agg(n.training_id) INTO problems, trainings
    FROM new_rows n
      JOIN old_rows o ON o.training_id = n.training_id AND o.problem_id = n.problem_id
    WHERE n.is_counted <> o.is_counted;
  END IF;
  IF trainings IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM lock_training_figures(2, problems, true);
  PERFORM lock_training_figures(3, trainings, true);
  -- Only members who solved one of the problems change. Of a problem that is deleted that is no longer known.
  PERFORM refresh_training_members(array_agg(m.training_id), array_agg(m.user_id))
  FROM training_member m
  WHERE m.training_id = ANY (trainings)
    AND (
      EXISTS (
        SELECT FROM solved_problem s
        WHERE s.user_id = m.user_id AND s.problem_id = ANY (problems) AND s.first_accepted_at IS NOT NULL)
      OR (SELECT count(*) FROM problem p WHERE p.id = ANY (problems)) < (SELECT count(DISTINCT id) FROM unnest(problems) AS id));
  RETURN NULL;
END
$$;
CREATE TRIGGER training_problem_inserted AFTER INSERT ON training_problem
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION training_problem_changed();
CREATE TRIGGER training_problem_updated AFTER UPDATE ON training_problem
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION training_problem_changed();
CREATE TRIGGER training_problem_deleted AFTER DELETE ON training_problem
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION training_problem_changed();

-- Problems that become visible or hidden, or change their place.
CREATE FUNCTION problem_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE training_problem l
  SET is_counted = NOT l.is_counted
  FROM new_rows n
    JOIN old_rows o ON o.id = n.id,
    training t
  WHERE l.problem_id = n.id AND t.id = l.training_id
    AND (n.visibility, n.in_bank, n.group_id) IS DISTINCT FROM (o.visibility, o.in_bank, o.group_id)
    AND l.is_counted <> is_counted_in_training(n.visibility, n.in_bank, n.group_id, t.group_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER problem_place_changed AFTER UPDATE ON problem
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION problem_place_changed();

-- A submission knows no list: what an account solved counts in every list that has the problem. Last, since it locks submissions
-- until the migration ends.
ALTER TABLE "submission" DROP COLUMN "training_id";
