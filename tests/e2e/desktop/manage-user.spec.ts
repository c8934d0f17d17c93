import { signInAsRoot } from '../../setup/site-api.ts';
import { keepToasts } from '../long-toasts.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin takes away a second factor that was lost, after a question, and its owner is told', async ({
  page,
  say,
  account,
  database,
  baseURL,
}) => {
  await database.totpFactor.create({
    data: { userId: account.id, sealedSecret: 'lost', createdAt: new Date(), confirmedAt: new Date() },
  });
  await keepToasts(page);
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto(`/user-home?username=${account.username}`);
  const manage = page.getByRole('button', { name: say('people.manage.of', { username: account.username }) });
  await manage.click();
  await page.getByRole('menuitem', { name: say('people.manage.removeSecondFactor') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('people.manage.removeTitle', { username: account.username }));
  await question.getByRole('button', { name: say('people.manage.removeSecondFactor') }).click();
  await expect(page.getByRole('status').filter({ hasText: say('people.manage.removed') })).toBeVisible();
  await manage.click();
  await expect(page.getByRole('menuitem', { name: say('people.manage.noSecondFactor') })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await page.addInitScript((token) => localStorage.setItem('token', token), account.token);
  await page.goto('/message/mine');
  await expect(page.getByRole('list', { name: say('messages.mine') })).toContainText(
    'root, of the staff of this site, has removed the second factor',
  );
});

test('others see no such menu', async ({ page, say, signedIn }) => {
  await page.goto('/user-home?username=student');
  await expect(page.getByRole('heading', { level: 1, name: 'student' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  await expect(page.getByRole('button', { name: say('people.manage.of', { username: 'student' }) })).toHaveCount(0);
});
