import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import type { AnnouncementRow } from './announcement.service.ts';

export const AnnouncementAuthor = builder
  .objectRef<NonNullable<AnnouncementRow['author']>>('AnnouncementAuthor')
  .implement({
    description: 'Who wrote an announcement.',
    fields: (t) => ({ id: t.exposeID('id'), username: t.exposeString('username') }),
  });

export const AnnouncementType = builder.objectRef<AnnouncementRow>('Announcement').implement({
  description: 'News of the site or of a group.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Markdown.', complexity: 5 }),
    isVisible: t.exposeBoolean('isVisible', { description: 'False: only for those who write announcements there.' }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),

    author: t.expose('author', {
      type: AnnouncementAuthor,
      nullable: true,
      description: 'Null when the account is gone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const AnnouncementPage = pageObject('AnnouncementPage', AnnouncementType);
