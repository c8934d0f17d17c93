import { expect, test } from '../site-fixtures.ts';

test.use({ expectedErrors: [/Failed to load resource|dynamically imported module/] });

test('a part that a new version took away brings one reload, and then a page that says so under a number', async ({ page, say }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/problem-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reported = page.waitForRequest('**/page-failure');
  await page.getByRole('navigation', { name: say('nav.label') }).getByRole('link', { name: say('nav.problems'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(loads).toBe(1);
  const { number } = (await reported).postDataJSON();
  await expect(page.getByText(say('error.page', { number }))).toBeVisible();

  await page.unroute('**/assets/problem-*.js');
  await page.getByRole('button', { name: say('action.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('nav.problems'));
});
