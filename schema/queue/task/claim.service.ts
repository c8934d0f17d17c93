import { claimWaitMs, leaseMs } from '@verdict/judge/protocol/node.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Task } from '@verdict/judge/protocol/task.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { StoredFileMissing } from '../../core/files/stored-file-missing.ts';
import { concludeAsFailed } from './conclude.service.ts';
import { recordEnd } from './ended-task.service.ts';
import { TaskNotBuildable } from './judge.error.ts';
import { giveBackTasks, isHeldBy, reapExpiredLeases } from './lease.service.ts';
import { mayBeLost } from './may-be-lost.ts';
import { touchNode } from './node-presence.service.ts';
import { parkTask, stillMissing, unparkFoundFiles } from './park.service.ts';
import { withFailure } from './task-failure.ts';
import { kindOf, taskKinds } from './task-kind.ts';
import { measuredColumns, measuredWith, type ClaimedTask, type MeasuredTask } from './task-subject.ts';

const defaultLookMs = 2_000;

/** Who claims, and until when it is worth answering. */
export interface ClaimRequest {
  readonly nodeId: number;
  readonly incarnation: string;
  /** Aborts when the judge has gone away or the server drains. */
  readonly signal: AbortSignal;
  /** Longest wait for work, in milliseconds; claimWaitMs by default. */
  readonly waitMs?: number;
  /** How often a waiting claim reaps expired leases and shows that its node is alive, in milliseconds. */
  readonly lookMs?: number;
}

/**
 * Gives a node the next task it can judge, waiting for one if there is none. The ear is open before the first look, so
 * a task queued in between is not missed.
 *
 * @returns null when there was no work in time.
 * @throws UnknownIncarnation
 */
export async function claimTask(services: Services, request: ClaimRequest): Promise<Task | null> {
  const { nodeId, incarnation, signal, waitMs = claimWaitMs, lookMs = defaultLookMs } = request;
  const endsAt = performance.now() + waitMs;
  await using wakeUps = services.pubsub.subscribe('judgeTask', { signal });
  let looksAt = 0;
  while (!signal.aborted) {
    if (performance.now() >= looksAt) {
      await touchNode(services, nodeId, incarnation);
      await reapExpiredLeases(services);
      for (const { cleanUp } of taskKinds()) await cleanUp?.(services);
      await unparkFoundFiles(services);
      looksAt = performance.now() + lookMs;
    }
    const claimed = await claimRow(services, nodeId, incarnation);
    if (claimed !== null) {
      const task = await taskOf(services, nodeId, claimed);
      if (task !== null && (await isDelivered(services, request, claimed))) {
        if (claimed.attempt === 1) services.metrics.claimed(claimed.queue, claimed.waitMs);
        return task;
      }
      continue;
    }
    const remaining = endsAt - performance.now();
    if (remaining <= 0) return null;
    await wakeUps.poll(Math.min(remaining, Math.max(0, looksAt - performance.now())));
  }
  return null;
}

/** A claimed row, and how long it had waited. */
type FreshClaim = ClaimedTask & Pick<MeasuredTask, 'queue' | 'waitMs'> & { readonly missingSha256: string | null };

/**
 * Takes the first waiting task all of whose languages the node offers, past rows another claim is just taking. A
 * submission is noted to be judged with its problem's test set of this moment, unless somebody holds it: then building
 * the task does that.
 */
async function claimRow({ db }: Services, nodeId: number, incarnation: string): Promise<FreshClaim | null> {
  const [row] = await db.$queryRaw<FreshClaim[]>`
    WITH claimed AS (
      UPDATE judge_task
      SET state = 'RUNNING', attempt = attempt + 1, node_id = ${nodeId}, incarnation = ${incarnation},
        claimed_at = clock_timestamp(), lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond',
        cases_done = 0, cases_total = 0
      WHERE id = (
        SELECT id FROM judge_task
        WHERE state = 'WAITING' AND (parked_until IS NULL OR parked_until <= clock_timestamp())
          AND language_keys <@ ARRAY(
            SELECT l.key::text
            FROM judge_node n
              JOIN judge_node_language nl ON nl.node_id = n.id
              JOIN language l ON l.id = nl.language_id
            WHERE n.id = ${nodeId} AND n.incarnation = ${incarnation} AND n.mode = 'ACTIVE' AND n.revoked_at IS NULL)
        ORDER BY priority DESC, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, ${measuredColumns}, attempt, language_keys AS "languageKeys", missing_sha256 AS "missingSha256"
    ), kept AS (
      UPDATE submission SET test_set_id = p.test_set_id, updated_at = clock_timestamp() FROM problem p
      WHERE p.id = submission.problem_id AND submission.id = (
        SELECT s.id FROM submission s JOIN problem now ON now.id = s.problem_id
        WHERE s.id = (SELECT "submissionId" FROM claimed) AND s.test_set_id IS DISTINCT FROM now.test_set_id
        FOR NO KEY UPDATE OF s SKIP LOCKED))
    SELECT claimed.*, ${mayBeLost} FROM claimed`;
  return row ?? null;
}

/**
 * Builds the claimed task. One that cannot be built ends as SE, one whose data cannot be read just now goes back, and
 * one whose file is missing is parked.
 */
async function taskOf(services: Services, nodeId: number, claimed: FreshClaim): Promise<Task | null> {
  const held = isHeldBy(nodeId, { taskId: claimed.id, attempt: claimed.attempt });
  try {
    const { kind, id } = kindOf(claimed);
    const task = await kind.build(services, claimed, id);
    const missingSha256 = await stillMissing(services, task, claimed.missingSha256);
    if (missingSha256 === null) return task;
    await parkTask(services, { where: held, missingSha256 });
  } catch (error) {
    if (error instanceof StoredFileMissing) {
      await parkTask(services, { where: held, missingSha256: error.sha256 });
    } else if (error instanceof TaskNotBuildable) {
      services.log.error({ task: claimed, reason: error.message }, 'a task cannot be built');
      await endAsSystemError(services, held, error.message);
    } else {
      services.log.error({ err: error, task: claimed }, 'building a task failed');
      await giveBackTasks(services, { where: held, cause: 'the server could not read what the task needs' });
    }
  }
  return null;
}

async function endAsSystemError({ db, pubsub, metrics }: Services, held: Prisma.Sql, cause: string): Promise<void> {
  const ended = await db.$transaction(async (tx) => {
    const [task] = await tx.$queryRaw<
      MeasuredTask[]
    >`DELETE FROM judge_task WHERE ${held} RETURNING ${measuredWith(withFailure(cause))}`;
    if (task === undefined) return null;
    await concludeAsFailed(tx, pubsub, task);
    return recordEnd(tx, task, { judgeName: null, status: Status.SYSTEM_ERROR });
  });
  if (ended === null) return;
  metrics.failed();
  metrics.ended(ended);
}

/**
 * A judge that went away while its task was built cannot take it: the task waits again and nothing is held against it.
 */
async function isDelivered(
  services: Services,
  { nodeId, signal }: ClaimRequest,
  claimed: ClaimedTask,
): Promise<boolean> {
  if (!signal.aborted) return true;
  await giveBackTasks(services, {
    where: isHeldBy(nodeId, { taskId: claimed.id, attempt: claimed.attempt }),
    cause: null,
  });
  return false;
}
