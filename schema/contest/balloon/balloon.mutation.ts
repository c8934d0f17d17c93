import { builder } from '../../core/builder.ts';
import { NotContestAdmin } from '../../place/contest/contest.error.ts';
import { BalloonBrought, BalloonNotFound } from './balloon.error.ts';
import { checkBalloon } from './balloon.service.ts';
import { BalloonType } from './balloon.type.ts';

builder.mutationField('checkBalloon', (t) =>
  t.field({
    type: BalloonType,
    description: 'Says of a balloon that the viewer brought it, or that nobody did after all.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [BalloonNotFound, BalloonBrought, NotContestAdmin] },
    args: { id: t.arg.int({ description: 'Of the submission that solved the problem.' }), isChecked: t.arg.boolean() },
    resolve: (_root, { id, isChecked }, context) => checkBalloon(context, id, isChecked),
  }),
);
