import { queryFromInfo } from '@pothos/plugin-prisma';
import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { countDueReviews, defaultReviewPage, listReviews } from './review.service.ts';
import { ReviewCardObject, ReviewPage } from './review.type.ts';

builder.objectFields(ViewerType, (t) => ({
  reviewSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Problems that the viewer solves from then on come back for review. Null: none do.',
    resolve: async (viewer, _args, { db }) => {
      if (viewer.kind !== 'user') return null;
      const user = await db.user.findUnique({ where: { id: viewer.userId }, select: { reviewSince: true } });
      return user?.reviewSince ?? null;
    },
  }),
  reviews: t.field({
    type: ReviewPage,
    description:
      `The review queue of the viewer, the earliest due first, without hidden problems. ${defaultReviewPage} a page ` +
      'by default. Empty when signed out.',
    complexity: pageComplexity(defaultReviewPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_viewer, args, context, info) =>
      listReviews(context, {
        page: pageOf(args, defaultReviewPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'ReviewCard' }),
      }),
  }),
  dueReviewCount: t.int({
    description: 'Reviews of the viewer that are due now. 0 when signed out.',
    complexity: 5,
    resolve: (_viewer, _args, context) => countDueReviews(context),
  }),
}));

builder.prismaObjectFields(ProblemObject, (t) => ({
  viewerReview: t.field({
    type: ReviewCardObject,
    nullable: true,
    description: 'In the review queue of the viewer. Null: the viewer never had it there.',
    select: (_args, { viewer }, nestedSelection) => ({
      reviewCards: nestedSelection({ where: { userId: userIdOrNull(viewer) ?? '' } }),
    }),
    resolve: ({ reviewCards: [card] }) => card ?? null,
  }),
}));
