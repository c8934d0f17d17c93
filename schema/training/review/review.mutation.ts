import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { ProblemNotSolved, ReviewNotFound } from './review.error.ts';
import {
  addReview,
  dropReview,
  restoreReview,
  skipReview,
  snoozeReview,
  startReviews,
  stopReviews,
} from './review.service.ts';
import { ReviewCardObject } from './review.type.ts';

const problemOf = (description: string, name: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ problemId: t.id({ description: 'Which problem.' }) }),
  });

const AddReviewInput = problemOf('A problem for the review queue.', 'AddReviewInput');
const SnoozeReviewInput = problemOf('A review that is put off.', 'SnoozeReviewInput');
const SkipReviewInput = problemOf('A review that is passed without a submission.', 'SkipReviewInput');
const DropReviewInput = problemOf('A problem that leaves the review queue.', 'DropReviewInput');
const RestoreReviewInput = problemOf('A dropped problem that returns to the review queue.', 'RestoreReviewInput');

const dataField = { name: 'review' } as const;

/** The card of the viewer. @param query the selection of columns. */
function cardOf<Query extends object>({ db, viewer }: Context, problemId: string, query: Query) {
  return db.reviewCard.findUniqueOrThrow({
    ...rowQuery(query, 'problemId'),
    where: { userId_problemId: { userId: userIdOf(viewer), problemId: rowId(problemId) } },
  });
}

builder.mutationFields((t) => ({
  startReviews: t.field({
    type: ViewerType,
    description: 'Problems that the viewer solves in practice from now on come back after 3, 10 and 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    resolve: async (_root, _args, context) => {
      await startReviews(context);
      return context.viewer;
    },
  }),
  stopReviews: t.field({
    type: ViewerType,
    description: 'Ends reviews of the viewer and empties their queue.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    resolve: async (_root, _args, context) => {
      await stopReviews(context);
      return context.viewer;
    },
  }),
  addReview: t.prismaField({
    type: ReviewCardObject,
    description:
      'Puts a solved problem into the review queue of the viewer, due in 3 days; also one that they dropped. One ' +
      'that waits there stays as it is.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved], dataField },
    args: { input: t.arg({ type: AddReviewInput }) },
    resolve: async (query, _root, { input }, context) => {
      await addReview(context, rowId(input.problemId));
      return cardOf(context, input.problemId, query);
    },
  }),
  snoozeReview: t.prismaField({
    type: ReviewCardObject,
    description: 'Puts a review of the viewer off until the next day, or by a day when it is not due yet.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved, ReviewNotFound], dataField },
    args: { input: t.arg({ type: SnoozeReviewInput }) },
    resolve: async (query, _root, { input }, context) => {
      await snoozeReview(context, rowId(input.problemId));
      return cardOf(context, input.problemId, query);
    },
  }),
  skipReview: t.prismaField({
    type: ReviewCardObject,
    description: 'Passes a review of the viewer without a submission.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved, ReviewNotFound], dataField },
    args: { input: t.arg({ type: SkipReviewInput }) },
    resolve: async (query, _root, { input }, context) => {
      await skipReview(context, rowId(input.problemId));
      return cardOf(context, input.problemId, query);
    },
  }),
  dropReview: t.prismaField({
    type: ReviewCardObject,
    description: 'Takes a problem out of the review queue of the viewer for good, unless they add it again.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved, ReviewNotFound], dataField },
    args: { input: t.arg({ type: DropReviewInput }) },
    resolve: async (query, _root, { input }, context) => {
      await dropReview(context, rowId(input.problemId));
      return cardOf(context, input.problemId, query);
    },
  }),
  restoreReview: t.prismaField({
    type: ReviewCardObject,
    description: 'Takes a drop of the viewer back: the problem is in the review queue as it was before.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved, ReviewNotFound], dataField },
    args: { input: t.arg({ type: RestoreReviewInput }) },
    resolve: async (query, _root, { input }, context) => {
      await restoreReview(context, rowId(input.problemId));
      return cardOf(context, input.problemId, query);
    },
  }),
}));
