import { signInAsRoot } from '../../setup/site-api.ts';
import { rootPassword } from '../../setup/site.ts';
import { allFaults } from '../axe-faults.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin views the site as a user in one tab, and comes back', async ({
  page,
  context,
  say,
  account,
  baseURL,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto(`/admin/user?keyword=${account.username}`);
  await page.getByRole('button', { name: say('users.actsOf', { username: account.username }) }).click();
  await page.getByRole('menuitem', { name: say('users.view') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('users.reason')).fill('Sees no contests');
  await dialog.getByRole('button', { name: say('users.viewAct') }).click();
  await expect(dialog).toContainText(say('users.viewPasswordNeeded'));
  await dialog.getByLabel(say('users.viewPassword')).fill(rootPassword);
  await dialog.getByRole('button', { name: say('users.viewAct') }).click();

  const banner = page.getByRole('region', { name: say('view.label') });
  await expect(banner).toContainText(account.username);
  await expect(page.getByRole('banner')).toContainText(account.username);
  expect(await allFaults(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('banner')).toContainText('root');
  await other.close();

  await page.goto('/setting?open=profile,security,tokens');
  await expect(page.getByText(say('setting.ownerOnly'))).toHaveCount(2);
  await expect(page.getByRole('textbox', { name: say('setting.nickname') })).toBeVisible();

  await page.goto('/message/discuss');
  await expect(page.getByText(say('message.ownerOnly'))).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText(say('guard.view'))).toBeVisible();
  await expect(page).toHaveURL(/\/home$/u);

  await banner.getByRole('button', { name: say('view.end') }).click();
  await expect(page).toHaveURL(/\/admin\/user\?keyword=/u);
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('users.actsOf', { username: account.username }) })).toBeVisible();
});
