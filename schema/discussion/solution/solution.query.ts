import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import {
  defaultReviewPage,
  defaultSolutionPage,
  listSolutions,
  listWaiting,
  readSolution,
} from './solution-list.service.ts';
import { CommunitySolutionObject, CommunitySolutionPage, SolutionOrderEnum } from './solution.type.ts';

const listed = { path: ['items'], typeName: 'CommunitySolution' };

builder.queryFields((t) => ({
  communitySolution: t.prismaField({
    type: CommunitySolutionObject,
    description: 'A community solution that the viewer reads: they solved its problem, wrote it, or review it.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, context) => readSolution(context, rowId(id), query),
  }),
  communitySolutions: t.field({
    type: CommunitySolutionPage,
    description:
      `Published community solutions of a problem that the viewer reads. ${defaultSolutionPage} a page by default; ` +
      '`Problem.solutionAccess` says why there are none.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultSolutionPage),
    args: {
      problemDisplayId: t.arg.string({ validate: z.string().max(50) }),
      order: t.arg({ type: SolutionOrderEnum, required: false, defaultValue: 'VOTES' }),
      languageKey: t.arg.string({
        required: false,
        description: "The judge's key of a language; null: of all.",
        validate: z.string().max(30),
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { problemDisplayId, order, languageKey, page }, context, info) =>
      listSolutions(context, {
        filter: { problemDisplayId, order: order ?? 'VOTES', languageKey: languageKey ?? null },
        page: pageOf({ page }, defaultSolutionPage),
        query: queryFromInfo({ context, info, ...listed }),
      }),
  }),
  solutionsToReview: t.field({
    type: CommunitySolutionPage,
    description:
      'Community solutions with a version that waits for the review of the viewer. ' +
      `${defaultReviewPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultReviewPage),
    args: {
      problemDisplayId: t.arg.string({
        required: false,
        description: 'Of this problem; null: of any.',
        validate: z.string().max(50),
      }),
      order: t.arg({
        type: RowOrderEnum,
        required: false,
        defaultValue: 'OLDEST',
        description: 'By since when they wait.',
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { problemDisplayId, order, page }, context, info) =>
      listWaiting(context, {
        problemDisplayId: problemDisplayId?.trim() || null,
        order: order ?? 'OLDEST',
        page: pageOf({ page }, defaultReviewPage),
        query: queryFromInfo({ context, info, ...listed }),
      }),
  }),
}));
