import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { ownStatuses, type OwnStatus } from './own-status.service.ts';
import { listBanks } from './problem-bank.service.ts';
import { ProblemFilterInput, ProblemSortEnum } from './problem-filter.input.ts';
import { maxFound } from './problem-keyword.service.ts';
import { defaultProblemPage, listProblems, randomProblem } from './problem-list.service.ts';
import { listedProblems } from './problem.rule.ts';
import { oneProblem } from './problem.service.ts';
import { ProblemObject } from './problem.type.ts';
import { wishTitlesIn } from './title-language.ts';

const ProblemPage = pageObject('ProblemPage', ProblemObject);

const OwnStatusType = builder.objectRef<OwnStatus>('ProblemOwnStatus').implement({
  description: 'How the viewer stands with a problem in practice.',
  fields: (t) => ({
    problemId: t.exposeInt('problemId'),
    status: t.exposeInt('status', { description: '-10: no submission.' }),
    score: t.exposeInt('score', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  problems: t.field({
    type: ProblemPage,
    description:
      'The problem bank, or the problems of a group. 30 a page by default. ' +
      `A search by a keyword finds up to ${maxFound}; ` +
      'totals from 1,000 on may be half a minute old.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultProblemPage),
    args: {
      filter: t.arg({ type: ProblemFilterInput, required: false }),
      sort: t.arg({
        type: ProblemSortEnum,
        required: false,
        description: 'By default how well a keyword fits, and without one the display id.',
      }),
      page: t.arg({ type: PageInput, required: false }),
      language: t.arg.string({
        required: false,
        description: 'Of titles that are not asked in a language of their own.',
        validate: z.string().max(35),
      }),
    },
    resolve: async (_root, { filter, sort, page, language }, context, info) => {
      const query = queryFromInfo({ context, info, path: ['items'], typeName: 'Problem' });
      const found = await listProblems(context, {
        filter: filter ?? {},
        sort,
        page: pageOf({ page }, defaultProblemPage),
        query,
      });
      return { ...found, items: wishTitlesIn(found.items, language) };
    },
  }),
  problem: t.prismaField({
    type: ProblemObject,
    nullable: true,
    description: 'One problem, by display id or by id. Null when there is none or the viewer may not see it.',
    authScopes: { public: true },
    args: {
      displayId: t.arg.string({ required: false, validate: z.string().max(50) }),
      id: t.arg.int({ required: false }),
    },
    resolve: (query, _root, { displayId, id }, context) => {
      const key = displayId ? { displayId } : id ? { id } : null;
      return key === null ? null : context.db.problem.findFirst({ ...query, where: oneProblem(context, key) });
    },
  }),
  randomProblem: t.prismaField({
    type: ProblemObject,
    nullable: true,
    description: 'Any problem of the list that the filter keeps. Null when there is none.',
    authScopes: { public: true },
    args: { filter: t.arg({ type: ProblemFilterInput, required: false }) },
    resolve: async (query, _root, { filter }, context) => {
      const picked = await randomProblem(context, filter ?? {}, Math.random());
      return (
        picked &&
        context.db.problem.findFirst({
          ...query,
          where: { AND: [{ id: picked.id }, listedProblems(context.viewer, filter?.groupId ?? null)] },
        })
      );
    },
  }),
  problemBanks: t.stringList({
    description:
      'Where the listed problems come from: ME for local ones, first if there are any, and remote judges by name.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => listBanks(context),
  }),
  problemStatuses: t.field({
    type: [OwnStatusType],
    description: 'How the viewer stands with each of some problems, in the asked order.',
    authScopes: { signedIn: true },
    args: { problemIds: t.arg.intList({ validate: z.array(z.int()).max(500) }) },
    resolve: (_root, { problemIds }, { db, viewer }) =>
      viewer.kind === 'user' ? ownStatuses(db, viewer.userId, problemIds) : [],
  }),
}));
