import { builder } from '../../core/builder.ts';
import type { BoardEvent } from './board-feed.ts';
import { openBoard } from './open-board.service.ts';
import { watchOwnRow } from './own-row.service.ts';
import { watchBoard, type WatchedEvent } from './watch-board.service.ts';
import { wireRowsOf } from './wire-rows.ts';

const BoardFirstSecondType = builder
  .objectRef<{ readonly problemId: number; readonly second: number | null }>('BoardFirstSecond')
  .implement({
    fields: (t) => ({
      problemId: t.exposeInt('problemId', { description: 'Of the problem in the contest.' }),
      second: t.exposeInt('second', { nullable: true, description: 'In which it was solved first; null: by nobody.' }),
    }),
  });

const changesOf = (event: BoardEvent) => (event.kind === 'CHANGES' ? event : null);

const ContestBoardChangeType = builder.objectRef<WatchedEvent>('ContestBoardChange').implement({
  description: 'What has changed on a board. Rows take the place of those of the same participant.',
  fields: (t) => ({
    contestId: t.exposeInt('contestId'),
    isReload: t.boolean({
      description: 'Ask for the board anew: something else than rows changed, such as the seal.',
      resolve: ({ event }) => event.kind === 'RELOAD',
    }),
    spreadMs: t.int({
      description:
        'Whoever asks for the board anew, told to or not, does so within this time, in milliseconds, ' +
        'at a moment of chance: the more follow and the larger it is, the longer.',
      resolve: ({ contestId }, _args, { boards }) => Math.round(boards.spreadMs(contestId)),
    }),
    version: t.int({
      nullable: true,
      description:
        'Of the board with these rows in it. ' +
        'Whoever comes to another one has missed something and asks for the board anew.',
      resolve: ({ event }) => changesOf(event)?.digest ?? null,
    }),
    rows: t.field({
      type: 'BoardRows',
      resolve: ({ event }) => (event.kind === 'CHANGES' ? wireRowsOf(event.rows) : []),
    }),
    firstSeconds: t.field({
      type: [BoardFirstSecondType],
      description: 'Of problems for which it is another now.',
      resolve: ({ event }) =>
        [...(changesOf(event)?.firstSeconds ?? [])].map(([problemId, second]) => ({ problemId, second })),
    }),
  }),
});

builder.subscriptionField('contestBoardChanged', (t) =>
  t.field({
    type: ContestBoardChangeType,
    description:
      'Changes of a board, a few times a second at most; the first message tells its version now. ' +
      'Under the seal only what the board shows. Ends when the viewer may look no longer.',
    authScopes: { public: true },
    // Changes are pushed by one feed a board (`board-feed.ts`).
    sharedWith: 'NOBODY',
    args: {
      contestId: t.arg.int(),
      isOutside: t.arg.boolean({ defaultValue: false, description: 'The board outside the contest.' }),
      includesAfterEnd: t.arg.boolean({ defaultValue: false, description: 'As of the query contestBoard.' }),
    },
    subscribe: async (_root, { contestId, isOutside, includesAfterEnd }, context) => {
      const wish = { isOutside: isOutside ?? false, includesAfterEnd: includesAfterEnd ?? false };
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      await openBoard(context, contestId, wish);
      return watchBoard(context, contestId, wish);
    },
    resolve: (event) => event,
  }),
);

builder.subscriptionField('ownBoardRowChanged', (t) =>
  t.field({
    type: 'BoardRows',
    description:
      "The viewer's own row of an ACM scoreboard that is frozen for them, with their results since the freeze: " +
      'one row, now and on every change. Ends when there is no such row.',
    authScopes: { signedIn: true },
    args: { contestId: t.arg.int() },
    subscribe: (_root, { contestId }, context) => watchOwnRow(context, contestId),
    resolve: (row) => wireRowsOf([row]),
  }),
);
