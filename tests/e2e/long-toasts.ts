import type { Page } from '@playwright/test';

/**
 * Lets toasts (4 s) and notices (10 s) of the page stay: a busy machine may look for them when their seconds are over.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(`{
    const later = window.setTimeout.bind(window);
    window.setTimeout = (act, ms, ...rest) => later(act, ms === 4000 || ms === 10000 ? 1_000_000_000 : ms, ...rest);
  }`);
}
