import { NoticeAudience } from '@verdict/prisma/generated/client/enums.ts';
import { RoleType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { noticeState, type NoticeState } from './notice-state.ts';
import { usernamesOf } from './notice.service.ts';

export const NoticeAudienceType = builder.enumType(NoticeAudience, {
  name: 'NoticeAudience',
  description: 'Who a notice is for.',
});

const NoticeStateType = builder.enumType('NoticeState', {
  description: 'How far a notice is.',
  values: {
    DRAFT: { description: 'Nobody has it.' },
    SCHEDULED: { description: 'It is pushed at a time.' },
    SENDING: { description: 'It is on its way.' },
    SENT: { description: 'All recipients have it.' },
    RECALLED: { description: 'It was taken back from those who had not read it.' },
  } satisfies Record<NoticeState, object>,
});

export const NoticeType = builder.prismaObject('Notice', {
  select: { id: true },
  description:
    'Something the people who run the site tell its users; ' +
    'each recipient has a message that shows it once it is pushed.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    audience: t.expose('audience', { type: NoticeAudienceType }),
    recipientIds: t.exposeIDList('recipientIds', { description: 'Of designated users.' }),
    recipientNames: t.stringList({
      description: 'Usernames of designated users, at most 1,000.',
      complexity: 10,
      select: { recipientIds: true },
      resolve: ({ recipientIds }, _args, context) => usernamesOf(context, recipientIds),
    }),
    groupIds: t.idList({
      description: 'Filter: members of these groups.',
      select: { groupIds: true },
      resolve: (notice) => notice.groupIds.map(String),
    }),
    classIds: t.idList({
      description: 'Filter: members of these classes.',
      select: { classIds: true },
      resolve: (notice) => notice.classIds.map(String),
    }),
    contestIds: t.idList({
      description: 'Filter: participants of these contests.',
      select: { contestIds: true },
      resolve: (notice) => notice.contestIds.map(String),
    }),
    roles: t.expose('roles', { type: [RoleType], description: 'Filter: accounts with these roles.' }),
    isForNeverSeen: t.exposeBoolean('isForNeverSeen', { description: 'Filter: accounts that never signed in.' }),
    state: t.field({
      type: NoticeStateType,
      select: { sendAt: true, pushRequestedAt: true, pushedAt: true, recalledAt: true },
      resolve: noticeState,
    }),
    sendAt: t.expose('sendAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is pushed by itself; null: by hand.',
    }),
    recalledAt: t.expose('recalledAt', { type: 'DateTime', nullable: true, description: 'Null: it was not.' }),
    author: t.relation('author', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    pushRequestedAt: t.expose('pushRequestedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: nobody has it yet.',
    }),
    pushedAt: t.expose('pushedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last recipient had it.',
    }),
  }),
});
