import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a button that opens a dialog. The code of some dialogs is fetched when they are first opened. */
export async function openDialog(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Presses a button that opens a menu. */
export async function openMenu(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
}
