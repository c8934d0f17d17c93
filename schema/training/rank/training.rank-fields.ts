import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { UserType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { PageInput, pageObject, pageOf } from '../../core/page.ts';
import { isOpenTo } from '../core/training-problem.service.ts';
import { isReceived, trainingRuleSelect } from '../core/training.rule.ts';
import { TrainingObject } from '../core/training.type.ts';
import { loadRankCells, type TrainingRankCell } from './training-rank-cell.loader.ts';
import { defaultTrainingRankPage, listTrainingRank, maxFound, type TrainingRankRow } from './training-rank.service.ts';

const TrainingRankOrderEnum = builder.enumType('TrainingRankOrder', {
  description: 'Orders of the rank of a training; more problems solved always come first.',
  values: {
    SOLVED: { description: 'Then the least sum of the best run times.' },
    FIRST_TO_FINISH: { description: 'Then whose last problem was solved first.' },
    FEWEST_ATTEMPTS: { description: 'Then the fewest attempts up to the first accepted one.' },
  } as const,
});

const TrainingRankCellType = builder.objectRef<TrainingRankCell>('TrainingRankCell').implement({
  description: 'Result of a member on a problem of a training, in practice.',
  fields: (t) => ({
    problemId: t.id({ description: 'In the bank.', resolve: ({ problemId }) => String(problemId) }),
    displayId: t.exposeString('displayId', { description: 'In the bank.' }),
    status: t.exposeInt('status', {
      description: 'Accepted if it ever was, else that of the newest judged submission; codes of the specification.',
    }),
    score: t.exposeInt('score', { nullable: true, description: 'Best score of an OI problem.' }),
    timeMs: t.exposeInt('timeMs', { nullable: true, description: 'Best run time; null: not solved.' }),
  }),
});

const TrainingRankRowType = builder.objectRef<TrainingRankRow>('TrainingRankRow').implement({
  description: 'A member in the rank of a training.',
  fields: (t) => ({
    place: t.exposeInt('place', {
      description: 'From 1. Equal figures have the same place, and the next place skips.',
    }),
    user: t.field({ type: UserType, description: 'The account.', resolve: ({ user }) => user }),
    realName: t.exposeString('realName', {
      nullable: true,
      description: 'For editors of the training; null for others.',
    }),
    solvedCount: t.exposeInt('solvedCount', { description: 'Problems of the training that the member solved.' }),
    timeMs: t.exposeInt('timeMs', { description: 'Sum of the best run times of these problems.' }),
    finishedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the member solved the last of these problems. Null: none.',
      resolve: ({ finishedMs }) => (finishedMs === 0 ? null : new Date(finishedMs)),
    }),
    attempts: t.exposeInt('attempts', {
      description: 'Sum of the attempts up to the first accepted one on each of these problems.',
    }),
    cells: t.field({
      type: [TrainingRankCellType],
      description: 'Problems that the member tried, in the order of the training.',
      complexity: { field: 1, multiplier: 25 },
      resolve: async ({ trainingId, userId }, _args, context) => [
        ...(await loadRankCells(context, { trainingId, userId })),
      ],
    }),
  }),
});

const TrainingRankPage = pageObject('TrainingRankPage', TrainingRankRowType);

builder.prismaObjectFields(TrainingObject, (t) => ({
  ranking: t.field({
    type: TrainingRankPage,
    nullable: true,
    description:
      'Members by problems solved, then as the order says: of a public training, and of the time before it became ' +
      'private, the consenting ones. Nobody in a private list. Its author, super admins, roots of its group and ' +
      'disabled accounts are left out. ' +
      `${defaultTrainingRankPage} a page by default; a search finds up to ${maxFound}. Totals from 1,000 on may be ` +
      'half a minute old. Null: the viewer may not read inside, or another group shares the training.',
    // One query for each training; a search reads all its members.
    complexity: (args) => ({ field: 500, multiplier: pageOf(args, defaultTrainingRankPage).size }),
    select: trainingRuleSelect,
    args: {
      order: t.arg({ type: TrainingRankOrderEnum, defaultValue: 'SOLVED', description: 'SOLVED by default.' }),
      search: t.arg.string({
        required: false,
        description: 'Part of a username, nickname or school; for editors of the training also of a real name.',
        validate: z.string().max(100),
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: async (training, { order, search, page }, context, info) =>
      !isReceived(context.viewer, training) && (await isOpenTo(context, training))
        ? listTrainingRank(context, training, {
            order,
            search: search ?? '',
            page: pageOf({ page }, defaultTrainingRankPage),
            query: queryFromInfo({ context, info, path: ['items', 'user'], typeName: 'User' }),
          })
        : null,
  }),
}));
