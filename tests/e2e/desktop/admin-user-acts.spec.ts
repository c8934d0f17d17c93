import { readFile } from 'node:fs/promises';
import { signIn, signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { pictureBothSizes } from '../both-sizes.ts';
import { expect, test } from '../site-fixtures.ts';

test.beforeEach(async ({ page, baseURL }) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
});

test('accounts are disabled after a preview, and undoing leaves the one that was changed since', async ({
  page,
  say,
  newAccount,
  database,
}) => {
  const [one, two] = [await newAccount(), await newAccount()];
  await database.user.update({
    where: { id: two.id },
    data: { isDisabled: true, disabledReason: 'Spam', disabledUntil: new Date('2120-01-01T00:00:00Z') },
  });
  await page.goto(`/admin/user?keyword=u${process.pid}x`);
  for (const { username } of [one, two]) await page.getByLabel(say('table.choose', { name: username })).check();
  await page.getByRole('button', { name: say('users.disable'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('users.reason') }).fill('Shared account');
  await dialog.getByRole('button', { name: say('bulk.preview') }).click();
  const rows = dialog.getByRole('list', { name: say('bulk.rows') }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: two.username })).toContainText('Spam → Shared account');
  expect(await allFaults(page)).toEqual([]);
  await pictureBothSizes(page, 'accounts-preview');
  await dialog.getByRole('button', { name: 'Apply to 2 rows' }).click();
  await expect(dialog.getByRole('button', { name: say('bulk.undo') })).toBeVisible();
  await pictureBothSizes(page, 'accounts-done');

  await database.user.update({ where: { id: one.id }, data: { disabledReason: 'By another' } });
  await dialog.getByRole('button', { name: say('bulk.undo') }).click();
  await expect(rows.filter({ hasText: one.username })).toContainText(say('bulk.state.kept'));
  await expect(rows.filter({ hasText: two.username })).toContainText(say('bulk.state.undone'));
  await pictureBothSizes(page, 'accounts-undone');
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: two.username });
  await expect(row).toContainText('Spam');
  expect(await database.user.findUniqueOrThrow({ where: { id: two.id } })).toMatchObject({
    isDisabled: true,
    disabledReason: 'Spam',
    disabledUntil: new Date('2120-01-01T00:00:00Z'),
  });
});

test('new passwords are downloaded once, after a warning that nothing of it is undone', async ({
  page,
  say,
  newAccount,
  baseURL,
}) => {
  const one = await newAccount();
  await page.goto(`/admin/user?keyword=${one.username}`);
  await page.getByRole('button', { name: say('users.actsOf', { username: one.username }) }).click();
  await page.getByRole('menuitem', { name: say('users.resetPassword'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('bulk.preview') }).click();
  await expect(dialog).toContainText(say('bulk.isFinal'));
  await pictureBothSizes(page, 'accounts-passwords-preview');
  await dialog.getByRole('button', { name: 'Apply to 1 row' }).click();
  await expect(dialog.getByRole('button', { name: say('bulk.undo') })).toHaveCount(0);
  await dialog.getByRole('button', { name: say('users.openNewPasswords') }).click();
  expect(await allFaults(page)).toEqual([]);
  await pictureBothSizes(page, 'accounts-passwords');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('users.newPasswordsLeaveAct') })
    .click();
  await page.getByRole('button', { name: say('bulk.history') }).click();
  const last = dialog
    .getByRole('list', { name: say('bulk.history') })
    .getByRole('listitem')
    .filter({ hasText: one.username });
  await last.getByRole('button', { name: say('users.openNewPasswords') }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('users.downloadCsv') }).click();
  const [, line = ''] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  const [username = '', password = ''] = line.split(',');
  expect(username).toBe(one.username);
  expect((await signIn(baseURL ?? '', { username, password })).id).toBe(one.id);
});

test('accounts are deleted together, and the last acts take it back', async ({ page, say, newAccount }) => {
  const [one, two] = [await newAccount(), await newAccount()];
  await page.goto(`/admin/user?keyword=u${process.pid}x`);
  for (const { username } of [one, two]) await page.getByLabel(say('table.choose', { name: username })).check();
  await page.getByRole('button', { name: say('users.delete'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('bulk.preview') }).click();
  await dialog.getByRole('button', { name: 'Apply to 2 rows' }).click();
  await expect(dialog.getByRole('button', { name: say('bulk.undo') })).toBeVisible();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: one.username });
  await expect(row).toContainText(say('users.status.deleting'));
  await page.getByRole('button', { name: say('bulk.history') }).click();
  const last = dialog
    .getByRole('list', { name: say('bulk.history') })
    .getByRole('listitem')
    .first();
  await expect(last).toContainText(say('bulk.kind.userDelete'));
  await last.getByRole('button', { name: say('bulk.undo') }).click();
  await expect(last).toContainText(say('bulk.state.undone'));
  await page.keyboard.press('Escape');
  await expect(row).not.toContainText(say('users.status.deleting'));
});

test('by keyboard the focus returns from the dialog of an act to the menu of its row', async ({
  page,
  say,
  newAccount,
}) => {
  const { username } = await newAccount();
  await page.goto(`/admin/user?keyword=${username}`);
  const menu = page.getByRole('button', { name: say('users.actsOf', { username }) });
  await menu.press('ArrowDown');
  const item = (act: 'users.edit' | 'users.sessions') => page.getByRole('menuitem', { name: say(act), exact: true });
  await expect(item('users.edit')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowDown');
  await expect(item('users.sessions')).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: say('action.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});
