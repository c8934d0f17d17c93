import { builder } from '../../core/builder.ts';
import { compareWithOthers, maxCompared, minCompared, type Comparison } from './compare.service.ts';
import type { Distribution } from './distribution.ts';
import { SubmissionObject } from './submission.type.ts';

const FigureDistributionType = builder.objectRef<Distribution>('FigureDistribution').implement({
  description: 'A figure of a submission among those of others, in buckets of one width.',
  fields: (t) => ({
    own: t.exposeInt('own'),
    share: t.exposeFloat('share', { description: 'Share of the others whose figure is the same or higher, 0 to 1.' }),
    start: t.exposeInt('start', { description: 'Where the first bucket begins.' }),
    width: t.exposeInt('width', { description: 'Of each bucket.' }),
    counts: t.intList({
      description: 'Others in each bucket, at most 21; the last one also holds all that is beyond it.',
      resolve: ({ counts }) => [...counts],
    }),
  }),
});

const SubmissionComparisonType = builder.objectRef<Comparison>('SubmissionComparison').implement({
  description: 'An accepted submission among others of practice, of the same problem, language and place.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: `How many others: the newest, at most ${maxCompared}.` }),
    timeMs: t.field({ type: FigureDistributionType, resolve: ({ timeMs }) => timeMs }),
    memoryKb: t.field({ type: FigureDistributionType, resolve: ({ memoryKb }) => memoryKb }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  comparison: t.field({
    type: SubmissionComparisonType,
    nullable: true,
    description:
      `Null unless it was accepted in practice and there are ${minCompared} others to compare it with. ` +
      'May be half a minute old.',
    // A query of its own.
    complexity: { field: 20 },
    select: {
      problemId: true,
      groupId: true,
      contestId: true,
      origin: true,
      languageKey: true,
      status: true,
      timeMs: true,
      memoryKb: true,
    },
    resolve: (submission, _args, context) => compareWithOthers(context, submission),
  }),
}));
