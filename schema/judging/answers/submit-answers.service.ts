import type { Context } from '../../core/context.ts';
import { answersUpload } from '../../problem/upload/upload.service.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { contestSubmissions } from '../submission/contest-submissions.ts';
import type { OpenedIn } from '../submission/practice-group.service.ts';
import { type CaptchaAnswer, checkSubmitted, submitSolution } from '../submission/submit.service.ts';
import { readAnswers } from './read-answers.service.ts';

/** Answer files for a submit-answer problem. */
export interface AnswersRequest extends OpenedIn {
  /** The contest whose rules hold and whose display id is meant; null: none. */
  readonly contestId: number | null;
  readonly problemDisplayId: string;
  /** A zip, or the file of the only test case. */
  readonly uploadId: string;
  readonly captcha: CaptchaAnswer | null;
}

/**
 * Takes answer files. The upload is dropped with the submission; when that is refused it stays, to be submitted again.
 *
 * @throws SubmittingForbidden, UploadNotFound, UploadNotComplete, AnswerFilesRefused, ProgramNeeded, and as
 *   submitSolution or ContestSubmissions.submit
 */
export async function submitAnswers(
  context: Context,
  { contestId, problemDisplayId, groupId, trainingId, uploadId, captcha }: AnswersRequest,
): Promise<{ readonly id: number }> {
  checkSubmitted(context.viewer, { code: '', answers: [] });
  const upload = await answersUpload(context, uploadId);
  const answers = await readAnswers(context, upload);
  const solution = { problemDisplayId, languageKey: submitAnswerKey, code: '', answers };
  const submission =
    contestId === null
      ? await submitSolution(context, { ...solution, groupId, trainingId }, captcha)
      : await contestSubmissions().submit(context, { ...solution, contestId });
  // The submission stands: what cannot be removed now goes when the upload expires.
  await context.db.upload.deleteMany({ where: { id: upload.id } });
  await context.uploads
    .remove(uploadId)
    .catch((error: unknown) => context.log.warn({ err: error }, 'used upload not removed'));
  return submission;
}
