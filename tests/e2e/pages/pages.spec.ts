import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousFaults } from '../axe-faults.ts';
import { title } from '../frame-screen.ts';
import { type Look, looksOf, looksOfSize, pictures } from '../looks.ts';
import { untilSettled } from '../settled.ts';
import { expect, test } from '../site-fixtures.ts';
import type { SitePage } from '../site-page.ts';
import { sitePages } from '../site-pages.ts';
import { knownKeys } from '../words.ts';

for (const { name, path, only, isSignedIn, isRoot, arrange } of sitePages) {
  for (const { title: lookTitle, use } of looksOfPage(name, only)) {
    test.describe(lookTitle, () => {
      test.use(use);

      test(`${name}: everybody can use it, it fits the screen, and all of it is translated`, async ({
        page,
        say,
        isPhone,
        locale,
        view,
        newAccount,
        root,
        baseURL,
      }) => {
        if (isSignedIn) await signInAs(page, (await newAccount()).token);
        if (isRoot) await signInAs(page, root.token);
        await page.goto(typeof path === 'string' ? path : await path(baseURL ?? ''));
        if (arrange !== undefined) {
          await expect(title(page)).toBeVisible();
          await arrange({ page, say, isPhone });
        }
        await untilSettled(page);

        await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
        await expect(page.locator('html')).toHaveClass(new RegExp(use.colorScheme));
        expect.soft(await widthTooMuch(page), 'pixels the page is wider than the screen').toBe(0);
        expect.soft(await keysShown(page), 'keys of the catalogue shown instead of words').toEqual([]);
        expect.soft(await seriousFaults(page), 'what axe finds').toEqual([]);
        if (pictures !== undefined) await takePictures(page, join(pictures, view, name));
      });
    });
  }
}

/** By the page's name, so that a new page does not change what others are looked at in. */
function looksOfPage(name: string, only: SitePage['only']): readonly Look[] {
  const number = Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return only === undefined ? looksOf(number) : looksOfSize(only, number);
}

async function signInAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

async function widthTooMuch(page: Page): Promise<number> {
  return Number(
    await page.evaluate('Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)'),
  );
}

async function keysShown(page: Page): Promise<string[]> {
  const words = (await page.locator('body').innerText()).split(/\s+/);
  return words.filter((word) => knownKeys.has(word));
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: true, animations: 'disabled' });
  }
}
