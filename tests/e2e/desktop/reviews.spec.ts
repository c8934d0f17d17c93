import type { Db } from '@verdict/prisma/db.ts';
import { newTraining } from '../new-training.ts';
import { expect, test } from '../site-fixtures.ts';

const dayMs = 86_400_000;

/** A problem that an account solved so many days ago, due for review since yesterday. */
async function newReview(database: Db['db'], { userId, displayId, days }: Solved): Promise<void> {
  const { id: problemId } = await database.problem.findUniqueOrThrow({ where: { displayId } });
  const solvedAt = new Date(Date.now() - days * dayMs);
  const problem = { userId, problemId };
  await database.submission.create({
    data: { ...problem, languageKey: 'cpp', code: '', lengthBytes: 0, status: 0, submittedAt: solvedAt },
  });
  await database.solvedProblem.create({
    data: { ...problem, firstAcceptedAt: solvedAt, lastAcceptedAt: solvedAt, attempts: 1, attemptsToSolve: 1 },
  });
  await database.reviewCard.create({ data: { ...problem, dueAt: new Date(Date.now() - dayMs) } });
}

interface Solved {
  readonly userId: string;
  readonly displayId: string;
  readonly days: number;
}

test('a due problem is named at home, put off in the queue, and practised again from its page', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await newReview(database, { userId: signedIn.id, displayId: '1000', days: 12 });
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
  const undo = page.getByRole('button', { name: `${say('review.undo')}: 1000` });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(page.getByRole('button', { name: `${say('review.practice')}: 1000` })).toBeFocused();
  await page.getByRole('button', { name: `${say('review.practice')}: 1000` }).click();
  await page.getByRole('menuitem', { name: say('review.reset') }).click();
  await question.getByRole('button', { name: say('review.reset') }).click();
  await expect(page.getByText(say('training.redoHint'))).toBeVisible();

  await page.goto('/problem');
  await expect(page.getByRole('row').filter({ hasText: '1000' })).toContainText(say('status.toSolveAgain'));
  await page.goto('/problem/1000');
  await expect(page.getByText(say('problem.solvedBefore'))).toBeVisible();
  await expect(page.getByText(say('status.toSolveAgain'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${say('review.practice')}: 1000` }).click();
  await page.getByRole('menuitem', { name: say('review.restore') }).click();
  await expect(page.getByText(say('problem.solvedBefore'))).toBeHidden();
});

test('by keys alone the focus goes from card to card, and a dropped one is brought back', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const [one, other] = ['1000', '1001'] as const;
  for (const displayId of [one, other]) await newReview(database, { userId: signedIn.id, displayId, days: 12 });
  const card = (id: string) => page.getByRole('listitem').filter({ hasText: id });
  const act = (id: string, name: string) =>
    page
      .getByRole('group', { name: say('review.actions', { id }) })
      .getByRole('button', { name: say(name) })
      .press('Enter');
  await page.goto('/training/review');
  await act(one, 'review.snooze');
  await expect(card(other).getByRole('link')).toBeFocused();
  await act(other, 'review.drop');
  await expect(page.getByRole('button', { name: `${say('review.undo')}: ${other}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(other).getByRole('link')).toBeFocused();
  await expect(card(other)).toContainText(say('review.due'));

  const start = page.getByRole('button', { name: say('review.start') });
  await start.press('Enter');
  await expect(page.getByRole('button', { name: say('review.stop') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('review.stop') })
    .press('Enter');
  await expect(page.getByText(say('review.none'))).toBeVisible();
  await expect(start).toBeFocused();
  await expect(page.getByRole('navigation', { name: say('pager.label') })).toHaveCount(0);
});
