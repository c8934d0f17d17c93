import { newTraining } from '../new-training.ts';
import { expect, test } from '../site-fixtures.ts';

const dayMs = 86_400_000;

test('a due problem is named at home, put off in the queue, and practised again from its page', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id: problemId } = await database.problem.findUniqueOrThrow({ where: { displayId: '1000' } });
  const solvedAt = new Date(Date.now() - 12 * dayMs);
  const problem = { userId: signedIn.id, problemId };
  await database.submission.create({
    data: { ...problem, languageKey: 'cpp', code: '', lengthBytes: 0, status: 0, submittedAt: solvedAt },
  });
  await database.solvedProblem.create({
    data: { ...problem, firstAcceptedAt: solvedAt, lastAcceptedAt: solvedAt, attempts: 1, attemptsToSolve: 1 },
  });
  await database.reviewCard.create({ data: { ...problem, dueAt: new Date(Date.now() - dayMs) } });

  await page.goto('/home');
  await page.getByRole('link', { name: say('home.reviews.go') }).click();
  await page.getByRole('button', { name: say('review.start') }).click();
  await expect(page.getByRole('button', { name: say('review.stop') })).toBeVisible();
  await expect(page.getByText(say('review.due'))).toBeVisible();
  await page.getByRole('button', { name: say('review.snooze') }).click();
  await expect(page.getByText(say('review.due'))).toBeHidden();

  const { id: trainingId } = await newTraining(database, {});
  await page.goto(`/training/${trainingId}/problems`);
  await page.getByRole('button', { name: `${say('review.practice')}: 1000` }).click();
  await page.getByRole('menuitem', { name: say('review.reset') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(say('review.resetText'));
  await question.getByRole('button', { name: say('review.reset') }).click();
  const again = page.getByText(say('training.redo'), { exact: true });
  await expect(again).toBeVisible();
  await page.getByRole('button', { name: say('review.undo') }).click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: `${say('review.practice')}: 1000` }).click();
  await page.getByRole('menuitem', { name: say('review.reset') }).click();
  await question.getByRole('button', { name: say('review.reset') }).click();
  await expect(page.getByText(say('training.redoHint'))).toBeVisible();

  await page.goto('/problem/1000');
  await expect(page.getByText(say('problem.solvedBefore'))).toBeVisible();
  await page.getByRole('button', { name: `${say('review.practice')}: 1000` }).click();
  await page.getByRole('menuitem', { name: say('review.restore') }).click();
  await expect(page.getByText(say('problem.solvedBefore'))).toBeHidden();
});
