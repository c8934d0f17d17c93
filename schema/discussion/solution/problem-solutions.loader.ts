import type { CommunitySolution } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { discussedOnSite, explainedProblems } from '../core/solution.rule.ts';

/** Whether the viewer reads the solutions of a problem, or what they can do for it. */
export const solutionAccesses = {
  OPEN: 'The viewer reads them.',
  SIGN_IN: 'The viewer is signed out.',
  SOLVE: 'The viewer has to solve the problem first.',
  SOLVE_OR_GIVE_UP: 'The viewer has to solve the problem first, or to give it up.',
  CONTEST: 'A contest with the problem runs for the viewer.',
} as const;
export type SolutionAccess = keyof typeof solutionAccesses;

/** The solutions of a problem as the viewer stands to them. */
interface ProblemSolutions {
  readonly access: SolutionAccess;
  /** The viewer's own, of any state. */
  readonly own: readonly CommunitySolution[];
}

const loaders = new WeakMap<Context, DataLoader<number, ProblemSolutions>>();

/** A few queries for all problems of one step of a request. */
export function loadProblemSolutions(context: Context, problemId: number): Promise<ProblemSolutions> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, ProblemSolutions>((ids) => solutionsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

async function solutionsOf(context: Context, problemIds: readonly number[]): Promise<ProblemSolutions[]> {
  const { db, viewer } = context;
  const closed = await closedProblems(atThisMoment(context));
  const id = { in: [...problemIds] };
  const [open, onSite, own] = await Promise.all([
    db.problem.findMany({ where: { id, AND: explainedProblems(viewer, closed) }, select: { id: true } }),
    db.problem.findMany({ where: { id, AND: discussedOnSite }, select: { id: true } }),
    viewer.kind === 'user'
      ? db.communitySolution.findMany({
          where: { problemId: id, authorId: viewer.userId, deletedAt: null },
          orderBy: { id: 'desc' },
        })
      : [],
  ]);
  const openIds = new Set(open.map((row) => row.id));
  const siteIds = new Set(onSite.map((row) => row.id));
  const ownById = Map.groupBy(own, ({ problemId }) => problemId);
  const accessOf = (problemId: number): SolutionAccess => {
    if (closed.includes(problemId)) return 'CONTEST';
    if (openIds.has(problemId)) return 'OPEN';
    if (viewer.kind !== 'user') return 'SIGN_IN';
    return siteIds.has(problemId) ? 'SOLVE_OR_GIVE_UP' : 'SOLVE';
  };
  return problemIds.map((problemId) => ({
    access: accessOf(problemId),
    own: ownById.get(problemId) ?? [],
  }));
}
