import { readFileSync } from 'node:fs';
import { submit } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { discussedProblem } from '../new-discussion.ts';
import { wrongSubmission } from '../new-question.ts';
import { expect, test } from '../site-fixtures.ts';

/** Of the demo problem `discussedProblem`. */
const rightProgram = readFileSync(
  new URL('../../../prisma/demo/problems/bookshelf/submissions/accepted/merge.cpp', import.meta.url),
  'utf8',
);

test('a beginner asks about lines, reads the answer as it comes, and the accepted submission closes it', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
  database,
}) => {
  const submissionId = await wrongSubmission(database, signedIn.username);
  await page.goto(`/submission-detail/${submissionId}`);
  await page.getByRole('button', { name: say('question.ask') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('while', { exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: say('question.firstLine') })).toHaveValue('4');
  await dialog.getByRole('textbox', { name: say('question.firstLine') }).fill('3');
  await dialog.getByRole('textbox', { name: say('question.content') }).fill('Is `sum` too small?');
  // What is typed outlives the page.
  await page.reload();
  await page.getByRole('button', { name: say('question.ask') }).click();
  await expect(dialog.getByRole('textbox', { name: say('question.lastLine') })).toHaveValue('4');
  await dialog.getByRole('button', { name: say('question.send') }).click();
  await expect(page.getByRole('heading', { name: say('question.lines', { from: 3, to: 4 }) })).toBeVisible();
  await expect(page.getByText(say('question.waits'), { exact: true })).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  const keeper = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await keeper.goto(`/admin/question?problem=${discussedProblem}`);
  const row = keeper.getByRole('row').filter({ hasText: signedIn.username });
  await row.getByRole('link', { name: say('question.lines', { from: 3, to: 4 }) }).click();
  await keeper.getByRole('textbox', { name: say('comment.write') }).fill('Yes. Try a wider type.');
  await keeper.getByRole('button', { name: say('comment.send'), exact: true }).click();

  const answers = page.getByRole('list', { name: say('comment.all') });
  await expect(answers).toContainText('Try a wider type.');
  await expect(answers).toContainText(say('question.helper'));
  await expect(page.getByText(say('question.answered'), { exact: true })).toBeVisible();

  await submit(baseURL ?? '', signedIn, {
    problemDisplayId: discussedProblem,
    languageKey: 'cpp',
    code: rightProgram,
  });
  await expect(page.getByText(say('question.solved'), { exact: true })).toBeVisible();
  await keeper.context().close();
});
