import { openDialog } from './opened.ts';
import type { SitePage } from './site-page.ts';

/** Management of announcements, notices, and what the home page and the footer show, with their dialogs. */
export const siteContentPages: readonly SitePage[] = [
  { name: 'admin-announcement', path: '/admin/announcement', isRoot: true },
  {
    name: 'admin-announcement-write',
    path: '/admin/announcement',
    isRoot: true,
    arrange: async ({ page, say }) => openDialog(page, page.getByRole('button', { name: say('siteNews.write') })),
  },
  { name: 'admin-notice', path: '/admin/notice', isRoot: true },
  {
    name: 'admin-notice-write',
    path: '/admin/notice',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await openDialog(page, page.getByRole('button', { name: say('siteNotice.write') }));
      await page.getByRole('combobox', { name: say('siteNotice.audience') }).selectOption('FILTERED');
    },
  },
  { name: 'admin-home-content', path: '/admin/home-content', isRoot: true },
];
