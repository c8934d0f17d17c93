import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { seriousFaults } from '../axe-faults.ts';
import { atCoderSession } from '../judge-sites.ts';
import { newRemoteProblem } from '../new-remote-problem.ts';
import { ProblemScreen, type ProblemScreenParts } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import type { Say } from '../words.ts';

const userscript = join(import.meta.dirname, '../../../client/public/verdict-remote.user.js');
const judge = 'HDU Online Judge';

/** A run that a person makes at the judge. */
interface RunThere {
  readonly user: string;
  readonly source: string;
}

/** Submits at the judge, in the window that a link of the site opens. @returns number of the run. */
async function submitThere(window: Page, { user, source }: RunThere): Promise<string> {
  await window.getByLabel('User').fill(user);
  await window.getByLabel('Source').fill(source);
  await window.getByRole('button', { name: 'Submit' }).click();
  await expect(window.getByRole('alert')).toHaveText('Please solve the captcha.');
  await window.getByLabel('User').fill(user);
  await window.getByLabel('Source').fill(source);
  await window.getByLabel('I am human').check();
  await window.getByRole('button', { name: 'Submit' }).click();
  return window.getByRole('status').innerText();
}

/** Opens the judge by the link of a dialog. */
async function openJudge(page: Page, dialog: Locator): Promise<Page> {
  const [window] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: /submit\.php/u }).click(),
  ]);
  return window;
}

/** Opens the judge, submits there and comes back. @returns number of the run. */
async function submitByLink(page: Page, dialog: Locator, run: RunThere): Promise<string> {
  const window = await openJudge(page, dialog);
  const runId = await submitThere(window, run);
  await window.close();
  return runId;
}

/** Submits a right program that the reader submits, or has submitted, himself. @returns the dialog that says how. */
async function submit(
  parts: ProblemScreenParts,
  { displayId, way }: { readonly displayId: string; readonly way: 'BROWSER' | 'CLAIM' },
): Promise<Locator> {
  const { page, say } = parts;
  await page.goto(`/problem/${displayId}`);
  const problem = new ProblemScreen(parts);
  await problem.showEditor();
  await problem.type(right);
  await page.getByLabel(say('byHand.way')).selectOption(way);
  await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
  return page.getByRole('dialog', { name: say(way === 'CLAIM' ? 'byHand.claimTitle' : 'byHand.title', { judge }) });
}

/** Names a run in that dialog. */
async function nameRun(dialog: Locator, say: Say, run: string): Promise<void> {
  await dialog.getByRole('textbox', { name: say('byHand.run') }).fill(run);
  await dialog.getByRole('button', { name: say('byHand.check') }).click();
}

