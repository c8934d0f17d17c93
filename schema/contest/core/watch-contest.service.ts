import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { readContest, seeContest } from './see-contest.service.ts';

/** A look without a message, in milliseconds: what was said while this process was deaf. */
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

/** The same for all viewers; ends when the contest is gone. */
async function* watchForAll(context: Context, contestId: number): AsyncGenerator<{ readonly id: number }, void> {
  const { db, pubsub, signal } = context;
  await using wakeUps = pubsub.subscribe('contest', {
    signal,
    filter: (message) => message.contestId === contestId,
  });
  let isHeard = true;
  let told = { at: 0, updatedAt: 0 };
  while (!signal.aborted) {
    const now = atThisMoment(context).now.getTime();
    const contest = await readContest(db, contestId);
    if (contest === undefined) return;
    const { startsAt, sealsAt, endsAt, unsealedAt } = contest;
    const moments = [startsAt, sealsAt, endsAt, unsealedAt].flatMap((moment) => moment?.getTime() ?? []);
    const updatedAt = contest.updatedAt.getTime();
    if (isHeard || updatedAt !== told.updatedAt || moments.some((moment) => moment > told.at && moment <= now)) {
      told = { at: now, updatedAt };
      yield { id: contest.id };
    }
    const waits = moments.filter((moment) => moment > now).map((moment) => moment - Date.now());
    isHeard = (await wakeUps.poll(Math.max(1, Math.min(idleMs, ...waits)))) !== null;
  }
}
