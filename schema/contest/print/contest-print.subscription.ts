import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { watch } from '../../core/watch.ts';
import { enterContest } from '../core/contest.service.ts';
import { teamMateIds } from '../core/team-mates.service.ts';
import { defaultPrintPage, listOwnPrints, listPrints } from './contest-print.service.ts';
import { ContestPrintPage } from './contest-print.type.ts';

const firstPage = { page: 1, size: defaultPrintPage };

builder.subscriptionFields((t) => ({
  contestPrintsChanged: t.field({
    type: ContestPrintPage,
    description: 'A page of what is to be printed in a contest, for its admins: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultPrintPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    subscribe: (_root, { contestId, page }, context) =>
      watch(context, {
        topic: 'contestPrint',
        filter: (message) => message.contestId === contestId,
        read: (moment) => listPrints(moment, { contestId, page: pageOf({ page }, defaultPrintPage) }),
      }),
    resolve: (page) => page,
  }),
  ownContestPrintsChanged: t.field({
    type: ContestPrintPage,
    description:
      'The first page of what the viewer, or the team of the viewer, sent to be printed in a contest: ' +
      'as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: firstPage.size },
    args: { contestId: t.arg.int() },
    subscribe: async (_root, { contestId }, context) => {
      const { contest } = await enterContest(context, contestId);
      const teamIds = await teamMateIds(context, contest);
      return watch(context, {
        topic: 'contestPrint',
        filter: (message) => message.contestId === contestId && teamIds.includes(message.userId),
        read: (moment) => listOwnPrints(moment, { contestId, page: firstPage }),
      });
    },
    resolve: (page) => page,
  }),
}));
