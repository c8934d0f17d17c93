import { builder } from '../../core/builder.ts';
import { watch } from '../../core/watch.ts';
import { enterContest } from '../core/contest.service.ts';
import { teamMateIds } from '../core/team-mates.service.ts';
import { defaultClarificationPage, listClarifications } from './clarification.service.ts';
import { ClarificationPage } from './clarification.type.ts';

const firstPage = { page: 1, size: defaultClarificationPage };

builder.subscriptionField('clarificationsChanged', (t) =>
  t.field({
    type: ClarificationPage,
    description: 'The first page of the questions the viewer may read: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: firstPage.size },
    args: { contestId: t.arg.int() },
    subscribe: async (_root, { contestId }, context) => {
      const { isAdmin, contest } = await enterContest(context, contestId);
      const teamIds = await teamMateIds(context, contest);
      return watch(context, {
        topic: 'clarification',
        filter: (message) =>
          message.contestId === contestId && (isAdmin || message.isForAll || teamIds.includes(message.askerId)),
        read: (moment) => listClarifications(moment, { contestId, onlyOpen: false, page: firstPage }),
      });
    },
    resolve: (page) => page,
  }),
);
