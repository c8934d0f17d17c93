import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { basePriority, classDistance } from '../../queue/task/priority.ts';
import { neededLanguagesSql } from './selection.service.ts';

/*
 * Thousands of tasks by one statement. Their order is fair as that of single ones: each stands behind what its user
 * already has waiting in this queue, so the submissions of many users are judged in turns.
 */

/**
 * Priority and user of new tasks over `submission s`, `LEFT JOIN waiting`; see enqueueJudgeTask, which does the same
 * for one.
 */
const priority = Prisma.sql`
  ${basePriority.REJUDGE}::int - least(
    coalesce(waiting.count, 0) + row_number() OVER (PARTITION BY s.user_id ORDER BY s.id) - 1,
    ${classDistance - 1}::int)::int`;
const waiting = Prisma.sql`
  SELECT user_id, count(*) AS count FROM judge_task WHERE state = 'WAITING' AND queue = 'REJUDGE' GROUP BY user_id`;

/**
 * Queues submissions to be judged again; until then their old verdicts go on counting. One that waits already is left
 * as it is. One that runs does so with the data of before: it is taken from its judge, whose report no longer counts,
 * and waits.
 */
export async function queueSubmissions(
  tx: Transaction,
  pubsub: PubSub,
  submissionIds: readonly number[],
): Promise<void> {
  const queued = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO judge_task (submission_id, user_id, queue, priority, language_keys)
    SELECT s.id, s.user_id, 'REJUDGE', ${priority}, ${neededLanguagesSql}
    FROM submission s
      JOIN problem p ON p.id = s.problem_id
      LEFT JOIN (${waiting}) waiting ON waiting.user_id = s.user_id
    WHERE s.id = ANY(${submissionIds}::int[]) ORDER BY s.id
    ON CONFLICT (submission_id) DO UPDATE SET state = 'WAITING', incarnation = NULL, node_id = NULL, lease_until = NULL,
      cases_done = 0, cases_total = 0
    WHERE judge_task.state = 'RUNNING' RETURNING submission_id AS id`;
  const ids = queued.map(({ id }) => id);
  await tx.$executeRaw`
    UPDATE submission SET status = ${Status.PENDING}, updated_at = clock_timestamp()
    WHERE id IN (SELECT id FROM submission WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE)`;
  await pubsub.publishAll(
    'submission',
    ids.map((submissionId) => ({ submissionId, status: Status.PENDING, casesDone: 0, casesTotal: 0 })),
    tx,
  );
  await pubsub.publish('judgeTask', {}, tx);
}

/** Queues the items of a preview, beside whatever their submissions wait for. */
export async function queuePreview(tx: Transaction, pubsub: PubSub, rejudgeId: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO judge_task (rejudge_item_id, user_id, queue, priority, language_keys)
    SELECT i.id, s.user_id, 'REJUDGE', ${priority}, ${neededLanguagesSql}
    FROM rejudge_item i
      JOIN submission s ON s.id = i.submission_id
      JOIN problem p ON p.id = s.problem_id
      LEFT JOIN (${waiting}) waiting ON waiting.user_id = s.user_id
    WHERE i.rejudge_id = ${rejudgeId} ORDER BY s.id`;
  await pubsub.publish('judgeTask', {}, tx);
}
