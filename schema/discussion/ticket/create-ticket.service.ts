import type { ProblemTicketKind } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { writingRefusal } from '../thread/comment-refusal.service.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { ticketProblemSelect } from './enter-ticket.service.ts';
import { notifiedKeeper, notifyOfTicket } from './ticket-news.service.ts';
import { TooManyProblemTickets } from './ticket.error.ts';
import { openStates } from './ticket.rule.ts';

const noSubmission = {
  'zh-CN': '请选择您自己对本题的提交。',
  'en-US': 'Choose a submission of your own to this problem.',
};

/** A ticket as it is reported. */
export interface NewTicket {
  readonly problemId: number;
  readonly kind: ProblemTicketKind;
  readonly content: string;
  /** An own submission that shows the fault; null: none. */
  readonly submissionId: number | null;
}

/**
 * Reports a fault of a problem to its keepers, one of whom is notified.
 *
 * @returns the id of the ticket
 * @throws InvalidInput, ProblemNotFound, ProblemClosedForDiscussion, CommentingForbidden, WritingBanned,
 *   TooManyProblemTickets, TooManyRequests
 */
export async function createTicket(context: Context, ticket: NewTicket): Promise<number> {
  const { db, viewer, pubsub, now, locale } = context;
  const { problemId, kind, content, submissionId } = ticket;
  const userId = userIdOf(viewer);
  const problem = await db.problem.findFirst({
    where: { id: problemId, AND: visibleProblems(viewer) },
    select: ticketProblemSelect,
  });
  if (problem === null) throw new ProblemNotFound();
  if ((await closedProblems(context)).includes(problemId)) throw new ProblemClosedForDiscussion();
  const refusal = await writingRefusal(context, placeOfProblem(problem));
  if (refusal !== null) throw refusal;
  const isOwn =
    submissionId === null ||
    (await db.submission.count({ where: { id: submissionId, userId, problemId, origin: { not: 'JURY' } } })) > 0;
  refuseFaults(
    [
      ...(isBlank(content) ? [required('content')] : []),
      ...(isOwn ? [] : [{ path: 'submissionId', sentence: noSubmission }]),
    ],
    locale,
  );
  ration(context, 'report', userId);
  return db.$transaction(async (tx) => {
    await requireFewOpen(tx, { userId, problemId });
    const { id } = await tx.problemTicket.create({
      data: { problemId, reporterId: userId, kind, content, submissionId, createdAt: now, updatedAt: now },
      select: { id: true },
    });
    const keeper = await notifiedKeeper(tx, { assigneeId: null, problem });
    const recipients = [{ userId: keeper, ticketId: id }];
    await notifyOfTicket(tx, pubsub, { action: 'REPORT', senderId: userId, content, problem, recipients });
    return id;
  });
}

/** Tickets of one account are opened one after the other, so that their limit holds. @throws TooManyProblemTickets */
export async function requireFewOpen(
  tx: Transaction,
  { userId, problemId }: { readonly userId: string; readonly problemId: number },
): Promise<void> {
  await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
  const open = await tx.problemTicket.count({
    where: { reporterId: userId, problemId, state: { in: [...openStates] } },
  });
  const { ticketMaxOpen } = await readSettings(tx, ['ticketMaxOpen']);
  if (open >= ticketMaxOpen) throw new TooManyProblemTickets(ticketMaxOpen);
}
