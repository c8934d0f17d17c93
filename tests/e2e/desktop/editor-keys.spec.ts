import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';

test('the menu of the editor can be read, and selects the whole program', async ({ page, say, isPhone, signedIn }) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('one two');
  await page.getByTestId('code-editor').locator('.view-line').first().click({ button: 'right' });
  const menu = page.locator('.monaco-scrollable-element:has(> .monaco-menu)');
  // Colours of Dracula.
  await expect(menu).toHaveCSS('background-color', 'rgb(40, 42, 54)');
  await expect(menu).toHaveCSS('color', 'rgb(248, 248, 242)');
  // Monaco takes no click on a menu that has just opened: it may end the one that opened it.
  await expect(async () => {
    if (await menu.isVisible()) await page.getByRole('menuitem', { name: say('editor.selectAll') }).click();
    await expect(menu).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await problem.editor.focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => problem.code()).toBe('');
  expect(signedIn.username).not.toBe('');
});

test('several lines that a keyboard inserts in one piece keep their indents', async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('');
  const program = 'for i in range(2):\n    if i:\n        print(i)\nprint("end")';
  await page.keyboard.insertText(program);
  await expect.poll(() => problem.code()).toBe(program);
  expect(signedIn.username).not.toBe('');
});

test('Emacs keys can be chosen: chords of one key and of two, while the keys of the page go on working', async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('one two');
  await page.getByRole('button', { name: say('editor.settings') }).click();
  await page.getByRole('combobox', { name: say('editor.keys') }).selectOption('emacs');
  await page.keyboard.press('Escape');
  const state = page.getByRole('status', { name: say('editor.keysState') });
  await expect(state).toBeVisible();

  await problem.editor.focus();
  // The keys arrive with their part of the program; until then the first one does what the browser does with it, which
  // here is nothing.
  await expect(async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    // Drawn a frame later: another pair of keys would kill an empty line, which is then what is yanked.
    await expect.poll(() => problem.code(), { timeout: 3_000 }).toBe('');
  }).toPass();
  await page.keyboard.press('Control+y');
  await expect.poll(() => problem.code()).toBe('one two');
  await page.keyboard.press('Alt+b');
  await page.keyboard.type('and ');
  await expect.poll(() => problem.code()).toBe('one and two');
  await page.keyboard.press('Control+x');
  await expect(state).toContainText('C-x');
  await page.keyboard.press('u');
  await expect.poll(() => problem.code()).not.toBe('one and two');

  await page.keyboard.press('Control+Enter');
  await expect(problem.verdict).toContainText(say('status.compileError'));
  await page.reload();
  await problem.showEditor();
  await expect(state).toBeVisible();
  expect(signedIn.username).not.toBe('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a tap into the editor closes a menu, and long lines are wrapped until that is switched off', async ({
    page,
    say,
    signedIn: _account,
  }) => {
    const problem = new ProblemScreen({ page, say, isPhone: true });
    await page.goto('/problem/1000');
    await problem.showEditor();
    await problem.type('a word and '.repeat(12));
    const lines = page.getByTestId('code-editor').locator('.view-line');
    await expect.poll(() => lines.count()).toBeGreaterThan(1);

    await page.getByRole('button', { name: say('messages.title') }).tap();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await page.getByTestId('code-editor').tap({ position: { x: 80, y: 250 } });
    await expect(menu).toBeHidden();
    await expect(problem.editor).toBeFocused();

    await page.getByRole('button', { name: say('editor.settings') }).tap();
    await page.locator('label', { hasText: say('editor.wrap') }).tap();
    await page.keyboard.press('Escape');
    await expect.poll(() => lines.count()).toBe(1);
  });
});
