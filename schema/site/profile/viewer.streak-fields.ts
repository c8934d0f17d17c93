import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { maxStreak, solvingStreak } from './streak.service.ts';

builder.objectField(ViewerType, 'solvingStreak', (t) =>
  t.int({
    description:
      'Days in a row with an accepted submission of practice on the site, up to today, or up to yesterday while ' +
      `today has none; at most ${maxStreak}. 0 when nobody is signed in.`,
    resolve: (viewer, _args, context) => (viewer.kind === 'user' ? solvingStreak(context, viewer.userId) : 0),
  }),
);
