import { seriousFaults } from '../axe-faults.ts';
import { looksOf, pictures } from '../looks.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { difference, right } from '../solutions.ts';

/** Rows of a comparison whose lines differ. */
const unequal = 'tr[data-kind=different]';

for (const { title, use } of looksOf(1)) {
  test.describe(title, () => {
    test.use(use);

    test('a sample that was failed is shown beside what was expected, by the verdict and on its page', async ({
      page,
      say,
      isPhone,
      signedIn: _account,
    }) => {
      const problem = new ProblemScreen({ page, say, isPhone });
      await page.goto('/problem/1000');
      await problem.showEditor();
      await problem.type(difference);
      await problem.submitAndWatch(say('status.wrongAnswer'));
      const compared = problem.verdict.getByRole('table', { name: say('sample.compared') });
      // On a phone the line of the program stands below the expected one, in a row of its own.
      const rows = isPhone ? 2 : 1;
      await expect(compared.locator(unequal)).toHaveCount(rows);
      await expect(compared.locator(unequal).first()).toContainText(say('sample.differs'));
      await expect(problem.verdict.getByRole('region', { name: say('sample.input'), exact: true })).not.toBeEmpty();
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/failed-sample-verdict-${title}.png` });
      expect(await seriousFaults(page)).toEqual([]);

      await problem.details.click();
      await expect(page.getByRole('heading', { level: 1, name: say('submission.title', { id: '#' }) })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('sample.title') })).toBeVisible();
      await expect(page.getByRole('table', { name: say('sample.compared') }).locator(unequal)).toHaveCount(rows);
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/failed-sample-page-${title}.png`, fullPage: true });
      expect(await seriousFaults(page)).toEqual([]);
    });

    test('all samples are run at once, and the first that fails is open', async ({
      page,
      say,
      isPhone,
      signedIn: _account,
    }) => {
      const problem = new ProblemScreen({ page, say, isPhone });
      await page.goto('/problem/1000');
      await problem.showEditor();
      await problem.type(difference);
      await page.getByRole('button', { name: say('test.panel'), exact: true }).click();
      await problem.test.getByRole('button', { name: say('test.runSamples') }).click();
      const chips = problem.test.getByRole('list', { name: say('test.samples') });
      const sample = (number: number) =>
        chips.getByRole('button', { name: new RegExp(say('problem.sample', { number })) });
      await expect(sample(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(sample(2)).toBeEnabled();
      const compared = problem.test.getByRole('table', { name: say('sample.compared') });
      await expect(compared.locator(unequal)).toHaveCount(isPhone ? 2 : 1);
      if (pictures !== undefined) await page.screenshot({ path: `${pictures}/sample-chips-${title}.png` });
      expect(await seriousFaults(page)).toEqual([]);
      await sample(1).click();
      await expect(compared).toHaveCount(0);

      await problem.type(right);
      await problem.test.getByRole('button', { name: say('test.runSamples') }).click();
      await expect(problem.test).toContainText(say('test.passedOf', { passed: 2, total: 2 }));
      await chips.getByRole('button', { name: say('test.own') }).click();
      await expect(problem.testInput).toBeVisible();
    });
  });
}
