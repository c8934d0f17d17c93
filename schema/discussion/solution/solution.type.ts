import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { SolutionReviewState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { described } from '../../core/described.ts';
import { pageObject } from '../../core/page.ts';
import { isOwner } from '../../judging/submission/submission.rule.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';
import { belongsTo } from '../../place/place.rule.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { isExplainable, ownCodeSelect } from '../core/shown-submission.rule.ts';
import { maxSolutions } from '../core/solution.error.ts';
import { writerSelect } from '../core/writer.ts';
import { WriterType } from '../core/writer.type.ts';
import { loadHiddenByReports } from '../text/hidden-by-reports.loader.ts';
import { hiddenByReports } from '../text/text-state.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { loadProblemSolutions, solutionAccesses } from './problem-solutions.loader.ts';
import { loadSolutionCount } from './solution-count.loader.ts';
import { solutionOrders } from './solution-list.service.ts';
import { loadSolutionView } from './solution-view.loader.ts';

const SolutionReviewStateEnum = builder.enumType('SolutionReviewState', {
  description: 'What became of a version of a community solution.',
  values: {
    WAITING: { value: SolutionReviewState.WAITING, description: 'It waits for a review.' },
    APPROVED: { value: SolutionReviewState.APPROVED, description: 'Others read it, or read it once.' },
    RETURNED: { value: SolutionReviewState.RETURNED, description: 'Its author is asked for changes.' },
    REFUSED: { value: SolutionReviewState.REFUSED, description: 'It is not shown.' },
  },
});

export const SolutionReviewOutcomeEnum = builder.enumType('SolutionReviewOutcome', {
  description: 'What a reviewer says of a version of a community solution.',
  values: described({
    APPROVED: 'It is shown.',
    RETURNED: 'Its author is asked for changes.',
    REFUSED: 'It is not shown.',
  }),
});

export const SolutionVoteEnum = builder.enumType('SolutionVote', {
  description: 'A vote on a community solution.',
  values: described({ UP: 'For it.', DOWN: 'Against it.', NONE: 'No vote, or taken back.' }),
});

export const SolutionOrderEnum = builder.enumType('SolutionOrder', {
  description: 'How the solutions of a problem are ordered.',
  values: described(solutionOrders),
});

const SolutionAccessEnum = builder.enumType('SolutionAccess', {
  description: 'Whether the viewer reads the solutions of a problem, or what they can do for it.',
  values: described(solutionAccesses),
});

const source = { submission: { select: { status: true } } } as const satisfies Prisma.SolutionVersionSelect;

/** A submission that is gone cannot fail any more. */
function isStillAccepted(submission: { readonly status: number } | null): boolean {
  return submission === null || submission.status === Status.ACCEPTED;
}

const SolutionVersionObject = builder.prismaObject('SolutionVersion', {
  select: { id: true },
  description: 'A version of a community solution that is not approved.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    help: t.exposeString('help', { description: 'Whom or what it builds on; empty: own work.' }),
    submissionId: t.exposeInt('submissionId', {
      nullable: true,
      description: 'The accepted submission that it explains; null: it is gone.',
    }),
    languageKey: t.exposeString('languageKey', { description: "The judge's key of the code's language." }),
    code: t.exposeString('code', { description: 'Of the submission.' }),
    isAccepted: t.boolean({
      description: 'False: the submission was judged anew and fails now.',
      select: source,
      resolve: ({ submission }) => isStillAccepted(submission),
    }),
    state: t.expose('state', { type: SolutionReviewStateEnum }),
    note: t.exposeString('note', { description: 'What the reviewer says; empty: nothing.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true, description: 'Null: it waits.' }),
  }),
});

/** Selects columns of the version that others read, and of the newest, which stands in before there is one. */
function versioned<Columns extends Prisma.SolutionVersionSelect>(select: Columns) {
  return { shownVersion: { select }, newestVersion: { select } };
}

/** The version that readers have before them. */
function versionOf<Version>({
  shownVersion,
  newestVersion,
}: {
  readonly shownVersion: Version | null;
  readonly newestVersion: Version | null;
}): Version {
  const version = shownVersion ?? newestVersion;
  if (version === null) throw new Error('A solution has no version.');
  return version;
}

export const CommunitySolutionObject = builder.prismaObject('CommunitySolution', {
  select: { id: true },
  description:
    'How an account solved a problem: the approved version; before there is one, its author and reviewers read the ' +
    'newest. Comments are in the query `comments`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    problemDisplayId: t.string({
      description: 'Problem that it solves.',
      select: { problem: { select: { displayId: true } } },
      resolve: ({ problem }) => problem.displayId,
    }),
    problemTitle: t.string({
      description: 'Title of the problem.',
      select: { problem: { select: { title: true } } },
      resolve: ({ problem }) => problem.title,
    }),
    author: t.field({
      type: WriterType,
      select: { author: { select: writerSelect } },
      resolve: ({ author }) => author,
    }),
    title: t.string({ select: versioned({ title: true }), resolve: (row) => versionOf(row).title }),
    content: t.string({
      description: 'Markdown.',
      select: versioned({ content: true }),
      resolve: (row) => versionOf(row).content,
    }),
    help: t.string({
      description: 'Whom or what it builds on; empty: own work.',
      select: versioned({ help: true }),
      resolve: (row) => versionOf(row).help,
    }),
    submissionId: t.int({
      nullable: true,
      description: 'The accepted submission that it explains; null: it is gone.',
      select: versioned({ submissionId: true }),
      resolve: (row) => versionOf(row).submissionId,
    }),
    languageKey: t.string({
      description: "The judge's key of the code's language.",
      select: versioned({ languageKey: true }),
      resolve: (row) => versionOf(row).languageKey,
    }),
    code: t.string({
      description: 'Of the submission.',
      select: versioned({ code: true }),
      resolve: (row) => versionOf(row).code,
    }),
    isAccepted: t.boolean({
      description: 'False: the submission was judged anew and fails now.',
      select: versioned(source),
      resolve: (row) => isStillAccepted(versionOf(row).submission),
    }),
    writtenAt: t.field({
      type: 'DateTime',
      select: versioned({ writtenAt: true }),
      resolve: (row) => versionOf(row).writtenAt,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    isPublished: t.boolean({
      description: 'There is an approved version.',
      select: { shownVersionId: true },
      resolve: ({ shownVersionId }) => shownVersionId !== null,
    }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Its author and moderators alone read it.' }),
    hiddenReason: t.exposeString('hiddenReason', {
      nullable: true,
      description: 'Why it is hidden; empty: none was given. Null: it is not hidden.',
    }),
    isHiddenByReports: t.boolean({
      description: hiddenByReports,
      select: { id: true, isHidden: true },
      resolve: ({ id, isHidden }, _args, context) => isHidden && loadHiddenByReports(context, { kind: 'SOLUTION', id }),
    }),
    upCount: t.exposeInt('upCount', { description: 'Votes for it.' }),
    downCount: t.exposeInt('downCount', { description: 'Votes against it.' }),
    commentCount: t.int({
      description: 'Comments and replies.',
      select: { thread: { select: { commentCount: true } } },
      resolve: ({ thread }) => thread?.commentCount ?? 0,
    }),
    viewerVote: t.field({
      type: SolutionVoteEnum,
      resolve: async ({ id }, _args, context) => (await loadSolutionView(context, id)).vote,
    }),
    viewerCanVote: t.boolean({
      description: 'It is published, and of another account.',
      select: { authorId: true, shownVersionId: true },
      resolve: ({ authorId, shownVersionId }, _args, { viewer }) =>
        viewer.kind === 'user' && viewer.userId !== authorId && shownVersionId !== null,
    }),
    viewerCanEdit: t.boolean({
      description: "It is the viewer's own, and was not refused before a version was approved.",
      select: { authorId: true, shownVersionId: true, newestVersion: { select: { state: true } } },
      resolve: ({ authorId, shownVersionId, newestVersion }, _args, { viewer }) =>
        viewer.kind === 'user' &&
        viewer.userId === authorId &&
        (shownVersionId !== null || newestVersion?.state !== 'REFUSED'),
    }),
    viewerCanDelete: t.boolean({
      description: "It is the viewer's own.",
      select: { authorId: true },
      resolve: ({ authorId }, _args, { viewer }) => viewer.kind === 'user' && viewer.userId === authorId,
    }),
    viewerCanReview: t.boolean({
      description: 'The viewer keeps the problem or moderates its place.',
      resolve: async ({ id }, _args, context) => (await loadSolutionView(context, id)).isReviewer,
    }),
    newestVersionId: t.id({
      description: 'What an edit names as its base.',
      select: { newestVersionId: true },
      resolve: ({ newestVersionId }) => String(newestVersionId ?? 0),
    }),
    pending: t.prismaField({
      type: SolutionVersionObject,
      nullable: true,
      description: 'The newest version, for its author and reviewers; null: it is approved.',
      select: (_args, _context, nested) => ({
        authorId: true,
        newestVersionId: true,
        shownVersionId: true,
        newestVersion: nested(true),
      }),
      resolve: async (_query, { id, authorId, shownVersionId, newestVersionId, newestVersion }, _args, context) => {
        if (newestVersionId === shownVersionId) return null;
        const { viewer } = context;
        const isOwn = viewer.kind === 'user' && viewer.userId === authorId;
        return isOwn || (await loadSolutionView(context, id)).isReviewer ? newestVersion : null;
      },
    }),
  }),
});

