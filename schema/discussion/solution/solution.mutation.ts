import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  DiscussionsClosed,
  NewcomerLimitReached,
  ProblemClosedForDiscussion,
  WritingBanned,
} from '../core/discussion.error.ts';
import {
  CommunitySolutionChanged,
  CommunitySolutionNotFound,
  SolutionRefused,
  SolutionVoteForbidden,
  SubmissionNotExplainable,
  TooManySolutions,
} from '../core/solution.error.ts';
import { CommentingForbidden } from '../thread/thread.error.ts';
import { deleteSolution } from './delete-solution.service.ts';
import { maxNoteLength, reviewVersion } from './review-solution.service.ts';
import { readSolution } from './solution-list.service.ts';
import { CommunitySolutionObject, SolutionReviewOutcomeEnum, SolutionVoteEnum } from './solution.type.ts';
import { voteOnSolution } from './vote.service.ts';
import {
  editSolution,
  maxContentLength,
  maxHelpLength,
  maxTitleLength,
  writeSolution,
} from './write-solution.service.ts';

const text = {
  submissionId: { description: 'Own accepted submission that it explains; its code is shown.' },
  title: { description: `1 to ${maxTitleLength} characters.`, validate: z.string().max(maxTitleLength) },
  content: {
    description: `Markdown, 1 to ${maxContentLength} characters.`,
    validate: z.string().max(maxContentLength),
  },
  help: {
    description: `Whom or what it builds on, at most ${maxHelpLength} characters; empty: own work.`,
    validate: z.string().max(maxHelpLength),
  },
} as const;

const WriteCommunitySolutionInput = builder.inputType('WriteCommunitySolutionInput', {
  description: 'How the viewer solved a problem.',
  fields: (t) => ({
    submissionId: t.int(text.submissionId),
    title: t.string(text.title),
    content: t.string(text.content),
    help: t.string(text.help),
  }),
});

const EditCommunitySolutionInput = builder.inputType('EditCommunitySolutionInput', {
  description: 'Another version of an own community solution.',
  fields: (t) => ({
    id: t.id({ description: 'Which solution.' }),
    baseVersionId: t.id({ description: 'The newest version when the author loaded it.' }),
    submissionId: t.int(text.submissionId),
    title: t.string(text.title),
    content: t.string(text.content),
    help: t.string(text.help),
  }),
});

const VoteOnCommunitySolutionInput = builder.inputType('VoteOnCommunitySolutionInput', {
  description: 'A vote.',
  fields: (t) => ({ id: t.id({ description: 'Which solution.' }), vote: t.field({ type: SolutionVoteEnum }) }),
});

const ReviewSolutionVersionInput = builder.inputType('ReviewSolutionVersionInput', {
  description: 'A review.',
  fields: (t) => ({
    versionId: t.id({ description: 'Which version; it has to wait still.' }),
    outcome: t.field({ type: SolutionReviewOutcomeEnum }),
    note: t.string({
      description: `To its author, at most ${maxNoteLength} characters; needed unless it is approved.`,
      validate: z.string().max(maxNoteLength),
    }),
  }),
});

const CommunitySolutionIdInput = builder.inputType('CommunitySolutionIdInput', {
  description: 'Names a community solution.',
  fields: (t) => ({ id: t.id({ description: 'Which solution.' }) }),
});

const dataField = { name: 'solution' } as const;
const notWritten = [
  InvalidInput,
  SubmissionNotExplainable,
  TooManySolutions,
  TooManyRequests,
  ProblemClosedForDiscussion,
  DiscussionsClosed,
  CommentingForbidden,
  WritingBanned,
  NewcomerLimitReached,
];

builder.mutationFields((t) => ({
  writeCommunitySolution: t.prismaField({
    type: CommunitySolutionObject,
    description:
      'Writes how the viewer solved a problem, from an own accepted submission. Others who solved it read it once a ' +
      'keeper of the problem or a moderator approves it.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: notWritten, dataField },
    args: { input: t.arg({ type: WriteCommunitySolutionInput }) },
    resolve: async (query, _root, { input }, context) =>
      readSolution(context, await writeSolution(context, input), rowQuery(query)),
  }),
  editCommunitySolution: t.prismaField({
    type: CommunitySolutionObject,
    description:
      'Writes another version of an own solution. The approved one stays until this one is approved; one that waits ' +
      'is replaced.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [CommunitySolutionNotFound, CommunitySolutionChanged, SolutionRefused, ...notWritten],
      dataField,
    },
    args: { input: t.arg({ type: EditCommunitySolutionInput }) },
    resolve: async (query, _root, { input: { id, baseVersionId, ...written } }, context) => {
      await editSolution(context, { id: rowId(id), baseVersionId: rowId(baseVersionId), text: written });
      return readSolution(context, rowId(id), rowQuery(query));
    },
  }),
  deleteCommunitySolution: t.field({
    type: 'ID',
    description: 'Deletes an own solution; nobody reads its comments then. Moderators delete by `moderateText`.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [CommunitySolutionNotFound], dataField: { name: 'deletedSolutionId' } },
    args: { input: t.arg({ type: CommunitySolutionIdInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await deleteSolution(context, rowId(id));
      return id;
    },
  }),
  voteOnCommunitySolution: t.prismaField({
    type: CommunitySolutionObject,
    description: 'Votes for or against a published solution of another account, or takes the vote back; idempotent.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [CommunitySolutionNotFound, SolutionVoteForbidden, TooManyRequests], dataField },
    args: { input: t.arg({ type: VoteOnCommunitySolutionInput }) },
    resolve: async (query, _root, { input: { id, vote } }, context) => {
      await voteOnSolution(context, rowId(id), vote);
      return readSolution(context, rowId(id), rowQuery(query));
    },
  }),
  reviewSolutionVersion: t.prismaField({
    type: CommunitySolutionObject,
    description:
      'Approves a version that waits, asks its author for changes, or refuses it. For those who keep the problem, ' +
      'and moderators of its place. The author is notified.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, CommunitySolutionNotFound, CommunitySolutionChanged], dataField },
    args: { input: t.arg({ type: ReviewSolutionVersionInput }) },
    resolve: async (query, _root, { input: { versionId, outcome, note } }, context) => {
      const id = await reviewVersion(context, { versionId: rowId(versionId), outcome, note });
      return readSolution(context, id, rowQuery(query));
    },
  }),
}));
