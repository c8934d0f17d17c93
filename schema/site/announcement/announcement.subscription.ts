import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/page.ts';
import { defaultAnnouncementPage, listAnnouncements, type AnnouncementRow } from './announcement.service.ts';
import { AnnouncementPage } from './announcement.type.ts';

/** A look without news, in milliseconds: what was said while this process was deaf. */
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

async function* watchAnnouncements(context: Context): AsyncGenerator<Page<AnnouncementRow>, void> {
  const { signal, pubsub } = context;
  await using wakeUps = pubsub.subscribe('sitePart', { signal, filter: ({ part }) => part === 'announcements' });
  let last = '';
  while (!signal.aborted) {
    const page = await listAnnouncements(context, firstPage);
    const shown = JSON.stringify(page);
    if (shown !== last) yield page;
    last = shown;
    await wakeUps.poll(idleMs);
  }
}
