import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import type { Services } from '../../core/context.ts';
import { conclude } from './conclude.service.ts';
import { recordEnd, statusOf } from './ended-task.service.ts';
import { isHeldBy, type Claim } from './lease.service.ts';
import { measuredColumns, type MeasuredTask } from './task-subject.ts';

/** A judge, as far as its reports name it. */
export interface ReportingNode {
  readonly nodeId: number;
  readonly nodeName: string;
}

/**
 * Stores the result of a task and ends the task, in one transaction: a verdict is written exactly once.
 *
 * @returns false when the judge no longer holds the task (superseded, or its first report did arrive): it drops the
 *   result.
 */
export async function reportResult(
  { db, pubsub, metrics }: Services,
  node: ReportingNode,
  report: Claim & { readonly result: TaskResult },
): Promise<boolean> {
  const ended = await db.$transaction(async (tx) => {
    const [task] = await tx.$queryRaw<
      MeasuredTask[]
    >`DELETE FROM judge_task WHERE ${isHeldBy(node.nodeId, report)} RETURNING ${measuredColumns}`;
    if (task === undefined) return null;
    if (!(await conclude(tx, pubsub, { task, result: report.result, judgeName: node.nodeName })))
      throw new Error(`a result of kind ${report.result.kind} for a task of another kind`);
    return recordEnd(tx, task, { judgeName: node.nodeName, status: statusOf(report.result) });
  });
  if (ended !== null) metrics.ended(ended);
  return ended !== null;
}
