import type { SampleResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import { builder } from '../../core/builder.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { NumberToleranceType, toleranceDescription } from '../../problem/bank/number-tolerance.type.ts';
import { JudgeModeEnum } from '../../problem/bank/problem-enums.ts';
import { compileMessageFor } from '../../queue/task/compile-message.ts';
import { judgingFailed } from '../../queue/task/judging-failed.ts';
import { BoundedTextType } from '../submission/bounded-text.type.ts';
import { caseMessageFor } from '../submission/case-message.ts';
import type { TestRunView } from './test-run-view.service.ts';

const SampleRunType = builder.objectRef<SampleResult>('SampleRun').implement({
  description: 'What became of a program on one sample.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, in the order of the statement.' }),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    timeMs: t.exposeInt('timeMs', { description: 'CPU time of the whole process tree.' }),
    memoryKb: t.exposeInt('memoryKb', { description: 'Peak of the whole process tree.' }),
    output: t.field({
      type: BoundedTextType,
      description: 'What the program wrote; of an interaction, what the two said.',
      resolve: ({ written }) => ({ text: written.output, isCut: written.isOutputCut }),
    }),
    stderr: t.string({ description: 'At most 4,096 characters.', resolve: ({ written }) => written.stderr }),
    message: t.string({
      nullable: true,
      description: 'How the program ended, or what the checker says; why judging failed, in full for admins.',
      resolve: ({ status, message }, _args, { viewer, locale }) => {
        if (status === Status.SYSTEM_ERROR && !isAdmin(viewer)) return judgingFailed[locale];
        return message && caseMessageFor(locale, message);
      },
    }),
  }),
});

export const TestRunType = builder.objectRef<TestRunView>('TestRun').implement({
  description: 'A program run on an input of its user. No submission, counted nowhere, gone a minute after its end.',
  fields: (t) => ({
    key: t.exposeID('key'),
    status: t.exposeInt('status', {
      description: 'Specification status code; accepted is also a clean run that was held against nothing.',
    }),
    input: t.exposeString('input'),
    expectedOutput: t.exposeString('expectedOutput', {
      nullable: true,
      description:
        "What was expected: as said by the user, else the sample's output where the input is that of a sample.",
    }),
    timeMs: t.exposeInt('timeMs', { nullable: true, description: 'CPU time of the whole process tree.' }),
    memoryKb: t.exposeInt('memoryKb', { nullable: true, description: 'Peak of the whole process tree.' }),
    output: t.exposeString('output', {
      nullable: true,
      description: 'At most 64 KB; of an interaction, what the two said.',
    }),
    stderr: t.exposeString('stderr', { nullable: true, description: 'At most 64 KB.' }),
    message: t.string({
      nullable: true,
      description: "Compiler's message, or how the program ended; why judging failed, in full for admins.",
      resolve: ({ status, message }, _args, { viewer, locale }) => {
        if (status === Status.SYSTEM_ERROR && !isAdmin(viewer)) return judgingFailed[locale];
        if (message === null) return null;
        return status === Status.COMPILE_ERROR ? compileMessageFor(locale, message) : caseMessageFor(locale, message);
      },
    }),
    queuePosition: t.exposeInt('queuePosition', {
      nullable: true,
      description: 'How many waiting tasks come before it; null unless waiting.',
    }),
    expectedWaitSeconds: t.exposeInt('expectedWaitSeconds', {
      nullable: true,
      description: 'Until a judge takes it, as far as that can be reckoned; null unless waiting for a live judge.',
    }),
    passedSample: t.exposeInt('passedSample', {
      nullable: true,
      description: 'The sample that was passed, from 1; null when none was.',
    }),
    samples: t.field({
      type: [SampleRunType],
      nullable: true,
      description: 'Results of a run on all samples, empty until it ends; null for a run on one input.',
      resolve: ({ samples }) => samples && [...samples],
    }),
    judgeMode: t.expose('judgeMode', { type: JudgeModeEnum, description: 'Of the problem.' }),
    numberTolerance: t.expose('numberTolerance', {
      type: NumberToleranceType,
      nullable: true,
      description: toleranceDescription,
    }),
  }),
});
