import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { outsideArchives } from '../../core/outside-archives.ts';
import { allowed } from '../../place/place.rule.ts';
import { listedProblems } from '../../problem/bank/problem.rule.ts';

/** Contests on the home page (specification, section 9). */
const contestCount = 5;
/** Running contests on the home page while enough others are coming. */
const maxRunning = 3;
/** Problems on the home page. */
const problemCount = 8;
/** How old the choice of problems may be, in milliseconds; what is shown of them is read anew. */
const lifeMs = 30_000;

const contestSelect = {
  id: true,
  title: true,
  type: true,
  access: true,
  startsAt: true,
  endsAt: true,
  oiScoreRule: true,
  author: { select: { username: true } },
  group: { select: { name: true } },
} as const satisfies Prisma.ContestSelect;
export type RecentContestRow = Prisma.ContestGetPayload<{ select: typeof contestSelect }>;

/**
 * Contests of the site and of the viewer's groups, without archived groups: running ones by their end, then coming ones
 * by their start. The two are limited separately so that long contests cannot hide the coming ones.
 */
export async function recentContests({
  db,
  viewer: asking,
  now,
}: Pick<Context, 'db' | 'viewer' | 'now'>): Promise<RecentContestRow[]> {
  const viewer = outsideArchives(asking);
  const groups = viewer.kind === 'user' ? [...viewer.groupLevels.keys()] : [];
  const ofOwnGroups: Prisma.ContestWhereInput = { AND: [{ groupId: { in: groups } }, allowed(viewer, 'contest.see')] };
  const where: Prisma.ContestWhereInput = { isVisible: true, OR: [{ groupId: null }, ofOwnGroups] };
  const [running, coming] = await Promise.all([
    db.contest.findMany({
      where: { ...where, startsAt: { lte: now }, endsAt: { gt: now } },
      orderBy: [{ endsAt: 'asc' }, { id: 'asc' }],
      take: contestCount,
      select: contestSelect,
    }),
    db.contest.findMany({
      where: { ...where, startsAt: { gt: now } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: contestCount,
      select: contestSelect,
    }),
  ]);
  const first = running.slice(0, Math.max(maxRunning, contestCount - coming.length));
  return [...first, ...coming.slice(0, contestCount - first.length)];
}

const visitor = { kind: 'anonymous' } as const;

/** Newest change first. */
export const lastUpdatedFirst = [
  { updatedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.ProblemOrderByWithRelationInput[];

/**
 * Condition that names the public problems that were changed last. The choice is the same for all viewers; each problem
 * is read anew by the rule for visitors, so that one that was made private since is not shown.
 */
export async function lastUpdatedProblems({
  db,
  cache,
}: Pick<Context, 'db' | 'cache'>): Promise<Prisma.ProblemWhereInput> {
  const where = listedProblems(visitor);
  const ids = await cache.get({ part: 'updatedProblems', lifeMs }, async () => {
    const rows = await db.problem.findMany({
      where,
      orderBy: lastUpdatedFirst,
      take: problemCount,
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  });
  return { AND: [{ id: { in: ids } }, where] };
}
