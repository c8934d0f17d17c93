import { builder } from '../../core/builder.ts';
import { ContestObject } from '../core/contest.type.ts';
import { readOwnPlace, type BoardPlace } from './own-place.service.ts';

const BoardPlaceType = builder.objectRef<BoardPlace>('BoardPlace').implement({
  description: 'A place on a scoreboard.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { nullable: true, description: 'Null: listed without a rank.' }),
    rankedCount: t.exposeInt('rankedCount', {
      description: 'Rows that have a rank; with the own one of a virtual participant.',
    }),
    isVirtual: t.exposeBoolean('isVirtual', {
      description: 'Of a virtual participation: among the rows of the original contest at the same second, or its end.',
    }),
    points: t.exposeInt('points', { description: 'ACM: problems solved. OI: points.' }),
    time: t.exposeFloat('time', { description: 'ACM: seconds with penalties. OI: milliseconds of run time.' }),
  }),
});

builder.prismaObjectFields(ContestObject, (t) => ({
  viewerPlace: t.field({
    type: BoardPlaceType,
    nullable: true,
    description:
      'Place of the viewer, or their team, on the scoreboard as they see it now; ' +
      'while they take part virtually, or only did so, the virtual one. ' +
      'Null: they have no row, or may not look inside.',
    // Reads a scoreboard each.
    complexity: 1_000,
    select: { id: true },
    resolve: ({ id }, _args, context) => readOwnPlace(context, id),
  }),
}));
