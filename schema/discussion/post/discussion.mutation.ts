import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  DiscussingForbidden,
  DiscussionCategoryNotFound,
  DiscussionNotFound,
  DiscussionsClosed,
  NewcomerLimitReached,
  NotDiscussionModerator,
  ProblemClosedForDiscussion,
  TooFewSolvedToWrite,
  TooManyDiscussions,
  WritingBanned,
} from '../core/discussion.error.ts';
import { editBasis } from '../text/edit-basis.ts';
import { TextChanged } from '../text/text.error.ts';
import { readDiscussion } from './discussion-list.service.ts';
import { DisclosureEnum, DiscussionObject } from './discussion.type.ts';
import { moderateDiscussion } from './moderate-discussion.service.ts';
import { likeDiscussion, viewDiscussion } from './react.service.ts';
import {
  createDiscussion,
  deleteDiscussion,
  maxContentLength,
  maxTitleLength,
  updateDiscussion,
} from './write-discussion.service.ts';

const line = z.string().max(maxTitleLength);
const text = {
  title: { description: `1 to ${maxTitleLength} characters.`, validate: line },
  description: { description: `One sentence for lists, 1 to ${maxTitleLength} characters.`, validate: line },
  content: {
    description: `Markdown, 1 to ${maxContentLength} characters.`,
    validate: z.string().max(maxContentLength),
  },
} as const;
const disclosure = {
  type: DisclosureEnum,
  required: false,
  defaultValue: 'ALL',
  description: 'Who reads it.',
} as const;

const CreateDiscussionInput = builder.inputType('CreateDiscussionInput', {
  description: 'A discussion to be started.',
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Where; null: on the site.' }),
    problemDisplayId: t.string({
      required: false,
      description: 'Problem it is about; its display id is put before the title in brackets.',
      validate: z.string().max(50),
    }),
    categoryId: t.id({ description: 'A category of the site or of the group.' }),
    title: t.string(text.title),
    description: t.string(text.description),
    content: t.string(text.content),
    disclosure: t.field(disclosure),
    isPinned: t.boolean({ required: false, defaultValue: false, description: 'For moderators.' }),
  }),
});

const UpdateDiscussionInput = builder.inputType('UpdateDiscussionInput', {
  description: 'Changed text of an own discussion.',
  fields: (t) => ({
    id: t.id({ description: 'Which discussion.' }),
    categoryId: t.id({ description: 'A category of the site or of the group.' }),
    title: t.string(text.title),
    description: t.string(text.description),
    content: t.string(text.content),
    disclosure: t.field(disclosure),
    basis: t.field(editBasis),
  }),
});

const ModerateDiscussionInput = builder.inputType('ModerateDiscussionInput', {
  description: 'What a moderator changes; what is absent stays.',
  fields: (t) => ({
    id: t.id({ description: 'Which discussion.' }),
    isPinned: t.boolean({ required: false, description: 'Before all others in its lists.' }),
    isDisabled: t.boolean({ required: false, description: 'Its author and moderators alone read it.' }),
    isLocked: t.boolean({ required: false, description: 'Moderators alone comment on it.' }),
  }),
});

const LikeDiscussionInput = builder.inputType('LikeDiscussionInput', {
  description: 'A like.',
  fields: (t) => ({
    id: t.id({ description: 'Which discussion.' }),
    isLiked: t.boolean({ description: 'False takes the like back.' }),
  }),
});

const DiscussionIdInput = builder.inputType('DiscussionIdInput', {
  description: 'Names a discussion.',
  fields: (t) => ({ id: t.id({ description: 'Which discussion.' }) }),
});

const dataField = { name: 'discussion' } as const;
const notRead = [DiscussionNotFound, DiscussionsClosed];

builder.mutationFields((t) => ({
  createDiscussion: t.prismaField({
    type: DiscussionObject,
    description:
      'Starts a discussion. On the site ordinary users have a limit per day and need some solved problems, except ' +
      'for questions in a help category about a problem that they submitted to.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        DiscussionsClosed,
        DiscussingForbidden,
        WritingBanned,
        TooFewSolvedToWrite,
        TooManyDiscussions,
        DiscussionCategoryNotFound,
        ProblemClosedForDiscussion,
        NotDiscussionModerator,
        NewcomerLimitReached,
        TooManyRequests,
      ],
      dataField,
    },
    args: { input: t.arg({ type: CreateDiscussionInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await createDiscussion(context, {
        groupId: input.groupId ? rowId(input.groupId) : null,
        problemDisplayId: input.problemDisplayId?.trim() || null,
        categoryId: rowId(input.categoryId),
        title: input.title,
        description: input.description,
        content: input.content,
        disclosure: input.disclosure ?? 'ALL',
        isPinned: input.isPinned ?? false,
      });
      return readDiscussion(context, id, rowQuery(query));
    },
  }),
  updateDiscussion: t.prismaField({
    type: DiscussionObject,
    description:
      'Changes the text of an own discussion; the former one is kept for its author and moderators. Refused when ' +
      'another one than the basis is stored.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ...notRead,
        NotDiscussionModerator,
        DiscussingForbidden,
        WritingBanned,
        TooFewSolvedToWrite,
        DiscussionCategoryNotFound,
        NewcomerLimitReached,
        TextChanged,
      ],
      dataField,
    },
    args: { input: t.arg({ type: UpdateDiscussionInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await updateDiscussion(context, id, {
        categoryId: rowId(input.categoryId),
        title: input.title,
        description: input.description,
        content: input.content,
        disclosure: input.disclosure ?? 'ALL',
        basis: input.basis ?? null,
      });
      return readDiscussion(context, id, rowQuery(query));
    },
  }),
  deleteDiscussion: t.field({
    type: 'ID',
    description:
      'Deletes a discussion; nobody reads its comments then. For its author and moderators, who restore it within 30 ' +
      'days.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...notRead, NotDiscussionModerator], dataField: { name: 'deletedDiscussionId' } },
    args: { input: t.arg({ type: DiscussionIdInput }) },
    resolve: async (_root, { input: { id } }, context) => {
      await deleteDiscussion(context, rowId(id));
      return id;
    },
  }),
  moderateDiscussion: t.prismaField({
    type: DiscussionObject,
    description: 'Pins, locks or disables a discussion. For admins of the site, and of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [...notRead, NotDiscussionModerator], dataField },
    args: { input: t.arg({ type: ModerateDiscussionInput }) },
    resolve: async (query, _root, { input: { id, ...changes } }, context) => {
      await moderateDiscussion(context, rowId(id), changes);
      return readDiscussion(context, rowId(id), rowQuery(query));
    },
  }),
  likeDiscussion: t.prismaField({
    type: DiscussionObject,
    description: 'Likes a discussion, or takes the like back; idempotent. Notifies its author the first time.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...notRead, TooManyRequests], dataField },
    args: { input: t.arg({ type: LikeDiscussionInput }) },
    resolve: async (query, _root, { input: { id, isLiked } }, context) => {
      await likeDiscussion(context, rowId(id), isLiked);
      return readDiscussion(context, rowId(id), rowQuery(query));
    },
  }),
  viewDiscussion: t.prismaField({
    type: DiscussionObject,
    description: 'Counts that the viewer opened a discussion, once per hour.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: notRead, dataField },
    args: { input: t.arg({ type: DiscussionIdInput }) },
    resolve: async (query, _root, { input: { id } }, context) => {
      await viewDiscussion(context, rowId(id));
      return readDiscussion(context, rowId(id), rowQuery(query));
    },
  }),
}));
