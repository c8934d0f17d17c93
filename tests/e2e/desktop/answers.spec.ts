import type { Db } from '@verdict/prisma/db.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { discussedProblem, helpCategoryId, letDiscuss, newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a beginner asks about a problem they tried, sees a similar question and accepts the answer', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  database,
}) => {
  await tryProblem(database, signedIn.username);
  const word = `overflow${Date.now().toString(36)}`;
  const similar = await newDiscussion(database, {
    title: `Rows ${word} columns`,
    categoryId: await helpCategoryId(database),
  });

  await page.goto(`/discussion/${discussedProblem}`);
  await page.getByRole('button', { name: say('discussion.start') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('discussion.title') }).fill(`Columns ${word}`);
  const found = dialog.getByRole('list', { name: say('discussion.similarList') });
  const link = found.getByRole('link', { name: say('discussion.opensInNewTab', { title: similar.title }) });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('status')).toContainText('1 similar discussion');
  await expect(found).toContainText(say('discussion.unanswered'));

  const category = dialog.getByRole('combobox', { name: say('discussion.category') });
  // Other categories are closed to them.
  await expect(category.getByRole('option')).toHaveText([say('discussion.chooseCategory'), 'Help']);
  await category.selectOption({ label: 'Help' });
  await dialog.getByRole('textbox', { name: say('discussion.description') }).fill('What overflows?');
  const content = dialog.getByRole('textbox', { name: say('discussion.content') });
  const spam = 'https://a.example https://b.example https://c.example';
  await content.fill(spam);
  expect(await allFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: say('discussion.post') }).click();
  await expect(dialog.getByText('at most 2 links')).toBeVisible();
  // The text is kept, also by a reload.
  await page.reload();
  await page.getByRole('button', { name: say('discussion.start') }).click();
  await expect(content).toHaveValue(spam);
  await content.fill('Is `int` enough?');
  await dialog.getByRole('button', { name: say('discussion.post') }).click();
  const title = `[${discussedProblem}] Columns ${word}`;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(say('discussion.unanswered'));
  const path = new URL(page.url()).pathname;

  const reader = await newAccount();
  await letDiscuss(database, reader.username);
  const other = await otherBrowser(browser, reader.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await other.goto(path);
  for (const text of ['Use `long long`.', 'Read the statement.']) {
    await other.getByRole('textbox', { name: say('comment.write') }).fill(text);
    await other.getByRole('button', { name: say('comment.send'), exact: true }).click();
    await expect(other.getByRole('list', { name: say('comment.all') })).toContainText(text.replaceAll('`', ''));
  }
  await expect(other.getByRole('button', { name: say('comment.acceptAnswer') })).toHaveCount(0);

  const comments = page.getByRole('list', { name: say('comment.all') }).getByRole('listitem');
  await expect(comments).toHaveCount(2);
  await comments
    .filter({ hasText: 'long long' })
    .getByRole('button', { name: say('comment.acceptAnswerOf', { name: reader.username }) })
    .press('Enter');
  await expect(comments.first()).toContainText('Use long long.');
  await expect(comments.first()).toContainText(say('comment.answer'));
  await page.getByRole('link', { name: say('discussion.toAnswer') }).click();
  await expect(comments.first()).toBeFocused();
  expect(await allFaults(page)).toEqual([]);
  await expect(other.getByRole('article')).toContainText(say('discussion.answered'));

  await page.goto(`/discussion/${discussedProblem}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(say('discussion.answered'));
  await page.getByRole('button', { name: say('discussion.onlyUnanswered') }).click();
  await expect(page).toHaveURL(/unanswered=true/);
  await expect(row).toHaveCount(0);
  await other.context().close();
});

/** A wrong submission of an account to the demo problem. */
async function tryProblem({ submission, user, problem }: Db['db'], username: string): Promise<void> {
  const [{ id: userId }, { id: problemId }] = await Promise.all([
    user.findUniqueOrThrow({ where: { usernameKey: username.toLowerCase() }, select: { id: true } }),
    problem.findUniqueOrThrow({ where: { displayId: discussedProblem }, select: { id: true } }),
  ]);
  const code = 'int main() {}';
  await submission.create({
    data: {
      userId,
      problemId,
      languageKey: 'cpp',
      code,
      lengthBytes: code.length,
      status: -1,
      version: 1,
      submittedAt: new Date(),
    },
  });
}
