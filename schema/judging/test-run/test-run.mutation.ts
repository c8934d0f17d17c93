import { z } from 'zod';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  AccountNotAdmitted,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { AnswerFilesNeeded } from '../../problem/answers/answers.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import {
  CodeEmpty,
  CodeTooLong,
  JudgingClosed,
  LanguageNotAvailable,
  SubmitTooSoon,
} from '../submission/submission.error.ts';
import { startTestRun } from './start-test-run.service.ts';
import { findTestRun, readTestRun, watchTestRun } from './test-run-view.service.ts';
import { SampleNotFound, TestInputTooLong, TestRunNeedsSample } from './test-run.error.ts';
import { TestRunType } from './test-run.type.ts';

/** Longest expected output, in characters: what is kept of a program's output is as long. */
const maxExpectedLength = 65_536;

const StartTestRunInput = builder.inputType('StartTestRunInput', {
  fields: (t) => ({
    contestId: t.int({
      required: false,
      description: 'The contest it is tried in; the display id is then the one within the contest.',
    }),
    problemDisplayId: t.string(),
    languageKey: t.string(),
    code: t.string({ description: 'Not empty; at most 65535 characters.' }),
    input: t.string({ description: 'At most 1000 characters.' }),
    expectedOutput: t.string({
      required: false,
      description: 'What the output is held against; blank: nothing, except for the input of a sample.',
      validate: z.string().max(maxExpectedLength),
    }),
    sampleNumber: t.int({
      required: false,
      description: 'From 1: run this sample with all its data, whatever the input says.',
    }),
    isAllSamples: t.boolean({
      required: false,
      description: 'Run each sample with all its data, at most 20, whatever the input says; `samples` has the results.',
    }),
  }),
});

builder.mutationFields((t) => ({
  startTestRun: t.field({
    type: TestRunType,
    description:
      'Runs a program on an input without submitting it; the result comes by the subscription testRunProgress. ' +
      'A run of the viewer that has not ended gives way.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ProblemNotFound,
        LanguageNotAvailable,
        AnswerFilesNeeded,
        SubmittingForbidden,
        CodeEmpty,
        CodeTooLong,
        JudgingClosed,
        TestInputTooLong,
        SampleNotFound,
        TestRunNeedsSample,
        SubmitTooSoon,
        ContestNotFound,
        ContestNotStarted,
        ContestHasEnded,
        ContestPasswordNeeded,
        AccountNotAdmitted,
      ],
    },
    args: { input: t.arg({ type: StartTestRunInput }) },
    resolve: async (
      _root,
      { input: { expectedOutput = null, sampleNumber = null, isAllSamples, contestId = null, ...request } },
      context,
    ) => {
      const run = await readTestRun(
        context,
        await startTestRun(context, {
          ...request,
          contestId,
          expectedOutput,
          sampleNumber,
          isAllSamples: isAllSamples ?? false,
        }),
      );
      if (run === null) throw new Error('a test run is gone that was just started');
      return run;
    },
  }),
}));

builder.queryFields((t) => ({
  testRun: t.field({
    type: TestRunType,
    nullable: true,
    description:
      "One of the viewer's test runs, by its key. Null when there is none, or it ended more than a minute ago.",
    authScopes: { signedIn: true },
    args: { key: t.arg.id() },
    resolve: (_root, { key }, context) => readTestRun(context, key),
  }),
}));

builder.subscriptionFields((t) => ({
  testRunProgress: t.field({
    type: TestRunType,
    description:
      "Live state of one of the viewer's test runs: first the state now, then each change; ends after the final one.",
    authScopes: { signedIn: true },
    args: { key: t.arg.id() },
    subscribe: async (_root, { key }, context) => {
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      const id = await findTestRun(context, key);
      return watchTestRun(context, { id, key });
    },
    resolve: (run) => run,
  }),
}));
