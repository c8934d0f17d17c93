import { Status } from '@verdict/judge/protocol/status.ts';
import { useState } from 'react';
import { domainErrorText } from '../../../lib/failure/domain-error.ts';
import { isPassing } from '../../../lib/failure/failure.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { authDialogStore } from '../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useContestPlace } from './contest-place.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useAwaitedKey } from './use-awaited-key.ts';
import { useClosed, type ClosableProblem } from './use-closed.ts';
import type { CaptchaAnswer, Send } from './use-submit.ts';
import type { Workspace_ProblemFragment } from './workspace.generated.ts';

/** A solution that waits for a captcha. */
export interface AskedCaptcha {
  /** What was wrong with the letters before; null at first. */
  readonly fault: string | null;
  /** Wrong answers so far. */
  readonly wrongCount: number;
  readonly answer: (captcha: CaptchaAnswer) => void;
  readonly giveUp: () => void;
}

/** What waits while it cannot be sent. */
export interface Waiting<Submitted> {
  /** Of what waits for this problem, perhaps since before a reload; null: nothing does. */
  readonly findKey: () => string | null;
  readonly keep: (submitted: Submitted, idempotencyKey: string) => void;
  /** Of what is submitted now, in the place of what waits. */
  readonly keyFor: (submitted: Submitted) => string;
  /** Gives up what waits. */
  readonly drop: (idempotencyKey: string) => void;
}

/** How something is sent. */
export interface Sending<Submitted> {
  readonly send: Send<Submitted>;
  readonly isSending: boolean;
  /** Why it need not be sent; null: it may be right. */
  readonly faultOf: (submitted: Submitted) => string | null;
  /** What the reader is told when it could not be sent. */
  readonly failed: string;
  /** Absent: what cannot be sent does not wait. */
  readonly waiting?: Waiting<Submitted>;
}

/** Submissions to one problem. */
export interface SubmissionState<Submitted> {
  /** The one whose verdict is awaited or shown; null before the first. */
  readonly submissionId: number | null;
  readonly isSending: boolean;
  /** It could not be sent yet, and is sent by itself later. */
  readonly isWaiting: boolean;
  /** Gives up what waits; null: nothing does. */
  readonly withdraw: (() => void) | null;
  /** Why the last one was not taken, in the reader's language. */
  readonly refusal: string | null;
  /** Letters must be read before it is taken; null: none. */
  readonly captcha: AskedCaptcha | null;
  /** It would take the place of what was submitted before, which is to be agreed to; null: nothing is asked. */
  readonly overwriting: { readonly agree: () => void; readonly giveUp: () => void } | null;
  readonly submit: (submitted: Submitted) => Promise<void>;
}

/** Sends programs or answer files; one at a time. */
export function useSubmission<Submitted>(
  problem: Pick<Workspace_ProblemFragment, 'viewerStatus'> & ClosableProblem,
  { send, isSending, faultOf, failed, waiting }: Sending<Submitted>,
): SubmissionState<Submitted> {
  const t = useText();
  const place = useContestPlace();
  const isClosed = useClosed(problem) !== null;
  const [submissionId, setSubmissionId] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<
    (Pick<AskedCaptcha, 'fault' | 'wrongCount'> & { solution: Submitted; key: string }) | null
  >(null);
  const [overwriting, setOverwriting] = useState<{ readonly solution: Submitted } | null>(null);
  const taken = (id: number) => {
    setSubmissionId(id);
    place?.onStandingChanged();
  };
  const [awaitedKey, awaitKey] = useAwaitedKey(waiting?.findKey() ?? null, {
    onSent: taken,
    onRefused: setRefusal,
    onGivenUp: () => setRefusal(t({ id: 'submit.signInFirst' })),
  });

  const submitKeyed = async (solution: Submitted, captcha: CaptchaAnswer | null, key: string) => {
    setRefusal(null);
    awaitKey(null);
    try {
      const result = await send(solution, captcha, key);
      if (result?.__typename === 'CaptchaNeeded') return setAsked({ solution, key, fault: null, wrongCount: 0 });
      if (result?.__typename === 'WrongCaptcha') {
        const { message: fault } = result;
        return setAsked((before) => ({ solution, key, fault, wrongCount: (before?.wrongCount ?? 0) + 1 }));
      }
      setAsked(null);
      if (result !== undefined && 'data' in result) return taken(result.data.id);
      setRefusal(domainErrorText(t, result));
      if (result?.__typename === 'ContestPasswordNeeded') place?.getIn(() => void submitKeyed(solution, captcha, key));
      return undefined;
    } catch (error) {
      setAsked(null);
      // A lost session has opened the dialog already; either way the code is where it was.
      const isSignedOut = tokenStore.get() === null;
      const canWait = isSignedOut ? authDialogStore.get()?.reason === 'expired' : isPassing(error);
      if (waiting !== undefined && canWait) {
        waiting.keep(solution, key);
        return awaitKey(key);
      }
      return setRefusal(isSignedOut ? t({ id: 'submit.signInFirst' }) : failed);
    }
  };
  const begin = (solution: Submitted) => submitKeyed(solution, null, waiting?.keyFor(solution) ?? '');
  const submitSignedIn: SubmissionState<Submitted>['submit'] = async (solution) => {
    const fault = faultOf(solution);
    if (fault !== null) {
      setRefusal(fault);
      return;
    }
    // Where no result is told, the last one counts for all its writer knows.
    // One submitted here may not stand in the viewer's status yet.
    const hasEarlier = submissionId !== null || problem.viewerStatus !== Status.NOT_SUBMITTED;
    if (place?.doesReplace && hasEarlier) setOverwriting({ solution });
    else await begin(solution);
  };
  // In a contest it is read first what the account did there: a program may take the place of an earlier one.
  const askForAccount = useAfterSignIn<Submitted>((solution) => {
    if (place === null) void submitSignedIn(solution);
  });
  const submit: SubmissionState<Submitted>['submit'] = async (solution) => {
    if (isSending || isClosed) return;
    if (tokenStore.get() === null) askForAccount(solution);
    else await submitSignedIn(solution);
  };
  const captcha = asked && {
    fault: asked.fault,
    wrongCount: asked.wrongCount,
    answer: (answer: CaptchaAnswer) => void submitKeyed(asked.solution, answer, asked.key),
    giveUp: () => setAsked(null),
  };
  return {
    submissionId,
    isSending,
    isWaiting: awaitedKey !== null,
    withdraw: awaitedKey === null ? null : () => waiting?.drop(awaitedKey),
    refusal,
    captcha,
    overwriting: overwriting && {
      agree: () => void begin(overwriting.solution),
      giveUp: () => setOverwriting(null),
    },
    submit,
  };
}
