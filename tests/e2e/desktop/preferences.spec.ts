import type { Locator, Page } from '@playwright/test';
import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { type Say, sayIn } from '../words.ts';

const chinese = sayIn('zh-CN');

test('the chosen language holds after a reload and on other pages @firefox', async ({ page, say }) => {
  await page.goto('/problem');
  await expect(title(page)).toHaveText(say('nav.problems'));
  await page.getByRole('banner').getByRole('button', { name: '简体中文' }).click();
  await expect(title(page)).toHaveText(chinese('nav.problems'));
  await expect(page.getByRole('link', { name: '两箱货物' })).toBeVisible();

  await page.reload();
  await expect(title(page)).toHaveText(chinese('nav.problems'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/status');
  await expect(title(page)).toHaveText(chinese('nav.status'));
});

function schemeButton(page: Page, say: Say, scheme: string): Locator {
  return page.getByRole('button', {
    name: say('preference.scheme', { scheme: say(`preference.scheme.${scheme}`) }),
  });
}

test('the chosen colours hold after a reload @firefox', async ({ page, say }) => {
  await page.goto('/home');
  const html = page.locator('html');
  await expect(html).toHaveClass(/light/);
  await schemeButton(page, say, 'system').click();
  await schemeButton(page, say, 'light').click();
  await expect(schemeButton(page, say, 'dark')).toBeVisible();
  await expect(html).toHaveClass(/dark/);

  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await schemeButton(page, say, 'dark').click();
  await expect(html).toHaveClass(/light/);
});

test('the colours follow the device until some are chosen', async ({ page, say }) => {
  await page.goto('/home');
  const html = page.locator('html');
  await expect(html).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
  await schemeButton(page, say, 'system').click();
  await expect(html).toHaveClass(/light/);
});

test('compact rows are lower, after a reload too', async ({ page, say }) => {
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? Number.NaN;
  await page.goto('/problem');
  await expect(page.getByRole('row', { name: /1000/ })).toBeVisible();
  const comfortable = await height();
  await page.getByRole('button', { name: say('preference.compact') }).click();
  await expect.poll(height).toBeLessThan(comfortable);
  await page.reload();
  await expect(page.getByRole('row', { name: /1000/ })).toBeVisible();
  expect(await height()).toBeLessThan(comfortable);
});
