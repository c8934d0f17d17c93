import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { readTogether } from '../../core/read-together.ts';
import {
  contestRuleSelect,
  isBoardShown,
  isVisibleTo,
  openBoardSelect,
  openGroupSelect,
} from '../../place/contest/contest.rule.ts';

/** Members whose words are the jury's (discussion/thread/contest-thread.rule.ts): roots, and keepers of contests. */
const groupJury: Prisma.GroupMemberWhereInput = {
  OR: [{ level: { gte: level.root } }, { level: { gte: level.member }, rights: { has: 'CONTESTS' } }],
};

const seenSelect = {
  ...contestRuleSelect,
  isVisible: true,
  ...openBoardSelect,
  group: { select: { ...openGroupSelect, ownerId: true, members: { where: groupJury, select: { userId: true } } } },
  accountLimit: true,
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

/** A contest whose announcement the viewer may read, as `visibleContests` says of lists; null: there is none. */
export async function seeContest(
  { reads, viewer }: Pick<Context, 'reads' | 'viewer'>,
  id: number,
): Promise<SeenContest | null> {
  const contest = await readContest(reads, id);
  if (contest === undefined) return null;
  return isVisibleTo(viewer, contest) ? contest : null;
}

/**
 * A contest whose board the viewer may ask for from outside; null: there is none. Others than members see nothing more
 * of a contest of a group.
 */
export async function seeFromOutside(
  asking: Pick<Context, 'reads' | 'viewer'>,
  id: number,
): Promise<SeenContest | null> {
  const seen = await seeContest(asking, id);
  if (seen !== null) return seen;
  const contest = await readContest(asking.reads, id);
  return contest?.group && contest.isVisible && isBoardShown(contest) ? contest : null;
}

/** Columns of a contest that is seen. @param query the selection, the same for all viewers. */
export function readSeenContest({ db, reads }: Pick<Context, 'db' | 'reads'>, id: number, query: object) {
  return reads.once(`contest ${id} ${JSON.stringify(query)}`, () => db.contest.findUnique({ ...query, where: { id } }));
}
