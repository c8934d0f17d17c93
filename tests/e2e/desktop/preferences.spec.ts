import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { sayIn } from '../words.ts';

const chinese = sayIn('zh-CN');

test('the chosen language holds after a reload and on other pages', async ({ page, say }) => {
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

test('the chosen colours hold after a reload, whatever the device prefers', async ({ page, say }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/home');
  const html = page.locator('html');
  const schemeButton = (scheme: string) =>
    page.getByRole('button', { name: say('preference.scheme', { scheme: say(`preference.scheme.${scheme}`) }) });
  await expect(html).toHaveClass(/light/);
  await schemeButton('system').click();
  await schemeButton('light').click();
  await expect(schemeButton('dark')).toBeVisible();
  await expect(html).toHaveClass(/dark/);

  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await schemeButton('dark').click();
  await expect(html).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
});
