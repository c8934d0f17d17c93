import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { filterOf, RejudgeFilterInput } from './rejudge-filter.input.ts';
import { RejudgeUnbounded } from './rejudge.error.ts';
import { verdictKeepers } from './rejudge.rule.ts';
import { countRejudge, listRejudges } from './rejudge.service.ts';
import { RejudgeObject } from './rejudge.type.ts';
import { type SelectionCount, maxRejudgeItems } from './selection.service.ts';

const defaultRejudgePage = 20;

const RejudgeNamedEnum = builder.enumType('RejudgeNamed', {
  description: 'What a filter of a rejudge names.',
  values: ['PROBLEM', 'CONTEST', 'USER'] as const,
});

const RejudgeCount = builder.objectRef<SelectionCount>('RejudgeCount').implement({
  description: 'How many submissions a batch would take.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: `Would be judged; more than ${maxRejudgeItems} is refused.` }),
    unavailable: t.exposeInt('unavailable', {
      description: 'Left out, because no judge offers the languages they need.',
    }),
    unknown: t.field({
      type: [RejudgeNamedEnum],
      description: 'What the filter names and there is not; then nothing matches.',
      resolve: ({ unknown }) => [...unknown],
    }),
  }),
});

const RejudgePage = pageObject('RejudgePage', RejudgeObject);

builder.queryFields((t) => ({
  rejudge: t.prismaField({
    type: RejudgeObject,
    nullable: true,
    description: 'One batch.',
    authScopes: verdictKeepers,
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { db }) => db.rejudge.findUnique({ ...query, where: { id } }),
  }),
  rejudges: t.field({
    type: RejudgePage,
    description: `All batches, newest first by default; ${defaultRejudgePage} a page by default.`,
    authScopes: verdictKeepers,
    complexity: pageComplexity(defaultRejudgePage),
    args: {
      order: t.arg({ type: RowOrderEnum, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { order, page }, context, info) =>
      listRejudges(context, {
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultRejudgePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Rejudge' }),
      }),
  }),
  rejudgeCount: t.field({
    type: RejudgeCount,
    description: 'How many submissions a batch would take, to be asked before it is started.',
    authScopes: verdictKeepers,
    errors: { types: [RejudgeUnbounded] },
    args: { filter: t.arg({ type: RejudgeFilterInput }), isPreview: t.arg.boolean({ defaultValue: false }) },
    resolve: (_root, { filter, isPreview }, context) => countRejudge(context, { filter: filterOf(filter), isPreview }),
  }),
}));
