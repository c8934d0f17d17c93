import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { defaultQuestionPage, listQuestions, readQuestion } from './question-list.service.ts';
import { LineQuestionObject, LineQuestionPage, QuestionStateEnum } from './question.type.ts';

builder.queryFields((t) => ({
  lineQuestion: t.prismaField({
    type: LineQuestionObject,
    description: 'A question about lines that the viewer asked or answers.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, context) => readQuestion(context, rowId(id), query),
  }),
  lineQuestions: t.field({
    type: LineQuestionPage,
    description: `Questions about lines that the viewer answers. ${defaultQuestionPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultQuestionPage),
    args: {
      state: t.arg({ type: QuestionStateEnum, required: false, defaultValue: 'WAITING' }),
      problemDisplayId: t.arg.string({
        required: false,
        description: 'About this problem; null: about any.',
        validate: z.string().max(50),
      }),
      order: t.arg({
        type: RowOrderEnum,
        required: false,
        description: 'By when they were asked. Null: as of the state.',
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { state, problemDisplayId, order, page }, context, info) =>
      listQuestions(context, {
        filter: { state: state ?? 'WAITING', problemDisplayId: problemDisplayId?.trim() || null },
        order: order ?? null,
        page: pageOf({ page }, defaultQuestionPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'LineQuestion' }),
      }),
  }),
}));
