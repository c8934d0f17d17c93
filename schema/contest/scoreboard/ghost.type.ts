import { builder } from '../../core/builder.ts';
import { ContestBoardType } from './board.type.ts';
import type { Ghost, GhostRow } from './ghost.service.ts';

builder.scalarType('BoardTries', {
  description: [
    'Tries of one row of a board, within the time of the contest: a list with an entry for each problem, ' +
      "in the order of the board's problems; each is a list of tries in the order they were submitted.",
    'A try is [milliseconds since the start of the participant, 0: accepted, 1: penalised, 2: neither, ' +
      '3: the result is not known or not told, points or null, milliseconds of run time or null].',
  ].join(' '),
  serialize: (tries) => tries,
});

export const GhostRowType = builder.objectRef<GhostRow>('GhostRow').implement({
  description: 'Who takes part, with all that was submitted, from which the row at any second follows.',
  fields: (t) => ({
    participantId: t.exposeInt('participantId'),
    name: t.string({
      description: 'By which the contest calls its participants.',
      resolve: ({ person }) => person.name,
    }),
    userId: t.id({ description: 'Of a team: its first member.', resolve: ({ person }) => person.userId }),
    members: t.stringList({ description: 'Usernames.', resolve: ({ person }) => [...person.members] }),
    school: t.string({ nullable: true, resolve: ({ person }) => person.school }),
    isStar: t.exposeBoolean('isStar', { description: 'Listed without a rank.' }),
    isVirtual: t.exposeBoolean('isVirtual', {
      description: "Took part later, on a clock of its own: stands among the others and takes nobody's place.",
    }),
    tries: t.field({ type: 'BoardTries', resolve: ({ tries }) => tries }),
  }),
});

export const ContestGhostType = builder.objectRef<Ghost>('ContestGhost').implement({
  description: 'An ended contest from which its board at any second of its time follows.',
  fields: (t) => ({
    board: t.field({ type: ContestBoardType, description: 'As it is now.', resolve: ({ board }) => board }),
    rows: t.field({
      type: [GhostRowType],
      complexity: { field: 500, multiplier: 10 },
      description: 'Those of the contest, and virtual ones: that of the viewer while it runs, else all that are over.',
      resolve: ({ rows }) => rows,
    }),
  }),
});
