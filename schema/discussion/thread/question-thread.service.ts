import type { Context } from '../../core/context.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { LineQuestionNotFound } from '../core/question.error.ts';
import { answeredQuestions, readableQuestions } from '../core/question.rule.ts';
import { writingRefusal } from './comment-refusal.service.ts';
import { readersAmong } from './readers-among.service.ts';
import { problemTitle, threadPath } from './thread-path.ts';
import type { EnteredThread, MessagedThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** The answers to a question about lines, for its asker and those who answer. @throws LineQuestionNotFound */
export async function enterQuestionThread(asking: Asking, questionId: number): Promise<EnteredThread> {
  const { db, viewer, now } = asking;
  const closed = await closedProblems(asking);
  const question = await db.lineQuestion.findFirst({
    where: { id: questionId, AND: readableQuestions(viewer, closed) },
    select: {
      askerId: true,
      groupId: true,
      problemId: true,
      problem: { select: { displayId: true, title: true } },
      thread: { select: { id: true, lockedAt: true } },
    },
  });
  if (question === null || viewer.kind !== 'user') throw new LineQuestionNotFound();
  const { askerId, groupId, problemId, problem, thread } = question;
  // Askers read what they wrote themselves while a contest with the problem runs for them.
  const isClosed = closed.includes(problemId);
  const answered = await db.lineQuestion.count({ where: { id: questionId, AND: answeredQuestions(viewer, closed) } });
  return {
    threadId: thread?.id ?? null,
    groupId,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: viewer.userId,
    writers: isClosed ? { ids: [viewer.userId], withSuperAdmins: false } : null,
    isModerator: answered > 0,
    isHost: ({ id }) => id !== askerId,
    isAnswerable: () => true,
    writeRefusal: isClosed ? new ProblemClosedForDiscussion() : await writingRefusal(asking, groupId),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: askerId,
    audience: 'READERS',
    ...questionSource(questionId, { id: problemId, ...problem }),
    async onWritten(tx, writerId) {
      const isAsker = writerId === askerId;
      await tx.lineQuestion.updateMany({
        where: { id: questionId, closedAt: null, waitsSince: isAsker ? null : { not: null } },
        data: { waitsSince: isAsker ? now : null },
      });
    },
  };
}

/** What messages about a question refer to. */
export function questionSource(
  id: number,
  problem: { readonly id: number; readonly displayId: string; readonly title: string },
): MessagedThread {
  return {
    subject: { kind: 'QUESTION', id },
    path: threadPath.question(id),
    title: problemTitle(problem),
    problemId: problem.id,
    readersAmong: (tx, userIds) =>
      readersAmong(
        tx,
        userIds,
        async (reader) => (await tx.lineQuestion.count({ where: { id, AND: readableQuestions(reader, []) } })) > 0,
      ),
  };
}
