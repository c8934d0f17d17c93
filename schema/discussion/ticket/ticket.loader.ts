import type { Prisma, ProblemTicketState } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { writerSelect } from '../core/writer.ts';
import { maxEntries } from './ticket.error.ts';
import { keptTickets, readableEntries, type TicketRights } from './ticket.rule.ts';

/** What of a ticket is computed for the viewer. */
interface TicketView extends TicketRights {
  /** The state that its reporter gave it last: all they see while a contest runs. */
  readonly reportersState: ProblemTicketState;
}

const views = new WeakMap<Context, DataLoader<number, TicketView>>();

/** A few queries for all tickets of one step of a request. */
export function loadTicketView(context: Context, id: number): Promise<TicketView> {
  let loader = views.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, TicketView>((ids) => viewsOf(context, ids), { cache: false });
    views.set(context, loader);
  }
  return loader.load(id);
}

async function viewsOf(context: Context, ids: readonly number[]): Promise<TicketView[]> {
  const { db, viewer } = context;
  // A contest may have begun since a subscription did.
  const closed = await closedProblems(atThisMoment(context));
  const [kept, hidden] = await Promise.all([
    db.problemTicket.findMany({ where: { id: { in: [...ids] }, AND: keptTickets(viewer) }, select: { id: true } }),
    closed.length === 0
      ? []
      : db.problemTicket.findMany({
          where: { id: { in: [...ids] }, problemId: { in: [...closed] } },
          select: {
            id: true,
            entries: {
              where: { kind: 'STATE', authorId: userIdOrNull(viewer) ?? '' },
              orderBy: { id: 'desc' },
              take: 1,
              select: { state: true },
            },
          },
        }),
  ]);
  const keptIds = new Set(kept.map(({ id }) => id));
  const hiddenById = new Map(hidden.map((row) => [row.id, row]));
  return ids.map((id) => ({
    isKeeper: keptIds.has(id),
    isClosed: hiddenById.has(id),
    reportersState: hiddenById.get(id)?.entries[0]?.state ?? 'OPEN',
  }));
}

const entryInclude = {
  author: { select: writerSelect },
  assignee: { select: writerSelect },
} as const satisfies Prisma.ProblemTicketEntryInclude;

/** An entry with the accounts that it names. */
export type TicketEntryRow = Prisma.ProblemTicketEntryGetPayload<{ include: typeof entryInclude }>;

const entries = new WeakMap<Context, DataLoader<number, readonly TicketEntryRow[]>>();

/** The newest entries of a ticket that the viewer reads, oldest first. One query for all that is asked together. */
export function loadEntries(context: Context, ticketId: number): Promise<readonly TicketEntryRow[]> {
  let loader = entries.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, readonly TicketEntryRow[]>(
      async (ids) => {
        const rows = await context.db.problemTicketEntry.findMany({
          where: {
            ticketId: { in: [...ids] },
            AND: readableEntries(context.viewer, await closedProblems(atThisMoment(context))),
          },
          orderBy: { id: 'desc' },
          take: maxEntries * ids.length,
          include: entryInclude,
        });
        const byTicket = Map.groupBy(rows, (row) => row.ticketId);
        return ids.map((id) => (byTicket.get(id) ?? []).slice(0, maxEntries).toReversed());
      },
      { cache: false },
    );
    entries.set(context, loader);
  }
  return loader.load(ticketId);
}
