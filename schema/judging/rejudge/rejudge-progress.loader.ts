import type { RejudgeState } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { newVerdicts } from './rejudge-item.service.ts';

/** How far a batch is, and what it changed so far. */
export interface RejudgeProgress {
  readonly state: RejudgeState;
  readonly finishedAt: Date | null;
  readonly total: number;
  readonly done: number;
  /** Another status or score than before; like the next two without what is skipped. */
  readonly changed: number;
  readonly acLost: number;
  readonly acWon: number;
  /** Of an applied preview: left as they were. Of an open one: would be, were it applied now. */
  readonly skipped: number;
}

interface CountedBatch extends RejudgeProgress {
  readonly id: number;
  readonly isPreview: boolean;
}

const loaders = new WeakMap<Context, DataLoader<number, RejudgeProgress>>();

/** Progress of a batch; one query for all that is asked at once. @throws when there is no such batch. */
export function loadRejudgeProgress(context: Context, rejudgeId: number): Promise<RejudgeProgress> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, RejudgeProgress>((ids) => readProgress(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(rejudgeId);
}

async function readProgress(context: Context, rejudgeIds: readonly number[]): Promise<(RejudgeProgress | Error)[]> {
  const rows = await context.db.$queryRaw<CountedBatch[]>`
    SELECT r.id, r.is_preview AS "isPreview", r.state::text AS state, r.finished_at AS "finishedAt", counts.*
    FROM rejudge r CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, count(new_status)::int AS done,
        count(*) FILTER (WHERE is_changed)::int AS changed, count(*) FILTER (WHERE is_ac_lost)::int AS "acLost",
        count(*) FILTER (WHERE is_ac_won)::int AS "acWon",
        count(*) FILTER (WHERE is_skipped OR is_stale)::int AS skipped
      FROM (${newVerdicts}) item
    ) counts
    WHERE r.id = ANY(${[...new Set(rejudgeIds)]}::int[])`;
  const settled = new Map((await Promise.all(rows.map((row) => settle(context, row)))).map((row) => [row.id, row]));
  return rejudgeIds.map((id) => settled.get(id) ?? new Error(`no rejudge ${id}`));
}

/**
 * Whoever looks at a batch whose last result is in writes that down. Judges do not: two results that come at once would
 * each miss the other, or all results of a batch would have to take turns.
 */
async function settle({ db, now }: Pick<Context, 'db' | 'now'>, batch: CountedBatch): Promise<CountedBatch> {
  if (batch.state !== 'RUNNING' || batch.done < batch.total) return batch;
  const end = batch.isPreview
    ? { state: 'READY' as const, finishedAt: null }
    : { state: 'APPLIED' as const, finishedAt: now };
  const { count } = await db.rejudge.updateMany({ where: { id: batch.id, state: 'RUNNING' }, data: end });
  return count === 0
    ? {
        ...batch,
        ...(await db.rejudge.findUniqueOrThrow({ where: { id: batch.id }, select: { state: true, finishedAt: true } })),
      }
    : { ...batch, ...end };
}
