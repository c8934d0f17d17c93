import { expect } from '@playwright/test';
import { questionPath, wrongSubmission } from './new-question.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';
import type { SitePage } from './site-page.ts';

/** Pages of questions about lines of submissions. */
export const questionPages: readonly SitePage[] = [
  { name: 'question', path: () => questionPath('question'), isRoot: true },
  { name: 'question-missing', path: '/question/2000000000', isSignedIn: true },
  { name: 'question-submission', path: () => questionPath('submission'), isRoot: true },
  {
    name: 'question-ask',
    path: rootSubmissionPath,
    isRoot: true,
    arrange: async ({ page, say }) => {
      await page.getByRole('button', { name: say('question.ask') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('question.send') }).click();
      await expect(dialog.getByText(say('question.fault.empty'))).toBeVisible();
    },
  },
  {
    name: 'question-queue',
    path: async () => {
      await questionPath('question');
      return '/admin/question';
    },
    isRoot: true,
  },
  { name: 'question-queue-none', path: '/admin/question?problem=none', isRoot: true },
];

async function rootSubmissionPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const { username } = await superAdmin(db);
  const id = await wrongSubmission(db, username);
  await close();
  return `/submission-detail/${id}`;
}
