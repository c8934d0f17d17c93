import { expect } from '@playwright/test';
import { ownSolutionPath, solutionPath } from './new-solution.ts';
import type { SitePage } from './site-page.ts';

/** Pages of community solutions, of their authors and of reviewers. */
export const solutionPages: readonly SitePage[] = [
  { name: 'solutions', path: solutionPath(({ displayId }) => `/problem/${displayId}/solutions`), isRoot: true },
  { name: 'solutions-own', path: () => ownSolutionPath('list'), isRoot: true },
  {
    name: 'solutions-visitor',
    path: solutionPath(({ displayId }) => `/problem/${displayId}/solutions`),
    arrange: async ({ page, say }) => expect(page.getByText(say('solution.signInHint'))).toBeVisible(),
  },
  { name: 'solution-reviewer', path: solutionPath(({ id }) => `/solution/${id}`), isRoot: true },
  { name: 'solution-missing', path: '/solution/2000000000', isSignedIn: true },
  {
    name: 'solution-form',
    path: () => ownSolutionPath('form'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('radio', { name: say('solution.withHelp') }).check();
      await page.getByRole('button', { name: say('solution.send'), exact: true }).click();
      await expect(page.getByText(say('solution.fault.help'))).toBeVisible();
    },
  },
  { name: 'solution-edit', path: () => ownSolutionPath('edit'), isRoot: true },
  {
    name: 'solution-queue',
    path: solutionPath(() => '/admin/solution'),
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.locator('[data-review]').first().click();
      await page.getByRole('button', { name: say('solution.return') }).click();
      await expect(page.getByText(say('solution.fault.note'))).toBeVisible();
    },
  },
];
