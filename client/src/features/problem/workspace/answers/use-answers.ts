import { useRef, useState } from 'react';
import { usePracticePlace } from '../../../../components/problem/training-place.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { startSending } from '../../../../lib/upload/send-file.ts';
import { useContestPlace } from '../contest-place.ts';
import { useSubmission, type SubmissionState } from '../use-submission.ts';
import type { Send } from '../use-submit.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { nothingChosen, sizeOf, type ChosenAnswers } from './chosen-answers.ts';
import { packAnswers } from './pack-answers.ts';
import { useDropAnswersMutation, useSubmitAnswersMutation } from './submit-answers.generated.ts';

/** Most bytes of all files together, as the server takes them. */
const maxBytes = 64 * 1024 * 1024;
const bytesPerMb = 1024 * 1024;

/** How far the files are on their way. */
export interface AnswersProgress {
  /** 0 to 1. */
  readonly share: number;
  /** The server cannot be reached just now. */
  readonly isWaiting: boolean;
}

/** Answer files that are chosen and submitted. They stay chosen whatever becomes of a submission. */
export interface AnswersState {
  readonly chosen: ChosenAnswers;
  readonly choose: (chosen: ChosenAnswers) => void;
  /** Null: nothing is being uploaded. */
  readonly progress: AnswersProgress | null;
  readonly submission: SubmissionState<ChosenAnswers>;
}

export function useAnswers(problem: Workspace_ProblemFragment): AnswersState {
  const t = useText();
  const place = useContestPlace();
  const practice = usePracticePlace();
  const [chosen, setChosen] = useState(nothingChosen);
  const [progress, setProgress] = useState<AnswersProgress | null>(null);
  const [isSending, setSending] = useState(false);
  const [submitAnswers] = useSubmitAnswersMutation();
  const [dropAnswers] = useDropAnswersMutation();
  /** What has arrived at the server and was not taken yet: a captcha or a refusal does not send it again. */
  const arrived = useRef<{ readonly chosen: ChosenAnswers; readonly uploadId: string } | null>(null);

  const uploadOf = async (
    wanted: ChosenAnswers,
  ): Promise<{ readonly uploadId: string } | { readonly refusal: string | null }> => {
    if (arrived.current?.chosen === wanted) return arrived.current;
    const older = arrived.current;
    arrived.current = null;
    // It would go by itself after a day.
    if (older !== null) void dropAnswers({ variables: { uploadId: older.uploadId } }).catch(() => undefined);
    const file =
      wanted.zip ?? (await packAnswers([...wanted.files].map(([name, content]) => ({ name, file: content }))));
    return new Promise((resolve) => {
      setProgress({ share: 0, isWaiting: false });
      startSending(file, 'answers', {
        onProgress: (sentBytes) => setProgress({ share: sentBytes / file.size, isWaiting: false }),
        onWaiting: () => setProgress((now) => ({ share: now?.share ?? 0, isWaiting: true })),
        onRefused: (refusal) => resolve({ refusal }),
        onDone: (uploadId) => {
          arrived.current = { chosen: wanted, uploadId };
          resolve({ uploadId });
        },
      });
    });
  };
  const send: Send<ChosenAnswers> = async (wanted, captcha) => {
    setSending(true);
    try {
      const uploaded = await uploadOf(wanted);
      if ('refusal' in uploaded) {
        return {
          __typename: 'AnswerFilesRefused',
          message: uploaded.refusal ?? t({ id: 'answers.failed' }),
        };
      }
      const { uploadId } = uploaded;
      const input = {
        problemDisplayId: problem.displayId,
        contestId: place?.contestId ?? null,
        ...practice,
        uploadId,
        captcha,
      };
      const answer = (await submitAnswers({ variables: { input } })).data?.submitAnswers;
      // Used up, or gone meanwhile.
      if (answer?.__typename === 'SubmitAnswersSuccess' || answer?.__typename === 'UploadNotFound')
        arrived.current = null;
      return answer;
    } finally {
      setProgress(null);
      setSending(false);
    }
  };
  const faultOf = (wanted: ChosenAnswers) => {
    if (sizeOf(wanted) > maxBytes) return t({ id: 'answers.tooLarge' }, { max: maxBytes / bytesPerMb });
    return wanted.zip === null && wanted.files.size === 0 ? t({ id: 'answers.empty' }) : null;
  };
  const submission = useSubmission(problem, { send, isSending, faultOf, failed: t({ id: 'answers.failed' }) });
  return { chosen, choose: setChosen, progress, submission };
}
