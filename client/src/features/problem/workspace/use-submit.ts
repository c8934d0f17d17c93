import { usePracticePlace } from '../../../components/problem/training-place.ts';
import type { SubmitAnswersMutation } from './answers/submit-answers.generated.ts';
import { useContestPlace } from './contest-place.ts';
import {
  useSubmitContestSolutionMutation,
  useSubmitSolutionMutation,
  type SubmitContestSolutionMutation,
  type SubmitSolutionMutation,
  type Workspace_ProblemFragment,
} from './workspace.generated.ts';

/** A submitted program. */
export interface Solution {
  readonly languageKey: string;
  readonly code: string;
  /** For a remote judge: the reader submits it there himself; absent: the site decides. */
  readonly remoteMode?: 'BROWSER' | 'CLAIM';
}

/** Letters read from a picture. */
export interface CaptchaAnswer {
  readonly key: string;
  readonly letters: string;
}

/** What the server says to a submission; undefined: nothing. */
export type SubmitAnswer =
  | SubmitSolutionMutation['submitSolution']
  | SubmitContestSolutionMutation['submitToContest']
  | SubmitAnswersMutation['submitAnswers']
  | undefined;

/** Sends what is submitted, with the answer to a captcha where one was asked. */
export type Send<Submitted> = (
  submitted: Submitted,
  captcha: CaptchaAnswer | null,
  idempotencyKey: string,
) => Promise<SubmitAnswer>;

/** Sends programs where the problem is solved: to the problem bank, or to the contest. */
export function useSubmit({
  displayId: problemDisplayId,
}: Pick<Workspace_ProblemFragment, 'displayId'>): readonly [Send<Solution>, isSending: boolean] {
  const place = useContestPlace();
  const practice = usePracticePlace();
  const [send, { loading }] = useSubmitSolutionMutation({ context: { isKept: true } });
  const [sendToContest, { loading: isSendingToContest }] = useSubmitContestSolutionMutation({
    context: { isKept: true },
  });
  const submit: Send<Solution> = async (solution, captcha, idempotencyKey) => {
    const keyed = { problemDisplayId, ...solution, idempotencyKey };
    if (place === null)
      return (await send({ variables: { input: { ...keyed, ...practice, captcha } } })).data?.submitSolution;
    return (await sendToContest({ variables: { input: { ...keyed, contestId: place.contestId } } })).data
      ?.submitToContest;
  };
  return [submit, loading || isSendingToContest];
}
