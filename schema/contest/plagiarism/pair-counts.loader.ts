import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** Pairs of a check. */
export interface PairCounts {
  readonly all: number;
  readonly unreviewed: number;
  readonly plagiarised: number;
}

const none: PairCounts = { all: 0, unreviewed: 0, plagiarised: 0 };
const loaders = new WeakMap<Context, DataLoader<number, PairCounts>>();

/**
 * How many pairs of a problem of a contest are alike, and what the jury thinks of them; one query for all that is asked
 * at once.
 */
export function loadPairCounts(context: Context, contestProblemId: number): Promise<PairCounts> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    // Not kept: mutations of the same request change them.
    loader = new DataLoader<number, PairCounts>((ids) => countPairs(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(contestProblemId);
}

async function countPairs({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<PairCounts[]> {
  const rows = await db.$queryRaw<(PairCounts & { readonly id: number })[]>`
    SELECT c.contest_problem_id AS id, count(*)::int AS "all",
      (count(*) FILTER (WHERE p.review IS NULL))::int AS unreviewed,
      (count(*) FILTER (WHERE p.review = 'PLAGIARISED'))::int AS plagiarised
    FROM plagiarism_check c
      JOIN plagiarism_pair p ON p.check_id = c.id
    WHERE c.contest_problem_id = ANY(${[...new Set(ids)]}::int[])
    GROUP BY c.contest_problem_id`;
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return ids.map((id) => counted.get(id) ?? none);
}
