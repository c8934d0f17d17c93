import { randomBytes } from 'node:crypto';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

test('while no judge is available the problem page and the submission page say so', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const displayId = `N${randomBytes(6).toString('hex')}`;
  // Hidden, so that other tests' lists do not change. No judge offers the language of its checker.
  await database.user.updateMany({ where: { username: signedIn.username }, data: { role: 'ADMIN' } });
  await database.problem.create({
    data: {
      displayId,
      title: displayId,
      visibility: 'PRIVATE',
      judgeMode: 'SPECIAL',
      checkerConvention: 'KATTIS',
      checkerLanguageKey: 'cobol',
    },
  });
  const problem = new ProblemScreen({ page, say, isPhone: false });
  await page.goto(`/problem/${displayId}`);
  await problem.showEditor();
  await problem.type(right);
  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  await expect(problem.verdict).toContainText(say('live.waitingForJudge'));
  const submission = await database.submission.findFirstOrThrow({
    where: { problem: { displayId } },
    select: { id: true },
  });
  await page.goto(`/submission-detail/${submission.id}`);
  await expect(page.getByText(say('live.waitingForJudge'))).toBeVisible();
  await database.problem.delete({ where: { displayId } });
});
