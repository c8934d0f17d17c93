import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { defaultPrintPage, findPrint, listOwnPrints, listPrints } from './contest-print.service.ts';
import { ContestPrintPage, ContestPrintTextType } from './contest-print.type.ts';

builder.queryFields((t) => ({
  contestPrints: t.field({
    type: ContestPrintPage,
    description:
      'What is to be printed in a contest, for its admins: what waits first, the oldest of it first. ' +
      `${defaultPrintPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultPrintPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestId, page }, context) =>
      listPrints(context, { contestId, page: pageOf({ page }, defaultPrintPage) }),
  }),
  ownContestPrints: t.field({
    type: ContestPrintPage,
    description:
      'What the viewer sent to be printed in a contest, newest first. ' + `${defaultPrintPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultPrintPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestId, page }, context) =>
      listOwnPrints(context, { contestId, page: pageOf({ page }, defaultPrintPage) }),
  }),
  contestPrint: t.field({
    type: ContestPrintTextType,
    nullable: true,
    description: 'A text as it is to be printed. Null when there is none or the viewer may not read it.',
    authScopes: { signedIn: true },
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => findPrint(context, id),
  }),
}));
