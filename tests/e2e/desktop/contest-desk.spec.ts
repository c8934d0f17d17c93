import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { z } from 'zod';
import { buildUser, testPassword } from '../../factories/user.ts';
import { type Account, ask, signIn, signInAsRoot } from '../../setup/site-api.ts';
import { contestOnSite, otherBrowser, solvedOnSite, type ContestOnSite } from '../contest-on-site.ts';
import { expect, newUsername, test as base } from '../site-fixtures.ts';
import { sayIn } from '../words.ts';

const passwords = createPasswordHasher();

/** The page is the contestant's; the jury sits at another browser. */
const test = base.extend<{ readonly jury: Account; readonly contest: ContestOnSite }>({
  jury: async ({ database, baseURL }, use) => {
    const { username } = await buildUser({ db: database, passwords }, { username: newUsername() });
    await use(await signIn(baseURL ?? '', { username, password: testPassword }));
  },
  contest: async ({ database, jury }, use) => {
    const contest = await contestOnSite(database, jury.username);
    await use(contest);
    await database.contest.update({ where: { id: contest.id }, data: { isVisible: false } });
  },
});

test('an announcement of the jury warns on the open page of a contestant until it is read, and stays read', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  jury,
  contest,
}) => {
  await page.goto(`${contest.path}/problems`);
  await expect(page.getByRole('heading', { level: 1, name: contest.title })).toBeVisible();
  const desk = await otherBrowser(browser, jury.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await desk.goto(`${contest.path}/announcements`);
  await desk.getByRole('button', { name: say('desk.announcements.write') }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('author.news.title') }).fill('Problem A is corrected');
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await desk.getByRole('button', { name: say('desk.announcements.write') }).click();
  await expect(dialog.getByText(say('author.news.restored'))).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: say('author.news.title') })).toHaveValue('Problem A is corrected');
  await dialog.getByRole('textbox', { name: say('author.news.content') }).fill('Read **N** as 10.');
  await dialog.getByRole('button', { name: say('author.news.publish') }).click();
  await expect(desk.getByRole('link', { name: 'Problem A is corrected' })).toBeVisible();
  await desk.getByRole('button', { name: say('desk.announcements.write') }).click();
  await expect(dialog.getByRole('textbox', { name: say('author.news.title') })).toHaveValue('');
  await desk.keyboard.press('Escape');

  const news = page.getByRole('status', { name: say('desk.news') });
  await expect(news).toContainText('Problem A is corrected');
  await expect(page.getByRole('link', { name: say('contest.tab.announcements') })).toContainText('1');
  // In focus mode it leaves the buttons free.
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${contest.path}/problem/A/full-screen?tab=code`);
    await expect(news).toContainText('Problem A is corrected');
    for (const name of ['editor.submit', 'test.panel', 'focus.hide'])
      await page.getByRole('button', { name: say(name), exact: true }).click({ trial: true });
    if (process.env['VERDICT_SHOTS'] !== undefined)
      await page.screenshot({ path: `${process.env['VERDICT_SHOTS']}/desk-news-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await news.getByRole('link', { name: say('desk.news.read') }).click();
  await expect(page.getByRole('article')).toContainText('Read N as 10.');
  await expect(news).toBeEmpty();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Read N as 10.');
  await expect(news).toBeEmpty();
  await expect(page.getByRole('banner')).toContainText(signedIn.username);

  // A colleague's stands in the open list of the jury, too.
  const { token } = await signInAsRoot(baseURL ?? '');
  const query = `mutation ($id: Int!, $input: ContestAnnouncementInput!) {
    createContestAnnouncement(contestId: $id, input: $input) { __typename }
  }`;
  await ask({
    url: baseURL ?? '',
    token,
    query,
    variables: { id: contest.id, input: { title: 'Lunch is late', content: 'By an hour.', isVisible: true } },
    data: z.object({
      createContestAnnouncement: z.object({ __typename: z.literal('CreateContestAnnouncementSuccess') }),
    }),
  });
  await expect(desk.getByRole('link', { name: 'Lunch is late' })).toBeVisible();
  await desk.context().close();
});

