import { useState } from 'react';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { sleep } from '../../../../lib/retry/delay.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { useContestPlace } from '../contest-place.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { useStartTestRunMutation, type StartTestRunMutationVariables } from './test-run.generated.ts';
import { useTestRunProgress, type TestRunProgress } from './use-test-run-progress.ts';

/** A program to try. */
export interface TriedProgram {
  readonly languageKey: string;
  readonly code: string;
}

type Trial = Omit<StartTestRunMutationVariables['input'], 'problemDisplayId' | 'contestId'>;

/** One run, from sending it to its result. */
export interface RunState extends TestRunProgress {
  readonly isSending: boolean;
  /** Why the last one was not taken, in the reader's language. */
  readonly refusal: string | null;
  /** The program that was run last; null: none was. */
  readonly tried: TriedProgram | null;
  readonly begin: (trial: Trial) => Promise<void>;
}

/** Runs programs on a problem; one at a time. */
export function useRun(problem: Workspace_ProblemFragment): RunState {
  const t = useText();
  const contestId = useContestPlace()?.contestId;
  const [send] = useStartTestRunMutation();
  const [isSending, setSending] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [tried, setTried] = useState<TriedProgram | null>(null);
  const progress = useTestRunProgress(isSending ? null : key);

  const beginSignedIn = async (trial: Trial) => {
    setRefusal(null);
    setTried({ languageKey: trial.languageKey, code: trial.code });
    setSending(true);
    try {
      const variables = { input: { ...trial, problemDisplayId: problem.displayId, contestId } };
      const sent = (await send({ variables })).data?.startTestRun;
      const result =
        sent?.__typename === 'SubmitTooSoon'
          ? await sleep(intervalMs).then(async () => (await send({ variables })).data?.startTestRun)
          : sent;
      if (result?.__typename === 'StartTestRunSuccess') setKey(result.data.key);
      else setRefusal(domainErrorText(t, result));
    } catch {
      setRefusal(t({ id: 'submit.failed' }));
    } finally {
      setSending(false);
    }
  };
  const askForAccount = useAfterSignIn<Trial>((trial) => void beginSignedIn(trial));
  const begin = async (trial: Trial) => {
    if (isSending) return;
    if (tokenStore.get() === null) askForAccount(trial);
    else await beginSignedIn(trial);
  };
  return { ...progress, isSending, refusal, tried, begin };
}

/**
 * Two test runs of one user begin this far apart, in milliseconds: who is quicker than that waits for the second, and
 * is not refused.
 */
const intervalMs = 1_000;
