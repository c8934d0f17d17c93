import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { isSolvedNow } from '../reset/solved-now.ts';
import { loadMembership } from './membership.loader.ts';
import { canReadInside, type RuledTraining } from './training.rule.ts';

/** Order of the problems of a list. */
export const problemOrder: Prisma.TrainingProblemOrderByWithRelationInput[] = [{ rank: 'asc' }, { problemId: 'asc' }];

/** Places of problems in a list. */
type Places = readonly { readonly trainingId: number; readonly problemId: number }[];

/** May the viewer read inside a training that they may see? */
export async function isOpenTo(context: Context, training: RuledTraining): Promise<boolean> {
  return canReadInside(context.viewer, training, await loadMembership(context, training.id));
}

/** Problems of a training in their order, without hidden ones. @param query the selection of columns. */
export function listTrainingProblems({ db }: Pick<Context, 'db'>, trainingId: number, query: object): Promise<Places> {
  return db.trainingProblem.findMany({ ...query, where: { trainingId, isCounted: true }, orderBy: problemOrder });
}

const loaders = new WeakMap<Context, DataLoader<number, boolean>>();

/** Has the viewer solved a problem, and not reset it since? All that is asked at once takes one query. */
export async function loadHasSolved(context: Context, problemId: number): Promise<boolean> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return false;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, boolean>(
      async (ids) => {
        const rows = await db.$queryRaw<{ problemId: number }[]>`
          SELECT s.problem_id AS "problemId"
          FROM solved_problem s
          WHERE s.user_id = ${viewer.userId}::bpchar AND s.problem_id = ANY (${ids}::int[]) AND ${isSolvedNow}`;
        const solved = new Set(rows.map((row) => row.problemId));
        return ids.map((id) => solved.has(id));
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}
