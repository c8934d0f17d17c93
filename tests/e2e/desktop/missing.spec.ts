import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';

test('an unknown address says so and offers the way home', async ({ page, say }) => {
  await page.goto('/no/such/page');
  await expect(title(page)).toHaveText(say('notFound.title'));
  await page.getByRole('link', { name: say('notFound.home') }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the digits of an unknown address roll briefly and stop, and never roll with reduced motion', async ({ page }) => {
  const digits = page
    .getByRole('main')
    .locator('[aria-hidden="true"]')
    .filter({ hasText: /^\d{3}$/ });
  // Noted by the page itself, at each change.
  await page.addInitScript(`{
    window.digits = new Set();
    new MutationObserver(() => {
      const text = [...document.querySelectorAll('main [aria-hidden="true"]')]
        .map((one) => one.textContent)
        .find((one) => /^[0-9]{3}$/.test(one ?? ''));
      if (text !== undefined) window.digits.add(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }`);
  await page.goto('/no/such/page');
  await expect(digits).toHaveText('404');
  expect(await page.evaluate('[...window.digits]')).toEqual(['404']);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await expect(digits).toHaveText('404');
  expect(Number(await page.evaluate('window.digits.size'))).toBeGreaterThan(1);
});

test('an unknown problem and an unknown submission say so', async ({ page, say }) => {
  await page.goto('/problem/NO-SUCH');
  await expect(page.getByText(say('problem.missing'))).toBeVisible();
  await page.goto('/submission-detail/99999999');
  await expect(page.getByText(say('submission.missing'))).toBeVisible();
});

test('the page of the API works without the internet', async ({ page, context, baseURL }) => {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.abort(),
  );
  await page.goto('/graphql');
  await expect(page.getByRole('button', { name: /execute/i }).first()).toBeVisible();
});

test.describe('an admin', () => {
  test.use({ expectedErrors: [/PROBLEM_NOT_FOUND|400/] });

  test('reads once, in the place of the page, that a problem number in management does not exist', async ({
    page,
    say,
    database,
    signedIn,
  }) => {
    await database.user.update({ where: { id: signedIn.id }, data: { role: 'ADMIN' } });
    const addresses = [
      ['edit/99999999', 'author.missing'],
      ['99999999/revisions', 'author.missing'],
      ['99999999/jury', 'jury.noProblem'],
      ['99999999999/jury', 'jury.noProblem'],
      ['abc/jury', 'jury.noProblem'],
      ['99999999999/editorial', 'editorial.noProblem'],
      ['abc/editorial', 'editorial.noProblem'],
      ['abc/remote', 'author.missing'],
    ] as const;
    for (const [address, text] of addresses) {
      await page.goto(`/admin/problem/${address}`);
      await expect(page.getByText(say(text), { exact: true }), address).toHaveCount(1);
      await expect(page.getByText(say('error.server'))).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
  });
});
