import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { readSeenContest, seeContest } from './see-contest.service.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 60_000;

/** An event at once, then when people joined or left one of these contests. */
export function watchParticipants(
  context: Context,
  contestIds: readonly number[],
): Promise<AsyncGenerator<readonly number[], void>> {
  const watched = new Set(contestIds);
  return watch(context, {
    topic: 'participants',
    filter: ({ contestId }) => watched.has(contestId),
    idleMs,
    restMs: context.pace.participantsMs,
    read: async () => contestIds,
    isSame: () => false,
  });
}

/** Columns of those of some contests that the viewer sees. @param query the selection, the same for all viewers. */
export async function readSeenContests(context: Context, ids: readonly number[], query: object) {
  const found = await Promise.all(
    ids.map(async (id) => ((await seeContest(context, id)) === null ? null : readSeenContest(context, id, query))),
  );
  return found.flatMap((contest) => contest ?? []);
}
