import { looksOf } from '../looks.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

for (const { title: lookTitle, use } of looksOf(7)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('a sample is run from the statement, and the page says that it is passed', async ({
      page,
      say,
      isPhone,
      signedIn: _account,
    }) => {
      const problem = new ProblemScreen({ page, say, isPhone });
      await page.goto('/problem/1000');
      await problem.showEditor();
      await problem.type(right);
      if (isPhone) await page.getByRole('tab', { name: say('problem.statement') }).click();
      const run = new RegExp(`^${say('test.run')}.+${say('problem.sample', { number: 1 })}$`, 'u');
      await page.getByRole('button', { name: run }).click();
      await expect(problem.test).toContainText(say('test.passed', { number: 1 }));
      await expect(problem.test).toContainText(say('status.accepted'));
      await expect(
        problem.test.getByRole('textbox', { name: say('problem.sampleInput'), exact: true }),
      ).not.toBeEmpty();
      await expect(problem.test.getByRole('region', { name: say('problem.sampleOutput'), exact: true })).toHaveText(
        await problem.test
          .getByRole('textbox', { name: say('test.expected') })
          .inputValue()
          .then((text) => text.trim()),
      );
    });
  });
}
