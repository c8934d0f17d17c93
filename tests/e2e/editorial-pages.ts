import { expect } from '@playwright/test';
import { editorialFormPath, editorialPath } from './new-editorial.ts';
import type { SitePage } from './site-page.ts';

/** Pages of editorials and of those who write them. */
export const editorialPages: readonly SitePage[] = [
  { name: 'editorial', path: () => editorialPath() },
  { name: 'editorial-keeper', path: () => editorialPath({ publishesAt: null }), isRoot: true },
  {
    name: 'editorial-give-up',
    path: () => editorialPath({ disclosure: 'SOLVED' }),
    isSignedIn: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('giveUp.action') }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  { name: 'editorial-missing', path: '/problem/none/editorial' },
  {
    name: 'editorial-form',
    path: editorialFormPath,
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('editorial.addHint') }).click();
      await page.getByRole('combobox', { name: say('editorial.publication') }).selectOption('DATE');
      await page.getByRole('button', { name: say('editorial.save'), exact: true }).click();
      await expect(page.getByText(say('editorial.fault.empty')).first()).toBeVisible();
    },
  },
];
