-- Each order and filter of the problem bank has an index that holds all that who may see a problem depends on, so that a
-- page is a walk along it, however many problems there are. Partial, and so unknown to the models.
DROP INDEX "problem_bank_order_idx";
DROP INDEX "problem_bank_filter_idx";
CREATE INDEX "problem_bank_order_idx" ON "problem" (display_order, id) INCLUDE (visibility, author_id, difficulty, origin, type) WHERE group_id IS NULL;
CREATE INDEX "problem_bank_easiest_idx" ON "problem" (difficulty, display_order, id) INCLUDE (visibility, author_id, origin, type) WHERE group_id IS NULL;
CREATE INDEX "problem_bank_hardest_idx" ON "problem" (difficulty DESC, display_order, id) INCLUDE (visibility, author_id, origin, type) WHERE group_id IS NULL;
CREATE INDEX "problem_bank_origin_idx" ON "problem" (origin, display_order, id) INCLUDE (visibility, author_id, difficulty, type) WHERE group_id IS NULL;
CREATE INDEX "problem_bank_type_idx" ON "problem" (type, display_order, id) INCLUDE (visibility, author_id, difficulty, origin) WHERE group_id IS NULL;

-- Orders by counters (schema/problem/problem-order.ts), of problems that were solved; the others stand behind them by display id.
CREATE INDEX "problem_statistics_solved_idx" ON "problem_statistics" (ac DESC, problem_id) WHERE ac > 0;
CREATE INDEX "problem_statistics_accept_rate_idx" ON "problem_statistics" ((ac::float8 / greatest(total, ac)) DESC, ac DESC, problem_id) WHERE ac > 0;

-- The list of practice, which would else have to be looked for among the submissions of a large contest.
CREATE INDEX "submission_listed_idx" ON "submission" (id DESC) INCLUDE (problem_id, origin) WHERE contest_id IS NULL AND group_id IS NULL;
