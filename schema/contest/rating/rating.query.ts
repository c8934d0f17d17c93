import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { contestRating, namedPage, type ContestRating, type NamedRatedRow } from './contest-rating.service.ts';
import { differenceOf } from './rating.ts';

const defaultPage = 50;

const RefusalEnum = builder.enumType('RatingRefusal', {
  description:
    'Why a contest cannot be rated now. TOO_FEW: fewer than two people submitted something. ' +
    'UNJUDGED: something submitted in time has no verdict yet.',
  values: ['NOT_ENDED', 'SEALED', 'OF_GROUP', 'TOO_FEW', 'UNJUDGED'] as const,
});

const RatedRowType = builder.objectRef<NamedRatedRow>('ContestRatingRow').implement({
  description: 'What a contest makes of the rating of one who took part.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    username: t.exposeString('username'),
    rank: t.exposeInt('rank', { description: 'Among those who are rated; equal ones share it.' }),
    performance: t.exposeInt('performance', {
      description: 'The rating that would be expected to come in this place.',
    }),
    before: t.exposeInt('before', { nullable: true, description: 'Null: had no rating yet.' }),
    after: t.exposeInt('after'),
    difference: t.int({ description: 'Won or lost; who had no rating yet begins at 1500.', resolve: differenceOf }),
  }),
});
const RatedRowPage = pageObject('ContestRatingPage', RatedRowType);

export const ContestRatingType = builder.objectRef<ContestRating>('ContestRating').implement({
  description: 'What a contest makes of ratings, or would make.',
  fields: (t) => ({
    contestId: t.exposeInt('contestId'),
    title: t.exposeString('title'),
    appliedAt: t.expose('appliedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: it changes no ratings, and the rows are a preview.',
    }),
    isComputing: t.exposeBoolean('isComputing', {
      description: 'It is rated, and its changes are being computed; the rows are a preview meanwhile.',
    }),
    refusal: t.field({
      type: RefusalEnum,
      nullable: true,
      description: 'Why it cannot be rated now; null: it can.',
      resolve: ({ refusal }) => refusal,
    }),
    viewerCanApply: t.exposeBoolean('viewerCanApply'),
    rows: t.field({
      type: RatedRowPage,
      description: `The best first. ${defaultPage} a page by default.`,
      complexity: pageComplexity(defaultPage),
      args: { page: t.arg({ type: PageInput, required: false }) },
      resolve: (rating, { page }, context) => namedPage(context, rating, pageOf({ page }, defaultPage)),
    }),
  }),
});

builder.queryFields((t) => ({
  contestRating: t.field({
    type: ContestRatingType,
    description: 'What a contest makes of ratings, for its admins: as stored where it is rated, else a preview.',
    authScopes: { signedIn: true },
    complexity: { field: 500, multiplier: 1 },
    args: { contestId: t.arg.int() },
    resolve: (_root, { contestId }, context) => contestRating(context, contestId),
  }),
}));
