import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import { countedStatus, countedStatuses, type CountedStatus } from './verdict.ts';

/** A verdict of practice that changes. */
export interface CounterMove {
  readonly userId: string;
  readonly problemId: number;
  /** Null: the submission had no verdict before. */
  readonly oldStatus: number | null;
  readonly newStatus: number;
  /** Figures of users count problems of the public bank only. */
  readonly isInBank: boolean;
}

/** What one user has on one problem. */
interface Pair {
  readonly userId: string;
  readonly problemId: number;
}

interface Tally extends Pair {
  readonly isSolved: boolean;
  readonly bestOiRankScore: number;
}

/**
 * Moves the counters of problems and users and the solved lists from old verdicts to new ones. What one user has on one
 * problem is summed up anew from the submissions, under a lock on that pair, so it is right however verdicts come and
 * go. Locks are taken in one order by everybody: pairs, problems, users, each by their key.
 *
 * @param write writes the submissions' rows, at the moment it must be: after the locks on the pairs, before the sums.
 */
export async function moveCounters(
  tx: Transaction,
  moves: readonly CounterMove[],
  write: () => Promise<void>,
): Promise<void> {
  if (moves.length === 0) {
    await write();
    return;
  }
  const pairs = [
    ...new Map(moves.map(({ userId, problemId }) => [pairKey({ userId, problemId }), { userId, problemId }])).values(),
  ];
  const before = await lockTallies(tx, pairs);
  await write();
  const after = await sumUp(tx, pairs);
  await countForProblems(tx, moves);
  const banked = moves.filter(({ isInBank }) => isInBank);
  const bankedIds = new Set(banked.map(({ problemId }) => problemId));
  const bankedAfter = after.filter(({ problemId }) => bankedIds.has(problemId));
  await countForUsers(tx, banked, tallyChanges(before, bankedAfter));
}

function pairKey({ userId, problemId }: Pair): string {
  return `${userId} ${problemId}`;
}

/** Makes the rows of users and problems that are not there and locks them all: verdicts of the same pair take turns. */
async function lockTallies(tx: Transaction, pairs: readonly Pair[]): Promise<Tally[]> {
  // Mostly there is one, and it is there. Of several, locks on some before the others are made would be out of order.
  const known = pairs.length === 1 ? await lockKnown(tx, pairs) : [];
  if (known.length === 1) return known;
  await tx.$executeRaw`
    INSERT INTO solved_problem (user_id, problem_id)
    SELECT user_id, problem_id
    FROM ${pairRows(pairs)}
    ORDER BY user_id, problem_id
    ON CONFLICT DO NOTHING`;
  return lockKnown(tx, pairs);
}

function lockKnown(tx: Transaction, pairs: readonly Pair[]): Promise<Tally[]> {
  return tx.$queryRaw<Tally[]>`
    SELECT p.user_id AS "userId", p.problem_id AS "problemId", p.first_accepted_at IS NOT NULL AS "isSolved",
      coalesce(p.best_oi_rank_score, 0) AS "bestOiRankScore"
    FROM solved_problem p JOIN ${pairRows(pairs)} ON p.user_id = pair.user_id AND p.problem_id = pair.problem_id
    ORDER BY p.user_id, p.problem_id FOR UPDATE OF p`;
}

/**
 * Sums up what users have on problems in practice; see isPractice and countedStatus, which say the same in code. While
 * a submission is judged again, its old verdict goes on counting.
 */
function sumUp(tx: Transaction, pairs: readonly Pair[]): Promise<Tally[]> {
  return tx.$queryRaw<Tally[]>`
    UPDATE solved_problem SET first_accepted_at = sum.first_accepted_at, last_accepted_at = sum.last_accepted_at,
      best_score = sum.best_score, best_oi_rank_score = sum.best_oi_rank_score, best_time_ms = sum.best_time_ms,
      attempts = sum.attempts,
      attempts_to_solve = CASE WHEN sum.first_accepted_at IS NOT NULL THEN sum.attempts_to_solve END
    FROM (
      SELECT pair.user_id, pair.problem_id, min(s.submitted_at) FILTER (WHERE s.status = 0) AS first_accepted_at,
        max(s.submitted_at) FILTER (WHERE s.status = 0) AS last_accepted_at,
        max(s.score) AS best_score, max(s.oi_rank_score) AS best_oi_rank_score,
        min(s.time_ms) FILTER (WHERE s.status = 0) AS best_time_ms, count(s.status)::int AS attempts,
        (count(s.status) FILTER (WHERE NOT s.is_after))::int AS attempts_to_solve
      FROM ${pairRows(pairs)} LEFT JOIN LATERAL (
        SELECT judged.*, coalesce(bool_or(status = 0) OVER (
          ORDER BY submitted_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), false) AS is_after
        FROM (
          SELECT s.id, s.submitted_at, s.score, s.oi_rank_score, coalesce(v.status, s.status) AS status,
            CASE WHEN v.id IS NULL THEN s.time_ms ELSE v.time_ms END AS time_ms
          FROM submission s
            LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
          WHERE s.user_id = pair.user_id AND s.problem_id = pair.problem_id AND s.contest_id IS NULL
            AND s.origin = 'PRACTICE'
        ) judged
        WHERE status IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)
      ) s ON true
      GROUP BY pair.user_id, pair.problem_id
    ) sum
    WHERE solved_problem.user_id = sum.user_id AND solved_problem.problem_id = sum.problem_id
    RETURNING sum.user_id AS "userId", sum.problem_id AS "problemId", sum.first_accepted_at IS NOT NULL AS "isSolved",
      coalesce(sum.best_oi_rank_score, 0) AS "bestOiRankScore"`;
}

