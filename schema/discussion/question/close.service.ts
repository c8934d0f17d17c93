import { Status } from '@verdict/judge/protocol/status.ts';
import type { Context, PubSub, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import type { VerdictConsequence } from '../../judging/submission/verdict-consequence.ts';
import { isPractice } from '../../judging/submission/verdict.ts';
import { enterQuestionThread } from '../thread/question-thread.service.ts';

/** Closes a question that the viewer asked or answers; idempotent. @throws LineQuestionNotFound */
export async function closeQuestion(context: Context, id: number): Promise<void> {
  const { db, pubsub, now } = context;
  await enterQuestionThread(context, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.lineQuestion.updateMany({
      where: { id, closedAt: null },
      data: { closedAt: now, waitsSince: null },
    });
    if (count > 0) await publishQuestion(tx, pubsub, id);
  });
}

/**
 * Opens a question again: one that its asker opens waits for an answer. Idempotent.
 *
 * @throws LineQuestionNotFound, and what keeps the viewer from writing
 */
export async function reopenQuestion(context: Context, id: number): Promise<void> {
  const { db, viewer, pubsub, now } = context;
  const { writeRefusal, ownerId } = await enterQuestionThread(context, id);
  if (writeRefusal !== null) throw writeRefusal;
  const isAsker = ownerId === userIdOf(viewer);
  await db.$transaction(async (tx) => {
    const { count } = await tx.lineQuestion.updateMany({
      where: { id, closedAt: { not: null } },
      data: { closedAt: null, closedById: null, waitsSince: isAsker ? now : null },
    });
    if (count > 0) await publishQuestion(tx, pubsub, id);
  });
}

/** Closes the open questions of accounts about problems that they solve by a later submission, in practice. */
export const closeSolvedQuestions: VerdictConsequence = async (tx, pubsub, written) => {
  const accepted = written.filter(
    ({ verdict, standing }) => verdict.status === Status.ACCEPTED && isPractice(standing),
  );
  const [first] = accepted;
  if (first === undefined) return;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE line_question q
    SET closed_at = ${first.standing.now}, closed_by_id = solved.submission_id, waits_since = NULL
    FROM unnest(
      ${accepted.map(({ submissionId }) => submissionId)}::int[],
      ${accepted.map(({ standing }) => standing.userId)}::bpchar[],
      ${accepted.map(({ standing }) => standing.problemId)}::int[]
    ) AS solved (submission_id, user_id, problem_id)
    WHERE q.asker_id = solved.user_id AND q.problem_id = solved.problem_id AND q.closed_at IS NULL
      AND q.submission_id < solved.submission_id
    RETURNING q.id`;
  for (const { id } of rows) await publishQuestion(tx, pubsub, id);
};

async function publishQuestion(tx: Transaction, pubsub: PubSub, id: number): Promise<void> {
  await pubsub.publish('comment', { kind: 'QUESTION', subjectId: id, authorId: '', isForAll: true }, tx);
}
