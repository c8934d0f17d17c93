import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { changeSitePart } from '../../core/settings/site.service.ts';
import { OutsideContestNotFound } from './outside-contest.error.ts';

/** Most outside contests shown to visitors. */
const shownCount = 10;
/** A contest whose end nobody wrote down counts as running for so long, in milliseconds. */
const assumedMs = 5 * 3_600_000;
/** How old the list may be, in milliseconds: contests end by themselves. */
const lifeMs = 30_000;

const contestSelect = {
  id: true,
  title: true,
  site: true,
  url: true,
  startsAt: true,
  endsAt: true,
} as const satisfies Prisma.OutsideContestSelect;
export type OutsideContestRow = Prisma.OutsideContestGetPayload<{ select: typeof contestSelect }>;
/** What admins write down. */
export type OutsideContestFacts = Omit<OutsideContestRow, 'id'>;

/** Those that run or are to come, the next one first. */
export function listOutsideContests({
  db,
  cache,
  now,
}: Pick<Context, 'db' | 'cache' | 'now'>): Promise<OutsideContestRow[]> {
  return cache.get({ part: 'outsideContests', lifeMs }, () =>
    db.outsideContest.findMany({
      where: { OR: [{ endsAt: { gt: now } }, { endsAt: null, startsAt: { gt: new Date(now.getTime() - assumedMs) } }] },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
      take: shownCount,
      select: contestSelect,
    }),
  );
}

/** A page of all of them, the latest start first. */
export async function listAllOutsideContests(
  { db }: Pick<Services, 'db'>,
  page: PageRequest,
): Promise<Page<OutsideContestRow>> {
  const [items, total] = await Promise.all([
    db.outsideContest.findMany({
      orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
      ...sliceOf(page),
      select: contestSelect,
    }),
    db.outsideContest.count(),
  ]);
  return { ...page, items, total };
}

/** Writes a contest down. */
export function createOutsideContest(context: Context, facts: OutsideContestFacts): Promise<OutsideContestRow> {
  return changeSitePart(context, 'outsideContests', (tx) =>
    tx.outsideContest.create({ data: facts, select: contestSelect }),
  );
}

/** Writes it down anew. @throws OutsideContestNotFound */
export function updateOutsideContest(
  context: Context,
  id: number,
  facts: OutsideContestFacts,
): Promise<OutsideContestRow> {
  return changeSitePart(context, 'outsideContests', async (tx) => {
    const { count } = await tx.outsideContest.updateMany({ where: { id }, data: facts });
    if (count === 0) throw new OutsideContestNotFound();
    return tx.outsideContest.findUniqueOrThrow({ where: { id }, select: contestSelect });
  });
}

/** Strikes it out. @throws OutsideContestNotFound */
export function deleteOutsideContest(context: Context, id: number): Promise<void> {
  return changeSitePart(context, 'outsideContests', async (tx) => {
    const { count } = await tx.outsideContest.deleteMany({ where: { id } });
    if (count === 0) throw new OutsideContestNotFound();
  });
}
