import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/page.ts';
import { watch } from '../../core/watch.ts';
import { defaultAnnouncementPage, listAnnouncements, type AnnouncementRow } from './announcement.service.ts';
import { AnnouncementPage } from './announcement.type.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 60_000;
const firstPage = { page: 1, size: defaultAnnouncementPage };

builder.subscriptionField('announcementsChanged', (t) =>
  t.field({
    type: AnnouncementPage,
    description: 'The first page of announcements: as it is now, then after each change.',
    authScopes: { public: true },
    sharedWith: 'EVERYONE',
    complexity: { field: 1, multiplier: firstPage.size },
    subscribe: (_root, _args, context) => watchAnnouncements(context),
    resolve: (page) => page,
  }),
);

function watchAnnouncements(context: Context): Promise<AsyncGenerator<Page<AnnouncementRow>, void>> {
  return watch(context, {
    topic: 'sitePart',
    filter: ({ part }) => part === 'announcements',
    idleMs,
    read: (moment) => listAnnouncements(moment, firstPage),
  });
}
