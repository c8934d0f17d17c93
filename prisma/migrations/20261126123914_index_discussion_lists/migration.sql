-- Lists of a place are walked in order: an index with a place that may be null gives its order only if the place is
-- in it, and the own ones of an account had no index at all.

-- DropIndex
DROP INDEX "discussion_category_id_is_pinned_id_idx";

-- DropIndex
DROP INDEX "discussion_problem_id_is_pinned_id_idx";

-- CreateIndex
CREATE INDEX "discussion_category_id_group_id_is_pinned_id_idx" ON "discussion"("category_id", "group_id", "is_pinned" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_problem_id_group_id_is_pinned_id_idx" ON "discussion"("problem_id", "group_id", "is_pinned" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "discussion_author_id_group_id_is_pinned_id_idx" ON "discussion"("author_id", "group_id", "is_pinned" DESC, "id" DESC);
