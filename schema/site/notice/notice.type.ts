import { NoticeAudience } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';

export const NoticeAudienceType = builder.enumType(NoticeAudience, {
  name: 'NoticeAudience',
  description: 'Who a notice is for.',
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
