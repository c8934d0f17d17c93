import { builder } from '../../core/builder.ts';
import { UserProfileType } from '../../site/profile/profile.query.ts';
import { ratingHistory, ratingOf, type RatingPoint } from './rating-history.service.ts';
import { differenceOf } from './rating.ts';

const RatingPointType = builder.objectRef<RatingPoint>('RatingPoint').implement({
  description: 'A rated contest of somebody, and the rating after it.',
  fields: (t) => ({
    contestId: t.exposeInt('contestId'),
    contestTitle: t.exposeString('contestTitle', {
      nullable: true,
      description: 'Null: the viewer may not see the contest.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime' }),
    rank: t.exposeInt('rank', { description: 'Among those who are rated.' }),
    performance: t.exposeInt('performance', {
      description: 'The rating that would be expected to come in this place.',
    }),
    before: t.exposeInt('before', { nullable: true, description: 'Null: the first rated contest.' }),
    after: t.exposeInt('after'),
    difference: t.int({ description: 'Won or lost; who had no rating yet began at 1500.', resolve: differenceOf }),
  }),
});

/** What costs a query of its own is for one profile, not for a list of them. */
const ownQuery = { complexity: { field: 500, multiplier: 1 } } as const;

builder.prismaObjectFields(UserProfileType, (t) => ({
  rating: t.int({
    nullable: true,
    description: 'After the last rated contest; null: took part in none.',
    ...ownQuery,
    resolve: ({ id }, _args, context) => ratingOf(context, id),
  }),
  ratingHistory: t.field({
    type: [RatingPointType],
    description: 'Rated contests, the first first; the last 500.',
    ...ownQuery,
    resolve: ({ id }, _args, context) => ratingHistory(context, id),
  }),
}));
