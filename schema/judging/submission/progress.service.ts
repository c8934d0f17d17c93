import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { loadQueuePlace, type QueuePlace } from '../../queue/task/queue-place.loader.ts';
import { remoteSubmissions } from './remote-submissions.ts';
import { canSeeCases, disclosureSelect, isResultUnknown, visibleSubmissions } from './submission.rule.ts';

/** How far the judging of a submission is. */
export interface Progress {
  readonly submissionId: number;
  readonly status: number;
  /** Waiting tasks, or programs for the same remote judge, that come before it; null unless it waits. */
  readonly queuePosition: number | null;
  /** Until a judge takes it; null unless it waits and a judge can do it. */
  readonly expectedWaitSeconds: number | null;
  /** 0, as is the total, where the viewer may not see results of cases. */
  readonly casesDone: number;
  readonly casesTotal: number;
}

/** What progress is made from. */
export const progressSelect = {
  ...disclosureSelect,
  task: { select: { id: true, state: true, casesDone: true, casesTotal: true } },
  _count: { select: { caseResults: true } },
} as const satisfies Prisma.SubmissionSelect;
export type ProgressRow = Prisma.SubmissionGetPayload<{ select: typeof progressSelect }>;

/** Progress of a loaded row, as the viewer may know it. */
export async function progressOf(context: Context, row: ProgressRow): Promise<Progress> {
  const { id, status } = row;
  if (isResultUnknown(context.viewer, row, context.now)) {
    return {
      submissionId: id,
      status: Status.SUBMITTED_UNKNOWN_RESULT,
      queuePosition: null,
      expectedWaitSeconds: null,
      casesDone: 0,
      casesTotal: 0,
    };
  }
  const place = await placeOf(context, row);
  const counts = canSeeCases(context.viewer, row, context.now) ? countsOf(row) : { casesDone: 0, casesTotal: 0 };
  return {
    submissionId: id,
    status,
    queuePosition: place?.position ?? null,
    expectedWaitSeconds: place?.expectedWaitSeconds ?? null,
    ...counts,
  };
}

/** Its place in the queue of the judges, or of the remote judge; null: it does not wait. */
async function placeOf(context: Context, { id, status, task }: ProgressRow): Promise<QueuePlace | null> {
  if (task !== null) return task.state === 'WAITING' ? loadQueuePlace(context, task.id) : null;
  // Without a task it is sent elsewhere, or waits for its task.
  return status === Status.PENDING ? remoteSubmissions().placeOf(context, id) : null;
}

function countsOf({ task, _count }: ProgressRow): Pick<Progress, 'casesDone' | 'casesTotal'> {
  return { casesDone: task?.casesDone ?? _count.caseResults, casesTotal: task?.casesTotal ?? _count.caseResults };
}

/** Progress as it is now; null when there is no such submission or the viewer may not see it. */
export async function readProgress(context: Context, id: number): Promise<Progress | null> {
  const row = await context.db.submission.findFirst({
    where: { AND: [{ id }, visibleSubmissions(context.viewer, context.now)] },
    select: progressSelect,
  });
  return row && progressOf(context, row);
}

/** Has the judging ended? */
export function isOver({ status }: Progress): boolean {
  return isFinal(status);
}
