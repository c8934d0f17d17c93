import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { AnnouncementAuthor } from '../../site/announcement/announcement.type.ts';
import type { ContestAnnouncementRow } from './contest-announcement.service.ts';

export const ContestAnnouncementType = builder.objectRef<ContestAnnouncementRow>('ContestAnnouncement').implement({
  description: 'What the jury of a contest tells all who are in it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'False: contest admins only.' }),
    author: t.expose('author', { type: AnnouncementAuthor }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const ContestAnnouncementPage = pageObject('ContestAnnouncementPage', ContestAnnouncementType);
