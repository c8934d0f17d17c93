import { readFile } from 'node:fs/promises';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { allFaults } from '../axe-faults.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';

test('by keyboard a super admin orders and chooses users, hides a column, keeps a filter and takes a file', async ({
  page,
  say,
  root,
  newAccount,
  database,
  baseURL,
}) => {
  const people = [await newAccount(), await newAccount(), await newAccount()];
  const names = people.map(({ username }) => username).toSorted();
  const mark = newUsername();
  await database.user.updateMany({ where: { username: { in: names } }, data: { nickname: mark } });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  // The link of the file is signed in by its cookie.
  await page.context().addCookies([{ name: sessionCookie, value: root.token, url: baseURL ?? '' }]);
  await page.goto(`/admin/user?keyword=${mark}`);
  const table = page.getByRole('table', { name: say('admin.users') });
  const rows = table.getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(3);

  const head = table.getByRole('columnheader', { name: say('users.username') });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText(names[0] ?? '');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(names[2] ?? '');
  await expect(page).toHaveURL(/order=USERNAME_DESC/u);

  const bar = page.getByRole('group', { name: say('table.chosenRows') });
  await table.getByRole('checkbox').first().press('Space');
  await table.getByRole('checkbox').last().press('Shift+Space');
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expect(bar.getByRole('button', { name: say('users.disable'), exact: true })).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  const email = table.getByRole('columnheader', { name: say('users.email') });
  await page.getByRole('button', { name: say('table.columns') }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: say('users.email') }).click();
  await page.keyboard.press('Escape');
  await expect(email).toHaveCount(0);

  await page.getByRole('button', { name: say('table.save') }).press('Enter');
  await page.getByRole('textbox', { name: say('table.name'), exact: true }).fill('My people');
  await page.keyboard.press('Enter');
  await page.goto('/admin/user');
  await expect(email).toHaveCount(0);
  await page.getByRole('link', { name: 'My people' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await allFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('table.file') }).press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[1]),
  ).toEqual(['Username', ...names.toReversed()]);

  await page.getByRole('button', { name: say('table.forget', { name: 'My people' }) }).press('Enter');
  await expect(page.getByRole('link', { name: 'My people' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('table.save') })).toBeFocused();
});
