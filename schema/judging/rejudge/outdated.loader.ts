import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { outdatedCondition } from './outdated.service.ts';

const loaders = new WeakMap<Context, DataLoader<number, boolean>>();

/**
 * Was the standing verdict of a submission made with other data or another checker than now? A few queries for all that
 * is asked at once.
 */
export function loadIsOutdated(context: Context, submissionId: number): Promise<boolean> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, boolean>((ids) => areOutdated(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}

async function areOutdated(
  { db, files }: Pick<Context, 'db' | 'files'>,
  submissionIds: readonly number[],
): Promise<boolean[]> {
  const ids = [...new Set(submissionIds)];
  const isOutdated = await outdatedCondition({ db, files }, { submissions: { some: { id: { in: ids } } } });
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT s.id
    FROM submission s
      JOIN problem p ON p.id = s.problem_id
    WHERE s.id = ANY(${ids}::int[]) AND ${isOutdated}`;
  const outdated = new Set(rows.map(({ id }) => id));
  return submissionIds.map((id) => outdated.has(id));
}
