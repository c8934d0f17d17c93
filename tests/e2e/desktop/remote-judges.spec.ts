import type { Locator, Page } from '@playwright/test';
import type { Db } from '@verdict/prisma/db.ts';
import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { page as spojPage, problemPage, problems as spojProblems } from '../../stand-ins/spoj/pages.ts';
import { atCoderSession, pojAccount } from '../judge-sites.ts';
import { newContest } from '../new-contest.ts';
import { newRemoteProblem } from '../new-remote-problem.ts';
import { newTraining } from '../new-training.ts';
import { ProblemScreen, type ProblemScreenParts } from '../problem-screen.ts';
import { superAdmin } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import type { Say } from '../words.ts';

/** One problem of each judge, with its title there and the language of the admin. */
const imported = [
  {
    locale: 'zh-CN',
    judge: 'POJ',
    reference: 'http://poj.org/problem?id=2186',
    displayId: 'POJ-2186',
    title: 'Popular Cows',
  },
  {
    locale: 'en-US',
    judge: 'AC',
    reference: 'https://atcoder.jp/contests/abc086/tasks/abc086_a',
    displayId: 'AC-abc086_a',
    title: 'Product',
  },
  { locale: 'zh-CN', judge: 'LIBRE', reference: 'https://loj.ac/p/6764', displayId: 'LIBRE-6764', title: 'A + B' },
  {
    locale: 'en-US',
    judge: 'CF',
    reference: 'https://codeforces.com/contest/1534/problem/F2',
    displayId: 'CF-1534F2',
    title: 'Falling Sand',
  },
  {
    locale: 'zh-CN',
    judge: 'GYM',
    reference: 'https://codeforces.com/gym/102253/problem/A',
    displayId: 'GYM-102253A',
    title: 'Exciting Men',
  },
] as const;

async function signInAs(page: Page, token: string): Promise<void> {
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
}

async function chooseJudge(page: Page, say: Say, judge: string): Promise<void> {
  await page.goto('/admin/problem/remote-import');
  await page.getByRole('combobox', { name: say('batch.remote.judge') }).selectOption(judge);
}

/** Reads what was chosen. @returns what was read, one for each problem. */
async function read(page: Page, say: Say): Promise<Locator> {
  await page.getByRole('button', { name: say('batch.remote.read') }).click();
  return page.getByRole('list', { name: say('batch.remote.items') }).locator('> li');
}

/** Submits a right program by the site, and waits for its verdict. */
async function submitBySite(parts: ProblemScreenParts, displayId: string): Promise<void> {
  const { page, say } = parts;
  await page.goto(`/problem/${encodeURIComponent(displayId)}`);
  const problem = new ProblemScreen(parts);
  await problem.showEditor();
  await expect(page.getByLabel(say('byHand.way'))).toHaveValue('SITE');
  await problem.type(right);
  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  await expect(problem.verdict).toContainText(say('status.accepted'), { timeout: 90_000 });
}

/** How the only submission of a problem went. */
function jobOf(database: Db['db'], problemId: number) {
  return database.remoteJob.findFirstOrThrow({
    where: { submission: { problemId } },
    select: { mode: true, state: true, user: { select: { username: true } } },
  });
}

/** Imports the only problem that was read, and opens it. */
async function importAndOpen(page: Page, say: Say, items: Locator): Promise<void> {
  await page.getByRole('button', { name: say('batch.remote.run'), exact: true }).click();
  await expect(page.getByText(say('batch.remote.done', { imported: 1, known: 0, failed: 0 }))).toBeVisible();
  await items.first().getByRole('link').click();
}

for (const { locale, judge, reference, displayId, title } of imported)
  test.describe(locale, () => {
    test.use({ locale });

    test(`an admin imports a problem of ${judge}`, async ({ page, say, root, database }) => {
      await database.problem.deleteMany({ where: { displayId } });
      await signInAs(page, root.token);
      try {
        await chooseJudge(page, say, judge);
        await page.getByRole('textbox', { name: say('batch.remote.references') }).fill(reference);
        const items = await read(page, say);
        await expect(items).toHaveCount(1);
        await expect(items.first()).toContainText(title);
        await importAndOpen(page, say, items);
        await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
      } finally {
        await database.problem.deleteMany({ where: { displayId } });
      }
    });
  });

test('problems that were imported go into a training and a contest', async ({ page, say, root, database }) => {
  const problemId = await newRemoteProblem(database, { judgeKey: 'SPOJ', ref: 'ADDED', languageId: '44' });
  const training = await newTraining(database, { title: `Imported ${problemId}` });
  const contest = await newContest(database);
  const { id } = await database.remoteImport.create({
    data: {
      userId: (await superAdmin(database)).id,
      judgeKey: 'SPOJ',
      state: 'DONE',
      createdAt: new Date(),
      endedAt: new Date(),
      items: { create: { position: 1, ref: 'ADDED', state: 'KNOWN', problemId } },
    },
    select: { id: true },
  });
  await signInAs(page, root.token);
  try {
    await page.goto(`/admin/problem/remote-import?import=${id}`);
    const choose = (id: string, label: string) =>
      page.getByRole('combobox', { name: say(id), exact: true }).selectOption({ label });
    await choose('batch.remote.training', training.title);
    await page.getByRole('button', { name: say('batch.remote.addToTraining') }).click();
    await expect(page.getByRole('link', { name: say('batch.remote.openTraining') })).toBeVisible();
    expect(await database.trainingProblem.count({ where: { trainingId: training.id, problemId } })).toBe(1);
    await choose('batch.remote.contest', contest.title);
    await page.getByRole('button', { name: say('batch.remote.addToContest') }).click();
    await expect(page.getByRole('link', { name: say('batch.remote.openContest') })).toBeVisible();
    const place = await database.contestProblem.findFirst({ where: { contestId: contest.id, problemId } });
    expect(place?.displayId).toBe('C');
  } finally {
    await database.remoteImport.delete({ where: { id } });
    await database.training.delete({ where: { id: training.id } });
    await database.contest.delete({ where: { id: contest.id } });
    await database.problem.delete({ where: { id: problemId } });
  }
});

