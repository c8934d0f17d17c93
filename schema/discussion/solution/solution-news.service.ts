import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { notifyOfSubject } from '../comment/comment-news.service.ts';
import { staffToTell } from '../core/staff-to-tell.service.ts';
import { solutionSource } from '../thread/solution-thread.service.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { unmutedAmong } from '../thread/unmuted-among.service.ts';

/** Columns of the problem of a solution that its messages need. */
export const solvedProblemSelect = {
  id: true,
  displayId: true,
  title: true,
  inBank: true,
  groupId: true,
} as const satisfies Prisma.ProblemSelect;

/** A solution and the problem that it solves. */
interface SolutionOf {
  readonly id: number;
  readonly problem: Prisma.ProblemGetPayload<{ select: typeof solvedProblemSelect }>;
}

/** Notifies the author of the problem, or the admins of its group, of a version that waits for review. */
export async function notifyReviewers(
  tx: Transaction,
  pubsub: PubSub,
  { id, problem, senderId }: SolutionOf & { readonly senderId: string },
): Promise<void> {
  const recipientIds = await staffToTell(tx, {
    problemId: problem.id,
    groupId: placeOfProblem(problem),
    rights: ['PROBLEMS', 'DISCUSSIONS'],
  });
  await notifyOfSubject(tx, pubsub, {
    thread: solutionSource(id, problem),
    act: { kind: 'DISCUSS', action: 'SEND_SOLUTION', senderId, recipientIds, content: '' },
  });
}

/** Notifies the author of a review. */
export async function notifyOfReview(
  tx: Transaction,
  pubsub: PubSub,
  {
    id,
    problem,
    ...act
  }: SolutionOf & {
    readonly senderId: string;
    readonly authorId: string;
    readonly action: 'APPROVE' | 'RETURN' | 'REFUSE';
    readonly note: string;
  },
): Promise<void> {
  const { senderId, authorId, action, note } = act;
  await notifyOfSubject(tx, pubsub, {
    thread: solutionSource(id, problem),
    act: { kind: 'DISCUSS', action, senderId, recipientIds: [authorId], content: note },
  });
}

/** Notifies the author that somebody voted for a solution. */
export async function notifyOfVote(
  tx: Transaction,
  pubsub: PubSub,
  { id, problem, senderId, authorId }: SolutionOf & { readonly senderId: string; readonly authorId: string },
): Promise<void> {
  const { subject, path, title, problemId } = solutionSource(id, problem);
  const [recipientId] = await unmutedAmong(tx, [authorId], { subject, senderId });
  if (recipientId === undefined) return;
  await deliverMessages(tx, pubsub, [
    {
      kind: 'LIKE',
      action: 'LIKE_POST',
      senderId,
      recipientId,
      source: { type: 'SOLUTION', id, title, problemId },
      content: '',
      quote: null,
      url: path,
      texts: { solutionId: id },
    },
  ]);
}
