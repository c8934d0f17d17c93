import type { ProblemTicket, ProblemTicketState } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, PubSub, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { requireFewOpen } from './create-ticket.service.ts';
import { enterTicket, lockTicket, type TicketProblem } from './enter-ticket.service.ts';
import { notifiedKeeper, notifyOfTicket, publishTicket } from './ticket-news.service.ts';
import { ProblemTicketStateForbidden } from './ticket.error.ts';
import { openStates, settableStates } from './ticket.rule.ts';

/** Most duplicates of a ticket whose reporters are notified of its outcome. */
const maxNotifiedDuplicates = 1_000;

const noOriginal = {
  'zh-CN': '请填写本题另一个反馈的编号，且它本身不是重复反馈。',
  'en-US': 'Give the number of another ticket about this problem that is no duplicate itself.',
};
const noRevision = {
  'zh-CN': '本题没有该版本，请填写已有的版本号。',
  'en-US': 'The problem has no such revision. Give the number of one that it has.',
};

const outcomes = { FIXED: 'FIX', DECLINED: 'DECLINE', DUPLICATE: 'MARK_DUPLICATE' } as const;

/** A change of a ticket's state. */
export interface TicketMark {
  readonly id: number;
  /** That the viewer saw. */
  readonly version: number;
  readonly state: ProblemTicketState;
  /** Of a duplicate: the ticket that is worked on in its place. */
  readonly duplicateOfId: number | null;
  /** Of a fixed one; null: the newest. */
  readonly fixedInRevision: number | null;
}

/**
 * Changes the state of a ticket: keepers at will, reporters close and reopen their own. Reporters are notified of
 * outcomes, also of the ticket that theirs is a duplicate of.
 *
 * @throws InvalidInput, ProblemTicketNotFound, ProblemClosedForDiscussion, ProblemTicketChanged,
 *   ProblemTicketStateForbidden, TooManyProblemTickets, TooManyRequests
 */
export async function markTicket(context: Context, mark: TicketMark): Promise<void> {
  const { db, viewer, pubsub, now, locale } = context;
  const userId = userIdOf(viewer);
  const { problem, isKeeper } = await enterTicket(context, mark.id);
  const { id, version, state } = mark;
  if (!isKeeper) ration(context, 'comment', userId);
  await db.$transaction(async (tx) => {
    if (!isKeeper && state === 'OPEN') await requireFewOpen(tx, { userId, problemId: problem.id });
    const otherId = state === 'DUPLICATE' ? mark.duplicateOfId : null;
    const ticket = await lockTicket(tx, { id, version, otherId });
    if (!settableStates(ticket, { isKeeper, isClosed: false }, now).includes(state))
      throw new ProblemTicketStateForbidden();
    const original = otherId === null ? null : await originalOf(tx, { id, otherId, problemId: problem.id });
    const revision = state === 'FIXED' ? await revisionOf(tx, problem.id, mark.fixedInRevision) : null;
    refuseFaults(
      [
        ...(state === 'DUPLICATE' && original === null ? [{ path: 'duplicateOfId', sentence: noOriginal }] : []),
        ...(revision === 'none' ? [{ path: 'fixedInRevision', sentence: noRevision }] : []),
      ],
      locale,
    );
    const fixedInRevision = revision === 'none' ? null : revision;
    await tx.problemTicket.update({
      where: { id },
      data: {
        state,
        duplicateOfId: original?.id ?? null,
        fixedInRevision,
        closedAt: isOpen(state) ? null : now,
        version: { increment: 1 },
        updatedAt: now,
      },
    });
    await tx.problemTicketEntry.create({
      data: { ticketId: id, authorId: userId, kind: 'STATE', state, fixedInRevision, createdAt: now },
    });
    const duplicates = await tx.problemTicket.findMany({
      where: { duplicateOfId: id },
      select: { id: true, reporterId: true },
      orderBy: { id: 'asc' },
      take: maxNotifiedDuplicates,
    });
    // A duplicate refers to what is worked on, never to another duplicate.
    if (original !== null)
      await tx.problemTicket.updateMany({ where: { duplicateOfId: id }, data: { duplicateOfId: original.id } });
    if (isKeeper)
      await audit(tx, {
        actorId: userId,
        action: 'ticket.mark',
        target: { kind: 'PROBLEM_TICKET', id },
        groupId: placeOfProblem(problem),
        before: { state: ticket.state },
        after: { state, duplicateOfId: original?.id ?? null, fixedInRevision },
        at: now,
      });
    await publishTicket(tx, pubsub, id);
    const news = { senderId: userId, content: '', problem, duplicates };
    await notifyOfMark(tx, pubsub, { ...news, ticket, state, originalState: original?.state ?? null });
  });
}

function isOpen(state: ProblemTicketState): boolean {
  return openStates.some((one) => one === state);
}

/** The ticket that another one repeats; null: there is none of the problem that is no duplicate itself. */
function originalOf(
  tx: Transaction,
  { id, otherId, problemId }: { readonly id: number; readonly otherId: number; readonly problemId: number },
): Promise<{ readonly id: number; readonly state: ProblemTicketState } | null> {
  return tx.problemTicket.findFirst({
    where: { AND: [{ id: otherId }, { id: { not: id } }], problemId, state: { not: 'DUPLICATE' } },
    select: { id: true, state: true },
  });
}

/** The revision that is named, or the newest; null: the problem has none. */
async function revisionOf(tx: Transaction, problemId: number, number: number | null): Promise<number | 'none' | null> {
  const revision = await tx.problemRevision.findFirst({
    where: { problemId, ...(number === null ? {} : { number }) },
    orderBy: { number: 'desc' },
    select: { number: true },
  });
  return revision?.number ?? (number === null ? null : 'none');
}

interface MarkNews {
  readonly ticket: Pick<ProblemTicket, 'id' | 'reporterId' | 'assigneeId'>;
  readonly senderId: string;
  readonly content: string;
  readonly problem: TicketProblem;
  readonly state: ProblemTicketState;
  readonly originalState: ProblemTicketState | null;
  readonly duplicates: readonly { readonly id: number; readonly reporterId: string | null }[];
}

async function notifyOfMark(
  tx: Transaction,
  pubsub: PubSub,
  { ticket, state, originalState, duplicates, ...news }: MarkNews,
): Promise<void> {
  const own = { userId: ticket.reporterId, ticketId: ticket.id };
  const repeated = duplicates.map(({ id, reporterId }) => ({ userId: reporterId, ticketId: id }));
  if (state === 'OPEN' && news.senderId === ticket.reporterId) {
    const keeper = await notifiedKeeper(tx, { assigneeId: ticket.assigneeId, problem: news.problem });
    const recipients = [{ userId: keeper, ticketId: ticket.id }];
    await notifyOfTicket(tx, pubsub, { ...news, action: 'REOPEN', recipients });
  }
  if (state === 'OPEN' || state === 'IN_WORK') return;
  const recipients = state === 'DUPLICATE' ? [own] : [own, ...repeated];
  await notifyOfTicket(tx, pubsub, { ...news, action: outcomes[state], recipients });
  // What it repeats is over already.
  if (originalState === 'FIXED' || originalState === 'DECLINED')
    await notifyOfTicket(tx, pubsub, { ...news, action: outcomes[originalState], recipients: [own, ...repeated] });
}
