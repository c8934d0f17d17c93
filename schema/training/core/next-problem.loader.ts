import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** A problem in a training. */
interface Place {
  readonly trainingId: number;
  readonly problemId: number;
}

/** By the selection of columns: aliases of one operation may differ in it. */
type Loaders = Map<string, DataLoader<number, Place | null>>;

const loaders = new WeakMap<Context, Loaders>();

/**
 * First problem of a training that the viewer has not solved; null when all are. A list of trainings takes two queries:
 * which problems these are, and their rows.
 *
 * @param query the selection of columns.
 */
export async function loadNextProblem(context: Context, trainingId: number, query: object): Promise<Place | null> {
  const { db, viewer } = context;
  if (viewer.kind !== 'user') return null;
  const bySelection: Loaders = loaders.get(context) ?? new Map();
  loaders.set(context, bySelection);
  const selection = JSON.stringify(query);
  let loader = bySelection.get(selection);
  if (loader === undefined) {
    loader = new DataLoader<number, Place | null>(
      async (ids) => {
        const places = await firstUnsolved(db, viewer.userId, ids);
        const rows: Place[] = await db.trainingProblem.findMany({ ...query, where: { OR: places } });
        const byTraining = new Map(rows.map((row) => [row.trainingId, row]));
        return ids.map((id) => byTraining.get(id) ?? null);
      },
      { cache: false },
    );
    bySelection.set(selection, loader);
  }
  return loader.load(trainingId);
}

function firstUnsolved(db: Context['db'], userId: string, trainingIds: readonly number[]): Promise<Place[]> {
  return db.$queryRaw<Place[]>`
    SELECT t.id AS "trainingId", next.problem_id AS "problemId"
    FROM unnest(${[...new Set(trainingIds)]}::int[]) AS t (id)
      CROSS JOIN LATERAL (
        SELECT l.problem_id
        FROM training_problem l
        WHERE l.training_id = t.id AND l.is_counted AND NOT EXISTS (
          SELECT FROM solved_problem s
          WHERE s.user_id = ${userId}::bpchar AND s.problem_id = l.problem_id AND s.first_accepted_at IS NOT NULL
        )
        ORDER BY l.rank, l.problem_id
        LIMIT 1
      ) next`;
}