test.describe('zh-CN', () => {
  test.use({ locale: 'zh-CN' });

  test('a reader proves a handle, submits at a judge with a captcha himself, and gets the verdict here', async ({
    page,
    say,
    isPhone,
    signedIn,
    database,
  }) => {
    test.setTimeout(120_000);
    const ref = String(randomInt(100_000, 900_000_000));
    const problemId = await newRemoteProblem(database, { judgeKey: 'HDU', ref, languageId: '0' });
    const user = signedIn.username;
    try {
      await page.goto('/setting?open=remote');
      await page.getByRole('button', { name: say('remoteAccount.connectTo', { judge }) }).click();
      const proof = page.getByRole('dialog');
      await proof.getByRole('textbox', { name: say('remoteAccount.handle', { judge }) }).fill(user);
      await proof.getByRole('button', { name: say('remoteAccount.next') }).click();
      await submitByLink(page, proof, { user, source: 'proof' });
      await proof.getByRole('button', { name: say('remoteAccount.check') }).click();
      await expect(proof).toBeHidden();
      await expect(page.getByText(say('remoteAccount.handleIs', { handle: user }))).toBeVisible();

      const parts = { page, say, isPhone };
      const dialog = await submit(parts, { displayId: `HDU-${ref}`, way: 'BROWSER' });
      await nameRun(dialog, say, '1');
      await expect(dialog.getByText(say('byHand.fault.notListed'))).toBeVisible({ timeout: 30_000 });

      // As a manager of userscripts runs it.
      await page.context().addInitScript({
        content: `addEventListener('DOMContentLoaded', () => { ${await readFile(userscript, 'utf8')} });`,
      });
      const judgePage = await openJudge(page, dialog);
      await expect(judgePage.getByLabel('Source')).toHaveValue(right);
      await expect(judgePage.getByLabel('I am human')).not.toBeChecked();
      await submitThere(judgePage, { user, source: right });
      await judgePage.close();
      await expect(dialog).toBeHidden({ timeout: 45_000 });
      await expect(new ProblemScreen(parts).verdict).toContainText(say('status.accepted'), { timeout: 45_000 });
    } finally {
      await database.submission.deleteMany({ where: { problemId } });
      await database.problem.delete({ where: { id: problemId } });
    }
  });

  test('a reader proves a handle by a text that he puts on his page at the judge', async ({
    page,
    say,
    signedIn,
    database,
  }) => {
    const judge = 'AtCoder';
    const { username: handle, value } = atCoderSession;
    await page.goto('/setting?open=remote');
    await page.getByRole('button', { name: say('remoteAccount.connectTo', { judge }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('remoteAccount.handle', { judge }) }).fill(handle);
    await dialog.getByRole('button', { name: say('remoteAccount.next') }).click();
    const check = dialog.getByRole('button', { name: say('remoteAccount.check') });
    await expect(check).toBeVisible();
    expect(await seriousFaults(page)).toEqual([]);
    const affiliation = await dialog.getByText(/^verdict-/u).innerText();
    const settings = await dialog.getByRole('link', { name: /\/settings$/u }).innerText();
    await fetch(settings, {
      method: 'POST',
      body: new URLSearchParams({ affiliation }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `REVEL_SESSION=${value}` },
      redirect: 'manual',
    });
    // The site may have asked the judge something else just before.
    await expect(async () => {
      if (await check.isVisible()) await check.click();
      await expect(dialog).toBeHidden({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText(say('remoteAccount.handleIs', { handle }))).toBeVisible();
    const own = { judgeKey: 'AC', userId: signedIn.id };
    expect(await database.remoteHandle.findFirst({ where: own, select: { method: true } })).toEqual({ method: 'TEXT' });
  });
});

test('a run that a reader made before counts by its address, once; he reads why another does not', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  test.setTimeout(180_000);
  const ref = String(randomInt(100_000, 900_000_000));
  const displayId = `HDU-${ref}`;
  const problemId = await newRemoteProblem(database, { judgeKey: 'HDU', ref, languageId: '0' });
  const { id: userId, username: user } = signedIn;
  const handle = { judgeKey: 'HDU', handle: user, handleKey: user.toLowerCase(), provenAt: new Date() };
  await database.remoteHandle.create({ data: { ...handle, userId, method: 'RUN' } });
  const parts = { page, say, isPhone };
  const refused = (dialog: Locator, fault: string) =>
    expect(dialog.getByText(say(`byHand.fault.${fault}`))).toBeVisible({ timeout: 30_000 });
  try {
    const byHand = await submit(parts, { displayId, way: 'BROWSER' });
    await nameRun(byHand, say, await submitByLink(page, byHand, { user: `${user}-2`, source: right }));
    await refused(byHand, 'notListed');

    // The judge has the time of today, so the submission gets a later one.
    const later = new Date(Date.now() + 600_000);
    await database.remoteJob.updateMany({ where: { submission: { problemId } }, data: { sentAt: later } });
    const run = await submitByLink(page, byHand, { user, source: right });
    await nameRun(byHand, say, run);
    await refused(byHand, 'tooOld');
    await byHand.getByRole('button', { name: say('byHand.giveUp') }).click();
    await expect(byHand).toBeHidden();

    const address = `https://acm.hdu.edu.cn/viewcode.php?rid=${run}`;
    const claim = await submit(parts, { displayId, way: 'CLAIM' });
    await nameRun(claim, say, address);
    await expect(claim).toBeHidden({ timeout: 45_000 });
    await expect(new ProblemScreen(parts).verdict).toContainText(say('status.accepted'), { timeout: 45_000 });

    const second = await submit(parts, { displayId, way: 'CLAIM' });
    await nameRun(second, say, address);
    await refused(second, 'used');
  } finally {
    await database.submission.deleteMany({ where: { problemId } });
    await database.problem.delete({ where: { id: problemId } });
  }
});
