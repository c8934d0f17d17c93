import type { ContestAccess, Prisma, PrismaClient, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { readTogether } from '../../core/read-together.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { listedContests, visibleContests, type ContestStatus } from '../../place/contest/contest.rule.ts';
import { ofOwnPlaces } from '../../place/place.rule.ts';

/** Contests of a page unless asked otherwise (specification, section 9). */
export const defaultContestPage = 10;

/** What the list is narrowed by; null and absent alike mean "any", but for the place. */
export interface ContestFilter {
  /** Contests of this group; null: of the site. */
  readonly groupId?: number | null | undefined;
  readonly status?: ContestStatus | null | undefined;
  readonly type?: ProblemType | null | undefined;
  readonly access?: ContestAccess | null | undefined;
  /** Part of a title. */
  readonly keyword?: string | null | undefined;
}

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;
interface ContestListRequest {
  readonly filter: ContestFilter;
  readonly page: PageRequest;
  readonly query: object;
}

/**
 * A page of the contests of the site or of a group: those that run, then those to come, the next one first, then the
 * ended, the last one first.
 *
 * @param request.query the selection of columns.
 */
export async function listContests(
  asking: Asking,
  { filter, page, query }: ContestListRequest,
): Promise<Page<{ readonly id: number }>> {
  const { reads, viewer } = asking;
  const { groupId = null } = filter;
  // On the site, accounts without a hidden contest read what visitors read, together with them.
  const readsAsVisitor =
    groupId === null && viewer.kind === 'user' && !isSuperAdmin(viewer) && !(await hidesOne(reads, viewer.userId));
  const reader: Viewer = readsAsVisitor ? { kind: 'anonymous' } : viewer;
  const where: Prisma.ContestWhereInput = { AND: [listedContests(reader, groupId), conditionOf(filter)] };
  return reads.once(`contests ${JSON.stringify([where, filter.status, page, query])}`, () =>
    readPage(asking, { where, filter, page, query }),
  );
}

/** Contests of the site and of the viewer's groups by a part of their title, the last start first. */
export function findContests(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { text, count, query }: { readonly text: string; readonly count: number; readonly query: object },
): Promise<{ readonly id: number }[]> {
  return db.contest.findMany({
    ...query,
    where: { AND: [visibleContests(viewer), ofOwnPlaces(viewer), conditionOf({ keyword: text })] },
    orderBy: orderOf.ENDED,
    take: count,
  });
}

/** Is somebody the author of a contest that is not for all to see? */
const hidesOne = readTogether(String, async (db: PrismaClient, authorIds: readonly string[]) => {
  const rows = await db.contest.groupBy({
    by: ['authorId'],
    where: { isVisible: false, authorId: { in: [...authorIds] } },
  });
  return new Map(rows.map(({ authorId }) => [authorId, true]));
});

async function readPage(
  { db, now }: Asking,
  { where, filter, page, query }: ContestListRequest & { readonly where: Prisma.ContestWhereInput },
): Promise<Page<{ readonly id: number }>> {
  const statuses = filter.status ? [filter.status] : (['RUNNING', 'SCHEDULED', 'ENDED'] as const);
  const counts = await Promise.all(
    statuses.map((status) => db.contest.count({ where: { AND: [where, inStatus(status, now)] } })),
  );
  let { skip, take } = sliceOf(page);
  const items: { readonly id: number }[] = [];
  for (const [index, status] of statuses.entries()) {
    const count = counts[index] ?? 0;
    if (take > 0 && skip < count) {
      const found = await db.contest.findMany({
        ...query,
        where: { AND: [where, inStatus(status, now)] },
        orderBy: orderOf[status],
        skip,
        take,
      });
      items.push(...found);
      take -= found.length;
    }
    skip = Math.max(0, skip - count);
  }
  return { ...page, items, total: counts.reduce((sum, count) => sum + count, 0) };
}

const orderOf: Readonly<Record<ContestStatus, Prisma.ContestOrderByWithRelationInput[]>> = {
  RUNNING: [{ endsAt: 'asc' }, { id: 'asc' }],
  SCHEDULED: [{ startsAt: 'asc' }, { id: 'asc' }],
  ENDED: [{ startsAt: 'desc' }, { id: 'desc' }],
};

function inStatus(status: ContestStatus, now: Date): Prisma.ContestWhereInput {
  return {
    SCHEDULED: { startsAt: { gt: now } },
    RUNNING: { startsAt: { lte: now }, endsAt: { gt: now } },
    ENDED: { endsAt: { lte: now } },
  }[status];
}

function conditionOf({ type, access, keyword }: ContestFilter): Prisma.ContestWhereInput {
  const text = keyword?.trim();
  return {
    ...(type ? { type } : {}),
    ...(access ? { access } : {}),
    ...(text ? { title: { contains: literally(text), mode: 'insensitive' } } : {}),
  };
}
