import { leaseMs, maxAttempts, type HeartbeatAnswer, type NodeLoad } from '@verdict/judge/protocol/node.ts';
import type { Progress } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { EndedTask, Services, Transaction } from '../../core/context.ts';
import { concludeAsFailed, showWaiting } from './conclude.service.ts';
import { recordEnd } from './ended-task.service.ts';
import { mayBeLost } from './may-be-lost.ts';
import { touchNode, wireModes } from './node-presence.service.ts';
import { failurePenalty } from './priority.ts';
import { withFailure } from './task-failure.ts';
import { kindOf } from './task-kind.ts';
import { measuredColumns, subjectColumns, type MeasuredTask, type TaskSubject } from './task-subject.ts';

/*
 * How a lease works
 *
 * A claim sets state RUNNING, the node, the life of its process (incarnation), a higher attempt number and an end of
 * the lease. Heartbeats move that end. Whatever a judge says of a task counts only while the row still names this very
 * attempt, node and life, so a judge that was thought dead and comes back changes nothing. A lease that runs out, a
 * judge that says it failed, and a judge that was restarted all give the task back with the cause noted; with
 * maxAttempts causes the submission ends as SE. All times are the database's, so clocks of servers need not agree.
 */

/** Which claim of which task a judge speaks of. */
export interface Claim {
  readonly taskId: number;
  readonly attempt: number;
}

/** The condition under which a judge's word on a task counts. Its table is judge_task under its own name. */
export function isHeldBy(nodeId: number, { taskId, attempt }: Claim): Prisma.Sql {
  return Prisma.sql`judge_task.id = ${taskId} AND judge_task.attempt = ${attempt} AND judge_task.state = 'RUNNING'
    AND judge_task.node_id = ${nodeId}
    AND judge_task.incarnation = (SELECT incarnation FROM judge_node WHERE judge_node.id = ${nodeId})`;
}

/** What a judge says with its heartbeat. */
export interface Heartbeat {
  readonly nodeId: number;
  readonly incarnation: string;
  /** The tasks it holds. */
  readonly claims: readonly Claim[];
  readonly load: NodeLoad;
}

/**
 * Prolongs the leases of a node's tasks, marks the node as alive and keeps what it says of its machine.
 *
 * @returns the tasks the node still holds, and what it is to do.
 * @throws UnknownIncarnation
 */
export async function renewLeases(
  services: Services,
  { nodeId, incarnation, claims, load }: Heartbeat,
): Promise<HeartbeatAnswer> {
  const { mode } = await touchNode(services, nodeId, incarnation, load);
  return { heldTaskIds: await prolong(services, { nodeId, incarnation, claims }), mode: wireModes[mode] };
}

