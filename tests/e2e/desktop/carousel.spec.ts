import type { Page } from '@playwright/test';
import { z } from 'zod';
import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';

/** Has home find three pictures. */
async function withPictures(page: Page): Promise<void> {
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
}

test('pictures take the place of the welcome, and are moved by buttons and keys', async ({ page, say }) => {
  await withPictures(page);
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

test('who is signed in has pictures below their own work', async ({ page, say, signedIn }) => {
  await withPictures(page);
  await page.goto('/home');
  await expect(title(page)).toHaveText(say('home.hello', { name: signedIn.username }));
  const carousel = page.getByRole('region', { name: say('home.carousel'), exact: true });
  await expect(carousel).toBeVisible();
  const [own, below] = [await title(page).boundingBox(), await carousel.boundingBox()];
  expect(below?.y).toBeGreaterThan(own?.y ?? Infinity);
});
