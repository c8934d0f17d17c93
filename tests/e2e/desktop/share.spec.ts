import { Status } from '@verdict/judge/protocol/status.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { explainedProblem } from '../new-solution.ts';
import { expect, test } from '../site-fixtures.ts';

test('code is seen by others while it is shared, and no longer', async ({
  page,
  say,
  signedIn,
  baseURL,
  browser,
  database,
}) => {
  // A problem of a running contest would keep it closed.
  const { id: problemId } = await explainedProblem(database);
  const { id } = await buildSubmission(
    { db: database },
    { userId: signedIn.id, problemId, code: 'print("a word of mine")', status: Status.WRONG_ANSWER },
  );
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const address = `${baseURL}/submission-detail/${id}`;
  const code = (where: typeof page) => where.getByText('a word of mine');
  await page.goto(address);
  await expect(code(page)).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: say('status.wrongAnswer') })).toBeVisible();
  await expect(code(visitor)).toHaveCount(0);

  await page.getByText(say('share.unshared'), { exact: true }).click();
  await expect(page.getByText(say('share.on'))).toBeVisible();
  await visitor.reload();
  await expect(code(visitor)).toBeVisible();
  await expect(visitor.getByRole('button', { name: say('submission.copyCode') })).toBeVisible();
  await expect(visitor.getByText(say('share.shared'), { exact: true })).toHaveCount(0);

  await page.getByText(say('share.shared'), { exact: true }).click();
  await expect(page.getByText(say('share.off'))).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: say('status.wrongAnswer') })).toBeVisible();
  await expect(code(visitor)).toHaveCount(0);
  await visitor.context().close();
});
