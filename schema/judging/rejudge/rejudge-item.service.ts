import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { type Page, type PageRequest, sliceOf } from '../../core/page.ts';

/** Which items of a batch are asked for. */
export const itemFilters = ['ALL', 'CHANGED', 'AC_LOST', 'AC_WON', 'SKIPPED', 'WAITING'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** The verdict a submission had, and the one it got. */
export interface RejudgeItemView {
  readonly id: number;
  readonly submissionId: number;
  readonly oldStatus: number;
  readonly oldScore: number | null;
  readonly oldTimeMs: number | null;
  readonly oldMemoryKb: number | null;
  /** Null: not judged yet. */
  readonly newStatus: number | null;
  readonly newScore: number | null;
  readonly newTimeMs: number | null;
  readonly newMemoryKb: number | null;
  /** Of an applied preview: left as it was. */
  readonly isSkipped: boolean;
  /** Of an open preview: it would be skipped, since its verdict changed meanwhile or no judge could judge it. */
  readonly isStale: boolean;
}

/** Is the batch `rejudge r` a preview that may still be applied? */
const isOpen = Prisma.sql`(r.is_preview AND r.state IN ('RUNNING', 'READY'))`;

/**
 * Items of the batch `rejudge r` with what became of them. Of a preview that is in the item itself; otherwise it is the
 * verdict that followed the old one in the submission's history, so that results need not be stored twice. What a
 * preview skipped, or would skip if it were applied now, changes nothing, whatever its new verdict.
 */
export const newVerdicts = Prisma.sql`
  SELECT one.*,
    NOT is_skipped AND NOT is_stale AND new_status IS NOT NULL
      AND (new_status <> old_status OR new_score IS DISTINCT FROM old_score) AS is_changed,
    NOT is_skipped AND NOT is_stale AND old_status = 0 AND new_status <> 0 AS is_ac_lost,
    NOT is_skipped AND NOT is_stale AND old_status <> 0 AND new_status = 0 AS is_ac_won
  FROM (
    SELECT i.id, i.submission_id, i.old_version, i.old_status, i.old_score, i.old_time_ms, i.old_memory_kb,
      coalesce(i.new_status, v.status) AS new_status, coalesce(i.new_score, v.score) AS new_score,
      coalesce(i.new_time_ms, v.time_ms) AS new_time_ms, coalesce(i.new_memory_kb, v.memory_kb) AS new_memory_kb,
      r.is_preview AND r.state = 'APPLIED' AND i.applied_version IS NULL AS is_skipped,
      ${isOpen} AND (i.new_status IS NOT NULL AND i.judge_name IS NULL OR s.version <> i.old_version) AS is_stale
    FROM rejudge_item i
      LEFT JOIN verdict_change v ON NOT r.is_preview AND v.submission_id = i.submission_id
        AND v.version = i.old_version + 1
      LEFT JOIN submission s ON ${isOpen} AND s.id = i.submission_id
    WHERE i.rejudge_id = r.id
  ) one`;

const conditions: Readonly<Record<ItemFilter, Prisma.Sql>> = {
  ALL: Prisma.sql`true`,
  CHANGED: Prisma.sql`is_changed`,
  AC_LOST: Prisma.sql`is_ac_lost`,
  AC_WON: Prisma.sql`is_ac_won`,
  SKIPPED: Prisma.sql`(is_skipped OR is_stale)`,
  WAITING: Prisma.sql`new_status IS NULL`,
};

/** Rows per page of the before/after table unless asked otherwise. */
export const defaultItemPage = 30;

/**
 * A page of a batch's items, by submission.
 *
 * @param request.query the selection of a submission's columns, from the caller.
 */
export async function listRejudgeItems(
  { db }: Pick<Context, 'db'>,
  {
    rejudgeId,
    filter,
    page,
    query,
  }: { readonly rejudgeId: number; readonly filter: ItemFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<RejudgeItemView & { readonly submission: { readonly id: number } }>> {
  const { skip, take } = sliceOf(page);
  const from = Prisma.sql`
    FROM rejudge r CROSS JOIN LATERAL (${newVerdicts}) item WHERE r.id = ${rejudgeId} AND ${conditions[filter]}`;
  const [rows, counted] = await Promise.all([
    db.$queryRaw<RejudgeItemView[]>`
      SELECT item.id, submission_id AS "submissionId", old_status AS "oldStatus", old_score AS "oldScore",
        old_time_ms AS "oldTimeMs", old_memory_kb AS "oldMemoryKb",
        new_status AS "newStatus", new_score AS "newScore", new_time_ms AS "newTimeMs", new_memory_kb AS "newMemoryKb",
        is_skipped AS "isSkipped", is_stale AS "isStale"
      ${from} ORDER BY submission_id LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
  ]);
  const submissions = await db.submission.findMany({
    ...query,
    where: { id: { in: rows.map(({ submissionId }) => submissionId) } },
  });
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  const items = rows.flatMap((row) => {
    const submission = byId.get(row.submissionId);
    return submission === undefined ? [] : [{ ...row, submission }];
  });
  return { ...page, items, total: counted[0]?.total ?? 0 };
}
