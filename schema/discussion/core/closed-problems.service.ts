import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { virtualOf } from '../../contest/core/virtual.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { allowed } from '../../place/place.rule.ts';

/*
 * While a contest runs for a viewer, texts about its problems are closed to them in every list, count and page. Public
 * and protected contests of the site run for everyone, since signing out must not open what is closed; private ones for
 * those registered, contests of groups for their members, virtual ones for their participant. Staff of a problem and
 * admins of the contest read on.
 */

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Answers by request: each of its readers asks the same. A subscription makes a new context for each read. */
const answers = new WeakMap<Asking, Promise<readonly number[]>>();

/** Ids of the problems about which the viewer reads nothing now. */
export function closedProblems(asking: Asking): Promise<readonly number[]> {
  const known = answers.get(asking);
  if (known !== undefined) return known;
  const answer = readClosed(asking);
  answers.set(asking, answer);
  return answer;
}

async function readClosed({ db, viewer, now }: Asking): Promise<number[]> {
  const virtual = await virtualContests({ db, viewer, now });
  const rows = await db.contestProblem.findMany({
    where: {
      contest: { isVisible: true, NOT: administeredContests(viewer), OR: [runningFor(viewer, now), ...virtual] },
    },
    select: { problemId: true },
    distinct: ['problemId'],
    orderBy: { problemId: 'asc' },
  });
  const ids = rows.map(({ problemId }) => problemId);
  if (ids.length === 0) return [];
  // Not negated in the query: a problem without an author is neither the viewer's nor not.
  const staffed = await db.problem.findMany({
    where: { AND: [{ id: { in: ids } }, allowed(viewer, 'problem.keep')] },
    select: { id: true },
  });
  const staffedIds = new Set(staffed.map(({ id }) => id));
  return ids.filter((id) => !staffedIds.has(id));
}

function runningFor(viewer: Viewer, now: Date): Prisma.ContestWhereInput {
  const own: Prisma.ContestWhereInput[] =
    viewer.kind === 'user'
      ? [
          { members: { some: { userId: viewer.userId } } },
          { groupId: { in: [...viewer.groupLevels].flatMap(([id, own]) => (own >= level.member ? [id] : [])) } },
        ]
      : [];
  return {
    startsAt: { lte: now },
    endsAt: { gt: now },
    OR: [{ groupId: null, access: { not: 'PRIVATE' } }, ...own],
  };
}

/** Contests in which a virtual participation of the viewer runs now. */
async function virtualContests({ db, viewer, now }: Asking): Promise<Prisma.ContestWhereInput[]> {
  if (viewer.kind !== 'user') return [];
  const rows = await db.contestMember.findMany({
    where: { userId: viewer.userId, isVirtual: true, participant: { startsAt: { lte: now } } },
    select: {
      contestId: true,
      isVirtual: true,
      participant: { select: { id: true, startsAt: true, endedAt: true } },
      contest: { select: { startsAt: true, endsAt: true } },
    },
  });
  const running = rows.flatMap((row) => (virtualOf(row.contest, [row], now)?.isRunning ? [row.contestId] : []));
  return running.length === 0 ? [] : [{ id: { in: running } }];
}
