import { seriousFaults } from '../axe-faults.ts';
import { expect, test } from '../site-fixtures.ts';
import { publicAddress, siteUrlVariable } from '../start-site.ts';

test.use({ baseURL: async ({}, use) => use(publicAddress(process.env[siteUrlVariable] ?? '')) });

test('a reader proves a handle by signing in at its judge', async ({ page, say, signedIn, database }) => {
  await page.goto('/setting?open=remote');
  const judge = 'Codeforces';
  await page.getByRole('button', { name: say('remoteAccount.connectTo', { judge }) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: say('remoteAccount.handle', { judge }) })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('remoteAccount.signIn', { judge }) }).click();
  await expect(page.getByRole('status').filter({ hasText: say('auth.return.handleConnected') })).toBeVisible();
  await expect(page).toHaveURL(/\/setting\?open=remote$/u);
  const { handle } = await database.remoteHandle.findFirstOrThrow({
    where: { judgeKey: 'CF', user: { username: signedIn.username } },
    select: { handle: true },
  });
  await expect(page.getByText(say('remoteAccount.handleIs', { handle }))).toBeVisible();
});
