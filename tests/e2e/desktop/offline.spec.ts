import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { sayIn } from '../words.ts';

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
  await page.evaluate(
    `navigator.serviceWorker.ready.then(() => new Promise((resolve) =>
      navigator.serviceWorker.controller
        ? resolve()
        : navigator.serviceWorker.addEventListener("controllerchange", () => resolve())
    ))`,
  );

  await context.setOffline(true);
  await page.goto('/problem/1000?tab=mine');
  await expect(page).toHaveURL('/offline?from=%2Fproblem%2F1000%3Ftab%3Dmine');
  await expect(title(page)).toHaveText(say('offline.title'));
  const draft = page.getByRole('region', { name: say('offline.draft', { problem: '1000', language: 'python3' }) });
  await expect(draft).toContainText(code.trim());
  await expect(page.getByText('secret')).toHaveCount(0);
  await draft.getByRole('button').click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(code);

  await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click();
  await expect(title(page)).toHaveText(sayIn('zh-CN')('offline.title'));

  await context.setOffline(false);
  await expect(page).toHaveURL('/problem/1000?tab=mine');
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
