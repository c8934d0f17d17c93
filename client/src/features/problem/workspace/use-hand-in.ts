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

/** A program handed in. */
export interface Solution {
  readonly languageKey: string;
  readonly code: string;
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
export type Send<Submitted> = (submitted: Submitted, captcha: CaptchaAnswer | null) => Promise<SubmitAnswer>;

/** Sends programs where the problem is solved: to the problem bank, or to the contest. */
export function useHandIn({
  displayId: problemDisplayId,
}: Pick<Workspace_ProblemFragment, 'displayId'>): readonly [Send<Solution>, isSending: boolean] {
  const place = useContestPlace();
  const practice = usePracticePlace();
  const [send, { loading }] = useSubmitSolutionMutation();
  const [sendToContest, { loading: isSendingToContest }] = useSubmitContestSolutionMutation();
  const handIn = async (solution: Solution, captcha: CaptchaAnswer | null): Promise<SubmitAnswer> => {
    if (place === null)
      return (await send({ variables: { input: { problemDisplayId, ...practice, ...solution, captcha } } })).data
        ?.submitSolution;
    return (
      await sendToContest({ variables: { input: { contestId: place.contestId, problemDisplayId, ...solution } } })
    ).data?.submitToContest;
  };
  return [handIn, loading || isSendingToContest];
}
