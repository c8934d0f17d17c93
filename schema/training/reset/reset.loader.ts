import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<number, Date | null>>();

/**
 * When the viewer chose to solve a problem again; null: they did not, or have solved it since. All that one step of a
 * request asks for come by one query.
 */
export async function loadResetAt(context: Context, problemId: number): Promise<Date | null> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return null;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, Date | null>(
      async (ids) => {
        const rows = await db.$queryRaw<{ problemId: number; resetAt: Date }[]>`
          SELECT r.problem_id AS "problemId", r.reset_at AS "resetAt"
          FROM progress_reset r
            JOIN solved_problem s ON s.user_id = r.user_id AND s.problem_id = r.problem_id
          WHERE r.user_id = ${viewer.userId}::bpchar AND r.problem_id = ANY (${ids}::int[])
            AND r.reset_at >= s.last_accepted_at`;
        const resets = new Map(rows.map(({ problemId: id, resetAt }) => [id, resetAt]));
        return ids.map((id) => resets.get(id) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}
