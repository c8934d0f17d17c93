import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { type Page, type PageRequest, sliceOf } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { LanguageNotAvailable, SubmissionNotFound } from '../submission/submission.error.ts';
import { visibleSubmissions } from '../submission/submission.rule.ts';
import { queuePreview, queueSubmissions } from './enqueue-many.service.ts';
import type { RejudgeFilter } from './rejudge-filter.ts';
import { RejudgeEmpty, RejudgeEnded, RejudgeNotFound, RejudgeTooLarge } from './rejudge.error.ts';
import {
  countSelection,
  maxRejudgeItems,
  readSelection,
  selectSubmissions,
  type Selection,
  type SelectionCount,
} from './selection.service.ts';

/*
 * How a batch works
 *
 * A batch is a row with one item for each submission, which keeps the verdict that stood at its begin. Without preview
 * the submissions themselves are queued, and an item's new verdict is the submission's next one in the history. In a
 * preview each item has a task of its own and keeps the judgement beside the standing verdict, until all are applied or
 * discarded. Tasks are queued before items refer to the submissions: a verdict that is just being stored holds its task
 * first and the submission next, so everybody waits in the same direction.
 */

/** Longest that storing a batch may take, in milliseconds. */
const batchTimeoutMs = 120_000;

/** A batch that is asked for. */
export interface NewRejudge {
  readonly filter: RejudgeFilter;
  readonly isPreview: boolean;
}

/**
 * A page of all batches.
 *
 * @param request.query the selection of columns, from the caller.
 */
