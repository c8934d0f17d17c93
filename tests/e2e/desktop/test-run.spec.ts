import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { notCompiling, right } from '../solutions.ts';

test('a program runs by keyboard on the first sample, then on a custom input, which survives a reload', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(right);
  await page.keyboard.press("Control+'");
  await expect(problem.test).toContainText(say('test.passed', { number: 1 }));
  await problem.testInput.fill('40 2');
  await problem.test.getByRole('textbox', { name: say('test.expected') }).fill('43');
  await problem.testInput.press("Control+'");
  await expect(problem.test.getByRole('region', { name: say('problem.sampleOutput'), exact: true })).toHaveText('42');
  await expect(problem.test).toContainText(say('status.wrongAnswer'));
  await expect(problem.test).not.toContainText(say('test.passed', { number: 1 }));
  await page.reload();
  await page.getByRole('button', { name: say('test.panel'), exact: true }).click();
  await expect(problem.testInput).toHaveValue('40 2');
});

test('the panel that runs leaves eight lines of the program on a phone whose keyboard is open', async ({
  page,
  say,
  signedIn: _account,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const problem = new ProblemScreen({ page, say, isPhone: true });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await page.getByRole('button', { name: say('test.panel'), exact: true }).click();
  await expect(problem.testInput).toBeAttached();
  const editor = await page.getByTestId('code-editor').boundingBox();
  expect(editor?.height).toBeGreaterThanOrEqual(8 * 24);
  for (const name of ['test.run', 'editor.submit'])
    await page.getByRole('button', { name: say(name), exact: true }).click({ trial: true });
});

test('what the compiler says is shown', async ({ page, say, signedIn: _account }) => {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(notCompiling);
  await page.keyboard.press("Control+'");
  await expect(problem.test).toContainText(say('status.compileError'));
  await expect(problem.test.getByRole('region', { name: say('submission.message') })).toContainText(
    'word_nobody_knows',
  );
});

test('an input that is too long is refused beside its field, and can be mended', async ({
  page,
  say,
  signedIn: _account,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await page.getByRole('button', { name: say('test.panel'), exact: true }).click();
  const run = problem.test.getByRole('button', { name: say('test.run'), exact: true });
  await problem.testInput.fill('x'.repeat(1_001));
  await expect(problem.testInput).toHaveAttribute('aria-invalid', 'true');
  await expect(problem.test.getByRole('alert')).toContainText('1,001');
  await expect(run).toBeDisabled();
  await problem.testInput.fill('x'.repeat(1_000));
  await expect(problem.test.getByRole('alert')).toHaveCount(0);
  await expect(run).toBeEnabled();
});
