import { expect, test } from '../site-fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

test('a part that a new version took away brings one reload, and then a page that says so under a number', async ({
  page,
  say,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the page was asked for again, which a reload does before anything of it is to be seen.
  let reloads = 0;
  page.on('request', (request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame() ? (reloads += 1) : undefined,
  );
  await page.route('**/assets/problem-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reported: string[] = [];
  page.on('request', (request) =>
    request.url().endsWith('/page-failure') ? reported.push(String(request.postDataJSON().number)) : undefined,
  );
  await page
    .getByRole('navigation', { name: say('nav.label') })
    .getByRole('link', { name: say('nav.problems'), exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.poll(() => reloads).toBe(1);
  // The page that was left may have reported as well: what stands there now is what was reported last.
  await expect(async () => {
    await expect(page.getByText(say('error.page', { number: reported.at(-1) ?? 'none' }))).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  // Whatever would reload the page once more has had its chance when nothing is asked for any more.
  await page.waitForLoadState('networkidle');
  expect(reloads).toBe(1);

  await page.unroute('**/assets/problem-*.js');
  await page.getByRole('button', { name: say('action.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.problems'));
});

test('who leaves a page while parts of it are fetched comes to where they go @firefox', async ({ page, say }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isAsked = page.waitForRequest('**/assets/problem-*.js');
  await page.route('**/assets/problem-*.js', () => undefined);
  await page
    .getByRole('navigation', { name: say('nav.label') })
    .getByRole('link', { name: say('nav.problems'), exact: true })
    .click();
  await isAsked;
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.status'));
});
