import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { STATUS } from '../../lib/status/status.ts';
import { useContestPlace } from './contest-place.ts';
import { useHandIn, type CaptchaAnswer, type Solution } from './use-hand-in.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** Longest source, in characters (specification, section 5). */
const CODE_MAX = 65_535;

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
  /** It would take the place of what was handed in before, which is to be agreed to; null: nothing is asked. */
  readonly overwriting: { readonly agree: () => void; readonly giveUp: () => void } | null;
  readonly submit: (solution: Solution) => Promise<void>;
}

/** Sends solutions; one at a time. */
export function useSubmission(problem: Workspace_ProblemFragment): SubmissionState {
  const t = useText();
  const place = useContestPlace();
  const [send, isSending] = useHandIn(problem);
  const [submissionId, setSubmissionId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ readonly solution: Solution; readonly fault: string | null } | null>(null);
  const [overwriting, setOverwriting] = useState<Solution | null>(null);

  const handIn = async (solution: Solution, captcha: CaptchaAnswer | null) => {
    setRefusal(null);
    try {
      const result = await send(solution, captcha);
      if (result?.__typename === 'CaptchaNeeded' || result?.__typename === 'WrongCaptcha') {
        setAsked({ solution, fault: result.__typename === 'WrongCaptcha' ? result.message : null });
        return;
      }
      setAsked(null);
      if (result !== undefined && 'data' in result) {
        setSubmissionId(result.data.id);
        place?.onStandingChanged();
        return;
      }
      setRefusal(result?.message ?? t({ id: 'error.server' }));
      if (result?.__typename === 'ContestPasswordNeeded') place?.getIn(() => void handIn(solution, captcha));
    } catch {
      setAsked(null);
      // A lost session has opened the dialog already; either way the code is where it was.
      setRefusal(tokenStore.get() === null ? t({ id: 'submit.signInFirst' }) : t({ id: 'submit.failed' }));
    }
  };
  const submit: SubmissionState['submit'] = async (solution) => {
    if (isSending || place?.closed) return;
    if (tokenStore.get() === null) {
      openAuthDialog({ tab: 'signIn', reason: 'needed' });
      return;
    }
    const { code } = solution;
    if (code.trim() === '' || code.length > CODE_MAX) {
      setRefusal(code.length > CODE_MAX ? t({ id: 'submit.tooLong' }, { max: CODE_MAX }) : t({ id: 'submit.empty' }));
      return;
    }
    // Where no result is told, the last one counts for all its writer knows.
    // One handed in here may not stand in the viewer's status yet.
    const hasEarlier = submissionId !== null || problem.viewerStatus !== STATUS.notSubmitted;
    if (place?.doesReplace && hasEarlier) setOverwriting(solution);
    else await handIn(solution, null);
  };
  const captcha = asked && { fault: asked.fault, answer: (answer: CaptchaAnswer) => void handIn(asked.solution, answer), giveUp: () => setAsked(null) };
  return {
    submissionId,
    isSending,
    refusal,
    captcha,
    overwriting: overwriting && { agree: () => void handIn(overwriting, null), giveUp: () => setOverwriting(null) },
    submit,
  };
}
