import { Status } from '@verdict/judge/protocol/status.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import type { Context } from '../../core/context.ts';
import { canSubmit } from '../../core/viewer.rule.ts';
import { neededLanguages } from '../../problem/bank/problem-languages.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { enqueueJudgeTask } from '../../queue/task/enqueue.service.ts';
import { remoteSubmissions } from './remote-submissions.ts';
import { LanguageNotAvailable, NotYourSubmission, ResubmitNotNeeded, SubmissionNotFound } from './submission.error.ts';
import { isOwner, unknownSubmissions, visibleSubmissions } from './submission.rule.ts';

/**
 * Sends a submission again that could not be sent to its judge (specification, "Submission"). In contests only those to
 * remote problems can be.
 *
 * @throws SubmittingForbidden, SubmissionNotFound, NotYourSubmission, ResubmitNotNeeded, LanguageNotAvailable,
 *   RemoteJudgeOff, RemoteLimitReached, RemoteModeNotOffered, RemoteSessionLost
 */
export async function resubmit({ db, pubsub, defaults, viewer, now }: Context, id: number): Promise<void> {
  if (!canSubmit(viewer)) throw new SubmittingForbidden();
  const submission = await db.submission.findFirst({
    where: { AND: [{ id }, visibleSubmissions(viewer, now)] },
    select: {
      userId: true,
      contestId: true,
      languageKey: true,
      problem: { select: { id: true, isRemote: true, judgeMode: true, checkerLanguageKey: true } },
    },
  });
  if (submission === null) throw new SubmissionNotFound();
  if (!isOwner(viewer, submission)) throw new NotYourSubmission();
  const { userId, contestId, languageKey, problem } = submission;
  if (contestId !== null && !problem.isRemote) throw new SubmissionNotFound();
  await db.$transaction(async (tx) => {
    const { count } = await tx.submission.updateMany({
      where: { id, status: Status.SUBMITTED_FAILED, NOT: unknownSubmissions(viewer, now) },
      data: { status: Status.PENDING },
    });
    if (count === 0) throw new ResubmitNotNeeded();
    if (problem.isRemote) {
      const row = { submissionId: id, problemId: problem.id, userId, languageKey, isOfContest: contestId !== null };
      if (!(await remoteSubmissions().enqueue(tx, { pubsub, defaults }, row, now)))
        throw new LanguageNotAvailable(await languageName(tx, languageKey));
    } else {
      await enqueueJudgeTask(tx, pubsub, {
        subject: { submissionId: id },
        userId,
        queue: 'NORMAL',
        languageKeys: neededLanguages(problem, languageKey),
      });
    }
    // Where the submitter submits it himself, it waits for him.
    const { status } = await tx.submission.findUniqueOrThrow({ where: { id }, select: { status: true } });
    await pubsub.publish('submission', { submissionId: id, status, casesDone: 0, casesTotal: 0 }, tx);
  });
}
