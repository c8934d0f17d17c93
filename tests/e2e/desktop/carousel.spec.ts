import { z } from 'zod';
import { expect, test } from '../site-fixtures.ts';

test('pictures take the place of the welcome, and are moved by buttons and keys', async ({ page, say }) => {
  // The site has one carousel: other tests would find pictures where they look for the welcome.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('HomePage')) return route.continue();
    const response = await route.fetch();
    const answer = z.looseObject({ data: z.looseObject({}) }).parse(await response.json());
    const image = (id: number) => ({
      __typename: 'CarouselImage',
      id,
      url: '/favicon.svg',
      alt: `Picture ${id}`,
      link: id === 2 ? '/problem' : null,
    });
    return route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, carousel: [image(1), image(2), image(3)] } },
    });
  });
  await page.goto('/home');
  const carousel = page.getByRole('region', { name: say('home.carousel'), exact: true });
  const shown = (number: number) =>
    expect(carousel.getByRole('button', { name: say('home.carousel.show', { number }) })).toHaveAttribute(
      'aria-current',
      'true',
    );
  await shown(1);
  await carousel.getByRole('button', { name: say('home.carousel.next') }).click();
  await shown(2);
  await page.keyboard.press('ArrowRight');
  await shown(3);
  await page.keyboard.press('ArrowRight');
  await shown(1);
  await carousel.getByRole('button', { name: say('home.carousel.show', { number: 2 }) }).click();
  await carousel.getByRole('link', { name: 'Picture 2' }).click();
  await expect(page).toHaveURL(/\/problem$/);
});
