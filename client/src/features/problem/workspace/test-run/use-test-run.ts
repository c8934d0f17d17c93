import { useState } from 'react';
import { readTestDraft, writeTestDraft, type TestDraft } from '../../../../lib/drafts/test-draft.ts';
import { domainErrorText } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { sleep } from '../../../../lib/retry/delay.ts';
import { accountStore } from '../../../../lib/session/account-store.ts';
import { openAuthDialog } from '../../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../../lib/session/token-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useContestPlace } from '../contest-place.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { draftOf, sampleNumberOf, maxTestInput } from './test-input.ts';
import { useStartTestRunMutation } from './test-run.generated.ts';
import { useTestRunProgress, type TestRunProgress } from './use-test-run-progress.ts';

/** A program to try. */
interface Program {
  readonly languageKey: string;
  readonly code: string;
}

/** Trying programs on one problem. */
export interface TestRunState extends TestRunProgress {
  readonly draft: TestDraft;
  readonly change: (draft: TestDraft) => void;
  /** Nothing is written, and nothing needs to be chosen: a sample may be taken over. */
  readonly isBlank: boolean;
  /** The sample, from 1, that would be run; null: an input of the user's own. */
  readonly sampleNumber: number | null;
  readonly chooseSample: (number: number) => void;
  readonly isInputTooLong: boolean;
  readonly isSending: boolean;
  /** Why the last one was not taken, in the reader's language. */
  readonly refusal: string | null;
  /** Runs what the fields hold. */
  readonly start: (program: Program) => void;
  /** Takes a sample over and runs it. */
  readonly startSample: (number: number, program: Program) => void;
}

/**
 * What is tried, and what became of it. An interactive problem is tried with its samples alone, which are chosen by
 * number.
 */
export function useTestRun(problem: Workspace_ProblemFragment): TestRunState {
  const t = useText();
  const account = useStore(accountStore);
  const contestId = useContestPlace()?.contestId;
  const draftKey = { account, problemDisplayId: problem.displayId, contestId };
  const draftName = [account, contestId, problem.displayId].join('\n');
  const [edited, setEdited] = useState<{ readonly name: string; readonly draft: TestDraft } | null>(null);
  const [chosen, setChosen] = useState(1);
  const [send] = useStartTestRunMutation();
  const [isSending, setSending] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const progress = useTestRunProgress(isSending ? null : key);

  const isInteractive = problem.judgeMode === 'INTERACTIVE';
  const draft = edited?.name === draftName ? edited.draft : readTestDraft(draftKey);
  const sampleNumber = isInteractive ? chosen : sampleNumberOf(problem.samples, draft);
  const isTooLong = (text: string, number: number | null) => number === null && text.length > maxTestInput;

  const change = (next: TestDraft) => {
    setEdited({ name: draftName, draft: next });
    writeTestDraft(draftKey, next);
  };
  const chooseSample = (number: number) => {
    const sample = problem.samples[number - 1];
    if (sample === undefined) return;
    setChosen(number);
    if (sample.interaction === null && !isInteractive) change(draftOf(sample));
  };
  const begin = async (tried: TestDraft, number: number | null, program: Program) => {
    if (isSending) return;
    if (tokenStore.get() === null) {
      openAuthDialog({ tab: 'signIn', reason: 'needed' });
      return;
    }
    if (isTooLong(tried.input, number)) return;
    setRefusal(null);
    setSending(true);
    try {
      const variables = {
        input: {
          ...program,
          problemDisplayId: problem.displayId,
          contestId,
          input: tried.input,
          expectedOutput: tried.expectedOutput,
          sampleNumber: number,
        },
      };
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

  return {
    ...progress,
    draft,
    change,
    isBlank: !isInteractive && draft.input === '' && draft.expectedOutput === '',
    sampleNumber,
    chooseSample,
    isInputTooLong: isTooLong(draft.input, sampleNumber),
    isSending,
    refusal,
    start: (program) => void begin(isInteractive ? noTexts : draft, sampleNumber, program),
    startSample(number, program) {
      const sample = problem.samples[number - 1];
      if (sample === undefined) return;
      chooseSample(number);
      void begin(isInteractive ? noTexts : draftOf(sample), number, program);
    },
  };
}

/**
 * Two test runs of one user begin this far apart, in milliseconds: who is quicker than that waits for the second, and
 * is not refused.
 */
const intervalMs = 1_000;

const noTexts: TestDraft = { input: '', expectedOutput: '' };
