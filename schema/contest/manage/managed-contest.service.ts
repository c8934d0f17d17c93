import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { managedContests, openBoardSelect } from '../../place/contest/contest.rule.ts';

const rowSelect = {
  id: true,
  title: true,
  type: true,
  access: true,
  startsAt: true,
  endsAt: true,
  isVisible: true,
  ...openBoardSelect,
  createdAt: true,
  updatedAt: true,
  groupId: true,
  author: { select: { id: true, username: true } },
  _count: { select: { problems: true, submissions: true, participants: { where: { kind: { not: 'VIRTUAL' } } } } },
} as const satisfies Prisma.ContestSelect;

/** A row of the list. */
export type ManagedContest = Prisma.ContestGetPayload<{ select: typeof rowSelect }>;

export const managedContestOrders = ['NEWEST', 'OLDEST', 'START', 'START_DESC'] as const;

/** The group is one for all, but the index by start is walked in order only if the order names its first column. */
const inOrder: Readonly<Record<(typeof managedContestOrders)[number], Prisma.ContestOrderByWithRelationInput[]>> = {
  NEWEST: [{ id: 'desc' }],
  OLDEST: [{ id: 'asc' }],
  START: [{ groupId: 'asc' }, { startsAt: 'asc' }, { id: 'asc' }],
  START_DESC: [{ groupId: 'desc' }, { startsAt: 'desc' }, { id: 'desc' }],
};

interface ManagedContestRequest {
  /** Null: the site. */
  readonly groupId: number | null;
  /** Part of a title, or a number. */
  readonly keyword: string;
  readonly order: (typeof managedContestOrders)[number];
  readonly page: PageRequest;
}

/** Contests of a place for those who make them. */
export async function listManagedContests(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { groupId, keyword, order, page }: ManagedContestRequest,
): Promise<Page<ManagedContest>> {
  const where: Prisma.ContestWhereInput = { AND: [managedContests(viewer, groupId), keywordCondition(keyword.trim())] };
  const [items, total] = await Promise.all([
    db.contest.findMany({ where, orderBy: inOrder[order], select: rowSelect, ...sliceOf(page) }),
    db.contest.count({ where }),
  ]);
  return { ...page, items, total };
}

/** One contest as the list shows it. @throws when there is none. */
export function managedContest({ db }: Pick<Context, 'db'>, id: number): Promise<ManagedContest> {
  return db.contest.findUniqueOrThrow({ where: { id }, select: rowSelect });
}

function keywordCondition(keyword: string): Prisma.ContestWhereInput {
  if (keyword === '') return {};
  const inTitle: Prisma.ContestWhereInput = { title: { contains: literally(keyword), mode: 'insensitive' } };
  return /^\d{1,9}$/u.test(keyword) ? { OR: [inTitle, { id: Number(keyword) }] } : inTitle;
}
