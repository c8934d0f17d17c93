import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { readContest, seeContest } from './see-contest.service.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 30_000;

/**
 * A contest as it is now, then whenever something all see of it changed, and at its start, its seal and its end by the
 * server's clock; ends when the viewer may no longer see it.
 */
export async function* watchContest(
  context: Context,
  contestId: number,
): AsyncGenerator<{ readonly id: number }, void> {
  const open = (own: Context) => watchForAll(own, contestId);
  const changes = await context.streams.follow(context, { key: `contest ${contestId}`, audience: 'EVERYONE', open });
  for await (const change of changes) {
    if ((await seeContest(context, contestId)) === null) return;
    yield change;
  }
}

/** What all viewers see change of a contest. */
interface ContestState {
  readonly id: number;
  readonly updatedAt: number;
  /** How many of its moments have passed. */
  readonly turns: number;
  /** Its next moment; Infinity after the last one. */
  readonly turnsAt: number;
}

/** The same for all viewers; ends when the contest is gone. */
function watchForAll(context: Context, contestId: number): Promise<AsyncGenerator<ContestState, void>> {
  return watch(context, {
    topic: 'contest',
    filter: (message) => message.contestId === contestId,
    idleMs: ({ turnsAt }) => Math.max(1, Math.min(idleMs, turnsAt - Date.now())),
    read: async ({ reads, now }): Promise<ContestState | null> => {
      const contest = await readContest(reads, contestId);
      if (contest === undefined) return null;
      const { id, updatedAt, startsAt, sealsAt, endsAt, unsealedAt } = contest;
      const moments = [startsAt, sealsAt, endsAt, unsealedAt].flatMap((moment) => moment?.getTime() ?? []);
      const ahead = moments.filter((moment) => moment > now.getTime());
      return {
        id,
        updatedAt: updatedAt.getTime(),
        turns: moments.length - ahead.length,
        turnsAt: Math.min(...ahead),
      };
    },
    isSame: (last, next, hasMessage) => !hasMessage && last.updatedAt === next.updatedAt && last.turns === next.turns,
  });
}
