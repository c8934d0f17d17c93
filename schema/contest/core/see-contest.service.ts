import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { readTogether } from '../../core/read-together.ts';
import { contestRuleSelect, isVisibleTo, visibilitySelect } from '../../place/contest/contest.rule.ts';

const seenSelect = {
  ...contestRuleSelect,
  ...visibilitySelect,
  accountLimit: true,
  isBoardOpen: true,
  oiScoreRule: true,
  teamSize: true,
  updatedAt: true,
} as const satisfies Prisma.ContestSelect;

/** What of a contest decides what a viewer gets of it. */
export type SeenContest = Prisma.ContestGetPayload<{ select: typeof seenSelect }>;

/** A contest by what decides who sees it, whoever asks. */
export const readContest = readTogether(String, async (db: PrismaClient, ids: readonly number[]) => {
  const rows = await db.contest.findMany({ where: { id: { in: [...ids] } }, select: seenSelect });
  return new Map(rows.map((row) => [String(row.id), row]));
});

/** A place in a group. */
interface GroupPlace {
  readonly groupId: number;
  readonly userId: string;
}

const placeKey = ({ groupId, userId }: GroupPlace) => `${groupId} ${userId}`;
const readLevel = readTogether(placeKey, async (db: PrismaClient, places: readonly GroupPlace[]) => {
  const where = {
    groupId: { in: [...new Set(places.map(({ groupId }) => groupId))] },
    userId: { in: places.map(({ userId }) => userId) },
  };
  const rows = await db.groupMember.findMany({ where, select: { groupId: true, userId: true, level: true } });
  return new Map(rows.map((row) => [placeKey(row), row.level]));
});

/** A contest whose announcement the viewer may read, as `visibleContests` says of lists; null: there is none. */
export async function seeContest(
  { reads, viewer }: Pick<Context, 'reads' | 'viewer'>,
  id: number,
): Promise<SeenContest | null> {
  const contest = await readContest(reads, id);
  if (contest === undefined) return null;
  return isVisibleTo(viewer, contest, await levelIn(reads, viewer, contest.groupId)) ? contest : null;
}

async function levelIn(reads: Context['reads'], viewer: Viewer, groupId: number | null): Promise<number | null> {
  return viewer.kind === 'user' && groupId !== null
    ? ((await readLevel(reads, { groupId, userId: viewer.userId })) ?? null)
    : null;
}

/** Columns of a contest that is seen. @param query the selection, the same for all viewers. */
export function readSeenContest({ db, reads }: Pick<Context, 'db' | 'reads'>, id: number, query: object) {
  return reads.once(`contest ${id} ${JSON.stringify(query)}`, () => db.contest.findUnique({ ...query, where: { id } }));
}
