import { leaseMs, maxAttempts } from '@verdict/judge/protocol/node.ts';
import type { Progress } from '@verdict/judge/protocol/report.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../context.ts';
import { tellTestRun } from '../test-run/test-run-result.service.ts';
import { concludeAsFailed, showWaiting } from './conclude.service.ts';
import { touchNode } from './node-presence.service.ts';
import { failurePenalty } from './priority.ts';
import { subjectColumns } from './task-subject.ts';
import type { TaskSubject } from './task-subject.ts';

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

/**
 * Prolongs the leases of a node's tasks and marks the node as alive.
 * @returns ids of the tasks the node still holds; it must drop all others.
 * @throws UnknownIncarnation
 */
export async function renewLeases(services: Services, request: { readonly nodeId: number; readonly incarnation: string; readonly claims: readonly Claim[] }): Promise<number[]> {
  const { nodeId, incarnation, claims } = request;
  await touchNode(services, nodeId, incarnation);
  if (claims.length === 0) return [];
  const held = claims.map((claim) => Prisma.sql`(${claim.taskId}::int, ${claim.attempt}::int)`);
  const rows = await services.db.$queryRaw<{ id: number }[]>`
    UPDATE judge_task SET lease_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    WHERE (id, attempt) IN (${Prisma.join(held)}) AND state = 'RUNNING' AND node_id = ${nodeId} AND incarnation = ${incarnation}
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Stores how far a judge is and tells those who watch. @returns false when the judge no longer holds the task. */
export async function reportProgress({ db, pubsub }: Services, nodeId: number, claim: Claim, progress: Progress): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [task] = await tx.$queryRaw<TaskSubject[]>`
      UPDATE judge_task SET cases_done = ${progress.casesDone}, cases_total = ${progress.casesTotal}
      WHERE ${isHeldBy(nodeId, claim)}
      RETURNING ${subjectColumns}`;
    if (task === undefined) return false;
    const { submissionId, testRunId } = task;
    if (submissionId !== null) {
      await tx.submission.updateMany({ where: { id: submissionId, status: { not: progress.status } }, data: { status: progress.status } });
      await pubsub.publish('submission', { submissionId, ...progress }, tx);
    }
    if (testRunId !== null) await tellTestRun(tx, pubsub, { testRunId, status: progress.status });
    return true;
  });
}

/** A judge could not do its part of a task. @returns false when it no longer held the task. */
export async function failTask(services: Services, nodeId: number, claim: Claim, reason: string): Promise<boolean> {
  return (await giveBackTasks(services, { where: isHeldBy(nodeId, claim), cause: reason })) > 0;
}

/** Gives back the tasks whose lease ran out. @returns how many. */
export function reapExpiredLeases(services: Services): Promise<number> {
  return giveBackTasks(services, { where: Prisma.sql`lease_until < clock_timestamp()`, cause: 'the lease ran out: the judge was not heard of' });
}

/**
 * Gives back running tasks: they wait again, behind the others of their class, or end as SE when they have failed too
 * often. Nobody can claim one between its failure and its end: both are one transaction.
 * @param which.where condition on judge_task, besides being RUNNING.
 * @returns how many tasks were given back or ended.
 */
export async function giveBackTasks(services: Services, which: { readonly where: Prisma.Sql; readonly cause: string }): Promise<number> {
  const tasks = await services.db.$transaction(async (tx) => {
    const found = await tx.$queryRaw<FailedTask[]>`
      UPDATE judge_task SET state = 'WAITING', incarnation = NULL, node_id = NULL, lease_until = NULL, cases_done = 0,
        priority = priority - ${failurePenalty}, failures = failures || ${which.cause}::text
      WHERE id IN (SELECT id FROM judge_task WHERE state = 'RUNNING' AND ${which.where} ORDER BY id FOR UPDATE SKIP LOCKED)
      RETURNING id, ${subjectColumns}, failures`;
    for (const task of found) await settleFailure(services, tx, task);
    return found;
  });
  for (const { failures, ...task } of tasks) {
    services.log.warn({ task, failures }, failures.length >= maxAttempts ? 'judging given up' : 'judging failed, will be tried again');
  }
  return tasks.length;
}

interface FailedTask extends TaskSubject {
  readonly id: number;
  readonly failures: readonly string[];
}

async function settleFailure({ pubsub }: Services, tx: Transaction, { id, failures, ...subject }: FailedTask): Promise<void> {
  if (failures.length >= maxAttempts) {
    await tx.judgeTask.delete({ where: { id }, select: { id: true } });
    await concludeAsFailed(tx, pubsub, { subject, causes: failures });
    return;
  }
  await showWaiting(tx, pubsub, subject);
  await pubsub.publish('judgeTask', {}, tx);
}
