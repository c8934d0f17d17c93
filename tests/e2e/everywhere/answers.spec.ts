import { factorsPackage } from '../../schema/judging/answers/answer-packages.ts';
import { signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { importOnSite } from '../import-on-site.ts';
import { looksOf, pictures } from '../looks.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

for (const { title: lookTitle, use } of looksOf(0)) {
  test.describe(lookTitle, () => {
    test.use(use);

    test('answer files are chosen, refused, kept, replaced and accepted, and listed on the submission page', async ({
      page,
      say,
      isPhone,
      view,
      baseURL,
    }) => {
      const { token } = await signInAsRoot(baseURL ?? '');
      const displayId = await importOnSite(baseURL ?? '', token, factorsPackage);
      await page.addInitScript((given) => localStorage.setItem('token', given), token);
      await page.goto(`/problem/${displayId}`);
      await expect(page.getByText(say('problem.kindAnswers'))).toBeVisible();
      if (isPhone) await page.getByRole('tab', { name: say('answers.title') }).click();
      const answers = page.getByRole('region', { name: say('answers.title'), exact: true });
      const submit = page.getByRole('button', { name: say('editor.submit'), exact: true });
      const takePicture = async (name: string) => {
        if (pictures !== undefined) await page.screenshot({ path: `${pictures}/answers-${name}-${view}.png` });
      };
      const { verdict, details } = new ProblemScreen({ page, say, isPhone });
      await expect(answers.getByRole('listitem')).toHaveText([/1\.out/u, /large\.out/u, /small\.out/u]);
      await submit.click();
      await expect(verdict).toContainText(say('answers.empty'));

      // Several at once find their test cases by their names; others are named.
      const all = answers.getByLabel(say('answers.choose'), { exact: true }).and(page.locator('input'));
      await all.setInputFiles([file('1.txt', '2 3\n'), file('small.out', '3 5\n'), file('readme.md', 'read')]);
      await expect(answers.getByRole('alert')).toContainText('readme.md');
      await answers
        .getByLabel(say('answers.chooseFor', { name: 'large.out' }))
        .and(page.locator('input'))
        .setInputFiles(file('guess', '7 144\n'));
      await expect(page.getByText(say('answers.count', { chosen: 3, total: 3 }))).toBeVisible();
      await takePicture('chosen');
      expect(await allFaults(page)).toEqual([]);
      await submit.click();
      await expect(verdict).toContainText(say('status.wrongAnswer'));

      // What was chosen is still there: one file is replaced.
      await answers
        .getByLabel(say('answers.chooseFor', { name: 'large.out' }))
        .and(page.locator('input'))
        .setInputFiles(file('guess', '7 143\n'));
      await submit.click();
      await expect(verdict).toContainText(say('status.accepted'));
      await takePicture('accepted');
      const accepted = await details.getAttribute('href');

      // A zip that the server cannot read is refused in words, and stays chosen.
      await all.setInputFiles({
        name: 'broken.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from('PK\u0003\u0004 no zip'),
      });
      await submit.click();
      await expect(verdict).toContainText(/zip/u);
      await expect(answers.getByText(/broken\.zip/u)).toBeVisible();
      await takePicture('refused');

      await page.goto(accepted ?? '');
      await expect(page.getByRole('heading', { name: say('submission.answers') })).toBeVisible();
      await page.locator('summary').filter({ hasText: 'large.out' }).click();
      await expect(page.getByText('7 143')).toBeVisible();
      await takePicture('submission');
      expect(await allFaults(page)).toEqual([]);
    });
  });
}
