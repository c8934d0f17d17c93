import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { title } from '../frame-screen.ts';
import { signInAsRoot } from '../../setup/site-api.ts';
import { expect, test } from '../site-fixtures.ts';
import { sitePages, untilSettled } from '../site-pages.ts';
import { knownKeys } from '../words.ts';

/** Where pictures of all pages are put, for people to look at; none are made when it is unset. */
const PICTURES = process.env['VERDICT_SHOTS'];

for (const [index, { name, path, only, isSignedIn, isRoot, arrange }] of sitePages.entries()) {
  // Pages that are there on both sizes take turns: each is seen in both languages, sizes and colours, by two projects of the four.
  const tag = only === undefined ? `@turn-${(index % 2) + 1}` : `@only-${only}`;
  test(`${name}: everybody can use it, it fits the screen, and all of it is translated`, { tag }, async ({ page, say, isPhone, locale, account, baseURL }, { project }) => {
    if (isSignedIn) await page.addInitScript((token) => localStorage.setItem('token', token), account.token);
    if (isRoot) await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
    await page.goto(typeof path === 'string' ? path : await path(baseURL ?? ''));
    if (arrange !== undefined) {
      await expect(title(page)).toBeVisible();
      await arrange({ page, say, isPhone });
    }
    await untilSettled(page);

    await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
    expect(await widthTooMuch(page), 'pixels the page is wider than the screen').toBe(0);
    expect(await keysShown(page), 'keys of the catalogue shown instead of words').toEqual([]);
    expect(await seriousFaults(page), 'what axe finds').toEqual([]);
    if (PICTURES !== undefined) await takePictures(page, join(PICTURES, project.name.replace(' ', '-'), name));
  });
}

/** What axe finds serious or critical, a line each; the colours of a program in the editor are its reader's choice. */
async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { 'label-content-name-mismatch': { enabled: true } } }).exclude('.monaco-editor .view-lines').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, help, nodes }) => nodes.map(({ html, any }) => `${id}: ${help}\n    ${html.slice(0, 300)}\n    ${any[0]?.message ?? ''}`));
}

async function widthTooMuch(page: Page): Promise<number> {
  return Number(await page.evaluate('Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)'));
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