export const CommunitySolutionPage = pageObject('CommunitySolutionPage', CommunitySolutionObject);

builder.prismaObjectFields(ProblemObject, (t) => ({
  solutionCount: t.int({
    description: 'Published community solutions; 0 while a contest closes them.',
    resolve: ({ id }, _args, context) => loadSolutionCount(context, id),
  }),
  solutionAccess: t.field({
    type: SolutionAccessEnum,
    description: 'Whether the viewer reads its community solutions.',
    resolve: async ({ id }, _args, context) => (await loadProblemSolutions(context, id)).access,
  }),
  viewerSolutions: t.field({
    type: [CommunitySolutionObject],
    description: `The viewer's own community solutions, of any state, newest first; at most ${maxSolutions}.`,
    complexity: { field: 1, multiplier: maxSolutions },
    resolve: async ({ id }, _args, context) => [...(await loadProblemSolutions(context, id)).own],
  }),
}));

builder.prismaObjectFields(SubmissionObject, (t) => ({
  viewerCanExplain: t.boolean({
    description:
      'May it become a community solution? It is their own and accepted, its contest is over, and they belong to the ' +
      'place of its problem.',
    select: { ...ownCodeSelect, userId: true, status: true, problem: { select: { groupId: true, inBank: true } } },
    resolve: (submission, _args, { viewer, now }) =>
      isOwner(viewer, submission) &&
      belongsTo(viewer, placeOfProblem(submission.problem)) &&
      isExplainable(submission, now),
  }),
}));
