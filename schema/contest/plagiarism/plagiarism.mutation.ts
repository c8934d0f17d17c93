import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { PlagiarismPairNotFound, PlagiarismProblemNotFound } from './plagiarism.error.ts';
import { reviewPair, startCheck } from './plagiarism.service.ts';
import { PlagiarismCheckType, PlagiarismPairType, PlagiarismReviewEnum } from './plagiarism.type.ts';

builder.mutationFields((t) => ({
  startPlagiarismCheck: t.field({
    type: PlagiarismCheckType,
    description:
      'Has what was submitted to a problem of a contest compared, in the background. What was reviewed stays; ' +
      'what is under way goes on.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [PlagiarismProblemNotFound] },
    args: { contestProblemId: t.arg.int() },
    resolve: (_root, { contestProblemId }, context) => startCheck(context, contestProblemId),
  }),
  reviewPlagiarismPair: t.field({
    type: PlagiarismPairType,
    description: 'Notes what the jury thinks of two programs that are alike.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, PlagiarismPairNotFound] },
    args: {
      id: t.arg.int(),
      review: t.arg({ type: PlagiarismReviewEnum, required: false, description: 'Null: nothing any more.' }),
      note: t.arg.string({ required: false, validate: z.string().max(1_000) }),
    },
    resolve: (_root, { id, review, note }, context) =>
      reviewPair(context, { id, review: review ?? null, note: note ?? '' }),
  }),
}));
