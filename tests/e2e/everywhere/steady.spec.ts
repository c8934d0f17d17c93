import { setTimeout as sleep } from 'node:timers/promises';
import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { untilSettled } from '../site-pages.ts';

/** How long the site seems to think, in milliseconds: what comes at once is never seen to push anything. */
const ANSWER_MS = 300;
/** Cumulative layout shift of a page; 0.1 counts as good elsewhere. A list shorter than its skeleton moves what is below it. */
const MAX_SHIFT = 0.03;

for (const path of ['/home', '/problem', '/status', '/introduction', '/admin/judge']) {
  test(`nothing jumps while ${path} comes in, redirects of visitors included`, async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      await sleep(ANSWER_MS);
      await route.continue();
    });
    await page.addInitScript(`
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await untilSettled(page);
    expect(Number(await page.evaluate('window.shift'))).toBeLessThan(MAX_SHIFT);
  });
}
