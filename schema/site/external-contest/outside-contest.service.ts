import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
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
  return changeSitePart(context, 'outsideContests', async (tx) => {
    const { id, ...made } = await tx.outsideContest.create({ data: facts, select: contestSelect });
    await auditBy(context, tx, { ...actOn(id, 'create'), after: made });
    return { id, ...made };
  });
}

/** Writes it down anew. @throws OutsideContestNotFound */
export function updateOutsideContest(
  context: Context,
  id: number,
  facts: OutsideContestFacts,
): Promise<OutsideContestRow> {
  return changeSitePart(context, 'outsideContests', async (tx) => {
    const before = await lockContest(tx, id);
    const after = await tx.outsideContest.update({ where: { id }, data: facts, select: contestSelect });
    await auditBy(context, tx, { ...actOn(id, 'edit'), ...differing(before, { ...after }) });
    return after;
  });
}

/** Strikes it out. @throws OutsideContestNotFound */
export function deleteOutsideContest(context: Context, id: number): Promise<void> {
  return changeSitePart(context, 'outsideContests', async (tx) => {
    const { id: _id, ...before } = await lockContest(tx, id);
    await tx.outsideContest.delete({ where: { id }, select: { id: true } });
    await auditBy(context, tx, { ...actOn(id, 'delete'), before });
  });
}

/** A contest as it is under its lock. @throws OutsideContestNotFound */
async function lockContest(tx: Transaction, id: number): Promise<OutsideContestRow> {
  await tx.$executeRaw`SELECT FROM outside_contest WHERE id = ${id} FOR UPDATE`;
  const row = await tx.outsideContest.findUnique({ where: { id }, select: contestSelect });
  if (row === null) throw new OutsideContestNotFound();
  return row;
}

function actOn(id: number, act: 'create' | 'edit' | 'delete') {
  return { action: `outsideContest.${act}`, target: { kind: 'OUTSIDE_CONTEST', id }, groupId: null } as const;
}
