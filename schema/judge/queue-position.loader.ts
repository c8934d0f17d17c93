import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../context.ts';

const loaders = new WeakMap<Context, DataLoader<number, number | null>>();

/** How many waiting tasks come before a task; null when it no longer waits. All that is asked at once comes by one query. */
export function loadQueuePosition(context: Context, taskId: number): Promise<number | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number | null>((ids) => queuePositions(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(taskId);
}

async function queuePositions({ db }: Pick<Context, 'db'>, taskIds: readonly number[]): Promise<(number | null)[]> {
  const rows = await db.$queryRaw<{ id: number; before: number }[]>`
    SELECT t.id, (
      SELECT count(*)::int FROM judge_task w
      WHERE w.state = 'WAITING' AND (w.priority > t.priority OR (w.priority = t.priority AND w.id < t.id))
    ) AS before
    FROM judge_task t WHERE t.state = 'WAITING' AND t.id IN (${Prisma.join([...new Set(taskIds)])})`;
  const byTask = new Map(rows.map(({ id, before }) => [id, before]));
  return taskIds.map((id) => byTask.get(id) ?? null);
}
