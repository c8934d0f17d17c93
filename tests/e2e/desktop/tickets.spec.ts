import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { discussedProblem } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a learner reports a fault; the keeper replies and marks it as fixed, which the learner sees live', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
}) => {
  await page.goto(`/problem/${discussedProblem}`);
  await page.getByRole('button', { name: say('problem.reportFault') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: say('ticket.kind') }).selectOption('LIMITS');
  await dialog.getByRole('textbox', { name: say('ticket.content') }).fill('A loop alone takes **longer**.');
  // What is typed outlives the page.
  await page.reload();
  await page.getByRole('button', { name: say('problem.reportFault') }).click();
  await expect(dialog.getByRole('textbox', { name: say('ticket.content') })).toHaveValue(
    'A loop alone takes **longer**.',
  );
  await dialog.getByRole('button', { name: say('ticket.send') }).click();
  await expect(page).toHaveURL(/\/ticket\/\d+$/);
  await expect(page.getByText(say('ticket.state.OPEN'), { exact: true })).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  const keeper = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await keeper.goto('/admin/problems');
  await keeper
    .getByRole('main')
    .getByRole('link', { name: say('admin.tickets') })
    .click();
  await keeper.getByRole('searchbox', { name: say('ticket.problem') }).fill(discussedProblem);
  await keeper.getByRole('searchbox', { name: say('ticket.problem') }).press('Enter');
  const row = keeper.getByRole('row').filter({ hasText: signedIn.username });
  await row.getByRole('link', { name: /^#\d+$/ }).click();
  await keeper.getByRole('textbox', { name: say('ticket.reply') }).fill('Only we see this.');
  await keeper.getByRole('checkbox', { name: say('ticket.isNote') }).check();
  await keeper.getByRole('button', { name: say('ticket.sendReply') }).click();
  const timeLine = (on: typeof page) => on.getByRole('list', { name: say('ticket.timeLine') });
  await expect(timeLine(keeper)).toContainText('Only we see this.');
  await keeper.getByRole('textbox', { name: say('ticket.reply') }).fill('True: the limit is doubled.');
  await keeper.getByRole('button', { name: say('ticket.sendReply') }).click();
  await expect(timeLine(page)).toContainText('the limit is doubled');

  await keeper.getByRole('combobox', { name: say('ticket.newState') }).selectOption('FIXED');
  await keeper.getByRole('button', { name: say('ticket.saveState') }).click();
  await expect(page.getByText(say('ticket.state.FIXED'), { exact: true })).toBeVisible();
  await expect(timeLine(page)).not.toContainText('Only we see this.');
  await expect(page.getByRole('button', { name: say('ticket.reopen') })).toBeVisible();
  await keeper.context().close();
});
