import { signInAsRoot } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin makes a judge, sees its token once, and revokes and deletes it', async ({ page, say, baseURL }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/judge');
  const name = `lab-${process.pid}-${Date.now() % 100_000}`;
  await page.getByRole('button', { name: say('judge.create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('judge.name') }).fill(name);
  await dialog.getByRole('button', { name: say('judge.create') }).click();
  await expect(dialog.getByText(/^judge_[0-9a-f]{64}$/)).toBeVisible();
  await expect(dialog.getByText(/^VERDICT_URL=http\S+ JUDGE_TOKEN=judge_[0-9a-f]{64} npm run judge$/)).toBeVisible();
  await dialog.getByRole('button', { name: say('judge.done') }).click();

  const row = page.getByRole('row', { name });
  await expect(row.getByText(say('judge.neverSeen'))).toBeVisible();
  const act = async (id: string) => {
    await page.getByRole('button', { name: say('judge.actionsOf', { name }) }).click();
    await page.getByRole('menuitem', { name: say(id) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(id) })
      .click();
  };
  await act('judge.revoke');
  await expect(row.getByText(say('judge.revoked'))).toBeVisible();
  await act('judge.delete');
  await expect(row).toHaveCount(0);
});

test('who is not an admin is sent to the sign-in of admins with a word', async ({ page, say, signedIn }) => {
  await page.goto('/admin/judge');
  await expect(page.getByText(say('guard.admin'))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText(say('admin.notAdmin', { name: signedIn.username }))).toBeVisible();
  await page.goto('/home');
  await page.getByRole('button', { name: signedIn.username }).click();
  await expect(page.getByRole('menuitem', { name: say('nav.mySubmissions') })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: say('nav.management') })).toHaveCount(0);
});
