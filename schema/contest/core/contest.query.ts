import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { ContestAccessEnum, ContestStatusEnum } from '../../place/contest/contest-enums.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { defaultContestPage, listContests } from './contest-list.service.ts';
import { ContestObject, ContestPage } from './contest.type.ts';
import { readSeenContest, seeContest } from './see-contest.service.ts';

const ContestFilterInput = builder.inputType('ContestFilter', {
  fields: (t) => ({
    groupId: t.int({ required: false, description: 'Contests of this group; null: of the site.' }),
    status: t.field({ type: ContestStatusEnum, required: false }),
    type: t.field({ type: ProblemTypeEnum, required: false }),
    access: t.field({ type: ContestAccessEnum, required: false }),
    keyword: t.string({ required: false, description: 'Part of a title.', validate: z.string().max(255) }),
  }),
});

builder.queryFields((t) => ({
  contests: t.field({
    type: ContestPage,
    description:
      'Contests of the site or of a group: those that run, then those to come, the next one first, then the ended, ' +
      'the last one first. 10 a page by default.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultContestPage),
    args: {
      filter: t.arg({ type: ContestFilterInput, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, page }, context, info) =>
      listContests(context, {
        filter: filter ?? {},
        page: pageOf({ page }, defaultContestPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Contest' }),
      }),
  }),
  contest: t.prismaField({
    type: ContestObject,
    nullable: true,
    description: 'The announcement of a contest. Null when there is none or the viewer may not see it.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) =>
      (await seeContest(context, id)) === null ? null : readSeenContest(context, id, query),
  }),
}));
