import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { contrastFaults, seriousFaults } from '../axe-faults.ts';
import { title } from '../frame-screen.ts';
import { type Look, otherScheme, otherSize, pictures } from '../looks.ts';
import { othersOf, walksOf } from '../page-walks.ts';
import { untilSettled } from '../settled.ts';
import { expect, test } from '../site-fixtures.ts';
import { sitePages } from '../site-pages.ts';
import { knownKeys } from '../words.ts';

for (const { pages, looks } of walksOf(sitePages)) {
  const names = pages.map(({ name }) => name).join(', ');
  for (const { title: lookTitle, use } of looks) {
    test.describe(lookTitle, () => {
      test.use(use);

      test(`${names}: everybody can use it, it fits the screen, and all of it is translated`, async ({
        page,
        say,
        isPhone,
        locale,
        view,
        newAccount,
        root,
        baseURL,
      }) => {
        const [first] = pages;
        if (first?.isSignedIn) await signInAs(page, (await newAccount()).token);
        if (first?.isRoot) await signInAs(page, root.token);
        let shown: Shown = use;
        let textBefore = '';
        for (const shownPage of pages) {
          const { name, path, arrange } = shownPage;
          await open(page, typeof path === 'string' ? path : await path(baseURL ?? ''));
          await expect.poll(() => textOf(page), `the site follows the navigation to ${name}`).not.toBe(textBefore);
          if (arrange !== undefined) {
            await expect(title(page)).toBeVisible();
            await arrange({ page, say, isPhone });
          }
          await untilSettled(page);

          await expect(page.locator('html')).toHaveAttribute('lang', locale ?? '');
          await expect(page.locator('html')).toHaveClass(new RegExp(shown.colorScheme));
          expect.soft(await widthTooMuch(page), `pixels that ${name} is wider than the screen`).toBe(0);
          expect.soft(await keysShown(page), `keys of the catalogue that ${name} shows instead of words`).toEqual([]);
          expect.soft(await seriousFaults(page), `what axe finds in ${name}`).toEqual([]);
          if (pictures !== undefined) {
            await takePictures(page, join(pictures, view, name));
            await changeScheme(page, shown.colorScheme);
            continue;
          }

          const others = othersOf(shownPage);
          if (others.isOtherScheme) {
            shown = { ...shown, colorScheme: otherScheme(shown) };
            await changeScheme(page, shown.colorScheme);
            expect.soft(await contrastFaults(page), `what axe finds in ${name} in the other colours`).toEqual([]);
          }
          if (others.isOtherSize) {
            shown = { ...shown, viewport: otherSize(shown) };
            await page.setViewportSize(shown.viewport);
            await untilSettled(page);
            expect.soft(await widthTooMuch(page), `pixels that ${name} is wider than the other screen`).toBe(0);
            expect.soft(await keysShown(page), `keys that ${name} shows on the other screen`).toEqual([]);
          }
          textBefore = await textOf(page);
        }
      });
    });
  }
}

/** Colours and size at present; each page of a walk starts where the previous one ended. */
type Shown = Pick<Look['use'], 'colorScheme' | 'viewport'>;

/** Loads the first page; navigates to later ones within the site, which keeps its scripts loaded. */
async function open(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  const inFlight = new Set<Request>();
  let quietSince = Date.now();
  const started = (request: Request) => void inFlight.add(request);
  const ended = (request: Request) => {
    inFlight.delete(request);
    quietSince = Date.now();
  };
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended);
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  while (inFlight.size > 0 || Date.now() - quietSince < quietMs) await page.evaluate(nextFrame);
  page.off('request', started).off('requestfinished', ended).off('requestfailed', ended);
}

/** Playwright's own threshold for `networkidle`. */
const quietMs = 500;
const nextFrame = 'new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 50)))';

async function signInAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

async function widthTooMuch(page: Page): Promise<number> {
  return Number(
    await page.evaluate('Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)'),
  );
}

function textOf(page: Page): Promise<string> {
  return page.locator('body').innerText();
}

async function keysShown(page: Page): Promise<string[]> {
  const words = (await textOf(page)).split(/\s+/);
  return words.filter((word) => knownKeys.has(word));
}

async function changeScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await changeScheme(page, colorScheme);
    await page.screenshot({ path: `${path}-${colorScheme}.png`, fullPage: true, animations: 'disabled' });
  }
}
