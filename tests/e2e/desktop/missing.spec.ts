import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';

test('an unknown address says so and offers the way home', async ({ page, say }) => {
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText(say('notFound.title'));
  await page.getByRole('link', { name: say('notFound.home') }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('an unknown problem and an unknown submission say so', async ({ page, say }) => {
  await page.goto('/problem/NO-SUCH');
  await expect(page.getByText(say('problem.missing'))).toBeVisible();
  await page.goto('/submission-detail/99999999');
  await expect(page.getByText(say('submission.missing'))).toBeVisible();
});

test('the page of the API works without the internet', async ({ page, context, baseURL }) => {
  await context.route((url) => url.origin !== baseURL, (route) => route.abort());
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /execute/i }).first()).toBeVisible();
});
