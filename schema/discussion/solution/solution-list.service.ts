import type { CommunitySolution, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import type { RowOrder } from '../../core/row-order.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { CommunitySolutionNotFound } from '../core/solution.error.ts';
import { publishedSolutions, readableSolutions, reviewedSolutions } from '../core/solution.rule.ts';

/** Solutions of a page unless asked otherwise: of a problem, and of those that wait. */
export const defaultSolutionPage = 10;
export const defaultReviewPage = 15;
/** Lists are counted up to here. */
const maxCounted = 10_000;

/** How the solutions of a problem are ordered. */
export const solutionOrders = {
  VOTES: 'By votes for it less those against it.',
  NEWEST: 'Newest first.',
} as const;
export type SolutionOrder = keyof typeof solutionOrders;

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** What a list of solutions is narrowed by. */
export interface SolutionFilter {
  readonly problemDisplayId: string;
  readonly order: SolutionOrder;
  /** Null: of all languages. */
  readonly languageKey: string | null;
}

/** Published solutions of a problem that the viewer reads. @param request.query the selection of columns. */
export async function listSolutions(
  asking: Asking,
  { filter, page, query }: { readonly filter: SolutionFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<CommunitySolution>> {
  const { problemDisplayId, order, languageKey } = filter;
  const where = {
    ...publishedSolutions,
    problem: { displayId: problemDisplayId },
    ...(languageKey !== null && { shownVersion: { languageKey } }),
    AND: readableSolutions(asking.viewer, await closedProblems(asking)),
  };
  const orderBy: Prisma.CommunitySolutionOrderByWithRelationInput[] =
    order === 'VOTES' ? [{ score: 'desc' }, { id: 'desc' }] : [{ id: 'desc' }];
  return pageWhere(asking, { where, orderBy, page, query });
}

/** Which of the solutions that wait. */
interface WaitingRequest {
  /** Null: of all problems. */
  readonly problemDisplayId: string | null;
  /** By since when they wait. */
  readonly order: RowOrder;
  readonly page: PageRequest;
  readonly query: object;
}

/** Solutions with a version that waits for the viewer's review. */
export async function listWaiting(
  asking: Asking,
  { problemDisplayId, order, page, query }: WaitingRequest,
): Promise<Page<CommunitySolution>> {
  const direction = order === 'NEWEST' ? 'desc' : 'asc';
  const where = {
    waitsSince: { not: null },
    deletedAt: null,
    ...(problemDisplayId !== null && { problem: { displayId: problemDisplayId } }),
    AND: reviewedSolutions(asking.viewer, await closedProblems(asking)),
  };
  return pageWhere(asking, { where, orderBy: [{ waitsSince: direction }, { id: direction }], page, query });
}

async function pageWhere(
  { db }: Asking,
  {
    where,
    orderBy,
    page,
    query,
  }: {
    readonly where: Prisma.CommunitySolutionWhereInput;
    readonly orderBy: Prisma.CommunitySolutionOrderByWithRelationInput[];
    readonly page: PageRequest;
    readonly query: object;
  },
): Promise<Page<CommunitySolution>> {
  const [items, total] = await Promise.all([
    db.communitySolution.findMany({ ...query, where, orderBy, ...sliceOf(page) }),
    db.communitySolution.count({ where, take: maxCounted }),
  ]);
  return { ...page, items, total };
}

/** A solution that the viewer reads. @throws CommunitySolutionNotFound */
export async function readSolution(asking: Asking, id: number, query: object = {}): Promise<CommunitySolution> {
  const { db, viewer } = asking;
  const where = { id, AND: readableSolutions(viewer, await closedProblems(asking)) };
  const solution = await db.communitySolution.findFirst({ ...query, where });
  if (solution === null) throw new CommunitySolutionNotFound();
  return solution;
}
