import { builder } from '../../core/builder.ts';
import {
  AccountNotAdmitted,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { BoardClosed } from './board.error.ts';
import { ContestBoardType } from './board.type.ts';
import { readBoard } from './open-board.service.ts';
import { loadOwnRow } from './own-row.service.ts';
import { wireRowsOf } from './wire-rows.ts';

builder.queryField('contestBoard', (t) =>
  t.field({
    type: ContestBoardType,
    description:
      'The board of a contest, all rows at once; the subscription contestBoardChanged tells what becomes of it.',
    authScopes: { public: true },
    errors: { types: [ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, BoardClosed] },
    args: {
      contestId: t.arg.int(),
      isOutside: t.arg.boolean({
        defaultValue: false,
        description: 'The board outside the contest, as every visitor sees it where it is open.',
      }),
      includesAfterEnd: t.arg.boolean({
        defaultValue: false,
        description: 'Also what was submitted after the end; for contest admins, others get the board without.',
      }),
      knownVersion: t.arg.int({
        required: false,
        description: 'Of the rows that are known already: where these are they, none are sent.',
      }),
      removesStars: t.arg.boolean({
        defaultValue: false,
        description: 'Without rows that are not ranked. The version stays that of the whole board.',
      }),
    },
    resolve: async (_root, { contestId, isOutside, includesAfterEnd, removesStars, knownVersion }, context) => {
      const board = await readBoard(context, contestId, {
        isOutside: isOutside ?? false,
        includesAfterEnd: includesAfterEnd ?? false,
      });
      if (knownVersion === board.digest) return { ...board, isUnchanged: true };
      return removesStars ? { ...board, rows: board.rows.filter(({ row }) => !row.isStar) } : board;
    },
  }),
);

builder.queryField('ownBoardRow', (t) =>
  t.field({
    type: 'BoardRows',
    description:
      "The viewer's own row of an ACM scoreboard that is frozen for them, with their results since the freeze: " +
      'one row, or none. The subscription ownBoardRowChanged sends its changes.',
    authScopes: { signedIn: true },
    args: { contestId: t.arg.int() },
    resolve: async (_root, { contestId }, context) => {
      const row = await loadOwnRow(context, contestId);
      return wireRowsOf(row === null ? [] : [row]);
    },
  }),
);