/** @returns ids of the tasks that are still held. */
async function prolong(
  services: Services,
  { nodeId, incarnation, claims }: Omit<Heartbeat, 'load'>,
): Promise<number[]> {
  if (claims.length === 0) return [];
  // Locked in the order in which a batch of rejudges takes them away.
  const held = claims.map((claim) => Prisma.sql`(${claim.taskId}::int, ${claim.attempt}::int)`);
  const rows = await services.db.$queryRaw<{ id: number }[]>`
    UPDATE judge_task SET lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    WHERE id IN (
      SELECT id
      FROM judge_task
      WHERE (id, attempt) IN (${Prisma.join(held)}) AND state = 'RUNNING' AND node_id = ${nodeId}
        AND incarnation = ${incarnation}
      ORDER BY submission_id, id FOR UPDATE)
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Stores how far a judge is and tells those who watch. @returns false when the judge no longer holds the task. */
export async function reportProgress(
  { db, pubsub }: Services,
  nodeId: number,
  claim: Claim,
  progress: Progress,
): Promise<boolean> {
  const { status, casesDone, casesTotal } = progress;
  const message = Prisma.sql`
    json_build_object(
      'submissionId', "submissionId", 'status', ${status}::int,
      'casesDone', ${casesDone}::int, 'casesTotal', ${casesTotal}::int)`;
  // One statement, for it comes several times a second while programs run beside it.
  const [task] = await db.$queryRaw<TaskSubject[]>`
    WITH task AS (
      UPDATE judge_task
      SET cases_done = ${casesDone}, cases_total = ${casesTotal}
      WHERE ${isHeldBy(nodeId, claim)}
      RETURNING ${subjectColumns}
    ), shown AS (
      UPDATE submission
      SET status = ${status}, updated_at = clock_timestamp()
      FROM task
      WHERE submission.id = task."submissionId" AND submission.status <> ${status}
    )
    SELECT "submissionId", "rejudgeItemId", "testRunId", "checkerCompileId", ${mayBeLost},
      CASE WHEN "submissionId" IS NOT NULL THEN ${pubsub.sending('submission', message)} END AS told
    FROM task`;
  if (task === undefined) return false;
  const { kind, id } = kindOf(task);
  const { showProgress } = kind;
  if (showProgress !== undefined) await db.$transaction((tx) => showProgress(tx, pubsub, { id, status }));
  return true;
}

/** A judge could not do its part of a task. @returns false when it no longer held the task. */
export async function failTask(services: Services, nodeId: number, claim: Claim, reason: string): Promise<boolean> {
  return (await giveBackTasks(services, { where: isHeldBy(nodeId, claim), cause: reason })) > 0;
}

/** Gives back the tasks whose lease ran out. @returns how many. */
export function reapExpiredLeases(services: Services): Promise<number> {
  return giveBackTasks(services, {
    where: Prisma.sql`lease_until < clock_timestamp()`,
    cause: 'the lease ran out: the judge was not heard of',
  });
}

/**
 * Gives back running tasks: they wait again, or end as SE when they have failed too often. A judge may die by itself,
 * so the first failure costs a task nothing; after the second it stands behind the others of its class. Nobody can
 * claim one between its failure and its end: both are one transaction.
 *
 * @param which.where condition on judge_task, besides being RUNNING.
 * @param which.cause noted against the task; null when nobody's failure took it from its judge.
 * @returns how many tasks were given back or ended.
 */
export async function giveBackTasks(
  services: Services,
  which: { readonly where: Prisma.Sql; readonly cause: string | null },
): Promise<number> {
  const tasks = await services.db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<FailedTask[]>`
      UPDATE judge_task SET state = 'WAITING', incarnation = NULL, node_id = NULL, lease_until = NULL, cases_done = 0,
        priority = priority - CASE WHEN ${which.cause === null} OR failures = '[]' THEN 0 ELSE ${failurePenalty} END,
        failures = ${which.cause === null ? Prisma.sql`failures` : withFailure(which.cause)}
      WHERE id IN (
        SELECT id FROM judge_task WHERE state = 'RUNNING' AND ${which.where} ORDER BY id FOR UPDATE SKIP LOCKED)
      RETURNING id, ${measuredColumns}`;
    const settled: SettledTask[] = [];
    // In the order in which everybody locks submissions.
    for (const task of found.toSorted((a, b) => (a.submissionId ?? 0) - (b.submissionId ?? 0)))
      settled.push({ task, ended: await settleFailure(services, tx, task) });
    return settled;
  });
  for (const { task, ended } of tasks) {
    if (ended !== null) services.metrics.ended(ended);
    if (which.cause === null) continue;
    services.metrics.failed();
    services.log.warn({ task }, ended === null ? 'judging failed, will be tried again' : 'judging given up');
  }
  return tasks.length;
}

interface FailedTask extends MeasuredTask {
  readonly id: number;
}

interface SettledTask {
  readonly task: FailedTask;
  readonly ended: EndedTask | null;
}

/** @returns the task's end when it has failed too often, null when it waits again. */
async function settleFailure({ pubsub }: Services, tx: Transaction, task: FailedTask): Promise<EndedTask | null> {
  if (task.failures.length >= maxAttempts) {
    await tx.judgeTask.delete({ where: { id: task.id }, select: { id: true } });
    await concludeAsFailed(tx, pubsub, task);
    return recordEnd(tx, task, { judgeName: null, status: Status.SYSTEM_ERROR });
  }
  await showWaiting(tx, pubsub, task);
  await pubsub.publish('judgeTask', {}, tx);
  return null;
}
