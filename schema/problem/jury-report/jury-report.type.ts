import type { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { limitsFor } from '../../queue/language/language-limits.ts';
import { loadLanguages } from '../../queue/language/language.loader.ts';
import { shownText } from '../../queue/task/source-bytes.ts';
import { readText } from '../../queue/task/task-files.ts';
import { disagreementText } from '../bank/jury-expectation.ts';
import { proposeMemoryLimit, type MemoryLimitProposal } from './memory-limit-proposal.ts';
import { outcomeOfRow, reportOutcomeSelect } from './newest-outcome.loader.ts';
import { reportOutcomes } from './outcome.ts';
import { changedParts, partsOf, partsSchema, reportedProblemSelect } from './parts.ts';
import { disagreementsSchema, firstBadSchema } from './stored-outcome.ts';
import { proposeTimeLimit, type TimeLimitProposal } from './time-limit-proposal.ts';

const SubjectEnum = builder.enumType('JuryReportSubject', {
  values: {
    SOLUTION: { description: 'A reference solution.' },
    VALIDATOR: { description: 'A program that says whether an input is one the statement promises.' },
  },
});

export const JuryReportOutcomeEnum = builder.enumType('JuryReportOutcome', {
  description:
    'RUNNING; AGREES: all as expected; DISAGREES: at least one is not; ' +
    'INCOMPLETE: none is wrong, but no judge has the language of one; ' +
    'NOTHING: the jury left nothing to judge; FAILED: it could not be judged, `failure` says why.',
  values: reportOutcomes,
});

const FirstBadType = builder.objectRef<z.infer<typeof firstBadSchema>>('JuryReportFirstBad').implement({
  description: 'The first case that was not accepted; without a name: what the compiler said.',
  fields: (t) => ({
    caseName: t.exposeString('name'),
    status: t.exposeInt('status'),
    message: t.exposeString('message', { nullable: true }),
    judgeMessage: t.exposeString('judgeMessage', { nullable: true }),
  }),
});

builder.prismaObject('JuryReportItem', {
  select: { id: true },
  description: 'One program of the jury and what came of it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    subject: t.expose('subject', { type: SubjectEnum }),
    name: t.exposeString('name'),
    languageKey: t.exposeString('languageKey'),
    expected: t.exposeIntList('expected', { description: 'Statuses of which it had to get one.' }),
    submissionId: t.exposeInt('submissionId', {
      nullable: true,
      description: 'Null: no judge has its language, or the report is not the newest.',
    }),
    status: t.int({
      nullable: true,
      description: 'Null: not judged.',
      select: { status: true, submission: { select: { status: true } } },
      resolve: ({ status, submission }) => status ?? submission?.status ?? null,
    }),
    score: t.exposeFloat('score', { nullable: true, description: 'With its fraction.' }),
    timeMs: t.exposeInt('timeMs', { nullable: true }),
    memoryKb: t.exposeInt('memoryKb', { nullable: true }),
    disagreements: t.stringList({
      nullable: true,
      description: 'Where the outcome is not as expected, in sentences; null: not judged, or not yet.',
      select: { disagreements: true },
      resolve: ({ disagreements }, _args, { locale }) =>
        disagreementsSchema
          .nullable()
          .parse(disagreements)
          ?.map((found) => disagreementText(found, locale)) ?? null,
    }),
    firstBad: t.field({
      type: FirstBadType,
      nullable: true,
      select: { firstBad: true },
      resolve: ({ firstBad }) => firstBadSchema.nullable().parse(firstBad),
    }),
  }),
});

const TimeLimitProposalType = builder.objectRef<TimeLimitProposal>('TimeLimitProposal').implement({
  description: 'A time limit that fits the solutions of the jury: twice what the slowest right one needs.',
  fields: (t) => ({
    timeLimitMs: t.exposeInt('timeLimitMs', { description: 'For C and C++.' }),
    slowestName: t.exposeString('slowestName'),
    slowestMs: t.exposeInt('slowestMs', { description: "Its time with its language's factor taken out." }),
    fastestTooSlowName: t.exposeString('fastestTooSlowName', { nullable: true }),
    fastestTooSlowMs: t.exposeInt('fastestTooSlowMs', {
      nullable: true,
      description: 'At least so long: it is cut when its time is up.',
    }),
    isSeparating: t.exposeBoolean('isSeparating', {
      description: 'False: one that is meant to be too slow would pass, or nearly.',
    }),
  }),
});

const MemoryLimitProposalType = builder.objectRef<MemoryLimitProposal>('MemoryLimitProposal').implement({
  description: 'A memory limit that fits the solutions of the jury: twice what the largest right one needs.',
  fields: (t) => ({
    memoryLimitMb: t.exposeInt('memoryLimitMb', { description: 'For C and C++.' }),
    largestName: t.exposeString('largestName'),
    largestKb: t.exposeInt('largestKb', { description: "Its memory with its language's factor taken out." }),
  }),
});

