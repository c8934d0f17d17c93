import type { Judgement } from '@verdict/judge/protocol/report.ts';
import type { Services } from '../context.ts';
import { applyVerdict } from '../submission/verdict.service.ts';
import { verdictOf } from '../submission/verdict.ts';
import { isHeldBy } from './lease.service.ts';
import type { Claim } from './lease.service.ts';

/** A judge, as far as its reports name it. */
export interface ReportingNode {
  readonly nodeId: number;
  readonly nodeName: string;
}

/**
 * Stores the result of a task and ends the task, in one transaction: a verdict is written exactly once.
 * @returns false when the judge no longer holds the task (superseded, or its first report did arrive): it drops the result.
 */
export async function reportJudgement({ db, pubsub }: Services, node: ReportingNode, report: Claim & { readonly judgement: Judgement }): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [task] = await tx.$queryRaw<{ submissionId: number }[]>`
      DELETE FROM judge_task WHERE ${isHeldBy(node.nodeId, report)} RETURNING submission_id AS "submissionId"`;
    if (task === undefined) return false;
    await applyVerdict(tx, pubsub, { submissionId: task.submissionId, verdict: verdictOf(report.judgement, node.nodeName) });
    return true;
  });
}
