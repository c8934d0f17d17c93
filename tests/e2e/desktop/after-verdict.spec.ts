import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Db } from '@verdict/prisma/db.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { submit } from '../../setup/site-api.ts';
import { seriousFaults } from '../axe-faults.ts';
import { looksOfSize } from '../looks.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right, wrong } from '../solutions.ts';

const displayId = '1000';

async function problemIdOf(db: Db['db']): Promise<number> {
  return (await db.problem.findUniqueOrThrow({ where: { displayId }, select: { id: true } })).id;
}

/** Accepted submissions of an account, so that there is something to compare with. */
async function acceptedOnes(db: Db['db'], userId: string): Promise<void> {
  const problemId = await problemIdOf(db);
  const status = Status.ACCEPTED;
  for (const timeMs of [1, 2, 3, 5, 40, 90])
    await buildSubmission({ db }, { userId, problemId, status, timeMs, memoryKb: 1_024 * timeMs, version: 1 });
}

interface CaseWish {
  readonly groupName: string;
  readonly status: number;
}

/** A judged submission with results of cases, and of groups if it has several. @returns its id. */
async function judgedOne(
  db: Db['db'],
  { userId, cases, totals = [] }: { userId: string; cases: readonly CaseWish[]; totals?: readonly number[] },
): Promise<number> {
  const { id: submissionId } = await buildSubmission(
    { db },
    {
      userId,
      problemId: await problemIdOf(db),
      status: Status.WRONG_ANSWER,
      timeMs: 12,
      memoryKb: 2_048,
      version: 1,
      code: right,
    },
  );
  await db.caseResult.createMany({
    data: cases.map((one, index) => ({ ...one, submissionId, position: index + 1, timeMs: 12, memoryKb: 2_048 })),
  });
  const names = [...new Set(cases.map(({ groupName }) => groupName))];
  await db.groupResult.createMany({
    data: totals.map((total, index) => ({
      submissionId,
      position: index + 1,
      groupName: names[index] ?? '',
      status: Status.WRONG_ANSWER,
      score: 0,
      total,
      acceptedCases: 0,
      caseCount: cases.filter(({ groupName }) => groupName === names[index]).length,
      timeMs: 12,
      memoryKb: 2_048,
    })),
  });
  return submissionId;
}

test('an accepted submission is compared with others below its verdict, which keeps its place, and leads on', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
  root,
}) => {
  await acceptedOnes(database, root.id);
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto(`/problem/${displayId}`);
  await problem.showEditor();
  await problem.type(`// ${signedIn.username}\n${right}`);
  await page.keyboard.press('Control+Enter');
  await expect(problem.verdict).toContainText('Accepted');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const before = await top(problem.verdict);
  const after = page.getByRole('region', { name: say('accepted.label') });
  await expect(after).toContainText(/At least as fast as \d+%/);
  await expect(after).toContainText(/No more memory than \d+%/);
  await expect(after.locator('svg').first()).toBeVisible();
  expect(await top(problem.verdict), 'the verdict keeps its place').toBe(before);
  expect(before, 'the verdict comes first').toBeLessThan(await top(after));
  expect(await seriousFaults(page)).toEqual([]);
  const details = await problem.details.getAttribute('href');
  await after.getByRole('link', { name: say('accepted.next', { id: '', title: '' }).trim() }).click();
  await expect(page).toHaveURL(/\/problem\/(?!1000\b)/);
  await page.goto(details ?? '');
  await expect(page.getByText(/At least as fast as \d+%/), 'the page of the submission compares it too').toBeVisible();
});

test('the chart of verdicts follows submissions of others while it is looked at', async ({
  page,
  newAccount,
  baseURL,
}) => {
  await page.goto('/problem/1012');
  const chart = page.getByTestId('verdict-bar');
  const before = await chart.getAttribute('aria-label');
  await submit(baseURL ?? '', await newAccount(), { problemDisplayId: '1012', languageKey: 'cpp', code: wrong });
  await expect(chart).not.toHaveAttribute('aria-label', before ?? '');
  expect(await seriousFaults(page)).toEqual([]);
});

test('subtasks have numbers and points, and cases that were not run are a line', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const cases = [
    { groupName: 'secret/group-easy', status: Status.ACCEPTED },
    { groupName: 'secret/group-easy', status: Status.WRONG_ANSWER },
    { groupName: 'secret/group-hard', status: Status.WRONG_ANSWER },
    ...Array.from({ length: 9 }, () => ({ groupName: 'secret/group-hard', status: Status.CANCELLED })),
  ];
  const id = await judgedOne(database, { userId: signedIn.id, cases, totals: [30, 70] });
  await page.goto(`/submission-detail/${id}`);
  await expect(page.getByRole('button', { name: 'Subtask 1 (30 points)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subtask 2 (70 points)' })).toBeVisible();
  await expect(page.getByText('9 cases not run')).toBeVisible();
  await expect(page.getByText('group-easy')).toHaveCount(0);
  await expect(page.getByText(say('status.cancelled'))).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);
});

