import { builder } from '../../core/builder.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { ContestHasNoSeal } from './board.error.ts';
import { ContestBoardType } from './board.type.ts';
import { readScrollBoard, type ScrollBoard } from './scroll-board.service.ts';

const ScrollBoardType = builder.objectRef<ScrollBoard>('ScrollBoard').implement({
  description: 'What the ceremony of a sealed contest goes between: its board under the seal, and with all results.',
  fields: (t) => ({
    sealed: t.field({
      type: ContestBoardType,
      description: 'As everybody sees it under the seal, whether that holds or was taken away.',
      resolve: ({ sealed }) => sealed,
    }),
    revealed: t.field({
      type: ContestBoardType,
      description: 'With all results so far, without what came after the end.',
      resolve: ({ revealed }) => revealed,
    }),
  }),
});

builder.queryField('scrollBoard', (t) =>
  t.field({
    type: ScrollBoardType,
    description:
      'The sealed and the revealed board of a contest, for its admins: what a scroll board reveals one by one. ' +
      'Before the end it holds what has come so far.',
    authScopes: { signedIn: true },
    errors: { types: [ContestNotFound, NotContestAdmin, ContestHasNoSeal] },
    args: { contestId: t.arg.int() },
    resolve: (_root, { contestId }, context) => readScrollBoard(context, contestId),
  }),
);
