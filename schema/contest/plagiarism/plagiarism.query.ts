import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { findCheckedProblem, findPair, listChecks, listGaps, listPairs } from './plagiarism.service.ts';
import {
  PlagiarismCheckType,
  PlagiarismGapPage,
  PlagiarismPairPage,
  PlagiarismReviewEnum,
  PlagiarismWholePairType,
} from './plagiarism.type.ts';

const defaultPage = 30;

builder.queryFields((t) => ({
  plagiarismChecks: t.field({
    type: [PlagiarismCheckType],
    description: 'The problems of a contest with the comparisons of what was submitted, for its admins.',
    authScopes: { signedIn: true },
    args: { contestId: t.arg.int() },
    resolve: (_root, { contestId }, context) => listChecks(context, contestId),
  }),
  plagiarismCheck: t.field({
    type: PlagiarismCheckType,
    nullable: true,
    description: 'One of them. Null when there is no such problem or the viewer is no admin of its contest.',
    authScopes: { signedIn: true },
    args: { contestProblemId: t.arg.int() },
    resolve: (_root, { contestProblemId }, context) => findCheckedProblem(context, contestProblemId),
  }),
  plagiarismPairs: t.field({
    type: PlagiarismPairPage,
    description:
      'Pairs of programs that are alike, the most alike first, for admins of the contest. ' +
      `${defaultPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultPage),
    args: {
      contestProblemId: t.arg.int(),
      review: t.arg({ type: PlagiarismReviewEnum, required: false, description: 'Those the jury thinks this of.' }),
      onlyUnreviewed: t.arg.boolean({ required: false, description: 'Those that nobody has looked at.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { contestProblemId, review, onlyUnreviewed, page }, context) =>
      listPairs(context, {
        contestProblemId,
        review: onlyUnreviewed ? null : (review ?? undefined),
        page: pageOf({ page }, defaultPage),
      }),
  }),
  plagiarismGaps: t.field({
    type: PlagiarismGapPage,
    description:
      'Programs of a problem that the comparison passed over or did not read to their end, ' +
      `for admins of the contest. ${defaultPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultPage),
    args: { contestProblemId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestProblemId, page }, context) =>
      listGaps(context, { contestProblemId, page: pageOf({ page }, defaultPage) }),
  }),
  plagiarismPair: t.field({
    type: PlagiarismWholePairType,
    nullable: true,
    description: 'A pair with both programs. Null when there is none or the viewer is no admin of its contest.',
    authScopes: { signedIn: true },
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => findPair(context, id),
  }),
}));
