import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { isLiveNode, readCapacity } from './capacity.service.ts';
import { expectedWaitSeconds } from './expected-wait.ts';

/** Where a waiting task stands. */
export interface QueuePlace {
  /** Waiting tasks that come before it. */
  readonly position: number;
  /** Null when no live node can do the task. */
  readonly expectedWaitSeconds: number | null;
}

const loaders = new WeakMap<Context, DataLoader<number, QueuePlace | null>>();

/** Where a task stands; null when it no longer waits. All that is asked at once comes by the same two queries. */
export function loadQueuePlace(context: Context, taskId: number): Promise<QueuePlace | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, QueuePlace | null>((ids) => queuePlaces(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(taskId);
}

async function queuePlaces({ db }: Pick<Context, 'db'>, taskIds: readonly number[]): Promise<(QueuePlace | null)[]> {
  const [capacity, rows] = await Promise.all([
    readCapacity(db),
    db.$queryRaw<{ id: number; ahead: number; slots: number }[]>`
    SELECT t.id, (
      SELECT count(*)::int FROM judge_task w
      WHERE w.state = 'WAITING' AND (w.priority > t.priority OR (w.priority = t.priority AND w.id < t.id))
    ) AS ahead, (
      SELECT coalesce(sum(n.slots), 0)::int FROM judge_node n
      WHERE ${isLiveNode} AND (t.parked_until IS NULL OR t.parked_until <= clock_timestamp())
        AND t.language_keys <@ ARRAY(
          SELECT l.key::text FROM judge_node_language nl
            JOIN language l ON l.id = nl.language_id
          WHERE nl.node_id = n.id)
    ) AS slots
    FROM judge_task t WHERE t.state = 'WAITING' AND t.id IN (${Prisma.join([...new Set(taskIds)])})`,
  ]);
  const places = new Map(
    rows.map(({ id, ahead, slots }) => [
      id,
      { position: ahead, expectedWaitSeconds: expectedWaitSeconds({ ...capacity, ahead, slots }) },
    ]),
  );
  return taskIds.map((id) => places.get(id) ?? null);
}
