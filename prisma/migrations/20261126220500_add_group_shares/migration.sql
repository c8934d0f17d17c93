-- Problems and trainings of one group that another group uses.

-- AlterTable
ALTER TABLE "contest_problem" ADD COLUMN     "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "change_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "training_problem" ADD COLUMN     "is_own" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "group_share" (
    "id" SERIAL NOT NULL,
    "problem_id" INTEGER,
    "training_id" INTEGER,
    "group_id" INTEGER NOT NULL,
    "shared_by_id" CHAR(32),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_share_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "group_share_group_id_accepted_at_idx" ON "group_share"("group_id", "accepted_at");

-- CreateIndex
CREATE INDEX "group_share_shared_by_id_idx" ON "group_share"("shared_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "group_share_problem_id_group_id_key" ON "group_share"("problem_id", "group_id");

-- CreateIndex
CREATE UNIQUE INDEX "group_share_training_id_group_id_key" ON "group_share"("training_id", "group_id");

-- AddForeignKey
ALTER TABLE "group_share" ADD CONSTRAINT "group_share_problem_id_fkey" FOREIGN KEY ("problem_id") REFERENCES "problem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_share" ADD CONSTRAINT "group_share_training_id_fkey" FOREIGN KEY ("training_id") REFERENCES "training"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_share" ADD CONSTRAINT "group_share_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "group"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_share" ADD CONSTRAINT "group_share_shared_by_id_fkey" FOREIGN KEY ("shared_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "group_share" ADD CONSTRAINT "group_share_of_one_item" CHECK (num_nonnulls("problem_id", "training_id") = 1);

/*
 * A problem also counts in a list while it is shared with the group of the list, unless that group shares the list
 * itself: what it received it does not pass on. Who changes a share holds the row of the problem or the list, so that a
 * list which takes the problem at the same time waits.
 */
CREATE FUNCTION is_received_in_training(listed_problem_id int, list_id int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM training t
      JOIN group_share s ON s.problem_id = listed_problem_id AND s.group_id = t.group_id
      JOIN problem p ON p.id = s.problem_id
      JOIN "group" o ON o.id = p.group_id
    WHERE t.id = list_id AND s.accepted_at IS NOT NULL AND p.visibility = 'PUBLIC' AND o.disbanded_at IS NULL
      AND NOT EXISTS (SELECT FROM group_share passed WHERE passed.training_id = t.id AND passed.accepted_at IS NOT NULL))
$$;

CREATE FUNCTION recount_training_problems(problem_ids int[]) RETURNS void LANGUAGE sql AS $$
  UPDATE training_problem l
  SET is_counted = place.is_counted, is_own = place.is_own
  FROM (
    SELECT c.training_id, c.problem_id, coalesce(p.group_id = t.group_id, false) AS is_own,
      is_counted_in_training(p.visibility, p.in_bank, p.group_id, t.group_id) OR is_received_in_training(p.id, t.id)
        AS is_counted
    FROM training_problem c
      JOIN problem p ON p.id = c.problem_id
      JOIN training t ON t.id = c.training_id
    WHERE c.problem_id = ANY (problem_ids)
  ) place
  WHERE l.training_id = place.training_id AND l.problem_id = place.problem_id
    AND (l.is_counted, l.is_own) IS DISTINCT FROM (place.is_counted, place.is_own)
$$;

UPDATE "training_problem" l
SET "is_own" = true
FROM "problem" p, "training" t
WHERE p.id = l.problem_id AND t.id = l.training_id AND p.group_id = t.group_id;

CREATE OR REPLACE FUNCTION training_problem_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT
    is_counted_in_training(p.visibility, p.in_bank, p.group_id, t.group_id) OR is_received_in_training(p.id, t.id),
    p.group_id = t.group_id
  INTO NEW.is_counted, NEW.is_own
  FROM problem p, training t
  WHERE p.id = NEW.problem_id AND t.id = NEW.training_id
  FOR SHARE OF p;
  NEW.is_counted := coalesce(NEW.is_counted, false);
  NEW.is_own := coalesce(NEW.is_own, false);
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION problem_place_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed int[];
BEGIN
  SELECT array_agg(n.id) INTO changed
  FROM new_rows n
    JOIN old_rows o ON o.id = n.id
  WHERE (n.visibility, n.in_bank, n.group_id) IS DISTINCT FROM (o.visibility, o.in_bank, o.group_id);
  IF changed IS NOT NULL THEN
    PERFORM recount_training_problems(changed);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION group_share_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  share group_share;
BEGIN
  IF TG_OP = 'DELETE' THEN
    share := OLD;
  ELSE
    share := NEW;
  END IF;
  PERFORM recount_training_problems(ARRAY(
    SELECT share.problem_id WHERE share.problem_id IS NOT NULL
    UNION ALL
    SELECT l.problem_id FROM training_problem l WHERE l.training_id = share.training_id));
  RETURN NULL;
END
$$;
CREATE TRIGGER group_share_changed AFTER INSERT OR UPDATE OR DELETE ON group_share
FOR EACH ROW EXECUTE FUNCTION group_share_changed();

-- What a disbanded group shares is closed to other groups, until it is restored.
CREATE FUNCTION sharing_group_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_training_problems(ARRAY(
    SELECT s.problem_id FROM group_share s JOIN problem p ON p.id = s.problem_id WHERE p.group_id = NEW.id));
  RETURN NULL;
END
$$;
CREATE TRIGGER sharing_group_changed AFTER UPDATE OF disbanded_at ON "group"
FOR EACH ROW WHEN (OLD.disbanded_at IS DISTINCT FROM NEW.disbanded_at) EXECUTE FUNCTION sharing_group_changed();
