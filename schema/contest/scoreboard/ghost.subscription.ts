import { builder } from '../../core/builder.ts';
import { findContest } from '../core/contest.service.ts';
import { watchVirtualRow } from './ghost.service.ts';
import { GhostRowType } from './ghost.type.ts';

builder.subscriptionField('virtualRowChanged', (t) =>
  t.field({
    type: GhostRowType,
    description:
      "The viewer's own virtual row in a contest, as it is now, then whenever it changed. " +
      'Ends when its time is over and all is judged, at once where there is none.',
    authScopes: { signedIn: true },
    args: { contestId: t.arg.int() },
    subscribe: async (_root, { contestId }, context) => {
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      await findContest(context, contestId);
      return watchVirtualRow(context, contestId);
    },
    resolve: (row) => row,
  }),
);