const manyCases = Array.from({ length: 24 }, (_, index) => ({
  groupName: '',
  status: index === 7 ? Status.WRONG_ANSWER : Status.ACCEPTED,
}));

test('many cases are a grid of cells that keys and the pointer walk', async ({ page, say, signedIn, database }) => {
  await page.goto(`/submission-detail/${await judgedOne(database, { userId: signedIn.id, cases: manyCases })}`);
  const grid = page.getByRole('toolbar', { name: say('submission.cases') });
  const card = page.getByRole('listitem').filter({ hasText: say('submission.case', { number: '' }).trim() });
  await expect(grid.getByRole('button')).toHaveCount(24);
  await expect(card).toContainText(say('status.wrongAnswer'));
  await grid.getByRole('button', { pressed: true }).focus();
  await page.keyboard.press('End');
  await expect(card).toContainText(say('submission.case', { number: 24 }));
  await page.keyboard.press('Home');
  await expect(card).toContainText(say('submission.case', { number: 1 }));
  await grid.getByRole('button').nth(11).hover();
  await expect(card).toContainText(say('submission.case', { number: 12 }));
  expect(await seriousFaults(page)).toEqual([]);
});

test('the page of a submission says its limits, compares it with the attempt before and downloads it', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const before = await buildSubmission(
    { db: database },
    { userId: signedIn.id, problemId: await problemIdOf(database), status: Status.WRONG_ANSWER, code: wrong },
  );
  const id = await judgedOne(database, { userId: signedIn.id, cases: [] });
  await page.goto(`/submission-detail/${id}`);
  await expect(page.getByText(/\(limit \d+ ms\)/)).toBeVisible();
  await expect(page.getByText(/\(limit \d+ MB\)/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('submission.download') }).click();
  expect((await download).suggestedFilename()).toBe(`${id}.cpp`);
  expect(await readFile(await (await download).path(), 'utf8')).toBe(right);

  await page.getByRole('button', { name: say('submission.compare') }).click();
  const dialog = page.getByRole('dialog', { name: say('submission.compare') });
  await expect(dialog).toContainText(say('submission.since', { id: `#${before.id}` }));
  await expect(dialog.locator('del').first()).toBeVisible();
  await expect(dialog.locator('ins').first()).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
});

test('a program is opened in the editor, and the draft that stood there is kept', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const id = await judgedOne(database, { userId: signedIn.id, cases: [] });
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto(`/problem/${displayId}`);
  await problem.showEditor();
  await problem.type('my draft');
  await page.goto(`/submission-detail/${id}`);
  await page.getByRole('link', { name: say('submission.openInEditor') }).click();
  await expect(page.getByText(say('editor.programShown', { id: `#${id}` })).first()).toBeVisible();
  await problem.showEditor();
  await expect.poll(() => problem.code()).toBe(right);
  expect(page.url()).not.toContain('program=');

  await page.getByRole('button', { name: say('draft.kept') }).click();
  const kept = page.getByRole('dialog', { name: say('draft.kept') });
  await expect(kept).toContainText('my draft');
  await kept.getByRole('button', { name: say('draft.takeNumber', { number: 1 }) }).click();
  await expect.poll(() => problem.code()).toBe('my draft');
});

for (const { title, use } of looksOfSize('phone', 0)) {
  test.describe(title, () => {
    test.use(use);

    test('what follows a verdict has room on a phone', async ({ page, say, isPhone, signedIn, database, root }) => {
      await acceptedOnes(database, root.id);
      const problem = new ProblemScreen({ page, say, isPhone });
      await page.goto(`/problem/${displayId}`);
      await problem.showEditor();
      await problem.type(`// ${signedIn.username}\n${right}`);
      await page.keyboard.press('Control+Enter');
      const after = page.getByRole('region', { name: say('accepted.label') });
      await expect(after.locator('svg').first()).toBeVisible();
      await expect(page.getByRole('button', { name: say('editor.submit'), exact: true })).toBeInViewport({ ratio: 1 });

      await page.goto(`/submission-detail/${await judgedOne(database, { userId: signedIn.id, cases: manyCases })}`);
      await page
        .getByRole('toolbar', { name: say('submission.cases') })
        .getByRole('button')
        .nth(2)
        .tap();
      await expect(page.getByRole('listitem').filter({ hasText: say('submission.case', { number: 3 }) })).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      expect(await seriousFaults(page)).toEqual([]);
    });
  });
}
