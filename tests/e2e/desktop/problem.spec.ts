import { expect, test } from '../site-fixtures.ts';

test('a sample is copied with one click', async ({ page, say, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.goto('/problem/1000');
  await page.getByRole('button', { name: say('problem.copyInput', { number: 1 }) }).click();
  await expect(page.getByText(say('copy.done'))).toBeVisible();
  expect(String(await page.evaluate('navigator.clipboard.readText()')).trim()).toBe('3 4');
});

test('the statement can be read in the other language, and has its formulas set', async ({ page, say }) => {
  await page.goto('/problem/1000');
  const statement = page.getByRole('region', { name: say('problem.statement'), exact: true });
  await expect(statement.getByRole('heading', { level: 1 })).toContainText('Two Crates');
  await expect(statement.getByRole('math').first()).toBeAttached();
  const fonts = `performance.getEntriesByType('resource').filter(({ name }) => name.includes('KaTeX_Math')).length`;
  await expect.poll(() => page.evaluate(fonts), 'a font of formulas is loaded once').toBe(1);
  await page.getByRole('combobox', { name: say('problem.statementLanguage') }).selectOption('zh');
  await expect(statement.getByRole('heading', { level: 1 })).toContainText('两箱货物');
});

test('on a phone a bar below the statement leads to the editor, and a menu names what it has no room for', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/problem/1000');
  await page.getByRole('button', { name: say('problem.more'), exact: true }).click();
  await expect(page.getByRole('menuitem', { name: say('problem.reportFault') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('problem.writeCode') }).click();
  await expect(page).toHaveURL(/tab=code/);
  await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeVisible();
});

test('an empty program is not sent, and the page says why', async ({ page, say, signedIn }) => {
  await page.goto('/problem/1000');
  const editor = page.getByRole('textbox', { name: /Code editor/ });
  await editor.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  await expect(page.getByText(say('submit.empty'))).toBeVisible();
  await page.goto(`/status?username=${signedIn.username}`);
  await expect(page.getByText(say('submissionList.none'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a tap beside the title of a problem in the list opens it', async ({ page }) => {
    await page.goto('/problem');
    const card = page.getByRole('listitem').filter({ has: page.locator('a[href="/problem/1000"]') });
    await card.first().tap({ position: { x: 4, y: 30 } });
    await expect(page).toHaveURL(/\/problem\/1000$/);
  });

  test('a finger may press around a small button', async ({ page, say, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    await page.goto('/problem/1000');
    const copy = page.getByRole('button', { name: say('problem.copyInput', { number: 1 }) });
    await copy.tap({ position: { x: 20, y: -5 } });
    await expect(page.getByText(say('copy.done'))).toBeVisible();
  });
});
