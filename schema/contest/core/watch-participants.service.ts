import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import { readSeenContest, seeContest } from './see-contest.service.ts';

/** A look without a message, in milliseconds: what was said while this process was deaf. */
const idleMs = 60_000;

/** At once, then some time after people have come to take part in one of these contests, or have left. */
export async function* watchParticipants(
  { pubsub, signal, pace }: Context,
  contestIds: readonly number[],
): AsyncGenerator<readonly number[], void> {
  const watched = new Set(contestIds);
  await using wakeUps = pubsub.subscribe('participants', {
    signal,
    filter: ({ contestId }) => watched.has(contestId),
  });
  while (!signal.aborted) {
    yield contestIds;
    const isHeard = (await wakeUps.poll(idleMs)) !== null;
    await sleep(pace.participantsMs, undefined, { signal }).catch(() => undefined);
    // All that came meanwhile is told by one message.
    while (isHeard && !signal.aborted && (await wakeUps.poll(0)) !== null);
  }
}

/** Columns of those of some contests that the viewer sees. @param query the selection, the same for all viewers. */
export async function readSeenContests(context: Context, ids: readonly number[], query: object) {
  const found = await Promise.all(
    ids.map(async (id) => ((await seeContest(context, id)) === null ? null : readSeenContest(context, id, query))),
  );
  return found.flatMap((contest) => contest ?? []);
}
