import { useState } from 'react';
import { readTestDraft, writeTestDraft, type TestDraft } from '../../../../lib/drafts/test-draft.ts';
import { accountStore } from '../../../../lib/session/account-store.ts';
import { useStore } from '../../../../lib/store/store.ts';
import { useContestPlace } from '../contest-place.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { draftOf, sampleNumberOf, maxTestInput } from './test-input.ts';
import { useRun, type RunState, type TriedProgram } from './use-run.ts';

/** Trying programs on one problem. */
export interface TestRunState extends Omit<RunState, 'begin'> {
  readonly draft: TestDraft;
  readonly change: (draft: TestDraft) => void;
  /** Nothing is written, and nothing needs to be chosen: a sample may be taken over. */
  readonly isBlank: boolean;
  /** The sample, from 1, that would be run; null: an input of the user's own. */
  readonly sampleNumber: number | null;
  readonly chooseSample: (number: number) => void;
  readonly isInputTooLong: boolean;
  /** Runs what the fields hold. */
  readonly start: (program: TriedProgram) => void;
  /** Takes a sample over and runs it. */
  readonly startSample: (number: number, program: TriedProgram) => void;
}

/**
 * What is tried, and what became of it. An interactive problem is tried with its samples alone, which are chosen by
 * number.
 */
export function useTestRun(problem: Workspace_ProblemFragment): TestRunState {
  const account = useStore(accountStore);
  const contestId = useContestPlace()?.contestId;
  const draftKey = { account, problemDisplayId: problem.displayId, contestId };
  const draftName = [account, contestId, problem.displayId].join('\n');
  const [edited, setEdited] = useState<{ readonly name: string; readonly draft: TestDraft } | null>(null);
  const [chosen, setChosen] = useState(1);
  const { begin, ...run } = useRun(problem);

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
  const runOn = (tried: TestDraft, number: number | null, program: TriedProgram) => {
    if (isTooLong(tried.input, number)) return;
    void begin({ ...program, ...tried, sampleNumber: number });
  };

  return {
    ...run,
    draft,
    change,
    isBlank: !isInteractive && draft.input === '' && draft.expectedOutput === '',
    sampleNumber,
    chooseSample,
    isInputTooLong: isTooLong(draft.input, sampleNumber),
    start: (program) => runOn(isInteractive ? noTexts : draft, sampleNumber, program),
    startSample(number, program) {
      const sample = problem.samples[number - 1];
      if (sample === undefined) return;
      chooseSample(number);
      runOn(isInteractive ? noTexts : draftOf(sample), number, program);
    },
  };
}

const noTexts: TestDraft = { input: '', expectedOutput: '' };
