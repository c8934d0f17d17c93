import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import type { Topics } from '../../core/topics.ts';
import { watch } from '../../core/watch.ts';
import { isOver, readProgress, type Progress } from './progress.service.ts';
import { SubmissionNotFound } from './submission.error.ts';
import { unknownSubmissions, visibleSubmissions } from './submission.rule.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 5_000;

/**
 * Progress of one submission: as it is now, then each change, ending after the final one, or when the viewer may no
 * longer see it.
 *
 * @throws SubmissionNotFound when there is none, or the viewer may not see it.
 */
export function openProgress(context: Context, id: number): Promise<AsyncGenerator<Progress, void>> {
  let isWaiting = true;
  return watch(context, {
    topic: 'submission',
    // While it waits, its place in the queue changes with other submissions.
    filter: (message) => message.submissionId === id || (isWaiting && isMoveOfAnother(message)),
    isUrgent: ({ submissionId }) => submissionId === id,
    idleMs,
    restMs: context.pace.listMs,
    read: async (moment) => {
      const progress = await readProgress(moment, id);
      if (progress === null) throw new SubmissionNotFound();
      isWaiting = progress.queuePosition !== null;
      return progress;
    },
    isSame,
    isOver,
  });
}

/** Somebody's task has left the queue. */
function isMoveOfAnother({ status }: Topics['submission']): boolean {
  return status === Status.COMPILING || isFinal(status);
}

function isSame(a: Progress, b: Progress): boolean {
  return (
    a.status === b.status &&
    a.queuePosition === b.queuePosition &&
    a.expectedWaitSeconds === b.expectedWaitSeconds &&
    a.casesDone === b.casesDone &&
    a.casesTotal === b.casesTotal
  );
}

/**
 * Ids of submissions whose status or verdict changed, among some that the viewer may see and whose results are told.
 * Those already judged come first, since the list they were seen in may be older.
 */
export async function* watchChanges(
  context: Context,
  ids: readonly number[],
): AsyncGenerator<{ readonly id: number }, void> {
  const { signal } = context;
  const watched = new Set(ids);
  await using wakeUps = context.pubsub.subscribe('submission', {
    signal,
    filter: ({ submissionId }) => watched.has(submissionId),
  });
  const seen = new Map<number, string>();
  let isFirst = true;
  let wholeAt = performance.now();
  const changed = new Set(ids);
  while (!signal.aborted) {
    const { viewer, now } = atThisMoment(context);
    const rows = await context.db.submission.findMany({
      where: {
        AND: [{ id: { in: [...changed] } }, visibleSubmissions(viewer, now), { NOT: unknownSubmissions(viewer, now) }],
      },
      select: { id: true, status: true, version: true },
      orderBy: { id: 'asc' },
    });
    changed.clear();
    for (const { id, status, version } of rows) {
      const state = `${status} ${version}`;
      const isNews = isFirst ? isFinal(status) : seen.get(id) !== state;
      seen.set(id, state);
      if (isNews) yield { id };
    }
    isFirst = false;
    const message = await wakeUps.poll(idleMs);
    // What was said while this process was deaf is found also where messages never cease.
    const isWhole = message === null || performance.now() - wholeAt >= idleMs;
    if (isWhole) wholeAt = performance.now();
    for (const id of isWhole ? ids : [message.submissionId]) changed.add(id);
  }
}
