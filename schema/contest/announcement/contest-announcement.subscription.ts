import { builder } from '../../core/builder.ts';
import { watch } from '../../core/watch.ts';
import { defaultContestAnnouncementPage, listContestAnnouncements } from './contest-announcement.service.ts';
import { ContestAnnouncementPage } from './contest-announcement.type.ts';

const firstPage = { page: 1, size: defaultContestAnnouncementPage };

builder.subscriptionField('contestAnnouncementsChanged', (t) =>
  t.field({
    type: ContestAnnouncementPage,
    description: 'The first page of what the jury told all who are in a contest: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: firstPage.size },
    args: { contestId: t.arg.int() },
    subscribe: (_root, { contestId }, context) =>
      watch(context, {
        topic: 'contest',
        filter: (message) => message.contestId === contestId,
        read: (moment) => listContestAnnouncements(moment, { contestId, page: firstPage }),
      }),
    resolve: (page) => page,
  }),
);
