import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useSubmitSolutionMutation, type Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const CODE_MAX = 65_535;

/** A program handed in. */
interface Solution {
  readonly languageKey: string;
  readonly code: string;
}

/** Letters read from a picture. */
export interface CaptchaAnswer {
  readonly key: string;
  readonly letters: string;
}

/** A solution that waits for a captcha. */
export interface AskedCaptcha {
  /** What was wrong with the letters before; null at first. */
  readonly fault: string | null;
  readonly answer: (captcha: CaptchaAnswer) => void;
  readonly giveUp: () => void;
}

/** Sending solutions of one problem. */
export interface SubmissionState {
  /** The one whose verdict is awaited or shown; null before the first. */
  readonly submissionId: number | null;
  readonly isSending: boolean;
  /** Why the last one was not taken, in the reader's language. */
  readonly refusal: string | null;
  /** Letters must be read before it is taken; null: none. */
  readonly captcha: AskedCaptcha | null;
  readonly submit: (solution: Solution) => Promise<void>;
}

/** Sends solutions; one at a time. */
export function useSubmission(problem: Workspace_ProblemFragment): SubmissionState {
  const t = useText();
  const [send, { loading }] = useSubmitSolutionMutation();
  const [submissionId, setSubmissionId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly solution: Solution; readonly fault: string | null } | null>(null);

  const handIn = async (solution: Solution, captcha: CaptchaAnswer | null) => {
    setRefusal(null);
    try {
      const { data } = await send({ variables: { input: { problemDisplayId: problem.displayId, ...solution, captcha } } });
      const result = data?.submitSolution;
      if (result?.__typename === 'CaptchaNeeded' || result?.__typename === 'WrongCaptcha') {
        setAsked({ solution, fault: result.__typename === 'WrongCaptcha' ? result.message : null });
        return;
      }
      setAsked(null);
      if (result?.__typename === 'SubmitSolutionSuccess') setSubmissionId(result.data.id);
      else setRefusal(result?.message ?? t({ id: 'error.server' }));
    } catch {
      setAsked(null);
      // A lost session has opened the dialog already; either way the code is where it was.
      setRefusal(tokenStore.get() === null ? t({ id: 'submit.signInFirst' }) : t({ id: 'submit.failed' }));
    }
  };
  const submit: SubmissionState['submit'] = async (solution) => {
    if (loading) return;
    if (tokenStore.get() === null) {
      openAuthDialog({ tab: 'signIn', reason: 'needed' });
      return;
    }
    const { code } = solution;
    if (code.trim() === '' || code.length > CODE_MAX) {
      setRefusal(code.length > CODE_MAX ? t({ id: 'submit.tooLong' }, { max: CODE_MAX }) : t({ id: 'submit.empty' }));
      return;
    }
    await handIn(solution, null);
  };
  const captcha = asked && { fault: asked.fault, answer: (answer: CaptchaAnswer) => void handIn(asked.solution, answer), giveUp: () => setAsked(null) };
  return { submissionId, isSending: loading, refusal, captcha, submit };
}
