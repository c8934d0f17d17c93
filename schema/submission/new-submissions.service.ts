import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { WakeUps } from '../judge/wake-ups.ts';
import { atThisMoment } from '../this-moment.ts';
import { listedBy } from './submission.service.ts';
import type { SubmissionFilter } from './submission.service.ts';

/** More are not told apart: whoever is that far behind asks for the list anew. */
export const maxNew = 100;
/** A look without a message, in milliseconds. */
const idleMs = 5_000;
/** Least time between two looks, in milliseconds: a busy site has messages all the time, and many who watch. */
const restMs = 1_000;

/**
 * How many submissions of a list came after a given one: as it is now, then whenever that changes, ending at the largest
 * number that is told. Messages are only hints; it is counted by the rule of the list.
 */
export async function* watchNew(context: Context, { filter, afterId }: { readonly filter: SubmissionFilter; readonly afterId: number }): AsyncGenerator<number, void> {
  const { db, pubsub, signal } = context;
  await using wakeUps = new WakeUps(pubsub, 'submission', { signal, filter: ({ submissionId }) => submissionId > afterId });
  let told: number | null = null;
  while (!signal.aborted) {
    const where = await listedBy(atThisMoment(context), filter);
    const count = where === null ? 0 : await db.submission.count({ where: { AND: [{ id: { gt: afterId } }, where] }, take: maxNew });
    if (count !== told) yield count;
    if (count >= maxNew) return;
    told = count;
    await sleep(restMs, undefined, { signal }).catch(() => {});
    await wakeUps.next(idleMs);
  }
}
