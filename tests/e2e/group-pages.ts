import { expect } from '@playwright/test';
import { newGroup } from './new-group.ts';
import type { SitePage } from './site-page.ts';

/** Pages of groups. */
export const groupPages: readonly SitePage[] = [
  {
    name: 'groups',
    path: async () => {
      await newGroup();
      return '/group';
    },
  },
  { name: 'groups-none', path: '/group?keyword=nothing-is-called-so', isSignedIn: true },
  {
    name: 'group-create',
    path: '/group',
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.create'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: say('group.access') }).selectOption('PRIVATE');
      await dialog.getByRole('button', { name: say('group.create'), exact: true }).click();
      await expect(dialog.getByText(say('group.fault.code'))).toBeVisible();
    },
  },
  { name: 'group', path: () => newGroup(), isRoot: true },
  {
    name: 'group-apply',
    path: () => newGroup(),
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.apply'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('group.apply'), exact: true }).click();
      await expect(dialog.getByText(say('group.fault.reason'))).toBeVisible();
    },
  },
  { name: 'group-missing', path: '/group/2000000000', isSignedIn: true },
  { name: 'group-members', path: () => newGroup('/member'), isRoot: true },
  { name: 'group-rank', path: () => newGroup('/rank'), isRoot: true },
  { name: 'group-setting', path: () => newGroup('/setting'), isRoot: true },
  {
    name: 'group-announcements',
    path: () => newGroup('/announcement'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('group.news.write') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('group.save') }).click();
      await expect(dialog.getByText(say('group.fault.newsTitle'))).toBeVisible();
    },
  },
];
