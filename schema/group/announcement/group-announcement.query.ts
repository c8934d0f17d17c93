import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { defaultAnnouncementPage } from '../../site/announcement/announcement.service.ts';
import { AnnouncementPage } from '../../site/announcement/announcement.type.ts';
import { listAllGroupAnnouncements, listGroupAnnouncements } from './group-announcement.service.ts';

/** Rows of the admins' list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

builder.queryFields((t) => ({
  groupAnnouncements: t.field({
    type: AnnouncementPage,
    description: `News of a group for its members, newest first. ${defaultAnnouncementPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultAnnouncementPage),
    args: { groupId: t.arg.id(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context) =>
      listGroupAnnouncements(context, { groupId: rowId(groupId), page: pageOf({ page }, defaultAnnouncementPage) }),
  }),
  allGroupAnnouncements: t.field({
    type: AnnouncementPage,
    description: `All news of a group for its admins, hidden ones too, newest first. ${adminPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: { groupId: t.arg.id(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { groupId, page }, context) =>
      listAllGroupAnnouncements(context, { groupId: rowId(groupId), page: pageOf({ page }, adminPage) }),
  }),
}));
