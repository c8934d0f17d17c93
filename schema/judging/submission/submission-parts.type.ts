import { builder } from '../../core/builder.ts';
import { caseMessageFor } from './case-message.ts';
import type { CaseView, GroupView } from './case-view.ts';
import { loadTranscript } from './transcript.loader.ts';

export const CaseResultType = builder.objectRef<CaseView>('CaseResult').implement({
  description: 'The result of one test case.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Order in the test set, from 1.' }),
    testCaseId: t.exposeInt('testCaseId', { nullable: true, description: 'For those who keep the problem.' }),
    name: t.exposeString('name', {
      description:
        'Name of the test data for those who keep the problem; for others that of a sample, else the number.',
    }),
    groupName: t.exposeString('groupName'),
    isSample: t.exposeBoolean('isSample'),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    timeMs: t.exposeInt('timeMs', { description: 'CPU time of the whole process tree.' }),
    memoryKb: t.exposeInt('memoryKb', { description: 'Peak of the whole process tree.' }),
    score: t.exposeInt('score', { nullable: true }),
    message: t.string({
      nullable: true,
      description:
        "What the judge says of it (exit code, signal, limit, line), in the reader's language, " +
        'or what the checker says, as it is.',
      resolve: ({ message }, _args, { locale }) => message && caseMessageFor(locale, message),
    }),
    judgeMessage: t.exposeString('judgeMessage', {
      nullable: true,
      description: 'What the checker says to those who keep the problem; null for others.',
    }),
    runsMs: t.intList({
      nullable: true,
      description:
        'CPU time of each run of a case that was run several times for being close to its limit (the best counts); ' +
        'empty: it was run once. For those who keep the problem; null for others.',
      resolve: ({ runsMs }) => runsMs && [...runsMs],
    }),
    transcript: t.string({
      nullable: true,
      description:
        'What the program (lines after ">") and the interactor (lines after "<") said to each other, bounded. ' +
        'For those who keep the problem; null for others.',
      resolve: (view, _args, context) => (view.hasTranscript ? loadTranscript(context, view) : null),
    }),
  }),
});

export const GroupResultType = builder.objectRef<GroupView>('GroupResult').implement({
  description: 'The result of one subtask (test group).',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1.' }),
    groupName: t.exposeString('groupName'),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    score: t.exposeInt('score'),
    total: t.exposeInt('total', { description: "The group's full score." }),
    acceptedCases: t.exposeInt('acceptedCases'),
    caseCount: t.exposeInt('caseCount'),
    timeMs: t.exposeInt('timeMs'),
    memoryKb: t.exposeInt('memoryKb'),
    cases: t.field({ type: [CaseResultType], resolve: ({ cases }) => [...cases] }),
  }),
});
