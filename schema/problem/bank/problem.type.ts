import { builder } from '../../core/builder.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { ifReadable } from './opened-problem.ts';
import { BankStateEnum, ProblemVisibilityEnum } from './problem-enums.ts';
import { emptyStatistics, ProblemStatisticsType } from './problem-parts.type.ts';
import { SolvableProblemInterface } from './solvable-problem.type.ts';

export const ProblemObject = builder.prismaObject('Problem', {
  select: { id: true },
  interfaces: [SolvableProblemInterface],
  description:
    'A problem as its readers see it in the bank. Who reaches one they may not see, by a submission of their own, ' +
    'gets its name and limits without its content.',
  fields: (t) => ({
    visibility: t.expose('visibility', { type: ProblemVisibilityEnum }),
    statistics: t.field({
      type: ProblemStatisticsType,
      select: { statistics: true },
      resolve: (problem, _args, context) =>
        ifReadable(context, problem, problem.statistics ?? emptyStatistics, emptyStatistics),
    }),
    modifierName: t.string({
      nullable: true,
      select: { modifier: { select: { username: true } } },
      resolve: (problem, _args, context) => ifReadable(context, problem, problem.modifier?.username ?? null, null),
    }),
    isCodeShared: t.exposeBoolean('isCodeShared', { description: 'May users share their solutions?' }),
    isCaseResultPublished: t.exposeBoolean('isCaseResultPublished', {
      description: 'May users see results of single cases?',
    }),
    testDataVersion: t.string({
      description: 'Changes whenever the test data does.',
      select: { testSet: { select: { sha256: true } } },
      resolve: ({ testSet }) => testSet?.sha256.slice(0, 16) ?? '',
    }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    bankState: t.expose('bankState', {
      type: BankStateEnum,
      description: "Application of a group's problem for the public bank.",
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    viewerCanEdit: t.boolean({
      select: placedSelect,
      description: 'May the viewer change it, and its jury?',
      resolve: (problem, _args, { viewer }) => may(viewer, 'problem.edit', problem),
    }),
  }),
});
