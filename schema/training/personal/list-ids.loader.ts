import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<number, readonly number[]>>();

/** Lists of the viewer that hold a problem, the oldest first; all that is asked at once takes one query. */
export async function loadListIds(context: Context, problemId: number): Promise<readonly number[]> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return [];
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, readonly number[]>(
      async (ids) => {
        const rows = await db.trainingProblem.findMany({
          where: { problemId: { in: [...ids] }, training: { authorId: viewer.userId, kind: 'PERSONAL' } },
          orderBy: { trainingId: 'asc' },
          select: { trainingId: true, problemId: true },
        });
        const byProblem = Map.groupBy(rows, (row) => row.problemId);
        return ids.map((id) => (byProblem.get(id) ?? []).map(({ trainingId }) => trainingId));
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}