test('a contestant asks, the jury answers to all, and everybody reads it without names', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  account,
  jury,
  contest,
}) => {
  const desk = await otherBrowser(browser, jury.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await desk.goto(`${contest.path}/clarifications`);
  await expect(desk.getByText(say('desk.clarifications.none'))).toBeVisible();
  // Faults of a problem are for its jury while the contest runs.
  await page.goto(`${contest.path}/problem/A`);
  await page.getByRole('link', { name: say('problem.askJury') }).click();
  await expect(page).toHaveURL(new RegExp(`${contest.path}/clarifications\\?problem=A$`));
  await page.getByRole('textbox', { name: say('desk.ask.question') }).fill('May N be zero?');
  await expect(page.getByRole('combobox', { name: say('desk.ask.about') })).toHaveValue('A');
  await page.getByRole('button', { name: say('desk.ask.send'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: say('desk.ask.question') })).toHaveValue('');
  const asked = page.getByRole('listitem').filter({ hasText: 'May N be zero?' });
  await expect(asked.filter({ hasText: 'A. ' })).toContainText(say('desk.state.open'));

  // Without a reload.
  const question = desk.getByRole('listitem').filter({ hasText: 'May N be zero?' });
  await expect(question).toContainText(signedIn.username);
  await question.getByRole('button', { name: say('desk.giveAnswer') }).click();
  await question.getByRole('button', { name: say('desk.canned.readStatement') }).click();
  await question.getByLabel(say('desk.answerToAll')).check();
  await question.getByRole('button', { name: say('desk.sendAnswer') }).click();
  await expect(question).toContainText(say('desk.toAll'));

  await expect(asked).toContainText(say('desk.canned.readStatement'));
  const student = await otherBrowser(
    browser,
    (await signIn(baseURL ?? '', { username: 'student', password: 'student' })).token,
    { baseURL: baseURL ?? '', locale: 'en-US' },
  );
  await student.goto(`${contest.path}/clarifications`);
  const answer = student.getByRole('listitem').filter({ hasText: 'May N be zero?' });
  await expect(answer).toContainText(say('desk.canned.readStatement'));
  await expect(answer).not.toContainText(account.username);
  await Promise.all([desk, student].map((one) => one.context().close()));
});

test('the jury finds a question that waits however many were answered since, and its tab counts it', async ({
  page,
  say,
  database,
  account,
  jury,
  contest,
}) => {
  const asked = { contestId: contest.id, askerId: account.id, askedAt: new Date() };
  await database.clarification.create({ data: { ...asked, question: 'Does anybody hear me?' } });
  await database.clarification.createMany({
    data: Array.from({ length: 50 }, () => ({
      ...asked,
      question: 'Is it late?',
      answer: 'No.',
      answererId: jury.id,
      answeredAt: new Date(),
    })),
  });
  await page.addInitScript((token) => localStorage.setItem('token', token), jury.token);
  await page.goto(`${contest.path}/clarifications`);
  await expect(page.getByRole('link', { name: say('contest.tab.clarifications') })).toContainText('1');
  await expect(page.getByText('Is it late?')).toHaveCount(50);
  await page.getByRole('button', { name: say('desk.clarifications.onlyOpen') }).click();
  const question = page.getByRole('listitem').filter({ hasText: 'Does anybody hear me?' });
  await expect(question).toBeVisible();
  await page.reload();
  await expect(question).toBeVisible();
  await expect(page.getByText('Is it late?')).toHaveCount(0);
  await question.getByRole('button', { name: say('desk.markDone') }).click();
  await expect(page.getByText(say('desk.clarifications.noneOpen'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('contest.tab.clarifications') })).not.toContainText('1');
});

