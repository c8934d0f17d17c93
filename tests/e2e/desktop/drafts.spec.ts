import type { Page } from '@playwright/test';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { type Account, ask } from '../../setup/site-api.ts';
import { newContest } from '../new-contest.ts';
import { ProblemScreen, type ProblemScreenParts } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import type { Say } from '../words.ts';

/** Signs in with the button of the bar, and stays on the page. */
async function signInOnPage(page: Page, say: Say, { username, password }: Account): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('auth.signIn') })
    .click();
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: say('auth.signIn') });
  await form.getByLabel(say('auth.username')).fill(username);
  await form.getByLabel(say('auth.password'), { exact: true }).fill(password);
  await form.getByRole('button', { name: say('auth.signIn') }).click();
  await expect(page.getByRole('banner')).toContainText(username);
}

/** Signs out with the menu of the account. */
async function signOut(page: Page, say: Say, { username }: Account): Promise<void> {
  await page.getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: say('auth.signOut') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
}

test('what is typed survives a reload', async ({ page, say, isPhone }) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('half a thought');
  await page.reload();
  await problem.showEditor();
  await expect.poll(() => problem.code()).toBe('half a thought');
});

test('text typed in one tab shows in another with the same draft open, so that neither overwrites the other', async ({
  page,
  context,
  say,
  isPhone,
}) => {
  const one = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await one.showEditor();
  const otherPage = await context.newPage();
  const other = new ProblemScreen({ page: otherPage, say, isPhone });
  await otherPage.goto('/problem/1000');
  await other.showEditor();
  await other.type('typed in the other tab');
  await expect.poll(() => one.code()).toBe('typed in the other tab');
});

test('each language of a problem has a draft of its own', async ({ page, say, isPhone }) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('in one language');
  const language = page.getByRole('combobox', { name: say('editor.language'), exact: true });
  const first = await language.inputValue();
  await language.selectOption('python3');
  await expect.poll(() => problem.code()).not.toContain('in one language');
  await expect(page.getByRole('button', { name: say('draft.takeLeft', { language: 'C++' }) })).toBeVisible();
  await problem.type('in the other');
  await language.selectOption(first);
  await expect.poll(() => problem.code()).toBe('in one language');
  await page.reload();
  await problem.showEditor();
  await language.selectOption('python3');
  await expect.poll(() => problem.code()).toBe('in the other');
});

test('signing out of a shared computer removes what was typed from the browser, which the account has by then', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  const isKept = () => page.evaluate("JSON.stringify(localStorage).includes('typed on this computer')");
  // The network is away while it is typed.
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveCodeDrafts') === true ? route.abort() : route.fallback(),
  );
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type('typed on this computer');
  await expect.poll(isKept).toBe(true);
  await page.goto('/home');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: signedIn.username }).click();
  await page.getByRole('menuitem', { name: say('auth.signOutShared') }).click();
  const dialog = page.getByRole('alertdialog', { name: say('auth.signOutShared') });
  await dialog.getByRole('button', { name: say('action.cancel') }).click();
  await expect(dialog).toBeHidden();
  expect(await isKept()).toBe(true);

  await page.getByRole('button', { name: signedIn.username }).click();
  await page.getByRole('menuitem', { name: say('auth.signOutShared') }).click();
  await dialog.getByRole('button', { name: say('auth.signOut') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: say('auth.signIn') })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(isKept).toBe(false);
  const drafts = await database.codeDraft.findMany({ where: { user: { username: signedIn.username } } });
  expect(drafts.map(({ code }) => code)).toEqual(['typed on this computer']);
});

test('code of an account that signs in on the page is shown neither to visitors nor to another account', async ({
  page,
  say,
  isPhone,
  signedIn,
  newAccount,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  const open = async () => {
    await page.goto('/problem/1000');
    await problem.showEditor();
  };
  await open();
  await expect(page.getByRole('banner')).toContainText(signedIn.username);
  const isStored = page.waitForResponse((one) => one.request().postData()?.includes('SaveCodeDrafts') === true);
  await problem.type('secret of the account');
  await isStored;
  await signOut(page, say, signedIn);

  await open();
  expect(await problem.code()).not.toContain('secret');
  await signInOnPage(page, say, signedIn);
  await expect.poll(() => problem.code()).toBe('secret of the account');
  await signOut(page, say, signedIn);

  await open();
  expect(await problem.code()).not.toContain('secret');
  expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('draft:anonymous'))")).toEqual(
    [],
  );
  const other = await newAccount();
  await signInOnPage(page, say, other);
  await expect.poll(() => page.evaluate("localStorage.getItem('lastAccount')")).toBe(other.id);
  expect(await problem.code()).not.toContain('secret');
});

test.describe('a session that was ended elsewhere', () => {
  // The browser itself notes each refused request.
  test.use({ expectedErrors: [/status of 401/] });

  /** Submits to a contest with a session that has ended. @returns the dialog that asks to sign in again. */
  const submitLate = async (
    {
      page,
      say,
      isPhone,
      database,
      baseURL,
    }: ProblemScreenParts & { database: PrismaClient; baseURL: string | undefined },
    { id, token }: Account,
  ) => {
    const contest = await newContest(database);
    await database.contestParticipant.create({
      data: {
        contestId: contest.id,
        registeredAt: contest.startsAt,
        members: { create: { userId: id, contestId: contest.id } },
      },
    });
    const problem = new ProblemScreen({ page, say, isPhone });
    await page.goto(`/contest/${contest.id}/problem/A`);
    await problem.showEditor();
    await problem.type(right);
    await ask({
      url: baseURL ?? '',
      token,
      query: 'mutation { signOut }',
      data: z.object({ signOut: z.literal(true) }),
    });
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say('auth.expired'));
    return { contest, problem, dialog };
  };

  test('costs nothing that was typed: after signing in again the program goes on by itself', async ({
    page,
    say,
    isPhone,
    signedIn,
    database,
    baseURL,
  }) => {
    const parts = { page, say, isPhone, database, baseURL };
    const { contest, problem, dialog } = await submitLate(parts, signedIn);
    const form = dialog.getByRole('tabpanel', { name: say('auth.signIn') });
    await expect(form.getByLabel(say('auth.username'))).toHaveValue(signedIn.username);
    await expect(form.getByLabel(say('auth.password'), { exact: true })).toBeFocused();
    await page.keyboard.type(signedIn.password);
    await form.getByRole('button', { name: say('auth.signIn') }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => problem.code()).toContain('std::cout');
    await expect(problem.verdict).toContainText(say('status.accepted'));
    expect(await database.submission.count({ where: { contestId: contest.id } })).toBe(1);
  });

  test('submits nothing later when its user does not sign in again', async ({
    page,
    say,
    isPhone,
    signedIn,
    database,
    baseURL,
  }) => {
    const { dialog } = await submitLate({ page, say, isPhone, database, baseURL }, signedIn);
    const waiting = () => page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('unsent:')).length");
    expect(await waiting()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say('auth.needed')), 'it says why the page is left').toBeVisible();
    expect(await waiting()).toBe(0);
  });
});
