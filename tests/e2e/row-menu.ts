import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

/**
 * Takes an act of a row of the management from its menu.
 *
 * @param name of the row. @param act as the menu says it.
 */
export async function rowAct(
  { page, say }: { readonly page: Page; readonly say: Say },
  name: string,
  act: string,
): Promise<void> {
  await page.getByRole('button', { name: say('table.actsOf', { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}
