import { expect } from '@playwright/test';
import { answeredPath, discussedProblem, discussionPath, withDiscussions } from './new-discussion.ts';
import type { SitePage } from './site-page.ts';

/** Pages of discussions and of their management. */
export const discussionPages: readonly SitePage[] = [
  { name: 'discussions', path: () => withDiscussions('/discussion') },
  { name: 'discussions-moderator', path: () => withDiscussions('/discussion'), isRoot: true },
  { name: 'discussions-none', path: '/discussion?keyword=nothing-is-called-so' },
  { name: 'discussions-of-problem', path: () => withDiscussions(`/discussion/${discussedProblem}`), isSignedIn: true },
  {
    name: 'discussion-new',
    path: `/discussion/${discussedProblem}`,
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('discussion.start') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('discussion.post') })
        .click();
      await expect(page.getByText(say('discussion.fault.content'))).toBeVisible();
    },
  },
  {
    name: 'discussion-refused',
    path: '/discussion',
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('discussion.start') }).click();
      await expect(page.getByRole('dialog').getByRole('note')).toBeVisible();
    },
  },
  {
    name: 'discussion-categories',
    path: '/discussion',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('discussion.categories.edit') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('discussion.categories.add') })
        .click();
    },
  },
  { name: 'discussion', path: discussionPath },
  { name: 'discussion-answered', path: answeredPath, isRoot: true },
  { name: 'discussion-moderator', path: discussionPath, isRoot: true },
  {
    name: 'discussion-report',
    path: discussionPath,
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page
        .getByRole('article')
        .getByRole('button', { name: say('report.report'), exact: true })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('report.send') })
        .click();
      await expect(page.getByText(say('report.fault'))).toBeVisible();
    },
  },
  { name: 'discussion-missing', path: '/discussion-detail/99999999' },
  { name: 'admin-discussions', path: () => withDiscussions('/admin/discussion'), isRoot: true },
  { name: 'moderation', path: () => withDiscussions('/admin/moderation'), isRoot: true },
  {
    name: 'moderation-decide',
    path: () => withDiscussions('/admin/moderation'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      const take = page.getByRole('button', { name: say('moderation.decide') });
      await take.first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: say('moderation.act.hide') }).check();
      await dialog.getByRole('checkbox', { name: say('moderation.act.ban') }).check();
      await dialog.getByRole('button', { name: say('moderation.send') }).click();
      await expect(dialog.getByText(say('moderation.fault.until'))).toBeVisible();
    },
  },
  { name: 'moderation-none', path: '/admin/moderation', isSignedIn: true },
  { name: 'moderation-acts', path: () => withDiscussions('/admin/moderation/acts'), isRoot: true },
];
