import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { defaultAnnouncementPage } from '../../site/announcement/announcement.service.ts';
import { AnnouncementPage } from '../../site/announcement/announcement.type.ts';
import { listGroupAnnouncements } from './group-announcement.service.ts';

const firstPage = { page: 1, size: defaultAnnouncementPage };

builder.subscriptionField('groupAnnouncementsChanged', (t) =>
  t.field({
    type: AnnouncementPage,
    description: 'The first page of the news of a group: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: firstPage.size },
    args: { groupId: t.arg.id() },
    subscribe: (_root, { groupId }, context) =>
      watch(context, {
        topic: 'group',
        filter: (message) => message.groupId === rowId(groupId),
        read: (moment) => listGroupAnnouncements(moment, { groupId: rowId(groupId), page: firstPage }),
      }),
    resolve: (page) => page,
  }),
);
