import type {
  Prisma,
  ProblemTicket,
  ProblemTicketKind,
  ProblemTicketState,
} from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ProblemTicketNotFound } from './ticket.error.ts';
import { keptTickets, openStates, ownTickets, readableTickets } from './ticket.rule.ts';

/** Tickets of a page unless asked otherwise. */
export const defaultTicketPage = 15;
/** Lists are counted up to here. */
const maxCounted = 10_000;

/** What a list of tickets is narrowed by. */
export interface TicketFilter {
  /** Null: of any. */
  readonly state: ProblemTicketState | null;
  /** Null: of any. */
  readonly kind: ProblemTicketKind | null;
  /** Null: of all problems. */
  readonly problemDisplayId: string | null;
  readonly isAssignedToViewer: boolean;
}

type Asking = Pick<Context, 'db' | 'viewer'>;

/** Which part of a list. @param query the selection of columns, from the caller. */
interface ListRequest {
  readonly page: PageRequest;
  readonly query: object;
}

/** Tickets of problems that the viewer keeps. @param order null: open ones first, oldest first. */
export function listTickets(
  asking: Asking,
  { filter, order, ...request }: ListRequest & { readonly filter: TicketFilter; readonly order: RowOrder | null },
): Promise<Page<ProblemTicket>> {
  const { viewer } = asking;
  const { state, kind, problemDisplayId, isAssignedToViewer } = filter;
  const where = {
    AND: [
      keptTickets(viewer),
      state === null ? {} : { state },
      kind === null ? {} : { kind },
      problemDisplayId === null ? {} : { problem: { displayId: problemDisplayId } },
      isAssignedToViewer ? { assigneeId: userIdOf(viewer) } : {},
    ],
  };
  const orderBy = order === null ? [{ state: 'asc' } as const, byId('OLDEST')] : [byId(order)];
  return pageOfTickets(asking, { ...request, where, orderBy });
}

/** Open tickets of problems that the viewer keeps. */
export function countOpenTickets({ db, viewer }: Asking): Promise<number> {
  return db.problemTicket.count({
    where: { AND: [keptTickets(viewer), { state: { in: [...openStates] } }] },
    take: maxCounted,
  });
}

/** Tickets that the viewer reported, newest first. */
export function listOwnTickets(asking: Asking, request: ListRequest): Promise<Page<ProblemTicket>> {
  return pageOfTickets(asking, { ...request, where: ownTickets(asking.viewer), orderBy: [{ id: 'desc' }] });
}

async function pageOfTickets(
  { db }: Asking,
  {
    page,
    query,
    ...find
  }: ListRequest & {
    readonly where: Prisma.ProblemTicketWhereInput;
    readonly orderBy: Prisma.ProblemTicketOrderByWithRelationInput[];
  },
): Promise<Page<ProblemTicket>> {
  const [items, total] = await Promise.all([
    db.problemTicket.findMany({ ...query, ...find, ...sliceOf(page) }),
    db.problemTicket.count({ where: find.where, take: maxCounted }),
  ]);
  return { ...page, items, total };
}

/** A ticket that the viewer reads. @throws ProblemTicketNotFound */
export async function readTicket({ db, viewer }: Asking, id: number, query: object = {}): Promise<ProblemTicket> {
  const ticket = await db.problemTicket.findFirst({ ...query, where: { id, AND: readableTickets(viewer) } });
  if (ticket === null) throw new ProblemTicketNotFound();
  return ticket;
}
