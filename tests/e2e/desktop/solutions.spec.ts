import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { letDiscuss } from '../new-discussion.ts';
import { explainedProblem, newSolution, solvedBy } from '../new-solution.ts';
import { expect, test } from '../site-fixtures.ts';

test('a solution from an accepted submission is returned with a note, edited, approved, and read by a solver', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  root,
  database,
}) => {
  const { id: problemId, displayId } = await explainedProblem(database);
  await letDiscuss(database, signedIn.username);
  const { id: submissionId } = await solvedBy(database, problemId, signedIn.username);
  await page.goto(`/submission-detail/${submissionId}`);
  await page.getByRole('link', { name: say('submission.writeSolution') }).click();
  await expect(page.getByRole('combobox', { name: say('solution.submission') })).toHaveValue(String(submissionId));
  await page.getByRole('textbox', { name: say('solution.title') }).fill('In one pass');
  const text = page.getByRole('textbox', { name: say('solution.content') });
  await text.fill('Keep the **largest**.');
  // What is typed outlives the page.
  await page.reload();
  await expect(text).toHaveValue('Keep the **largest**.');
  await page.getByRole('radio', { name: say('solution.withHelp') }).check();
  await page.getByRole('textbox', { name: say('solution.helpOf') }).fill('a talk with Ada');
  await page.getByRole('button', { name: say('solution.send'), exact: true }).click();
  await expect(page.getByRole('note').filter({ hasText: say('solution.state.waitingText') })).toBeVisible();
  const path = new URL(page.url()).pathname;

  const site = { baseURL: baseURL ?? '', locale: 'en-US' };
  const reviewer = await otherBrowser(browser, root.token, site);
  await reviewer.goto('/admin/solution');
  const row = reviewer.getByRole('listitem').filter({ hasText: signedIn.username });
  await row.getByRole('button', { name: say('solution.reviewOf', { title: 'In one pass' }) }).press('Enter');
  await expect(row).toContainText(say('solution.helpedBy', { help: 'a talk with Ada' }));
  await row.getByRole('button', { name: say('solution.return'), exact: true }).press('Enter');
  await expect(row.getByRole('textbox', { name: say('solution.note') })).toBeFocused();
  await row.getByRole('textbox', { name: say('solution.note') }).fill('Prove it.');
  await row.getByRole('button', { name: say('solution.return'), exact: true }).press('Enter');
  await expect(row).toHaveCount(0);
  expect(await reviewer.evaluate('document.activeElement !== document.body')).toBe(true);

  await page.goto(`/problem/${displayId}`);
  await page.getByRole('link', { name: say('problem.communitySolutions'), exact: true }).click();
  await expect(page.getByRole('main')).toContainText(say('solution.noteIs', { note: 'Prove it.' }));
  await page.getByRole('link', { name: say('solution.edit'), exact: true }).click();
  await text.fill('Keep the **largest**. Nothing else is asked for.');
  await page.getByRole('button', { name: say('solution.save'), exact: true }).click();
  await expect(page).toHaveURL(path);

  await reviewer.goto(path);
  await reviewer.getByRole('button', { name: say('solution.approve'), exact: true }).press('Enter');
  await expect(reviewer.getByText(say('solution.state.waitingText'))).toHaveCount(0);
  await expect(reviewer.getByRole('button', { name: say('solution.voteUp', { count: 0 }) })).toBeVisible();
  // It is on the next one that waits, or on the queue.
  await expect.poll(() => reviewer.evaluate('document.activeElement.tagName')).toBe('A');

  const solver = await newAccount();
  await letDiscuss(database, solver.username);
  await solvedBy(database, problemId, solver.username);
  const reader = await otherBrowser(browser, solver.token, site);
  await reader.goto(`/problem/${displayId}/solutions`);
  await reader.getByRole('link', { name: 'In one pass' }).click();
  await expect(reader.getByRole('article')).toContainText('Nothing else is asked for.');
  const vote = reader.getByRole('button', { name: say('solution.voteUp', { count: 0 }) });
  await vote.press('Enter');
  await expect(reader.getByRole('button', { name: say('solution.voteUp', { count: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await reader.getByRole('textbox', { name: say('comment.write') }).fill('Clear, thanks!');
  await reader.getByRole('button', { name: say('comment.send'), exact: true }).click();
  await expect(reader.getByRole('list', { name: say('comment.all') })).toContainText('Clear, thanks!');
  expect(await allFaults(reader)).toEqual([]);

  await page.goto('/message/discuss');
  const messages = page.getByRole('list', { name: say('messages.discuss') });
  const act = { sender: root.username, place: say('message.inSolution'), title: `${displayId} The answer` };
  await expect(messages).toContainText(say('message.actReturn', act));
  await expect(messages).toContainText(say('message.actApprove', act));
  await reviewer.context().close();
  await reader.context().close();
});

test('who did not solve the problem sees neither title nor text of a solution, until they give the problem up', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id: problemId, displayId } = await explainedProblem(database);
  const id = await newSolution(database, problemId, { title: 'A spoiling title' });
  await page.goto(`/solution/${id}`);
  await expect(page.getByRole('main')).toContainText(say('solution.gone'));
  await page.goto(`/problem/${displayId}`);
  await page.getByRole('link', { name: say('problem.communitySolutionsCount', { count: 1 }) }).click();
  await page.getByRole('button', { name: say('giveUp.action') }).click();
  await expect(page.getByText('A spoiling title')).toHaveCount(0);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('giveUp.action') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'A spoiling title' }).click();
  await expect(page.getByRole('article')).toContainText('Keep the largest.');
  const user = { usernameKey: signedIn.username.toLowerCase() };
  expect(await database.giveUp.count({ where: { problemId, user } })).toBe(1);
});