export async function listRejudges(
  { db }: Pick<Context, 'db'>,
  { order, page, query }: { readonly order: RowOrder; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const [items, total] = await Promise.all([
    db.rejudge.findMany({ ...query, orderBy: byId(order), ...sliceOf(page) }),
    db.rejudge.count(),
  ]);
  return { ...page, items, total };
}

/** How many submissions a batch would take. @throws RejudgeUnbounded */
export async function countRejudge(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { filter, isPreview }: NewRejudge,
): Promise<SelectionCount> {
  return countSelection(db, await selectSubmissions({ db, files }, filter, isPreview));
}

/** Queues all submissions of a filter to be judged again. @throws RejudgeUnbounded, RejudgeEmpty, RejudgeTooLarge */
export async function startRejudge(
  context: Context,
  { filter, isPreview }: NewRejudge,
): Promise<{ readonly id: number }> {
  const selection = await selectSubmissions(context, filter, isPreview);
  const ids = await readSelection(context.db, selection);
  if (ids.length > maxRejudgeItems) throw new RejudgeTooLarge(maxRejudgeItems);
  if (ids.length === 0) throw new RejudgeEmpty((await countSelection(context.db, selection)).unavailable);
  return context.db.$transaction((tx) => storeBatch(context, tx, { selection, ids, isPreview }), {
    timeout: batchTimeoutMs,
    maxWait: batchTimeoutMs,
  });
}

interface Batch {
  readonly selection: Selection;
  readonly ids: readonly number[];
  readonly isPreview: boolean;
}

async function storeBatch(
  context: Context,
  tx: Transaction,
  { selection, ids, isPreview }: Batch,
): Promise<{ readonly id: number }> {
  const { viewer, now, pubsub } = context;
  if (!isPreview) await queueSubmissions(tx, pubsub, ids);
  const rejudge = await tx.rejudge.create({
    data: {
      createdById: userIdOrNull(viewer),
      isPreview,
      filter: selection.filter,
      createdAt: now,
    },
    select: { id: true },
  });
  await tx.$executeRaw`
    INSERT INTO rejudge_item (rejudge_id, submission_id, old_version, old_status, old_score, old_time_ms, old_memory_kb)
    SELECT ${rejudge.id}, s.id, s.version, coalesce(v.status, s.status), s.score, s.time_ms, s.memory_kb
    FROM submission s LEFT JOIN verdict_change v ON v.submission_id = s.id AND v.version = s.version
    WHERE s.id = ANY(${ids}::int[]) ORDER BY s.id`;
  if (isPreview) await queuePreview(tx, pubsub, rejudge.id);
  const asked = Object.entries(selection.filter).map(([name, value]) => [name, String(value)]);
  await auditBy(context, tx, {
    ...onRejudge(rejudge.id),
    action: 'rejudge.start',
    after: { isPreview, submissions: ids.length, ...Object.fromEntries(asked) },
  });
  return rejudge;
}

/**
 * Queues one submission to be judged again, whatever its verdict; one that waits already is left as it is, one that
 * runs begins anew.
 *
 * @throws SubmissionNotFound, LanguageNotAvailable
 */
export async function rejudgeSubmission(context: Context, submissionId: number): Promise<void> {
  const submission = await context.db.submission.findFirst({
    where: { AND: [{ id: submissionId, origin: { not: 'JURY' } }, visibleSubmissions(context.viewer, context.now)] },
    select: { languageKey: true, task: { select: { state: true } } },
  });
  if (submission === null) throw new SubmissionNotFound();
  if (submission.task?.state === 'WAITING') return;
  try {
    await startRejudge(context, { filter: { submissionIds: [submissionId] }, isPreview: false });
  } catch (error) {
    if (error instanceof RejudgeEmpty)
      throw new LanguageNotAvailable(await languageName(context.db, submission.languageKey));
    throw error;
  }
}

/**
 * Drops the results of a preview; what still waits or runs for it is taken from the judges.
 *
 * @throws RejudgeNotFound,
 * RejudgeEnded
 */
export async function discardRejudge(context: Context, rejudgeId: number): Promise<void> {
  const { db, now, pubsub } = context;
  await db.$transaction(
    async (tx) => {
      await lockOpenPreview(tx, rejudgeId);
      await tx.$executeRaw`
      DELETE FROM judge_task WHERE id IN (
        SELECT t.id
        FROM judge_task t
          JOIN rejudge_item i ON i.id = t.rejudge_item_id
        WHERE i.rejudge_id = ${rejudgeId}
        ORDER BY t.id
        FOR UPDATE OF t)`;
      await endPreview(tx, { rejudgeId, state: 'DISCARDED', now });
      await auditBy(context, tx, { ...onRejudge(rejudgeId), action: 'rejudge.discard' });
      await pubsub.publish('rejudge', { rejudgeId }, tx);
    },
    { timeout: batchTimeoutMs },
  );
}

/** A batch as target of an entry of the audit log. */
export function onRejudge(id: number) {
  return { target: { kind: 'REJUDGE', id }, groupId: null };
}

/** Keeps a preview as it is until the transaction ends. @throws RejudgeNotFound, RejudgeEnded */
export async function lockOpenPreview(tx: Transaction, rejudgeId: number): Promise<void> {
  const [rejudge] = await tx.$queryRaw<{ isPreview: boolean; isOpen: boolean }[]>`
    SELECT is_preview AS "isPreview", state IN ('RUNNING', 'READY') AS "isOpen"
    FROM rejudge
    WHERE id = ${rejudgeId}
    FOR UPDATE`;
  if (rejudge === undefined) throw new RejudgeNotFound();
  if (!rejudge.isPreview || !rejudge.isOpen) throw new RejudgeEnded();
}

/** Ends a preview; the judgements are no longer needed, their summaries stay. */
export async function endPreview(
  tx: Transaction,
  {
    rejudgeId,
    state,
    now,
  }: { readonly rejudgeId: number; readonly state: 'APPLIED' | 'DISCARDED'; readonly now: Date },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE rejudge_item SET judgement = NULL WHERE rejudge_id = ${rejudgeId} AND judgement IS NOT NULL`;
  await tx.rejudge.update({ where: { id: rejudgeId }, data: { state, finishedAt: now }, select: { id: true } });
}