export const JuryReportObject = builder.prismaObject('JuryReport', {
  select: { id: true },
  description:
    'All jury solutions and input validators of a problem, judged anew because something they depend on changed.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    outcome: t.field({
      type: JuryReportOutcomeEnum,
      select: reportOutcomeSelect,
      resolve: outcomeOfRow,
    }),
    changed: t.exposeStringList('changed', {
      description:
        'What differs from the report before: data, checker, limits, judging, solutions, validators. ' +
        'Empty: it was the first, or asked for.',
    }),
    isOutdated: t.boolean({
      description: 'Is the problem no longer as it was judged?',
      select: { parts: true, problem: { select: reportedProblemSelect } },
      resolve: ({ parts, problem }) => changedParts(partsSchema.parse(parts), partsOf(problem)).length > 0,
    }),
    requestedBy: t.string({
      nullable: true,
      description: 'Username of whoever changed the problem or asked.',
      select: { requestedBy: { select: { username: true } } },
      resolve: ({ requestedBy }) => requestedBy?.username ?? null,
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the report failed, in the words of the machine; null: it did not.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    items: t.relation('items', { query: { orderBy: [{ subject: 'asc' }, { name: 'asc' }] } }),
    timeLimitProposal: t.field({
      type: TimeLimitProposalType,
      nullable: true,
      description: 'Null: no right solution was accepted.',
      select: {
        items: {
          where: { subject: 'SOLUTION' },
          select: { name: true, languageKey: true, expected: true, status: true, timeMs: true },
        },
        problem: { select: { timeLimitMs: true, memoryLimitMb: true, isRemote: true, languageFactors: true } },
      },
      resolve: async ({ items, problem }, _args, context) => {
        const languages = new Map((await loadLanguages(context)).map((language) => [language.key, language]));
        return proposeTimeLimit(
          items.flatMap(({ status, timeMs, languageKey, name, expected }) => {
            const language = languages.get(languageKey);
            if (status === null || timeMs === null || language === undefined) return [];
            return [
              {
                name,
                expected,
                status,
                timeMs,
                timeFactor: limitsFor(problem, language).timeLimitMs / problem.timeLimitMs,
              },
            ];
          }),
        );
      },
    }),
    memoryLimitProposal: t.field({
      type: MemoryLimitProposalType,
      nullable: true,
      description: 'Null: no right solution was accepted.',
      select: {
        items: {
          where: { subject: 'SOLUTION' },
          select: { name: true, languageKey: true, expected: true, status: true, memoryKb: true },
        },
        problem: { select: { timeLimitMs: true, memoryLimitMb: true, isRemote: true, languageFactors: true } },
      },
      resolve: async ({ items, problem }, _args, context) => {
        const languages = new Map((await loadLanguages(context)).map((language) => [language.key, language]));
        return proposeMemoryLimit(
          items.flatMap(({ status, memoryKb, languageKey, name, expected }) => {
            const language = languages.get(languageKey);
            if (status === null || memoryKb === null || language === undefined) return [];
            return [
              {
                name,
                expected,
                status,
                memoryKb,
                memoryFactor: limitsFor(problem, language).memoryLimitMb / problem.memoryLimitMb,
              },
            ];
          }),
        );
      },
    }),
  }),
});

/** A source file of the jury. */
export const JurySourceType = builder
  .objectRef<{ readonly name: string; readonly sha256: string }>('JurySource')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      content: t.string({
        description: 'NUL characters are shown as U+2400.',
        resolve: async ({ sha256 }, _args, { files }) => shownText(await readText(files, sha256)),
      }),
    }),
  });

/** A jury solution for those who keep the problem. */
export const JurySolutionObject = builder.prismaObject('JurySubmission', {
  name: 'JurySolution',
  select: { id: true },
  description: 'A reference solution and the verdicts it may get.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'Path, such as accepted/main.cpp.' }),
    languageKey: t.exposeString('languageKey'),
    expected: t.exposeIntList('expected', { description: 'Statuses of which it must get one.' }),
    minScore: t.exposeFloat('minScore', { nullable: true }),
    maxScore: t.exposeFloat('maxScore', { nullable: true }),
    files: t.field({
      type: [JurySourceType],
      description: 'Its sources, the first one first.',
      select: {
        name: true,
        problem: {
          select: {
            files: { where: { kind: 'JURY_SOURCE' }, select: { name: true, sha256: true }, orderBy: { name: 'asc' } },
          },
        },
      },
      resolve: ({ name, problem }) =>
        problem.files
          .filter((file) => file.name.startsWith(`${name}/`))
          .map((file) => ({ name: file.name.slice(name.length + 1), sha256: file.sha256 })),
    }),
  }),
});
