import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ask, signIn } from '../../setup/site-api.ts';
import { title } from '../frame-screen.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import { sayIn } from '../words.ts';

/** What the page says of one program. */
const oneWaits = '1 program waits to be submitted.';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  permissions: ['clipboard-read', 'clipboard-write'],
});

const code = 'print(sum(map(int, input().split())))\n';

test('without the server a page shows the code kept here, in both languages, and goes back by itself', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/home');
  await page.evaluate(
    `localStorage.setItem('draft:anonymous:1000:python3', ${JSON.stringify(code)});
    localStorage.setItem('draft:somebody-else:1001:c', 'secret')`,
  );
  await untilShellIsKept(page);

  await context.setOffline(true);
  await page.goto('/problem/1000?tab=mine');
  await expect(page).toHaveURL('/offline?from=%2Fproblem%2F1000%3Ftab%3Dmine');
  await expect(title(page)).toHaveText(say('offline.title'));
  const draft = page.getByRole('region', { name: say('offline.draft', { problem: '1000', language: 'Python 3' }) });
  await expect(draft).toContainText(code.trim());
  await expect(page.getByText('secret')).toHaveCount(0);
  await draft.getByRole('button').click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(code);

  await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click();
  await expect(title(page)).toHaveText(sayIn('zh-CN')('offline.title'));

  await context.setOffline(false);
  await expect(page).toHaveURL('/problem/1000?tab=mine');
});

test('a program submitted offline is submitted once when the network is back, wherever its writer went', async ({
  page,
  context,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await untilShellIsKept(page);
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);

  await context.setOffline(true);
  const banner = page.getByTestId('offline');
  await expect(banner).toContainText(say('offline.banner'));
  await expect(page.getByRole('button', { name: say('editor.submit'), exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+Enter');
  await expect(problem.verdict).toContainText(say('submit.unsent'));
  await expect(banner).toContainText(oneWaits);
  await page.keyboard.press('Control+Enter');
  await expect(banner).toContainText(oneWaits);
  await expect(page.getByText(say('error.network'))).toHaveCount(0);

  // A page that was not fetched before leads to what can be shown.
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('nav.contests'), exact: true })
    .click();
  await expect(page).toHaveURL('/offline?from=%2Fcontest');
  await expect(page.getByText(oneWaits)).toBeVisible();
  const account = page.getByRole('banner').getByRole('button', { name: signedIn.username });
  await expect(account).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/problem/1000');
  await expect(banner).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/offline?from=%2Fcontest');

  await context.setOffline(false);
  await expect(page).toHaveURL('/contest');
  const isWaiting = () => page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('unsent:'))");
  await expect.poll(isWaiting).toBe(false);
  await page.goto('/problem/1000?tab=submissions');
  const mine = page.getByRole('region', { name: say('problem.mine'), exact: true });
  await expect(mine).toContainText(say('status.accepted'));
  await expect(mine.getByRole('row'), 'the head and one submission').toHaveCount(2);
});

test('a sign-out without the network reaches the other devices when the network is back', async ({
  page,
  context,
  say,
  signedIn,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { username, password } = signedIn;
  const { token } = await signIn(url, { username, password });
  const isSignedIn = async () => {
    const data = z.object({ viewer: z.object({ user: z.object({ id: z.string() }).nullable() }) });
    return (await ask({ url, token, query: '{ viewer { user { id } } }', data })).viewer.user !== null;
  };
  await page.goto('/home');
  await untilShellIsKept(page);
  const menu = page.getByRole('button', { name: username });
  await expect(menu).toBeVisible();

  await context.setOffline(true);
  await menu.click();
  await page.getByRole('menuitem', { name: say('auth.signOut') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
  await expect(page.getByTestId('offline')).toContainText(say('offline.signedOut'));
  expect(await isSignedIn()).toBe(true);

  await context.setOffline(false);
  await expect.poll(isSignedIn).toBe(false);
  await expect.poll(() => page.evaluate("localStorage.getItem('pendingSignOuts')")).toBeNull();
});

test('nothing of the data is kept by the service worker', async ({ page }) => {
  await page.goto('/problem');
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  const kept = await page.evaluate(
    `caches.keys()
      .then((names) => Promise.all(names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      )))
      .then((all) => all.flat())`,
  );
  expect(kept).toContain('/index.html');
  for (const path of kept as readonly string[]) expect(path).not.toMatch(/^\/(api|graphql)/);
});

/** Waits until the service worker has the shell and serves the page. */
async function untilShellIsKept(page: Page): Promise<void> {
  await page.evaluate(
    `navigator.serviceWorker.ready.then(() => new Promise((resolve) =>
      navigator.serviceWorker.controller
        ? resolve()
        : navigator.serviceWorker.addEventListener("controllerchange", () => resolve())
    ))`,
  );
}
