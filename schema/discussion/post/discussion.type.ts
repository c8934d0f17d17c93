import { Disclosure } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { canDeleteDiscussion, canEdit, canModerate, discussionRuleSelect } from '../core/discussion.rule.ts';
import { writerSelect } from '../core/writer.ts';
import { WriterType } from '../core/writer.type.ts';
import { loadHiddenByReports } from '../text/hidden-by-reports.loader.ts';
import { hiddenByReports } from '../text/text-state.ts';
import { loadAnswerId } from './answer.loader.ts';

export const DisclosureEnum = builder.enumType('Disclosure', {
  description: 'Who reads a text about a problem.',
  values: {
    ALL: { value: Disclosure.ALL, description: 'All who see the problem.' },
    SOLVED: { value: Disclosure.SOLVED, description: 'Accounts that solved the problem or gave it up, and its staff.' },
    STAFF: { value: Disclosure.STAFF, description: 'Staff of the problem and moderators.' },
  },
});

export const DiscussionObject = builder.prismaObject('Discussion', {
  select: { id: true },
  description: 'A post about a problem or in general; comments on it are in the query `comments`.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString('title', { description: "Begins with the problem's display id in brackets." }),
    description: t.exposeString('description', { description: 'One sentence for lists.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    disclosure: t.expose('disclosure', { type: DisclosureEnum, description: 'Who reads it.' }),
    category: t.relation('category', { description: 'What it is sorted by.' }),
    problemDisplayId: t.string({
      nullable: true,
      description: 'Display id of the problem it is about; null: none.',
      select: { problem: { select: { displayId: true } } },
      resolve: ({ problem }) => problem?.displayId ?? null,
    }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      select: { groupId: true },
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    author: t.field({
      type: WriterType,
      description: 'Who started it.',
      select: { author: { select: writerSelect } },
      resolve: ({ author }) => author,
    }),
    isPinned: t.exposeBoolean('isPinned', { description: 'Before all others in its lists.' }),
    isDisabled: t.exposeBoolean('isDisabled', {
      description: 'A moderator disabled it: its author and moderators alone read it.',
    }),
    hiddenReason: t.exposeString('hiddenReason', {
      nullable: true,
      description: 'Why a moderator disabled it; empty: none was given. Null: it is not disabled.',
    }),
    isHiddenByReports: t.boolean({
      description: hiddenByReports,
      select: { id: true, isDisabled: true },
      resolve: ({ id, isDisabled }, _args, context) =>
        isDisabled && loadHiddenByReports(context, { kind: 'DISCUSSION', id }),
    }),
    isLocked: t.boolean({
      description: 'Moderators alone comment on it.',
      select: { thread: { select: { lockedAt: true } } },
      resolve: ({ thread }) => (thread?.lockedAt ?? null) !== null,
    }),
    viewCount: t.exposeInt('viewCount', { description: 'Once per account and hour.' }),
    likeCount: t.exposeInt('likeCount'),
    commentCount: t.int({
      description: 'Comments and replies.',
      select: { thread: { select: { commentCount: true } } },
      resolve: ({ thread }) => thread?.commentCount ?? 0,
    }),
    answerId: t.int({
      nullable: true,
      description: 'The comment that was accepted as the answer; null: none that the viewer may read.',
      resolve: ({ id }, _args, context) => loadAnswerId(context, id),
    }),
    viewerHasLiked: t.boolean({
      select: (_args, { viewer }) => ({
        likes: {
          where: { userId: userIdOrNull(viewer) ?? '', isLiked: true },
          select: { userId: true },
        },
      }),
      resolve: ({ likes }) => likes.length > 0,
    }),
    viewerCanEdit: t.boolean({
      description: 'Its author.',
      select: discussionRuleSelect,
      resolve: (discussion, _args, { viewer }) => canEdit(viewer, discussion),
    }),
    viewerCanDelete: t.boolean({
      description: 'Its author and moderators.',
      select: discussionRuleSelect,
      resolve: (discussion, _args, { viewer }) => canDeleteDiscussion(viewer, discussion),
    }),
    viewerCanModerate: t.boolean({
      description: 'May pin, lock and disable it.',
      select: discussionRuleSelect,
      resolve: (discussion, _args, { viewer }) => canModerate(viewer, discussion),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its author last changed it; null: never.',
    }),
  }),
});

export const DiscussionPage = pageObject('DiscussionPage', DiscussionObject);
