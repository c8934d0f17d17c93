import type { Locator, Page } from '@playwright/test';
import type { ProblemScreenParts } from './problem-screen.ts';

/**
 * Goes to a page of the navigation as a user does; on a phone it is in a drawer.
 *
 * @param label key of its text. @param below key of the name it is below.
 */
export async function goTo(
  { page, say, isPhone }: Pick<ProblemScreenParts, 'page' | 'say' | 'isPhone'>,
  label: string,
  below?: string,
): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: say('nav.open') }).click();
  const places = page.getByRole('navigation', { name: say('nav.label') });
  if (below !== undefined) {
    const opener = places.getByRole('button', { name: say(below) });
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  }
  await places.getByRole('link', { name: say(label), exact: true }).click();
}

/** The title of the page. */
export function title(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}
