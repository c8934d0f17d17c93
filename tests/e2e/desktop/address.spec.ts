import { expect, test } from '../site-fixtures.ts';

test('filters of the problem list live in the address, and back undoes them one by one', async ({
  page,
  say,
  context,
}) => {
  await page.goto('/problem');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  // Other tests publish problems of their own: these two every site has.
  const easy = rows.filter({ has: page.locator('a[href="/problem/1000"]') });
  const hard = rows.filter({ has: page.locator('a[href="/problem/1012"]') });
  await expect(easy).toBeVisible();
  await page.getByRole('combobox', { name: say('problem.difficulty') }).selectOption('HARD');
  await expect(page).toHaveURL(/[?&]difficulty=2/);
  // The old rows stay until the new ones are there.
  await expect(rows.filter({ hasNotText: say('difficulty.hard') })).toHaveCount(0);
  await expect(hard).toBeVisible();
  await page.getByRole('searchbox', { name: say('problemList.search') }).fill('1012');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/difficulty=2.*keyword=1012|keyword=1012.*difficulty=2/);
  await expect(hard).toBeVisible();

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('searchbox', { name: say('problemList.search') })).toHaveValue('1012');
  await expect(friend.getByRole('combobox', { name: say('problem.difficulty') })).toHaveValue('HARD');
  await friend.close();

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: say('problemList.search') })).toHaveValue('');
  await expect(rows.filter({ hasNotText: say('difficulty.hard') })).toHaveCount(0);
  await page.goBack();
  await expect(easy).toBeVisible();
});

test('filters of the submission list live in the address', async ({ page, say }) => {
  await page.goto('/status?username=student');
  await page
    .getByRole('combobox', { name: say('submission.status') })
    .selectOption({ label: say('status.partialAccepted') });
  await expect(page).toHaveURL(/status=8/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(say('status.partialAccepted'));
});

test('turning a page is a step that back undoes', async ({ page, say }) => {
  await page.goto('/problem?limit=10');
  const pages = page.getByRole('navigation', { name: say('pager.label') });
  await pages.getByRole('button', { name: say('pager.next') }).click();
  await expect(page).toHaveURL(/currentPage=2/);
  const rowOf = (displayId: string) =>
    page.getByRole('row').filter({ has: page.locator(`a[href="/problem/${displayId}"]`) });
  await expect(rowOf('1012')).toBeVisible();
  await expect(rowOf('1000')).toHaveCount(0);
  await page.goBack();
  await expect(rowOf('1000')).toBeVisible();
  await expect(rowOf('1012')).toHaveCount(0);
});
