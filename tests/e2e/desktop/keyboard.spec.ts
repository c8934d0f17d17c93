import { buildBoardContest } from '../board-contest.ts';
import { title } from '../frame-screen.ts';
import { expect, test } from '../site-fixtures.ts';

test('g and a letter go to a page, / to its search, ? lists the keys', async ({ page, say }) => {
  await page.goto('/home');
  await expect(title(page)).toBeVisible();
  await page.keyboard.type('gp');
  await expect(page).toHaveURL(/\/problem$/);
  await expect(title(page)).toHaveText(say('nav.problems'));

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: say('problemList.search') });
  await expect(search).toBeFocused();
  await page.keyboard.type('gs?');
  await expect(search).toHaveValue('gs?');
  await expect(page).toHaveURL(/\/problem$/);
  await search.fill('');
  await search.blur();

  await page.keyboard.type('gs');
  await expect(page).toHaveURL(/\/status$/);
  // The new page takes the focus when it is there.
  await expect(title(page)).toHaveText(say('nav.status'));
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: say('shortcut.title') });
  await expect(sheet).toContainText(say('shortcut.submit'));
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('j and k go through the rows of a list, and Enter opens one', async ({ page, say }) => {
  await page.goto('/problem');
  await expect(title(page)).toHaveText(say('nav.problems'));
  const link = (row: number) => page.getByRole('row').nth(row).getByRole('link').first();
  await expect(link(2)).toBeVisible();
  await page.keyboard.type('jj');
  await expect(link(2)).toBeFocused();
  await page.keyboard.type('k');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/problem\/[^/]+$/);
});

test('the first Tab offers to skip the navigation, and the dialog keeps the focus and gives it back', async ({
  page,
  say,
}) => {
  await page.goto('/home');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('frame.skip') })).toBeFocused();

  const opener = page.getByRole('banner').getByRole('button', { name: say('auth.signIn') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: say('auth.username') })).toBeFocused();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('in management the first Tab leads past its bars', async ({ page, say, root }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin/problems');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('frame.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#managed :focus')).toHaveCount(1);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, isMobile: true, hasTouch: true });

  test('the scoreboard and the test panel name no keys', async ({ page, say, signedIn, database }) => {
    const { id } = await buildBoardContest(database, { participants: 5 });
    await page.goto(`/contest/${id}/rank`);
    const keys = page.getByText(say('board.keys'));
    await expect(keys).toHaveCount(1);
    await expect(keys).toBeHidden();

    await page.goto('/problem/1000');
    await page.getByRole('button', { name: say('test.panel'), exact: true }).tap();
    const run = page.getByRole('button', { name: say('test.runSamples') });
    await expect(run).toBeVisible();
    await expect(run.locator('kbd').first()).toBeHidden();
    expect(signedIn.username).not.toBe('');
  });
});
