import type { Page } from '@playwright/test';
import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { z } from 'zod';
import { buildUser, testPassword } from '../../factories/user.ts';
import { type Account, ask, signIn, signInAsRoot, until } from '../../setup/site-api.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { changeContest, newContest } from '../new-contest.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, newUsername, test as base } from '../site-fixtures.ts';
import { right, wrong } from '../solutions.ts';
import { sayIn } from '../words.ts';

const passwords = createPasswordHasher();
const minutes = 60_000;
const submitMutation = `mutation ($input: SubmitToContestInput!) {
  submitToContest(input: $input) { ... on SubmitToContestSuccess { data { id } } ... on DomainError { message } }
}`;
const submitted = z.object({ submitToContest: z.object({ data: z.object({ id: z.int() }) }) });

/** Somebody at a browser of their own. */
interface Seat {
  readonly account: Account;
  readonly page: Page;
}

/** The page is a contestant's; the jury and two others sit at other browsers, one of them in Chinese at a phone. */
const test = base.extend<{
  readonly jury: Seat;
  readonly onPhone: Seat;
  readonly other: Seat;
  readonly submit: (account: Account, contestId: number, code: string) => Promise<void>;
}>({
  jury: async ({ browser, baseURL }, use) => {
    const account = await signInAsRoot(baseURL ?? '');
    const page = await otherBrowser(browser, account.token, { baseURL: baseURL ?? '', locale: 'en-US' });
    await use({ account, page });
    await page.context().close();
  },
  onPhone: async ({ browser, baseURL, database }, use) => {
    const { username } = await buildUser({ db: database, passwords }, { username: newUsername() });
    const account = await signIn(baseURL ?? '', { username, password: testPassword });
    const page = await otherBrowser(browser, account.token, {
      baseURL: baseURL ?? '',
      locale: 'zh-CN',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await use({ account, page });
    await page.context().close();
  },
  other: async ({ browser, baseURL, database }, use) => {
    const { username } = await buildUser({ db: database, passwords }, { username: newUsername() });
    const account = await signIn(baseURL ?? '', { username, password: testPassword });
    const page = await otherBrowser(browser, account.token, { baseURL: baseURL ?? '', locale: 'en-US' });
    await use({ account, page });
    await page.context().close();
  },
  submit: async ({ baseURL, database }, use) =>
    use(async ({ token }, contestId, code) => {
      const input = { contestId, problemDisplayId: 'A', languageKey: 'cpp', code };
      const { submitToContest } = await ask({
        url: baseURL ?? '',
        token,
        query: submitMutation,
        variables: { input },
        data: submitted,
      });
      await until('the verdict', 60_000, async () =>
        (await database.submission.findUniqueOrThrow({ where: { id: submitToContest.data.id } })).judgedAt === null
          ? null
          : true,
      );
    }),
});

/** The row of somebody on a board. */
function rowOf(page: Page, { username }: Account) {
  return page.getByRole('grid').getByRole('row').filter({ hasText: username }).last();
}

test('a frozen contest runs for its jury and three contestants to the scroll board and the final scoreboard', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
  jury,
  onPhone,
  other,
  submit,
}) => {
  // Five pages, with a judge, through a whole contest.
  test.slow();
  const sayOnPhone = sayIn('zh-CN');
  const { id, title } = await newContest(database, {
    sealsAt: new Date(Date.now() + 30 * minutes),
    isUnsealedAtEnd: false,
  });
  const path = `/contest/${id}`;
  const problem = new ProblemScreen({ page, say, isPhone });

  await test.step('an announcement reaches everybody', async () => {
    await page.goto(`${path}/problem/A`);
    await onPhone.page.goto(`${path}/problems`);
    await expect(onPhone.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await problem.showEditor();
    await jury.page.goto(`${path}/announcements`);
    await jury.page.getByRole('button', { name: say('desk.announcements.write') }).click();
    const dialog = jury.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('author.news.title') }).fill('The hall closes at six');
    await dialog.getByRole('textbox', { name: say('author.news.content') }).fill('Take your things.');
    await dialog.getByRole('button', { name: say('author.news.publish') }).click();
    await expect(page.getByRole('status', { name: say('desk.news') })).toContainText('The hall closes at six');
    await expect(onPhone.page.getByRole('status', { name: sayOnPhone('desk.news') })).toContainText(
      'The hall closes at six',
    );
  });

  await test.step('a question of one is answered to all', async () => {
    await onPhone.page.goto(`${path}/clarifications`);
    await onPhone.page.getByRole('textbox', { name: sayOnPhone('desk.ask.question') }).fill('May N be zero?');
    await onPhone.page.getByRole('button', { name: sayOnPhone('desk.ask.send'), exact: true }).click();
    await jury.page
      .getByRole('navigation', { name: say('contest.pages') })
      .getByRole('link', { name: say('contest.tab.clarifications') })
      .click();
    const question = jury.page.getByRole('listitem').filter({ hasText: 'May N be zero?' });
    await question.getByRole('button', { name: say('desk.giveAnswer') }).click();
    await question.getByRole('button', { name: say('desk.canned.readStatement') }).click();
    await question.getByLabel(say('desk.answerToAll')).check();
    await question.getByRole('button', { name: say('desk.sendAnswer') }).click();
    const news = page.getByRole('status', { name: say('desk.news') });
    await expect(news).toContainText(say('desk.news.answerToAll'));
    await expect(news).toContainText('May N be zero?');
    await expect(news).toContainText(say('desk.canned.readStatement'));
    await expect(onPhone.page.getByRole('listitem').filter({ hasText: 'May N be zero?' })).toContainText(
      sayOnPhone('desk.state.answered'),
    );
  });

  await test.step('a wrong and the first accepted submission mark other scoreboards, with a balloon', async () => {
    await onPhone.page.goto(`${path}/rank`);
    await other.page.goto(`${path}/rank`);
    await jury.page.goto(`${path}/ac-info`);
    await problem.type(`// by ${signedIn.username}\n${wrong}`);
    await problem.submitAndWatch(say('status.wrongAnswer'));
    await expect(rowOf(other.page, signedIn).locator('.box.wrong')).toBeVisible();
    await problem.type(`// by ${signedIn.username}\n${right}`);
    await problem.submitAndWatch(say('status.accepted'));
    for (const seat of [onPhone, other])
      await expect(rowOf(seat.page, signedIn).locator('.box.first')).toContainText('★');
    const balloon = jury.page.getByRole('listitem').filter({ hasText: signedIn.username });
    await expect(balloon).toContainText(say('desk.balloons.first'));
    await balloon.getByRole('button').click();
    await expect(balloon.getByRole('button')).toHaveText(say('desk.balloons.done'));
  });

  await test.step('after the freeze others see only that something was submitted, the jury the verdict', async () => {
    await jury.page.goto(`${path}/rank`);
    await changeContest(database, id, { sealsAt: new Date(Date.now() - 1_000) });
    for (const [seat, words] of [
      [onPhone, sayOnPhone],
      [other, say],
    ] as const)
      await expect(seat.page.getByText(words('board.sealedHint'))).toBeVisible();
    await submit(other.account, id, right);
    await expect(rowOf(onPhone.page, other.account).locator('.box.pending')).toContainText('?');
    await expect(rowOf(jury.page, other.account).locator('.box.solved')).toContainText('✓');
    await expect(rowOf(onPhone.page, other.account).locator('.box.solved')).toHaveCount(0);
    await page.goto(`${path}/submissions`);
    await expect(page.getByRole('row').filter({ hasText: signedIn.username })).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: other.account.username })).toHaveCount(0);
    await other.page.goto(`${path}/submissions?onlyMine=true`);
    await expect(other.page.getByRole('row', { name: /A First one/ })).toContainText(say('status.accepted'));
    await other.page.goto(`${path}/rank`);
  });

  await test.step('the end comes to every page by itself', async () => {
    await changeContest(database, id, { endsAt: new Date(Date.now() + 2_000) });
    for (const [one, words] of [
      [page, say],
      [jury.page, say],
      [other.page, say],
      [onPhone.page, sayOnPhone],
    ] as const)
      await expect(one.getByTestId('countdown')).toHaveText(words('contest.ended'));
  });

  await test.step('the jury resolves the board on the wall, while it stays sealed for everybody else', async () => {
    await jury.page.goto(`${path}/scroll-board`);
    const opened = jury.page.waitForEvent('popup');
    await jury.page.getByRole('link', { name: say('ceremony.open') }).click();
    const wall = await opened;
    await wall.getByRole('button', { name: say('ceremony.start'), exact: true }).click();
    const resolved = wall.getByRole('row').filter({ hasText: other.account.username });
    await expect(resolved).toContainText('?');
    await wall.keyboard.press('End');
    await expect(resolved).not.toContainText('?');
    await expect(wall.getByRole('status').filter({ hasText: /./ })).toContainText(say('ceremony.over'));
    await expect(rowOf(onPhone.page, other.account).locator('.box.pending')).toBeVisible();
    await wall.close();
    await jury.page.goto(`${path}/rank`);
  });

  await test.step('the scoreboard stays frozen until the jury unfreezes it, and then is final everywhere', async () => {
    await expect(rowOf(onPhone.page, other.account).locator('.box.pending')).toBeVisible();
    await jury.page.getByRole('button', { name: say('board.unseal') }).click();
    await jury.page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('board.unseal') })
      .click();
    for (const seat of [onPhone, other]) {
      await expect(rowOf(seat.page, other.account).locator('.box.solved')).toContainText('✓');
      await expect(rowOf(seat.page, signedIn).locator('.box.first')).toContainText('★');
    }
    await expect(onPhone.page.getByText(sayOnPhone('board.sealedHint'))).toBeHidden();
  });
});

