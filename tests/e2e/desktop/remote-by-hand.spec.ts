import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const userscript = join(import.meta.dirname, '../../../client/public/verdict-remote.user.js');

/** Submits at the judge, in the window that a link of the site opens. */
async function submitThere(judge: Page, run: { readonly user: string; readonly source: string }): Promise<string> {
  await judge.getByLabel('User').fill(run.user);
  await judge.getByLabel('Source').fill(run.source);
  await judge.getByRole('button', { name: 'Submit' }).click();
  await expect(judge.getByRole('alert')).toHaveText('Please solve the captcha.');
  await judge.getByLabel('User').fill(run.user);
  await judge.getByLabel('Source').fill(run.source);
  await judge.getByLabel('I am human').check();
  await judge.getByRole('button', { name: 'Submit' }).click();
  return judge.getByRole('status').innerText();
}

test('a reader proves a handle, submits at a judge with a captcha himself, and gets the verdict here', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  test.setTimeout(120_000);
  const ref = String(randomInt(100_000, 900_000_000));
  const displayId = `HDU-${ref}`;
  const language = { judgeKey: 'HDU', id: '0', name: 'G++', isMarkable: true, position: 0, readAt: new Date() };
  await database.remoteLanguage.upsert({
    where: { judgeKey_id: { judgeKey: 'HDU', id: '0' } },
    create: language,
    update: {},
  });
  const { id: problemId } = await database.problem.create({
    data: { displayId, title: 'Sum', isRemote: true, origin: 'HDU', languageKeys: ['HDU.0'] },
    select: { id: true },
  });
  await database.remoteSource.create({
    data: { problemId, judgeKey: 'HDU', ref, url: 'https://acm.hdu.edu.cn/' },
  });
  const user = signedIn.username;
  try {
    await page.goto('/setting?open=remote');
    const judge = 'HDU Online Judge';
    await page.getByRole('button', { name: say('remoteAccount.connectTo', { judge }) }).click();
    const proof = page.getByRole('dialog');
    await proof.getByRole('textbox', { name: say('remoteAccount.handle', { judge }) }).fill(user);
    await proof.getByRole('button', { name: say('remoteAccount.next') }).click();
    const [proofPage] = await Promise.all([
      page.waitForEvent('popup'),
      proof.getByRole('link', { name: /submit\.php/u }).click(),
    ]);
    await submitThere(proofPage, { user, source: 'proof' });
    await proofPage.close();
    await proof.getByRole('button', { name: say('remoteAccount.check') }).click();
    await expect(proof).toBeHidden();
    await expect(page.getByText(say('remoteAccount.handleIs', { handle: user }))).toBeVisible();

    await page.goto(`/problem/${displayId}`);
    const problem = new ProblemScreen({ page, say, isPhone });
    await problem.showEditor();
    await problem.type(right);
    await page.getByLabel(say('byHand.way')).selectOption('BROWSER');
    await page.getByRole('button', { name: say('editor.submit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('byHand.title', { judge }) });

    await dialog.getByRole('textbox', { name: say('byHand.run') }).fill('1');
    await dialog.getByRole('button', { name: say('byHand.check') }).click();
    await expect(dialog.getByText(say('byHand.fault.notListed'))).toBeVisible({ timeout: 30_000 });

    // As a manager of userscripts runs it.
    await page.context().addInitScript({
      content: `addEventListener('DOMContentLoaded', () => { ${await readFile(userscript, 'utf8')} });`,
    });
    const [judgePage] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: /submit\.php/u }).click(),
    ]);
    await expect(judgePage.getByLabel('Source')).toHaveValue(right);
    await expect(judgePage.getByLabel('I am human')).not.toBeChecked();
    await submitThere(judgePage, { user, source: right });
    await judgePage.close();
    await expect(dialog).toBeHidden({ timeout: 45_000 });
    await expect(problem.verdict).toContainText(say('status.accepted'), { timeout: 45_000 });
  } finally {
    await database.submission.deleteMany({ where: { problemId } });
    await database.problem.delete({ where: { id: problemId } });
  }
});
