import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { reviewedSolutions } from '../core/solution.rule.ts';
import { voteOf, type Vote } from './vote.service.ts';

/** What of a solution is computed for the viewer. */
interface SolutionView {
  readonly isReviewer: boolean;
  readonly vote: Vote;
}

const loaders = new WeakMap<Context, DataLoader<number, SolutionView>>();

/** Two queries for all solutions of one step of a request. */
export function loadSolutionView(context: Context, id: number): Promise<SolutionView> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, SolutionView>((ids) => viewsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(id);
}

async function viewsOf(context: Context, ids: readonly number[]): Promise<SolutionView[]> {
  const { db, viewer } = context;
  const closed = await closedProblems(atThisMoment(context));
  const [reviewed, cast] = await Promise.all([
    db.communitySolution.findMany({
      where: { id: { in: [...ids] }, AND: reviewedSolutions(viewer, closed) },
      select: { id: true },
    }),
    viewer.kind === 'user'
      ? db.solutionVote.findMany({
          where: { userId: viewer.userId, solutionId: { in: [...ids] } },
          select: { solutionId: true, value: true },
        })
      : [],
  ]);
  const reviewedIds = new Set(reviewed.map(({ id }) => id));
  const values = new Map(cast.map(({ solutionId, value }) => [solutionId, value]));
  return ids.map((id) => ({ isReviewer: reviewedIds.has(id), vote: voteOf(values.get(id) ?? 0) }));
}
