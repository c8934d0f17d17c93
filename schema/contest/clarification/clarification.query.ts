import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { defaultClarificationPage, listClarifications } from './clarification.service.ts';
import { ClarificationPage } from './clarification.type.ts';

builder.queryField('clarifications', (t) =>
  t.field({
    type: ClarificationPage,
    description:
      'Questions to the jury of a contest: all for its admins, for others their own and what was answered to all. ' +
      `Newest first, ${defaultClarificationPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultClarificationPage),
    args: {
      contestId: t.arg.int(),
      onlyOpen: t.arg.boolean({ required: false, description: 'Only those that wait for the jury.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { contestId, onlyOpen, page }, context) =>
      listClarifications(context, {
        contestId,
        onlyOpen: onlyOpen ?? false,
        page: pageOf({ page }, defaultClarificationPage),
      }),
  }),
);
