import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { publishedSolutions } from '../core/solution.rule.ts';

const loaders = new WeakMap<Context, DataLoader<number, number>>();

/** Published solutions of a problem; 0 while a contest closes them. Apart from the rest: each problem page asks it. */
export function loadSolutionCount(context: Context, problemId: number): Promise<number> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>((ids) => countsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

async function countsOf(context: Context, problemIds: readonly number[]): Promise<number[]> {
  const closed = await closedProblems(atThisMoment(context));
  const rows = await context.db.communitySolution.groupBy({
    by: 'problemId',
    where: { problemId: { in: problemIds.filter((id) => !closed.includes(id)) }, ...publishedSolutions },
    _count: true,
  });
  const counts = new Map(rows.map(({ problemId, _count }) => [problemId, _count]));
  return problemIds.map((id) => counts.get(id) ?? 0);
}
