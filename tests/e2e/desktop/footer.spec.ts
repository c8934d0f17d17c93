import { expect, test } from '../site-fixtures.ts';

test('the footer shows the pictures of the site with their words', async ({ page }) => {
  // The site has one footer: pictures in it would come into the other tests, and another test puts one there.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const picture = (position: number) => ({
      __typename: 'FooterPicture',
      position,
      url: '/favicon.svg',
      alt: `Group ${position}`,
    });
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(
        /"footerPictures":\[[^\]]*\]/gu,
        `"footerPictures":${JSON.stringify([picture(1), picture(2)])}`,
      ),
    });
  });
  await page.goto('/home');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const name of ['Group 1', 'Group 2']) await expect(footer.getByRole('img', { name })).toBeVisible();
  await expect.poll(() => page.evaluate('document.querySelector("footer img").naturalWidth')).toBeGreaterThan(0);
  await page.goto('/problem/1000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Group 1' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
