import { goTo, title } from '../frame-screen.ts';
import { looksOf, pairOf } from '../looks.ts';
import { mailedCode } from '../mailed.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';
import { notCompiling, rightButSlow, wrong } from '../solutions.ts';

for (const { title: lookTitle, use } of pairOf(2)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a newcomer registers, opens a problem, submits a program and sees it become accepted @firefox', async ({
      page,
      say,
      isPhone,
      database,
    }) => {
      const username = newUsername();
      await page.goto('/');
      await page.getByRole('button', { name: say('home.join') }).click();
      const dialog = page.getByRole('dialog');
      const form = dialog.getByRole('tabpanel', { name: say('auth.register') });
      await form.getByLabel(say('auth.username')).fill(username);
      await form.getByLabel(say('auth.email'), { exact: true }).fill(`${username}@example.org`);
      await form.getByRole('button', { name: say('auth.code.send') }).click();
      await form
        .getByLabel(say('auth.code'), { exact: true })
        .fill(await mailedCode(database, `${username}@example.org`));
      await form.getByLabel(say('auth.password'), { exact: true }).fill('a-password');
      await form.getByLabel(say('auth.passwordAgain')).fill('a-password');
      await form.getByRole('button', { name: say('auth.register') }).click();
      await expect(dialog).toBeHidden();
      await expect(title(page)).toHaveText(say('home.hello', { name: username }));

      await goTo({ page, say, isPhone }, 'nav.problems');
      await expect(title(page)).toHaveText(say('nav.problems'));
      await page.getByRole('link', { name: 'A + B' }).click();
      await expect(title(page)).toContainText('A + B');
      await page.evaluate("document.body.setAttribute('data-not-reloaded', 'yes')");

      const problem = new ProblemScreen({ page, say, isPhone });
      await problem.showEditor();
      // A text nobody submitted before, which is compiled and not found compiled.
      await problem.type(`// ${username}\n${rightButSlow}`);
      const said = await problem.submitAndWatch(say('status.accepted'));

      expect(
        said.some((text) => text.includes(say('status.compiling'))),
        said.join('\n'),
      ).toBe(true);
      const counts = said.map((text) => casesSaid(text, say)).filter((count) => count !== null);
      expect(new Set(counts).size, `a case count that moves:\n${said.join('\n')}`).toBeGreaterThan(2);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      await expect(page.locator('body')).toHaveAttribute('data-not-reloaded', 'yes');
      await expect(page.getByText(say('problem.solved'), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say('editor.submit'), exact: true })).toBeInViewport({ ratio: 1 });

      await problem.details.click();
      await expect(page.getByRole('heading', { name: say('status.accepted') })).toBeVisible();
      await expect(page.getByText('std::cout')).toBeVisible();
    });
  });
}

for (const { title: lookTitle, use } of looksOf(2)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a wrong program shows Wrong Answer and the case it failed on', async ({ page, say, isPhone, signedIn }) => {
      await page.goto('/problem/1000');
      const problem = new ProblemScreen({ page, say, isPhone });
      await problem.showEditor();
      await problem.type(wrong);
      await problem.submitAndWatch(say('status.wrongAnswer'));
      await expect(problem.verdict).toContainText(say('live.failedCase', { number: 6, total: 11 }));

      await problem.details.click();
      await expect(page.getByRole('main').getByText(signedIn.username)).toBeVisible();
      const failed = page.getByRole('listitem').filter({ hasText: say('submission.case', { number: 6 }) });
      await expect(failed).toContainText(say('status.wrongAnswer'));
      const passed = page.getByRole('listitem').filter({ hasText: say('submission.sampleCase', { number: 1 }) });
      await expect(passed).toContainText(say('status.accepted'));
    });

    test('a program that does not compile shows what the compiler says', async ({ page, say, isPhone, signedIn }) => {
      await page.goto('/problem/1000');
      const problem = new ProblemScreen({ page, say, isPhone });
      await problem.showEditor();
      await problem.type(notCompiling);
      await problem.submitAndWatch(say('status.compileError'));
      await expect(problem.verdict.getByRole('region', { name: say('submission.message') })).toContainText(
        'word_nobody_knows',
      );

      await problem.details.click();
      await expect(page.getByRole('region', { name: say('submission.message') })).toContainText('word_nobody_knows');
      await expect(page.getByRole('main').getByText(signedIn.username)).toBeVisible();
    });
  });
}

/** The case a text of the live panel counts to, or null when it counts none. */
function casesSaid(text: string, say: (id: string, values: Record<string, string>) => string): number | null {
  const pattern = say('live.case', { number: '(\\d+)', total: '\\d+' });
  const found = new RegExp(pattern).exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