test('a frozen OI contest shows rivals and the hall only attempts, the jury scores; unfrozen, all see scores', async ({
  browser,
  baseURL,
  database,
  say,
  jury,
  other,
  account,
  submit,
}) => {
  const { id: bookshelf } = await database.problem.findFirstOrThrow({
    where: { type: 'OI', visibility: 'PUBLIC' },
    select: { id: true },
  });
  const { id } = await newContest(database, {
    type: 'OI',
    isBoardOpen: true,
    sealsAt: new Date(Date.now() - 30 * minutes),
    isUnsealedAtEnd: false,
    problems: { create: { problemId: bookshelf, displayId: 'A', displayTitle: 'Points' } },
  });
  await submit(account, id, 'int main() {}');
  await submit(account, id, '#include <cstdio>\nint main() { puts("0"); }');
  const hall = await (
    await browser.newContext({
      baseURL: baseURL ?? '',
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  ).newPage();
  await Promise.all([
    other.page.goto(`/contest/${id}/rank`),
    jury.page.goto(`/contest/${id}/rank`),
    hall.goto(`/contest/oi-scoreboard/${id}`),
  ]);
  for (const one of [other.page, hall]) {
    await expect(rowOf(one, account).locator('.box')).toHaveText('? 2');
    await expect(one.getByText(say('board.sealedHint'))).toBeVisible();
  }
  await expect(rowOf(jury.page, account).locator('.box')).not.toContainText('?');

  await changeContest(database, id, { endsAt: new Date(Date.now() - 1_000) });
  await jury.page.getByRole('button', { name: say('board.unseal') }).click();
  await jury.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('board.unseal') })
    .click();
  for (const one of [other.page, hall]) {
    await expect(rowOf(one, account).locator('.box')).not.toContainText('?');
    await expect(one.getByText(say('board.sealedHint'))).toBeHidden();
  }
  await hall.context().close();
});
