import { judgementSchema } from '@verdict/judge/protocol/report.ts';
import { z } from 'zod';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { taskFailures } from '../../queue/task/task-failure.ts';
import { replaceResults } from '../submission/case-results.service.ts';
import { applyVerdicts, lockSubmissions, type NewVerdict } from '../submission/verdict.service.ts';
import { verdictOf } from '../submission/verdict.ts';
import { RejudgeNotReady } from './rejudge.error.ts';
import { endPreview, lockOpenPreview, onRejudge } from './rejudge.service.ts';

/** Longest that applying may take, in milliseconds. */
const applyTimeoutMs = 300_000;
/** Judgements read at once: each may hold hundreds of cases. */
const chunkSize = 200;

/**
 * Makes the results of a preview the standing verdicts, all in one transaction. Skipped are submissions whose verdict
 * changed since the preview began, and those no judge could judge: nobody gets an SE for a failure of ours.
 *
 * @throws RejudgeNotFound, RejudgeEnded, RejudgeNotReady
 */
export async function applyRejudge(context: Context, rejudgeId: number): Promise<void> {
  const { db, pubsub, now, viewer } = context;
  const actorId = userIdOrNull(viewer);
  await db.$transaction(
    async (tx) => {
      await lockOpenPreview(tx, rejudgeId);
      const remaining = await tx.rejudgeItem.count({ where: { rejudgeId, newStatus: null } });
      if (remaining > 0) throw new RejudgeNotReady(remaining);
      const items = await lockUnchanged(tx, rejudgeId);
      const verdicts: NewVerdict[] = [];
      for (let from = 0; from < items.length; from += chunkSize) {
        verdicts.push(...(await moveResults(tx, items.slice(from, from + chunkSize), actorId)));
      }
      await applyVerdicts(tx, pubsub, verdicts);
      await markApplied(
        tx,
        items.map(({ id }) => id),
      );
      await endPreview(tx, { rejudgeId, state: 'APPLIED', now });
      await auditBy(context, tx, {
        ...onRejudge(rejudgeId),
        action: 'rejudge.apply',
        after: { submissions: items.length },
      });
      await pubsub.publish('rejudge', { rejudgeId }, tx);
    },
    { timeout: applyTimeoutMs, maxWait: applyTimeoutMs },
  );
}

interface AppliedItem {
  readonly id: number;
  readonly submissionId: number;
  readonly oldVersion: number;
}

/** Locks the submissions of a preview, then finds those that still have the verdict it began with. */
async function lockUnchanged(tx: Transaction, rejudgeId: number): Promise<AppliedItem[]> {
  const items = await tx.$queryRaw<AppliedItem[]>`
    SELECT id, submission_id AS "submissionId", old_version AS "oldVersion"
    FROM rejudge_item
    WHERE rejudge_id = ${rejudgeId} AND judge_name IS NOT NULL
    ORDER BY submission_id`;
  const versions = new Map(
    (
      await lockSubmissions(
        tx,
        items.map(({ submissionId }) => submissionId),
      )
    ).map(({ submissionId, version }) => [submissionId, version]),
  );
  return items.filter(({ submissionId, oldVersion }) => versions.get(submissionId) === oldVersion);
}

const rowSchema = z.array(
  z.object({
    submissionId: z.int(),
    oldVersion: z.int(),
    judgement: judgementSchema,
    judgeName: z.string(),
    failures: z.unknown(),
  }),
);

/** Puts the results of some items in place. @returns their verdicts, without those results. */
async function moveResults(
  tx: Transaction,
  items: readonly AppliedItem[],
  actorId: string | null,
): Promise<NewVerdict[]> {
  const rows = rowSchema.parse(
    await tx.rejudgeItem.findMany({
      where: { id: { in: items.map(({ id }) => id) } },
      select: { submissionId: true, oldVersion: true, judgement: true, judgeName: true, failures: true },
      orderBy: { submissionId: 'asc' },
    }),
  );
  await replaceResults(
    tx,
    rows.map(({ submissionId, oldVersion, judgement }) => ({
      submissionId,
      oldVersion,
      cases: judgement.cases,
      groups: judgement.groups,
    })),
  );
  return rows.map(({ submissionId, judgement, judgeName, failures }) => ({
    submissionId,
    verdict: {
      ...verdictOf(judgement, { judgeName, failures: taskFailures(failures) }),
      cause: 'REJUDGED',
      actorId,
      results: null,
    },
  }));
}

/** Says which items were applied, and with which test set their submissions are judged now. */
async function markApplied(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`UPDATE rejudge_item SET applied_version = old_version + 1 WHERE id = ANY(${itemIds}::int[])`;
  await tx.$executeRaw`
    UPDATE submission SET test_set_id = t.id FROM rejudge_item i JOIN test_set t ON t.id = i.test_set_id
    WHERE i.id = ANY(${itemIds}::int[]) AND submission.id = i.submission_id
      AND submission.test_set_id IS DISTINCT FROM t.id`;
}
