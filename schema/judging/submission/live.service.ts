import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import type { Topics } from '../../core/topics.ts';
import { isOver, readProgress, type Progress } from './progress.service.ts';
import { SubmissionNotFound } from './submission.error.ts';
import { unknownSubmissions, visibleSubmissions } from './submission.rule.ts';

/*
 * How live views work
 *
 * The ear is opened before the first read, so nothing falls between the two. A message is only a hint: what is sent is
 * read anew from the rows by the rule of queries, so a viewer never gets more by waiting than by asking, and an old
 * message cannot turn the count back. What was said while a process was deaf is caught up by looking now and then.
 */

/** A look without a message, in milliseconds. */
const idleMs = 5_000;

/**
 * Progress of one submission: as it is now, then each change, ending after the final one, or when the viewer may no
 * longer see it. The first is read at once: only what fails before the stream begins is told to the client.
 *
 * @throws SubmissionNotFound when there is none, or the viewer may not see it.
 */
export async function openProgress(context: Context, id: number): Promise<AsyncGenerator<Progress, void>> {
  const progress = watchProgress(context, id);
  const first = await progress.next();
  if (first.done === true) throw new SubmissionNotFound();
  return continued(first.value, progress);
}

async function* continued(first: Progress, rest: AsyncGenerator<Progress, void>): AsyncGenerator<Progress, void> {
  yield first;
  yield* rest;
}

async function* watchProgress(context: Context, id: number): AsyncGenerator<Progress, void> {
  const { signal, pace } = context;
  let isWaiting = true;
  await using wakeUps = context.pubsub.subscribe('submission', {
    signal,
    filter: (message) => message.submissionId === id || (isWaiting && isMoveOfAnother(message)),
  });
  let last: Progress | null = null;
  let readAt = 0;
  let isOthersMoved = false;
  while (!signal.aborted) {
    readAt = performance.now();
    isOthersMoved = false;
    const progress = await readProgress(atThisMoment(context), id);
    if (progress === null) return;
    if (last === null || !isSame(last, progress)) yield progress;
    if (isOver(progress)) return;
    last = progress;
    isWaiting = progress.queuePosition !== null;
    for (;;) {
      const message = await wakeUps.poll(
        Math.max(0, readAt + (isOthersMoved ? pace.listMs : idleMs) - performance.now()),
      );
      if (message === null || message.submissionId === id) break;
      isOthersMoved = true;
    }
  }
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
