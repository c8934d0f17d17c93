import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

async function signIn(page: Page, say: Say, username: string, password: string): Promise<void> {
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  const entrance = page.getByRole('dialog').getByRole('tabpanel');
  await entrance.getByLabel(say('auth.username'), { exact: true }).fill(username);
  await entrance.getByLabel(say('auth.password'), { exact: true }).fill(password);
  await entrance.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
}

// The browser itself notes each request of a session that has ended.
test.use({ expectedErrors: [/status of 401/] });

test('a super admin imports people, edits one and disables them; who signed in is out', async ({
  page,
  browser,
  say,
  baseURL,
}) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const admin = await otherBrowser(browser, token, options);
  const [ann, bob] = [newUsername(), newUsername()];
  await admin.goto('/admin/user');
  await admin.getByRole('link', { name: say('admin.userImport'), exact: true }).click();
  await admin
    .getByRole('textbox', { name: say('users.table') })
    .fill(`${ann},secret-1,,Ann Lee,female\n${bob},secret-2\nroot,secret-3`);
  await admin.getByRole('button', { name: say('users.preview') }).click();
  const rows = admin.getByRole('list', { name: say('users.rows') }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.nth(0)).toContainText(say('users.row.taken'));
  const state = admin.getByRole('combobox', { name: say('users.row.filter') });
  await state.selectOption('');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(say('users.row.new'));
  expect(await allFaults(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Make 2 accounts' }).click();
  await expect(admin.getByText('2 accounts were made')).toBeVisible();
  await state.selectOption('');
  await expect(rows.nth(0)).toContainText(say('users.row.made'));

  await signIn(page, say, ann, 'secret-1');
  await expect(page.getByRole('banner')).toContainText(ann);

  await admin.getByRole('link', { name: say('users.toList') }).click();
  const search = admin.getByRole('searchbox', { name: say('users.search') });
  await search.fill(ann);
  await search.press('Enter');
  const users = admin
    .getByRole('table', { name: say('admin.users') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
  await expect(users).toHaveCount(1);
  await expect(admin).toHaveURL(/keyword=/u);
  const open = async (id: string) => {
    await admin.getByRole('button', { name: say('users.actsOf', { username: ann }) }).click();
    await admin.getByRole('menuitem', { name: say(id), exact: true }).click();
  };
  const dialog = admin.getByRole('dialog');

  await open('users.edit');
  await dialog.getByRole('textbox', { name: say('users.titleName') }).fill('Champion');
  await dialog.getByRole('button', { name: say('users.save') }).click();
  await expect(users).toContainText('Champion');

  await open('users.data');
  await expect(dialog).toContainText(say('users.dataTitle', { username: ann }));
  await expect(admin.locator('[role=menu]')).toHaveCount(0);
  await admin.keyboard.press('Escape');

  await open('users.disable');
  await dialog.getByRole('textbox', { name: say('users.reason') }).fill('Shared with a friend');
  await dialog.getByRole('button', { name: say('bulk.preview') }).click();
  await expect(dialog.getByRole('list', { name: say('bulk.rows') })).toContainText(ann);
  await dialog.getByRole('button', { name: 'Apply to 1 row' }).click();
  await expect(dialog.getByRole('button', { name: say('bulk.undo') })).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(users).toContainText('Shared with a friend');
  expect(await allFaults(admin)).toEqual([]);

  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Shared with a friend');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
  await signIn(page, say, ann, 'secret-1');
  await expect(page.getByRole('dialog').getByRole('tabpanel').getByRole('alert')).toContainText('Shared with a friend');
  await admin.context().close();
});

test('generated accounts are downloaded once, and sign in with the longest passwords', async ({
  page,
  browser,
  say,
  baseURL,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/user/generate');
  const prefix = newUsername().slice(-12);
  await page.getByRole('textbox', { name: say('users.prefix') }).fill(prefix);
  await page.getByRole('textbox', { name: say('users.to') }).fill('2');
  await page.getByRole('textbox', { name: say('users.passwordLength') }).fill('25');
  await expect(page.getByText(say('users.names', { first: `${prefix}1`, last: `${prefix}2` }))).toBeVisible();
  await page.getByRole('button', { name: say('users.generateAct'), exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('users.downloadCsv') }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`${prefix}2,`);
  await expect(page.getByRole('button', { name: say('users.downloadXlsx') })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(say('users.sheetGone'))).toBeVisible();
  const [, password = ''] = text.split('\r\n')[1]?.split(',') ?? [];
  expect(password).toHaveLength(25);
  const guest = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-US' });
  await signIn(guest, say, `${prefix}1`, password);
  await expect(guest.getByRole('banner')).toContainText(`${prefix}1`);
  await guest.close();
});

test('a super admin takes an import back', async ({ browser, say, baseURL, database }) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const admin = await otherBrowser(browser, token, options);
  const ann = newUsername();
  await admin.goto('/admin/user/import');
  await admin.getByRole('textbox', { name: say('users.table') }).fill(`${ann},secret-1`);
  await admin.getByRole('button', { name: say('users.preview') }).click();
  await admin.getByRole('button', { name: 'Make 1 account' }).click();
  await expect(admin.getByText('1 account was made')).toBeVisible();
  expect(await allFaults(admin)).toEqual([]);

  // The page was left: the list leads back to the report, and takes the import back.
  const id = new URL(admin.url()).searchParams.get('id') ?? '';
  await admin.goto('/admin/user/import?limit=100');
  const row = admin
    .getByRole('list', { name: say('users.imports') })
    .getByRole('listitem')
    .filter({ has: admin.locator(`a[href$="?id=${id}"]`) });
  await row.getByRole('link', { name: say('users.report') }).click();
  await expect(admin.getByRole('list', { name: say('users.rows') })).toContainText(ann);
  await admin.goBack();
  await row.getByRole('button', { name: say('users.undo') }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: say('users.undo') })
    .click();
  await expect(row).toContainText('1 account was deleted');
  await expect(row).toContainText(say('users.importState.undone'));
  expect(await allFaults(admin)).toEqual([]);
  expect(await database.user.count({ where: { usernameKey: ann } })).toBe(0);
});
