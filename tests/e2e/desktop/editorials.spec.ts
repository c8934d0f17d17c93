import type { Locator, Page } from '@playwright/test';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { letDiscuss } from '../new-discussion.ts';
import { newEditorial } from '../new-editorial.ts';
import { expect, test } from '../site-fixtures.ts';

test('hints open one by one by keyboard, then the text with its code, and readers comment below it', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await letDiscuss(database, signedIn.username);
  const { displayId } = await newEditorial(database);
  await page.goto(`/problem/${displayId}`);
  await page.getByRole('link', { name: say('problem.editorial') }).click();
  const steps = page.getByRole('list', { name: say('editorial.steps') }).getByRole('listitem');
  await expect(steps.filter({ hasText: say('editorial.stepClosed') })).toHaveCount(2);
  await openByKey(page, say('editorial.openHint', { number: 1 }));
  await expect(page.getByRole('heading', { name: say('editorial.hint', { number: 1 }) })).toBeFocused();
  await expect(steps.first()).toContainText('Sort the numbers.');
  await openByKey(page, say('editorial.openHint', { number: 2 }));
  await expect(steps.nth(1)).toContainText('Compare neighbours.');
  await openByKey(page, say('editorial.openText'));
  await expect(page.getByRole('heading', { name: say('editorial.text') })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(say('editorial.code.outdated'));
  await page.getByRole('textbox', { name: say('comment.write') }).fill('Thanks!');
  await page.getByRole('button', { name: say('comment.send'), exact: true }).click();
  await expect(page.getByRole('list', { name: say('comment.all') })).toContainText('Thanks!');
  await page.reload();
  await expect(steps.first()).toContainText('Sort the numbers.');
  expect(await allFaults(page)).toEqual([]);
});

test('a reader gives the problem up after a question, and reads in any order then', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { displayId } = await newEditorial(database, { disclosure: 'SOLVED' });
  await page.goto(`/problem/${displayId}/editorial`);
  await page.getByRole('button', { name: say('giveUp.action') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(say('giveUp.text'));
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  // While it fades out, its button has the same name.
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('giveUp.action') })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: say('giveUp.action') }).click();
  await expect(page.getByRole('button', { name: say('editorial.openHint', { number: 1 }) })).toBeFocused();
  await openByKey(page, say('editorial.openText'));
  await expect(page.getByRole('heading', { name: say('editorial.text') })).toBeFocused();
  const { id: userId } = await database.user.findUniqueOrThrow({
    where: { usernameKey: signedIn.username.toLowerCase() },
    select: { id: true },
  });
  expect(await database.giveUp.count({ where: { userId } })).toBe(1);
});

test('a visitor is asked to sign in for an editorial, and comes back to it', async ({
  page,
  say,
  newAccount,
  database,
}) => {
  const account = await newAccount();
  const [open, locked] = [await newEditorial(database), await newEditorial(database, { disclosure: 'SOLVED' })];
  await page.goto(`/problem/${locked.displayId}/editorial`);
  await expect(page.getByText(say('giveUp.signInHint'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('giveUp.signIn'), exact: true })).toBeVisible();
  await page.goto(`/problem/${open.displayId}/editorial`);
  await expect(page.getByText(say('editorial.signInHint'))).toBeVisible();
  await page.getByRole('button', { name: say('editorial.signIn') }).click();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username')).fill(account.username);
  await form.getByLabel(say('auth.password'), { exact: true }).fill(account.password);
  await form.getByRole('button', { name: say('auth.signIn') }).click();
  await expect(page.getByText(say('editorial.recorded'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/problem/${open.displayId}/editorial$`));
});

test('a keeper writes an editorial whose draft outlives the page, and is told when another saved meanwhile', async ({
  browser,
  baseURL,
  say,
  root,
  database,
}) => {
  const { problemId, displayId } = await newEditorial(database, { publishesAt: null });
  const keeper = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await keeper.goto(`/admin/problem/${problemId}/editorial`);
  const english = say('editorial.language.en');
  const hint = (number: number): Locator =>
    keeper.getByRole('textbox', { name: say('editorial.hintIn', { number, language: english }), exact: true });
  await expect(hint(1)).toHaveValue('Sort the numbers.');
  await keeper.getByRole('button', { name: say('editorial.hintDown', { number: 1 }) }).press('Enter');
  await expect(hint(2)).toHaveValue('Sort the numbers.');
  await expect(hint(1)).toHaveValue('Compare **neighbours**.');
  await keeper.reload();
  await expect(keeper.getByText(say('editorial.restored'))).toBeVisible();
  await expect(hint(2)).toHaveValue('Sort the numbers.');
  await keeper.getByRole('combobox', { name: say('editorial.publication') }).selectOption('NOW');
  await database.editorial.update({ where: { problemId }, data: { version: { increment: 1 } } });
  await keeper.getByRole('button', { name: say('editorial.save'), exact: true }).click();
  await keeper
    .getByRole('alertdialog')
    .getByRole('button', { name: say('editorial.conflictOverwrite') })
    .click();
  await expect(keeper).toHaveURL(new RegExp(`/problem/${displayId}/editorial$`));
  await expect(keeper.getByRole('listitem').filter({ hasText: 'Compare neighbours.' })).toContainText(
    say('editorial.hint', { number: 1 }),
  );
  expect(await database.editorial.findUniqueOrThrow({ where: { problemId } })).toMatchObject({ version: 3 });
  await keeper.context().close();
});

/** Opens a step by the keyboard. */
async function openByKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).press('Enter');
}
