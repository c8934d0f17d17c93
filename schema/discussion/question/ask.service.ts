import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { notifyOfSubject } from '../comment/comment-news.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { SubmissionNotAskable, TooManyLineQuestions } from '../core/question.error.ts';
import { isShowable, ownCodeSelect } from '../core/shown-submission.rule.ts';
import { staffToTell } from '../core/staff-to-tell.service.ts';
import { writingRefusal } from '../thread/comment-refusal.service.ts';
import { questionSource } from '../thread/question-thread.service.ts';

/** A question as it is asked. */
export interface NewQuestion {
  readonly submissionId: number;
  /** From 1. */
  readonly firstLine: number;
  readonly lastLine: number;
  readonly content: string;
}

const askedSelect = {
  ...ownCodeSelect,
  id: true,
  code: true,
  problemId: true,
  groupId: true,
  problem: { select: { id: true, displayId: true, title: true } },
} as const;

/**
 * Asks about lines of an own submission. Notifies the author of the problem, or the admins of the group.
 *
 * @returns the id of the question
 * @throws InvalidInput, SubmissionNotAskable, ProblemClosedForDiscussion, CommentingForbidden, WritingBanned,
 *   TooManyLineQuestions, TooManyRequests
 */
export async function askAboutLines(context: Context, question: NewQuestion): Promise<number> {
  const { db, viewer, pubsub, now, locale } = context;
  const userId = userIdOf(viewer);
  const submission = await db.submission.findFirst({
    where: { id: question.submissionId, userId, problem: visibleProblems(viewer) },
    select: askedSelect,
  });
  if (submission === null || !isShowable(submission, now)) throw new SubmissionNotAskable();
  const { problemId, groupId, code } = submission;
  if ((await closedProblems(context)).includes(problemId)) throw new ProblemClosedForDiscussion();
  const refusal = await writingRefusal(context, groupId);
  if (refusal !== null) throw refusal;
  refuseFaults(faultsOf(question, lineCountOf(code)), locale);
  ration(context, 'comment', userId);
  return db.$transaction(async (tx) => {
    // One account's questions take turns, so that their limit holds.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const open = await tx.lineQuestion.count({ where: { askerId: userId, problemId, closedAt: null } });
    const { questionMaxOpen } = await readSettings(tx, ['questionMaxOpen']);
    if (open >= questionMaxOpen) throw new TooManyLineQuestions(questionMaxOpen);
    const { firstLine, lastLine, content } = question;
    const { id } = await tx.lineQuestion.create({
      data: {
        submissionId: submission.id,
        askerId: userId,
        problemId,
        groupId,
        firstLine,
        lastLine,
        content,
        createdAt: now,
        waitsSince: now,
      },
      select: { id: true },
    });
    await notifyOfSubject(tx, pubsub, {
      thread: questionSource(id, submission.problem),
      act: {
        kind: 'DISCUSS',
        action: 'ASK',
        senderId: userId,
        recipientIds: await staffToTell(tx, { problemId, groupId, rights: ['PROBLEMS', 'GRADES'] }),
        content,
      },
    });
    return id;
  });
}

/** Lines of a code as the site numbers them. */
function lineCountOf(code: string): number {
  return code.replace(/\n$/, '').split('\n').length;
}

function faultsOf({ firstLine, lastLine, content }: NewQuestion, lineCount: number): readonly Fault[] {
  const noLine = { 'zh-CN': `代码共 ${lineCount} 行。`, 'en-US': `The code has ${lineCount} lines.` };
  const backwards = { 'zh-CN': '结束行不能小于起始行。', 'en-US': 'The last line comes after the first.' };
  return [
    ...(firstLine > lineCount ? [{ path: 'firstLine', sentence: noLine }] : []),
    ...(lastLine > lineCount ? [{ path: 'lastLine', sentence: noLine }] : []),
    ...(lastLine < firstLine ? [{ path: 'lastLine', sentence: backwards }] : []),
    ...(isBlank(content) ? [required('content')] : []),
  ];
}
