import { expect, type Page } from '@playwright/test';

/** Waits until nothing is loading: the words stand, no skeleton is left, the fonts are there. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.chakra-skeleton, [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready.then(() => true)');
  // A dialog on its way in is not there yet for those who look by role.
  await page.evaluate(
    `Promise.all(
      document.getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => null))
    ).then(() => true)`,
  );
}
