import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';

test('signing out in one tab signs out the other, which goes home; text typed there stays with the account', async ({
  page,
  context,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  await problem.showEditor();
  await problem.type('half a thought');

  const other = await context.newPage();
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/home$/);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();

  await other
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  const form = other.getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username')).fill(signedIn.username);
  await form.getByLabel(say('auth.password'), { exact: true }).fill(signedIn.password);
  await form.getByRole('button', { name: say('auth.signIn') }).click();
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  await page.goto('/problem/1000');
  await problem.showEditor();
  await expect.poll(() => problem.code()).toBe('half a thought');
});

test('a token that is gone when the tab is looked at again clears the session and leads home', async ({
  page,
  signedIn,
  say,
}) => {
  await page.goto('/status');
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  await page.evaluate(`localStorage.removeItem('token'); document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
});

test('another token that is found then is adopted, and the page stays', async ({ page, signedIn, baseURL }) => {
  await page.goto('/status');
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  const { signIn } = await ask({
    url: baseURL ?? '',
    query: `mutation {
      signIn(input: { username: "student", password: "student" }) { ... on SignInSuccess { data { token } } }
    }`,
    data: z.object({ signIn: z.object({ data: z.object({ token: z.string() }) }) }),
  });
  await page.evaluate(
    `localStorage.setItem('token', '${signIn.data.token}'); document.dispatchEvent(new Event('visibilitychange'))`,
  );
  await expect(page.getByRole('banner')).toContainText('student');
  await expect(page).toHaveURL(/\/status/);
});

test.describe('a session that was ended elsewhere', () => {
  // The browser itself notes each refused request.
  test.use({ expectedErrors: [/status of 401/] });

  test('costs nothing that was typed into the settings: after signing in again it stands there', async ({
    page,
    say,
    signedIn,
    baseURL,
  }) => {
    await page.goto('/setting?open=profile');
    const about = page.getByRole('form', { name: say('setting.about') });
    await about.getByLabel(say('setting.school')).fill('A school');
    await ask({
      url: baseURL ?? '',
      token: signedIn.token,
      query: 'mutation { signOut }',
      data: z.object({ signOut: z.literal(true) }),
    });
    await about.getByRole('button', { name: say('setting.save') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('auth.expired'));
    const form = dialog.getByRole('tabpanel', { name: say('auth.signIn') });
    await form.getByLabel(say('auth.username')).fill(signedIn.username);
    await form.getByLabel(say('auth.password'), { exact: true }).fill(signedIn.password);
    await form.getByRole('button', { name: say('auth.signIn') }).click();
    await expect(dialog).toBeHidden();
    await expect(about.getByLabel(say('setting.school'))).toHaveValue('A school');
  });
});
