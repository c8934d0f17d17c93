import type { Prisma, Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import {
  administeredContests,
  canLook,
  isBoardShown,
  lookableContests,
  statusOf,
} from '../../place/contest/contest.rule.ts';
import { putInPlace, type ContestPlace } from './contest-place.ts';
import { enterContest, findContest, requireInside, type EnteredContest } from './contest.service.ts';
import { membershipSelect, virtualOf } from './virtual.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;

/** Which problems of a contest, and how they are shown. */
interface ContestProblemRequest {
  readonly contestId: number;
  readonly includesAfterEnd: boolean;
  /** The selection of the problem's columns. */
  readonly query: object;
}

const placeSelect = { id: true, problemId: true, displayId: true, displayTitle: true, color: true } as const;

/**
 * The problems of a contest in their order. Who may not go inside reads the names where its board is open to visitors.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function listContestProblems(
  asking: Asking,
  { contestId, includesAfterEnd, query }: ContestProblemRequest,
): Promise<Problem[]> {
  const { entered, isReadable } = await comeToProblems(asking, contestId);
  const places = await readPlaces(asking, { contestId }, query);
  return places.map(({ row, ...place }) =>
    putInPlace({ ...row }, { ...place, entered, includesAfterEnd }, { isReadable }),
  );
}

/** Problems of a contest in their places, the same for all who may read them: each reader takes a copy of a row. */
function readPlaces(
  { db, reads }: Asking,
  where: { readonly contestId: number; readonly displayId?: string },
  query: object,
) {
  return reads.once(`contest problems ${JSON.stringify([where, query])}`, async () => {
    const places = await db.contestProblem.findMany({
      where,
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: placeSelect,
    });
    const rows = await db.problem.findMany({
      ...query,
      where: { id: { in: places.map(({ problemId }) => problemId) } },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return places.flatMap((place) => {
      const row = byId.get(place.problemId);
      return row === undefined ? [] : [{ ...place, row }];
    });
  });
}

/**
 * One problem of a contest; null when it has none of that name.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function findContestProblem(
  asking: Asking,
  { contestId, displayId, includesAfterEnd, query }: ContestProblemRequest & { readonly displayId: string },
): Promise<Problem | null> {
  const entered = await enterContest(asking, contestId);
  const [found] = await readPlaces(asking, { contestId, displayId }, query);
  if (found === undefined) return null;
  const { row, ...place } = found;
  const shown: ContestPlace = { ...place, entered, includesAfterEnd };
  return putInPlace({ ...row }, shown, { isReadable: true });
}

/** Most places that are told of one problem. */
export const maxOpenPlaces = 10;

/** A problem's name in a contest. */
export interface OpenPlace {
  readonly contestId: number;
  readonly displayId: string;
}

/**
 * Where a problem stands in contests that take programs of the viewer now, as far as time and access decide; the
 * contest that began last first.
 */
export async function openPlaces(asking: Asking, problemId: number): Promise<OpenPlace[]> {
  const { db, viewer, now } = asking;
  const open: Prisma.ContestWhereInput = {
    OR: [
      administeredContests(viewer),
      { endsAt: { gt: now } },
      { isEndSubmitAllowed: true },
      { id: { in: await virtualPlaces(asking, problemId) } },
    ],
  };
  return db.contestProblem.findMany({
    where: { problemId, contest: { AND: [lookableContests(viewer, now), open] } },
    orderBy: [{ contest: { startsAt: 'desc' } }, { id: 'desc' }],
    take: maxOpenPlaces,
    select: { contestId: true, displayId: true },
  });
}

/** Ended contests with a problem in which the viewer takes part virtually now. */
async function virtualPlaces({ db, viewer, now }: Asking, problemId: number): Promise<number[]> {
  if (viewer.kind !== 'user') return [];
  const { userId } = viewer;
  const contests = await db.contest.findMany({
    where: { problems: { some: { problemId } }, members: { some: { userId, isVirtual: true } } },
    select: { id: true, startsAt: true, endsAt: true, members: { where: { userId }, select: membershipSelect } },
  });
  return contests.filter((contest) => virtualOf(contest, contest.members, now)?.isRunning).map(({ id }) => id);
}

async function comeToProblems(
  asking: Asking,
  contestId: number,
): Promise<{ readonly entered: EnteredContest; readonly isReadable: boolean }> {
  const entered = await findContest(asking, contestId);
  const { contest, isRegistered } = entered;
  const isInside = canLook(asking.viewer, contest, { now: asking.now, isRegistered });
  const isOutside = !isInside && isBoardShown(contest) && statusOf(contest, asking.now) !== 'SCHEDULED';
  if (!isOutside) requireInside(asking, entered);
  return { entered, isReadable: !isOutside };
}