/** Rows of pairs, named `pair`. */
function pairRows(pairs: readonly Pair[]): Prisma.Sql {
  return Prisma.sql`
    unnest(${pairs.map(({ userId }) => userId)}::bpchar[], ${pairs.map(({ problemId }) => problemId)}::int[])
      AS pair (user_id, problem_id)`;
}

async function countForProblems(tx: Transaction, moves: readonly CounterMove[]): Promise<void> {
  const steps = new Map<number, Record<CountedStatus | 'total', number>>();
  for (const { problemId, oldStatus, newStatus } of moves) {
    const [from, to] = countedChange({ oldStatus, newStatus });
    if (from === to) continue;
    const step = steps.get(problemId) ?? { total: 0, ac: 0, wa: 0, tle: 0, mle: 0, re: 0, ce: 0, pe: 0, se: 0, pac: 0 };
    steps.set(problemId, step);
    if (from !== null) step[from] -= 1;
    if (to !== null) step[to] += 1;
    step.total += Number(to !== null) - Number(from !== null);
  }
  if (steps.size === 0) return;
  const names = ['total', ...countedStatuses] as const;
  const rows = [...steps];
  await tx.$executeRaw`
    INSERT INTO problem_statistics (problem_id, ${columns(names)})
    SELECT problem_id, ${columns(names)}
    FROM unnest(
      ${rows.map(([problemId]) => problemId)}::int[],
      ${Prisma.join(names.map((name) => Prisma.sql`${rows.map(([, step]) => step[name])}::int[]`))}
    ) AS step (problem_id, ${columns(names)})
    ORDER BY problem_id
    ON CONFLICT (problem_id) DO UPDATE SET ${additions('problem_statistics', names)}`;
}

/** How much more each user has solved and scored. */
function tallyChanges(
  before: readonly Tally[],
  after: readonly Tally[],
): Map<string, { solved: number; oiRankScore: number }> {
  const earlier = new Map(before.map((tally) => [pairKey(tally), tally]));
  const changes = new Map<string, { solved: number; oiRankScore: number }>();
  for (const tally of after) {
    const old = earlier.get(pairKey(tally));
    const change = changes.get(tally.userId) ?? { solved: 0, oiRankScore: 0 };
    changes.set(tally.userId, change);
    change.solved += Number(tally.isSolved) - Number(old?.isSolved ?? false);
    change.oiRankScore += tally.bestOiRankScore - (old?.bestOiRankScore ?? 0);
  }
  return changes;
}

async function countForUsers(
  tx: Transaction,
  moves: readonly CounterMove[],
  changes: ReadonlyMap<string, { readonly solved: number; readonly oiRankScore: number }>,
): Promise<void> {
  const submissions = new Map<string, number>();
  for (const { userId, ...move } of moves) {
    const [from, to] = countedChange(move);
    submissions.set(userId, (submissions.get(userId) ?? 0) + Number(to !== null) - Number(from !== null));
  }
  const rows = [...submissions]
    .map(([userId, count]) => ({ userId, submissions: count, solved: 0, oiRankScore: 0, ...changes.get(userId) }))
    .filter((row) => row.submissions !== 0 || row.solved !== 0 || row.oiRankScore !== 0);
  if (rows.length === 0) return;
  const names = ['submissions', 'solved', 'oi_rank_score'] as const;
  await tx.$executeRaw`
    INSERT INTO user_statistics (user_id, ${columns(names)})
    SELECT user_id, ${columns(names)}
    FROM unnest(
      ${rows.map(({ userId }) => userId)}::bpchar[], ${rows.map((row) => row.submissions)}::int[],
      ${rows.map((row) => row.solved)}::int[], ${rows.map((row) => row.oiRankScore)}::int[]
    ) AS step (user_id, ${columns(names)})
    ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET ${additions('user_statistics', names)}`;
}

/** The counters a change of verdict leaves and joins. */
function countedChange({
  oldStatus,
  newStatus,
}: Pick<CounterMove, 'oldStatus' | 'newStatus'>): [from: CountedStatus | null, to: CountedStatus | null] {
  return [oldStatus === null ? null : countedStatus(oldStatus), countedStatus(newStatus)];
}

/** Names of columns, written in this file, as SQL. */
function columns(names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.join(', '));
}

function additions(table: string, names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', '));
}
