import { builder } from '../../core/builder.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { applyContestRating, contestRating, recomputeRatings, revertContestRating } from './contest-rating.service.ts';
import { ContestNotRatable, ContestNotRated, ContestRatedAlready } from './rating.error.ts';
import { ContestRatingType } from './rating.query.ts';

builder.mutationFields((t) => ({
  applyContestRating: t.field({
    type: ContestRatingType,
    description: 'Lets a contest change ratings, in the background; rated contests that ended later are computed anew.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin, ContestNotRatable, ContestRatedAlready] },
    args: { contestId: t.arg.int() },
    resolve: async (_root, { contestId }, context) => {
      await applyContestRating(context, contestId);
      return contestRating(context, contestId);
    },
  }),
  revertContestRating: t.field({
    type: ContestRatingType,
    description: 'Takes back what a contest made of ratings; rated contests that ended later are computed anew.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin, ContestNotRated] },
    args: { contestId: t.arg.int() },
    resolve: async (_root, { contestId }, context) => {
      await revertContestRating(context, contestId);
      return contestRating(context, contestId);
    },
  }),
  recomputeRatings: t.int({
    description:
      'Computes all ratings anew in the background, as after verdicts or times of rated contests have changed. ' +
      'Answers how many contests are rated.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    resolve: (_root, _args, context) => recomputeRatings(context),
  }),
}));
