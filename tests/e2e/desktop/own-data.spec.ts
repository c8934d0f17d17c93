import { readFile } from 'node:fs/promises';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { textsInZip } from '../../setup/texts-in-zip.ts';
import { expect, test } from '../site-fixtures.ts';

test('an account exports its data with its password and downloads them', async ({ page, say, signedIn, baseURL }) => {
  // The link of the file is signed in by its cookie.
  await page.context().addCookies([{ name: sessionCookie, value: signedIn.token, url: baseURL ?? '' }]);
  await page.goto('/setting?open=data');
  await expect(page.getByText(say('export.none'))).toBeVisible();
  await page.getByRole('button', { name: say('export.ask') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('setting.currentPassword')).fill(signedIn.password);
  await dialog.getByRole('button', { name: say('export.ask') }).click();
  await expect(dialog).toHaveCount(0);

  const link = page.getByRole('link', { name: say('export.download') });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await link.click();
  const files = await textsInZip(await readFile(await (await download).path()));
  expect(files.get('profile.json')).toContain(signedIn.username);
});
