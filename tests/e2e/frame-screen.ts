import type { Locator, Page } from '@playwright/test';
import type { ProblemScreenParts } from './problem-screen.ts';

/** Goes to a page of the navigation as a user does; on a phone it is in a drawer. @param label key of its text. */
export async function goTo({ page, say, isPhone }: ProblemScreenParts, label: string): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say('nav.open') }).click();
  await page.getByRole('navigation', { name: say('nav.label') }).getByRole('link', { name: say(label), exact: true }).click();
}

/** The title of the page. */
export function title(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}
