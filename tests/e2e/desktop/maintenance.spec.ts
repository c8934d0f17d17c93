import type { Page } from '@playwright/test';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';

const hourMs = 3_600_000;
const refusal = 'Nothing can be saved now.';

/** The site is one for all tests: what this one says of a maintenance comes into its own page alone. */
async function announce(page: Page, kind: 'READ_ONLY' | 'CLOSED', startsInMs: number): Promise<void> {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const maintenance = JSON.stringify({
    __typename: 'Maintenance',
    kind,
    startsAt: at(startsInMs),
    endsAt: at(startsInMs + 4 * hourMs),
    bannerFrom: at(startsInMs - 24 * hourMs),
    zhCN: '更换硬盘',
    enUS: 'New disks',
  });
  const told = (text: string) => text.replaceAll('"maintenance":null', `"maintenance":${maintenance}`);
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(told(String(text))));
  });
  await page.route('**/graphql', async (route) => {
    if (/mutation Submit/u.test(route.request().postData() ?? '')) {
      const error = { message: refusal, path: ['submitSolution'], extensions: { code: 'SITE_READ_ONLY' } };
      await route.fulfill({ json: { data: null, errors: [error] } });
      return;
    }
    // Other pages hear of it by the socket.
    await route.continue();
  });
}

for (const locale of ['zh-CN', 'en-US']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a maintenance is announced without a reload', async ({ page, say }) => {
      await announce(page, 'READ_ONLY', 2 * hourMs);
      await page.goto('/home');
      const banner = page.getByTestId('maintenance');
      await expect(banner).toContainText(locale === 'zh-CN' ? '更换硬盘' : 'New disks');
      await expect(banner).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d[ （(]+Asia\/Shanghai/u);
      await expect(banner.getByRole('link', { name: say('maintenance.end') })).toHaveCount(0);
    });

    test('a closed site shows its text in place of the page', async ({ page, say }) => {
      await announce(page, 'CLOSED', -hourMs);
      await page.goto('/problem');
      await expect(page.getByRole('heading', { level: 1, name: say('maintenance.closedTitle') })).toBeVisible();
      await expect(page.getByText(locale === 'zh-CN' ? '更换硬盘' : 'New disks')).toBeVisible();
      await page.getByRole('button', { name: say('maintenance.adminSignIn') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goto('/admin/login');
      await expect(page.getByRole('heading', { level: 1, name: say('admin.signIn') })).toBeVisible();
    });
  });
}

test('a refused submission leaves the code in the editor', async ({ page, say, signedIn, isPhone }) => {
  expect(signedIn.username).not.toBe('');
  await announce(page, 'READ_ONLY', -hourMs);
  await page.goto('/problem/1000');
  await expect(page.getByTestId('maintenance')).toBeVisible();
  const screen = new ProblemScreen({ page, say, isPhone });
  await screen.showEditor();
  await expect(page.getByRole('button', { name: say('editor.submit'), exact: true })).toBeInViewport({ ratio: 1 });
  await screen.type('kept = 1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(refusal).first()).toBeVisible();
  expect(await screen.code()).toContain('kept = 1');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
