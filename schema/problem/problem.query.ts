import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../page.ts';
import { ownStatuses } from './own-status.service.ts';
import type { OwnStatus } from './own-status.service.ts';
import { DifficultyEnum, ProblemTypeEnum } from './problem-enums.ts';
import { defaultProblemPage, listProblems, oneProblem, randomProblem } from './problem.service.ts';
import { ProblemObject } from './problem.type.ts';
import { listedProblems } from './problem.rule.ts';
import { wishTitlesIn } from './title-language.ts';

const ProblemFilterInput = builder.inputType('ProblemFilter', {
  fields: (t) => ({
    keyword: t.string({ required: false, description: 'In display id, titles of all languages, source or tags.', validate: z.string().max(255) }),
    difficulty: t.field({ type: DifficultyEnum, required: false }),
    tagIds: t.intList({ required: false, description: 'A problem must carry all of them.', validate: z.array(z.int()).max(20) }),
    origin: t.string({ required: false, description: 'ME for local problems, a remote judge, or ALL (the default).', validate: z.string().max(20) }),
    type: t.field({ type: ProblemTypeEnum, required: false }),
  }),
});

const ProblemPage = pageObject('ProblemPage', ProblemObject);

const OwnStatusType = builder.objectRef<OwnStatus>('ProblemOwnStatus').implement({
  description: 'How the viewer stands with a problem in practice.',
  fields: (t) => ({ problemId: t.exposeInt('problemId'), status: t.exposeInt('status', { description: '-10: no submission.' }), score: t.exposeInt('score', { nullable: true }) }),
});

builder.queryFields((t) => ({
  problems: t.field({
    type: ProblemPage,
    description: 'The problem bank. 30 a page by default.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultProblemPage),
    args: {
      filter: t.arg({ type: ProblemFilterInput, required: false }),
      page: t.arg({ type: PageInput, required: false }),
      language: t.arg.string({ required: false, description: 'Of titles that are not asked in a language of their own.', validate: z.string().max(35) }),
    },
    resolve: async (_root, { filter, page, language }, context, info) => {
      const query = queryFromInfo({ context, info, path: ['items'], typeName: 'Problem' });
      const found = await listProblems(context, { filter: filter ?? {}, page: pageOf({ page }, defaultProblemPage), query });
      return { ...found, items: wishTitlesIn(found.items, language) };
    },
  }),
  problem: t.prismaField({
    type: ProblemObject,
    nullable: true,
    description: 'One problem, by display id or by id. Null when there is none or the viewer may not see it.',
    authScopes: { public: true },
    args: { displayId: t.arg.string({ required: false, validate: z.string().max(50) }), id: t.arg.int({ required: false }) },
    resolve: (query, _root, { displayId, id }, context) => {
      const key = displayId ? { displayId } : id ? { id } : null;
      return key === null ? null : context.db.problem.findFirst({ ...query, where: oneProblem(context, key) });
    },
  }),
  randomProblem: t.prismaField({
    type: ProblemObject,
    nullable: true,
    description: 'Any problem of the bank. Null when there is none.',
    authScopes: { public: true },
    resolve: async (query, _root, _args, context) => {
      const picked = await randomProblem(context, Math.random());
      return picked && context.db.problem.findFirst({ ...query, where: { AND: [{ id: picked.id }, listedProblems(context.viewer)] } });
    },
  }),
  problemStatuses: t.field({
    type: [OwnStatusType],
    description: 'How the viewer stands with each of some problems, in the asked order.',
    authScopes: { signedIn: true },
    args: { problemIds: t.arg.intList({ validate: z.array(z.int()).max(500) }) },
    resolve: (_root, { problemIds }, { db, viewer }) => (viewer.kind === 'user' ? ownStatuses(db, viewer.userId, problemIds) : []),
  }),
}));
