import type { Page } from '@playwright/test';
import { pictures } from '../looks.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { notCompiling, right } from '../solutions.ts';
import type { Say } from '../words.ts';

/** The editor with a program that fails on every sample. */
async function failing(page: Page, say: Say): Promise<ProblemScreen> {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await page.getByRole('combobox', { name: say('editor.language'), exact: true }).selectOption('python3');
  await problem.type('a = int(input().split()[0])\nprint([0][a + 9])');
  return problem;
}

test('lines that the compiler names are marked and listed, and the list leads to them', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(notCompiling);
  await problem.submitAndWatch(say('status.compileError'));
  const named = problem.verdict.getByRole('region', { name: say('diagnostic.title') });
  const line = named.getByRole('button', { name: new RegExp(say('diagnostic.line', { line: 2 })) });
  await expect(line).toContainText('word_nobody_knows');
  await expect(page.locator('.monaco-editor .mark-error')).toHaveCount(1);
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/marked-line.png` });
  await problem.editor.focus();
  await page.keyboard.press('Control+Home');
  await line.click();
  await expect(problem.editor).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' // here');
  await expect.poll(() => problem.code()).toMatch(/word_nobody_knows; \} \/\/ here$/);
  await problem.type(right);
  await problem.submitAndWatch(say('status.accepted'));
  await expect(page.locator('.monaco-editor .mark-error')).toHaveCount(0);
});

test('the page of a submission marks lines that the compiler names, and lists them', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(notCompiling);
  await problem.submitAndWatch(say('status.compileError'));
  await problem.details.click();
  await expect(page.getByRole('heading', { name: say('submission.code'), exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: say('diagnostic.title') })
    .getByRole('button', { name: new RegExp(say('diagnostic.line', { line: 2 })) })
    .click();
  await expect(page.getByRole('note', { name: /word_nobody_knows/ })).toBeFocused();
});

test('the page of a submission marks the line where a sample made the program fail', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = await failing(page, say);
  await problem.submitAndWatch(say('status.runtimeError'));
  await problem.details.click();
  const lines = page.getByRole('region', { name: say('diagnostic.title') });
  await expect(lines.getByRole('button')).toHaveText([/IndexError/]);
  await lines.getByRole('button').click();
  await expect(page.getByRole('note', { name: /IndexError/ })).toBeFocused();
});

test('one key runs all samples, and the line where a program failed is marked', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = await failing(page, say);
  await page.keyboard.press('Control+;');
  const chips = problem.test.getByRole('list', { name: say('test.samples') });
  await expect(chips.getByRole('button', { name: new RegExp(say('status.runtimeError')) })).toHaveCount(2);
  await expect(problem.test.getByRole('region', { name: say('diagnostic.title') })).toContainText('IndexError');
  await expect(page.locator('.monaco-editor .mark-error')).toHaveCount(1);
  await page
    .getByRole('button', { name: say('action.close') })
    .first()
    .click();
  await expect(page.locator('.monaco-editor .mark-error')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog')).toContainText(say('shortcut.testAll'));
});
