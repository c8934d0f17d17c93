import type { Prisma, ProblemType, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { literally, sameInAnyCase } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { managedProblems } from '../bank/authoring.rule.ts';
import { pickStatement } from '../bank/pick-statement.ts';
import { idsAsTyped } from '../bank/problem-keyword.service.ts';

/** Letters of a keyword from which on it is looked for in the middle of texts; a shorter one would read all of them. */
const minPartLength = 3;

/** What the list is narrowed by; null and absent alike mean "any". */
export interface AdminProblemFilter {
  /** Problems of this group, with those that the viewer may not change. */
  readonly groupId?: number | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly origin?: string | null | undefined;
  readonly visibility?: ProblemVisibility | null | undefined;
  readonly type?: ProblemType | null | undefined;
  readonly authorUsername?: string | null | undefined;
}

const rowSelect = {
  id: true,
  displayId: true,
  title: true,
  authorId: true,
  authorName: true,
  createdAt: true,
  updatedAt: true,
  visibility: true,
  difficulty: true,
  judgeMode: true,
  type: true,
  origin: true,
  isRemote: true,
  groupId: true,
  bankState: true,
  inBank: true,
  testSetId: true,
  source: true,
  remoteSource: { select: { judgeKey: true, url: true } },
  author: { select: { username: true } },
  modifier: { select: { username: true } },
  statements: { orderBy: { id: 'asc' }, select: { language: true, title: true } },
} as const satisfies Prisma.ProblemSelect;

/** A row of the list. */
export type AdminProblem = Omit<
  Prisma.ProblemGetPayload<{ select: typeof rowSelect }>,
  'author' | 'modifier' | 'statements'
> & { readonly modifierName: string | null };

export const adminProblemOrders = ['NEWEST', 'OLDEST', 'DISPLAY_ID', 'DISPLAY_ID_DESC'] as const;

const inOrder: Readonly<Record<(typeof adminProblemOrders)[number], Prisma.ProblemOrderByWithRelationInput[]>> = {
  NEWEST: [{ id: 'desc' }],
  OLDEST: [{ id: 'asc' }],
  DISPLAY_ID: [{ displayOrder: 'asc' }, { id: 'asc' }],
  DISPLAY_ID_DESC: [{ displayOrder: 'desc' }, { id: 'desc' }],
};

interface AdminProblemsRequest {
  readonly filter: AdminProblemFilter;
  readonly order: (typeof adminProblemOrders)[number];
  readonly page: PageRequest;
}

/** Problems for those who work on them. */
export function adminProblems(
  context: Pick<Context, 'db' | 'viewer' | 'locale'>,
  { filter, order, page }: AdminProblemsRequest,
): Promise<Page<AdminProblem>> {
  const where = managedProblems(context.viewer, filter.groupId);
  return adminProblemsWhere(context, { where, orderBy: inOrder[order], filter, page, isWide: true });
}

/** A page of problems. */
interface AdminProblemRequest {
  /** Which ones the viewer may be shown. */
  readonly where: Prisma.ProblemWhereInput;
  /** By default the newest first. */
  readonly orderBy?: Prisma.ProblemOrderByWithRelationInput[];
  readonly filter: AdminProblemFilter;
  readonly page: PageRequest;
  /** `where` may be all problems of the site: keywords of one or two letters then find beginnings only. */
  readonly isWide?: boolean;
}

/** Problems in the form of that list. */
export async function adminProblemsWhere(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { where: shown, orderBy = [{ id: 'desc' }], filter, page, isWide = false }: AdminProblemRequest,
): Promise<Page<AdminProblem>> {
  const { keyword, groupId = null } = filter;
  const wanted = keyword?.trim() ?? '';
  const isShort = isWide && wanted !== '' && [...wanted].length < minPartLength;
  const found = isShort
    ? { id: { in: await idsAsTyped({ db }, { keyword: wanted, groupId }) } }
    : problemsNamed(wanted);
  const where = { AND: [shown, whereOf(filter), found] };
  const [rows, total] = await Promise.all([
    db.problem.findMany({ where, orderBy, select: rowSelect, ...sliceOf(page) }),
    db.problem.count({ where }),
  ]);
  return { ...page, total, items: rows.map((row) => rowOf(row, locale)) };
}

/** One problem as the list shows it. @throws when there is none. */
export async function adminProblem({ db, locale }: Pick<Context, 'db' | 'locale'>, id: number): Promise<AdminProblem> {
  return rowOf(await db.problem.findUniqueOrThrow({ where: { id }, select: rowSelect }), locale);
}

function rowOf(
  { author, modifier, statements, ...row }: Prisma.ProblemGetPayload<{ select: typeof rowSelect }>,
  locale: Context['locale'],
): AdminProblem {
  return {
    ...row,
    title: pickStatement(statements, null, locale)?.title ?? row.title,
    authorName: row.authorName ?? author?.username ?? null,
    modifierName: modifier?.username ?? null,
  };
}

function whereOf({ origin, visibility, type, authorUsername }: AdminProblemFilter): Prisma.ProblemWhereInput {
  const author = authorUsername?.trim() ?? '';
  return {
    ...(visibility ? { visibility } : {}),
    ...(type ? { type } : {}),
    ...(origin && origin !== 'ALL' ? { origin } : {}),
    ...(author === '' ? {} : { author: { username: sameInAnyCase(author) } }),
  };
}

/** Problems with a text in display id, titles, source or author. @param wanted empty: all. */
export function problemsNamed(wanted: string): Prisma.ProblemWhereInput {
  if (wanted === '') return {};
  const contains = { contains: literally(wanted), mode: 'insensitive' } as const;
  return {
    OR: [
      { displayId: contains },
      { title: contains },
      { source: contains },
      { statements: { some: { title: contains } } },
      { author: { username: contains } },
    ],
  };
}
