import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import {
  defaultAnnouncementPage,
  findAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
} from './announcement.service.ts';
import { AnnouncementPage, AnnouncementType } from './announcement.type.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

builder.queryFields((t) => ({
  announcements: t.field({
    type: AnnouncementPage,
    description: 'News of the site, newest first. 5 a page by default.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultAnnouncementPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context) => listAnnouncements(context, pageOf({ page }, defaultAnnouncementPage)),
  }),
  announcement: t.field({
    type: AnnouncementType,
    nullable: true,
    description: 'One announcement, of the site or of a group. Null when there is none or the viewer may not see it.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => findAnnouncement(context, id),
  }),
  allAnnouncements: t.field({
    type: AnnouncementPage,
    description: 'All announcements of the site, hidden ones too. 10 a page by default.',
    authScopes: { announcer: true },
    complexity: pageComplexity(adminPage),
    args: {
      keyword: t.arg.string({
        required: false,
        description: 'Part of the title, in any case.',
        validate: z.string().trim().max(255),
      }),
      order: t.arg({ type: RowOrderEnum, required: false, defaultValue: 'NEWEST' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { keyword, order, page }, context) =>
      listAllAnnouncements(context, {
        keyword: keyword ?? '',
        order: order ?? 'NEWEST',
        page: pageOf({ page }, adminPage),
      }),
  }),
}));