test.describe('zh-CN', () => {
  test.use({ locale: 'zh-CN' });

  test('a judge that asks for a person says so, and a page that a person saved is imported', async ({
    page,
    say,
    root,
    database,
  }) => {
    const displayId = 'SPOJ-PRIME1';
    const forget = async () => {
      await database.problem.deleteMany({ where: { displayId } });
      await database.remoteHealth.deleteMany({ where: { judgeKey: 'SPOJ' } });
    };
    await forget();
    await signInAs(page, root.token);
    try {
      await chooseJudge(page, say, 'SPOJ');
      await page.getByRole('textbox', { name: say('batch.remote.references') }).fill('PRIME1');
      const asked = await read(page, say);
      await expect(asked.first()).toContainText(/人工验证|asks for a person/u);

      const problem = spojProblems.get('PRIME1');
      if (problem === undefined) throw new Error('the stand-in has no such problem');
      const saved = Buffer.from(spojPage(problemPage('PRIME1', problem, false)));
      await chooseJudge(page, say, 'SPOJ');
      await page
        .locator('input[type="file"][accept*="html"]')
        .setInputFiles({ name: 'prime.html', mimeType: 'text/html', buffer: saved });
      await page.getByLabel(say('batch.remote.pageOf', { name: 'prime.html' })).fill('PRIME1');
      const items = await read(page, say);
      await expect(items.first()).toContainText('Prime Generator');
      await importAndOpen(page, say, items);
      await expect(page.getByRole('heading', { name: /Prime Generator/u }).first()).toBeVisible();
    } finally {
      await forget();
    }
  });
});

test('a program is sent by the account of the site, and its verdict is shown here', async ({
  page,
  say,
  isPhone,
  signedIn,
  root,
  baseURL,
  database,
}) => {
  // After a first try the account is there.
  await ask({
    url: baseURL ?? '',
    token: root.token,
    query: 'mutation ($input: RemoteAccountInput!) { addRemoteAccount(input: $input) { __typename } }',
    variables: {
      input: { judgeKey: 'POJ', mode: 'POOL', username: pojAccount.username, secret: pojAccount.password },
    },
    data: z.object({ addRemoteAccount: z.object({ __typename: z.string() }) }),
  });
  const problemId = await newRemoteProblem(database, { judgeKey: 'POJ', ref: '1000', languageId: '0' });
  try {
    await submitBySite({ page, say, isPhone }, 'POJ-1000');
    expect(await jobOf(database, problemId)).toEqual({
      mode: 'POOL',
      state: 'DONE',
      user: { username: signedIn.username },
    });
  } finally {
    await database.submission.deleteMany({ where: { problemId } });
    await database.problem.delete({ where: { id: problemId } });
    await database.remoteAccount.deleteMany({ where: { judgeKey: 'POJ', username: pojAccount.username } });
  }
});

test.describe('zh-CN', () => {
  test.use({ locale: 'zh-CN' });

  test('a program is sent with the session that its user gave', async ({ page, say, isPhone, signedIn, database }) => {
    const ref = 'tessoku-book/tessoku_book_a';
    const problemId = await newRemoteProblem(database, { judgeKey: 'AC', ref, languageId: '6017' });
    try {
      await page.goto('/setting?open=remote');
      await page.getByRole('button', { name: say('remoteAccount.giveSessionOf', { judge: 'AtCoder' }) }).click();
      const dialog = page.getByRole('dialog');
      const name = dialog.getByRole('textbox', { name: say('remoteAccount.handle', { judge: 'AtCoder' }) });
      await name.fill(atCoderSession.username);
      await dialog.getByLabel(say('remoteAccount.cookie', { cookie: 'REVEL_SESSION' })).fill(atCoderSession.value);
      await dialog.getByRole('button', { name: say('remoteAccount.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(say('remoteAccount.sessionIs', { name: atCoderSession.username }))).toBeVisible();
      await submitBySite({ page, say, isPhone }, 'AC-tessoku-book:tessoku_book_a');
      expect(await jobOf(database, problemId)).toEqual({
        mode: 'BYO_SESSION',
        state: 'DONE',
        user: { username: signedIn.username },
      });
    } finally {
      await database.submission.deleteMany({ where: { problemId } });
      await database.problem.delete({ where: { id: problemId } });
    }
  });
});

test('where a judge asks for a person at each submission, the page of the problem says so', async ({
  page,
  say,
  database,
}) => {
  const circuit = { judgeKey: 'GYM', operation: 'SUBMIT' } as const;
  const now = new Date();
  const open = {
    openedAt: now,
    openUntil: new Date(now.getTime() + 3_600_000),
    openings: 1,
    failureClass: 'challenge',
    failedAt: now,
  };
  const problemId = await newRemoteProblem(database, { judgeKey: 'GYM', ref: '102254A', languageId: '89' });
  await database.remoteHealth.upsert({
    where: { judgeKey_operation: circuit },
    create: { ...circuit, ...open },
    update: open,
  });
  try {
    await page.goto('/problem/GYM-102254A');
    const line = say('remote.line.BROWSER_ONLY', { judge: 'Codeforces Gym' });
    const cause = say('remote.cause.CHALLENGE');
    await expect(page.getByText(say('remote.because', { line, cause })).first()).toBeVisible();
  } finally {
    await database.problem.delete({ where: { id: problemId } });
    await database.remoteHealth.deleteMany({ where: circuit });
  }
});