test('a draft answer stays, with a warning, when a colleague answers and when it moves off the page', async ({
  page,
  baseURL,
  say,
  database,
  account,
  jury,
  contest,
}) => {
  const asked = { contestId: contest.id, askerId: account.id, askedAt: new Date() };
  const { id } = await database.clarification.create({ data: { ...asked, question: 'May N be zero?' } });
  const { token } = await signInAsRoot(baseURL ?? '');
  const query = `mutation ($id: Int!) {
    answerClarification(id: $id, input: { answer: "Ask later.", isPublic: false }) { __typename }
  }`;
  const colleagueAnswers = (to: number) =>
    ask({
      url: baseURL ?? '',
      token,
      query,
      variables: { id: to },
      data: z.object({ answerClarification: z.object({ __typename: z.literal('AnswerClarificationSuccess') }) }),
    });
  await page.addInitScript((value) => localStorage.setItem('token', value), jury.token);
  await page.goto(`${contest.path}/clarifications?onlyOpen=true`);
  const question = page.getByRole('listitem').filter({ hasText: 'May N be zero?' });
  const text = question.getByRole('textbox', { name: say('desk.answer') });
  await question.getByRole('button', { name: say('desk.giveAnswer') }).click();
  await text.fill('No, N is at least one.');
  await colleagueAnswers(id);
  await expect(question).toContainText(say('desk.answeredMeanwhileBy', { name: 'root' }));
  await expect(text).toHaveValue('No, N is at least one.');

  await database.clarification.createMany({
    data: Array.from({ length: 50 }, () => ({
      ...asked,
      question: 'Is it late?',
      answer: 'No.',
      answererId: jury.id,
      answeredAt: new Date(),
    })),
  });
  const { id: newer } = await database.clarification.create({ data: { ...asked, question: 'And now?' } });
  await colleagueAnswers(newer);
  await expect(question).toContainText(say('desk.answeredMeanwhile'));
  await expect(text).toHaveValue('No, N is at least one.');

  // Nor does a reload lose it.
  await page.goto(`${contest.path}/clarifications?currentPage=2`);
  await question.getByRole('button', { name: say('desk.editAnswer') }).click();
  await expect(text).toHaveValue('No, N is at least one.');
  await question.getByRole('button', { name: say('desk.sendAnswer') }).click();
  await expect(text).toHaveCount(0);
  await expect(question).toContainText('No, N is at least one.');
  await question.getByRole('button', { name: say('desk.editAnswer') }).click();
  await text.fill('No.');
  await question.getByRole('button', { name: say('action.cancel') }).click();
  await question.getByRole('button', { name: say('desk.editAnswer') }).click();
  await expect(text).toHaveValue('No, N is at least one.');
});

test('a text is printed with its writer and its contest on top, and its writer sees that it was', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  jury,
  contest,
}) => {
  const desk = await otherBrowser(browser, jury.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  await desk.goto(`${contest.path}/admin-print`);
  await expect(desk.getByText(say('desk.queue.none'))).toBeVisible();
  await page.goto(`${contest.path}/print`);
  const content = page.getByLabel(say('desk.print.content'));
  await page.getByRole('button', { name: say('desk.print.send') }).click();
  await expect(page.getByText(say('desk.print.empty'))).toBeVisible();
  await content.fill('too short');
  await expect(page.getByText(say('desk.print.short'))).toBeVisible();
  await content.fill('int main() {\n  return 0; // a program worth a sheet of paper\n}\n');
  await page.getByRole('button', { name: say('desk.print.send') }).click();
  const own = page.getByRole('list', { name: say('desk.print.own') }).getByRole('listitem');
  await expect(own).toContainText(say('desk.print.waiting'));

  const row = desk.getByRole('listitem').filter({ hasText: signedIn.username });
  await row.getByRole('button', { name: say('desk.queue.open') }).click();
  await expect(desk.getByRole('dialog')).toContainText('a program worth a sheet of paper');
  await desk.emulateMedia({ media: 'print' });
  const sheet = desk.getByTestId('print-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('columnheader')).toContainText(`${contest.title} · ${signedIn.username}`);
  await expect(desk.getByRole('banner')).toBeHidden();
  await desk.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
  await desk.keyboard.press('Escape');
  await row.getByRole('button', { name: say('desk.queue.mark') }).click();
  await expect(own).toContainText(say('desk.print.printed'));
  await desk.context().close();
});

test('who carries balloons marks them as brought on a phone, and their name stands there', async ({
  browser,
  baseURL,
  database,
  account,
  jury,
  contest,
}) => {
  await solvedOnSite(database, contest, { username: account.username, second: 3_723 });
  const say = sayIn('zh-CN');
  const phone = await otherBrowser(browser, jury.token, {
    baseURL: baseURL ?? '',
    locale: 'zh-CN',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await phone.goto(`${contest.path}/ac-info`);
  const row = phone.getByRole('listitem').filter({ hasText: account.username });
  await expect(row).toContainText('1:02:03');
  await expect(row).toContainText(say('desk.balloons.first'));
  await row.getByRole('button').click();
  await expect(row).toContainText(jury.username);
  await expect(row.getByRole('button')).toHaveText(say('desk.balloons.done'));
  await phone.context().close();
});
