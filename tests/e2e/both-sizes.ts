import type { Page } from '@playwright/test';
import { pictures } from './looks.ts';

/** Saves a picture of what a page shows in both sizes, where pictures are asked for. */
export async function pictureBothSizes(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  const size = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${pictures}/${name}-${width}.png` });
  }
  if (size !== null) await page.setViewportSize(size);
}
