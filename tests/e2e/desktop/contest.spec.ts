import type { Page } from '@playwright/test';
import { changeContest, newContest } from '../new-contest.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import type { Say } from '../words.ts';

const minutes = 60_000;

/** The pages of the contest. */
function pages(page: Page, say: Say) {
  return page.getByRole('navigation', { name: say('contest.pages') });
}

test('a contestant enters a private contest by its password, solves a problem, finds it marked @firefox', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id, title } = await newContest(database, { access: 'PRIVATE', password: 'open sesame' });
  await page.goto(`/contest?keyword=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(pages(page, say).getByRole('link', { name: say('contest.tab.problems') })).toBeDisabled();

  const password = page.getByLabel(say('contest.password'), { exact: true });
  await page.getByRole('button', { name: say('contest.register') }).click();
  await expect(page.getByText(say('contest.enterPassword'), { exact: true })).toBeVisible();
  await password.fill('close sesame');
  await page.getByRole('button', { name: say('contest.register') }).click();
  await expect(page.getByText(/not the password/)).toBeVisible();
  await password.fill('open sesame');
  await page.getByRole('button', { name: say('contest.register') }).click();
  await expect(page.getByText(say('contest.registered')).first()).toBeVisible();

  await pages(page, say)
    .getByRole('link', { name: say('contest.tab.problems') })
    .click();
  const row = page.getByRole('row', { name: /First one/ });
  await expect(row).toContainText('0 / 0');
  await row.getByRole('link', { name: 'First one' }).click();
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));
  await expect(page.getByText(say('problem.solved'), { exact: true })).toBeVisible();

  await problem.details.click();
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/problem/A/submission-detail/`));
  await expect(page.getByRole('heading', { name: say('status.accepted') })).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(row).toContainText(say('status.accepted'));
  await expect(row).toContainText('1 / 1');

  await pages(page, say)
    .getByRole('link', { name: say('contest.tab.mySubmissions') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/submissions\\?onlyMine=true`));
  await expect(page.getByRole('row', { name: /A First one/ })).toContainText(say('status.accepted'));
  await expect(page.getByRole('columnheader', { name: say('submission.score') })).toHaveCount(0);

  // The overview has the problems and the own place; keys go from one problem to another.
  await pages(page, say)
    .getByRole('link', { name: say('contest.tab.overview') })
    .click();
  await expect(page.getByRole('region', { name: say('contest.place') })).toContainText(
    say('contest.placeOf', { rank: 1, count: 1 }),
  );
  await row.getByRole('link', { name: 'First one' }).click();
  const strip = page.getByRole('navigation', { name: say('focus.contest') });
  await expect(strip.getByRole('link', { name: /^Accepted.*A/ })).toHaveAttribute('aria-current', 'page');
  await problem.showEditor();
  await problem.type('// Alt+2');
  await page.keyboard.press('Alt+2');
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/problem/B$`));
  await expect(strip.getByRole('link', { name: /B/ })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Alt+1');
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/problem/A$`));
});

test('under the seal an OI contest says only that a program came in, and asks before another takes its place', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id } = await newContest(database, {
    type: 'OI',
    sealsAt: new Date(Date.now() - 30 * minutes),
    isUnsealedAtEnd: false,
  });
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto(`/contest/${id}/problem/A`);
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  const said = await problem.submitAndWatch(say('submit.cameIn'));
  expect(said.join('\n')).not.toContain(say('status.accepted'));

  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('submit.overwriteTitle') });
  await question.getByRole('button', { name: say('action.cancel') }).click();
  await expect(question).toBeHidden();
  expect(await database.submission.count({ where: { contestId: id } })).toBe(1);
  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  await question.getByRole('button', { name: say('submit.overwriteAction') }).click();
  await expect.poll(() => database.submission.count({ where: { contestId: id } })).toBe(2);

  await page.goto(`/contest/${id}/submissions?onlyMine=true`);
  await expect(page.getByRole('row', { name: /A First one/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: new RegExp(say('status.submittedUnknownResult')) })).toHaveCount(2);
  await page.goto(`/contest/${id}/problems`);
  await expect(page.getByRole('row', { name: /First one/ })).toContainText('0 / 1');

  // What was submitted is told on pages that are open as soon as it may be.
  await page.goto(`/contest/${id}/submissions?onlyMine=true`);
  await expect(page.getByRole('row', { name: new RegExp(say('status.submittedUnknownResult')) })).toHaveCount(2);
  await changeContest(database, id, { sealsAt: null });
  await expect(page.getByRole('row', { name: new RegExp(say('status.accepted')) })).toHaveCount(2);
});

test('the end of a contest closes the way to submit on a page that is open, without a reload', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id } = await newContest(database);
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto(`/contest/${id}/problem/A`);
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}`);
  const submit = page.getByRole('button', { name: say('editor.submit'), exact: true });
  await expect(submit).toBeEnabled();

  await changeContest(database, id, { endsAt: new Date(Date.now() + 2_000) });
  await expect(page.getByText(say('contest.hasEnded'), { exact: true })).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(page.getByTestId('countdown')).toHaveText(say('contest.ended'));
  await expect.poll(() => problem.code()).toBe(`// by ${signedIn.username}`);
});

test('who is signed out is asked to sign in before a contest opens', async ({ page, say, database }) => {
  const { title } = await newContest(database, {
    startsAt: new Date(Date.now() + 60 * minutes),
    endsAt: new Date(Date.now() + 120 * minutes),
  });
  await page.goto(`/contest?status=-1&keyword=${encodeURIComponent(title)}`);
  const card = page.getByTestId('contest-card');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(say('contest.status.scheduled'));
  await expect(card.getByRole('timer')).toContainText(/\d:\d\d:\d\d/);
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/contest\?status=-1/);
});

test('an open list tells how many take part as they come, and lets go of a contest that has ended', async ({
  page,
  context,
  say,
  signedIn,
  database,
}) => {
  await page.clock.install();
  const { id, title, endsAt } = await newContest(database);
  await page.goto(`/contest?status=0&keyword=${encodeURIComponent(title)}`);
  const card = page.getByTestId('contest-card');
  await expect(card).toContainText('0 participants');

  const overview = await context.newPage();
  await overview.goto(`/contest/${id}`);
  await overview.getByRole('button', { name: say('contest.register') }).click();
  await expect(overview.getByText(say('contest.registered')).first()).toBeVisible();
  await expect(card).toContainText('1 participant');
  expect(await database.contestMember.count({ where: { contestId: id, user: { username: signedIn.username } } })).toBe(
    1,
  );

  await database.contest.update({ where: { id }, data: { endsAt: new Date() } });
  await page.clock.fastForward(endsAt.getTime() - Date.now() + minutes);
  await expect(card).toHaveCount(0);
});
