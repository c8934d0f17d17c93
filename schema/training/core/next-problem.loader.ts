import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { isSolvedNow } from '../reset/solved-now.ts';
import { urgencyOf } from './plan-state.ts';
import { loadPlan, type Plan } from './plan.loader.ts';

/** A problem in a training. */
interface Place {
  readonly trainingId: number;
  readonly problemId: number;
}

/** By the selection of columns: aliases of one operation may differ in it. */
type Loaders = Map<string, DataLoader<number, Place | null>>;

const loaders = new WeakMap<Context, Loaders>();

/**
 * Problem of a training that the viewer should solve next: the first unsolved one of an open section, then of a waiting
 * one, then optional ones; null when all are solved. One that was reset is unsolved. A list of trainings takes as many
 * queries as one training.
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
        const [first, plans] = await Promise.all([
          firstUnsolved(db, viewer.userId, ids),
          Promise.all(ids.map((id) => loadPlan(context, id))),
        ]);
        const planned = new Map(ids.map((id, index) => [id, mostUrgent(plans[index])]));
        const places = first.map(({ trainingId: id, problemId }) => ({
          trainingId: id,
          problemId: planned.get(id) ?? problemId,
        }));
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

/** Null without sections, or when all is solved. */
function mostUrgent(plan: Plan | undefined): number | null {
  if (plan === undefined || plan.sections.length === 0) return null;
  const unsolved = plan.problems.filter(({ isSolvedNow: isSolved }) => !isSolved);
  const [first] = unsolved
    // A problem that is solved again was chosen by the viewer, wherever it is.
    .map((item) => ({ problemId: item.problemId, urgency: item.isDone ? 0 : urgencyOf(item, plan.progress) }))
    .toSorted((a, b) => a.urgency - b.urgency);
  return first?.problemId ?? null;
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
          WHERE s.user_id = ${userId}::bpchar AND s.problem_id = l.problem_id AND ${isSolvedNow}
        )
        ORDER BY l.is_optional, l.rank, l.problem_id
        LIMIT 1
      ) next`;
}
