import { z } from 'zod';
import { expect, test } from '../site-fixtures.ts';

/** One empty page. */
const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n'),
);
const uploaded = z.object({ data: z.object({ link: z.string() }) });

test('a PDF statement is shown in the page under its title, opens alone by its link, and can be downloaded', async ({
  page,
  context,
  say,
  account,
  database,
  baseURL,
}) => {
  await database.user.update({ where: { id: account.id }, data: { role: 'PROBLEM_ADMIN' } });
  const body = new FormData();
  body.set('file', new File([pdf], 'statement.pdf', { type: 'application/pdf' }));
  const answer = await fetch(`${baseURL}/api/file/upload-md-file`, {
    method: 'POST',
    body,
    headers: { Authorization: account.token },
  });
  const { link } = uploaded.parse(await answer.json()).data;
  const displayId = `P${Date.now().toString(36)}${process.pid}`.toUpperCase();
  await database.problem.create({
    data: {
      displayId,
      title: 'On paper',
      visibility: 'PRIVATE',
      statements: { create: { language: 'en', title: 'On paper', description: `[The statement](${link})` } },
    },
  });

  // Not by a script of each frame: that of the viewer has no storage.
  await page.goto('/offline');
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  const isFramed = page.waitForResponse(
    (response) => response.url().endsWith(link) && response.frame() !== page.mainFrame(),
  );
  await page.goto(`/problem/${displayId}`);
  const frame = page.getByTitle('The statement', { exact: true });
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height ?? 0).toBeGreaterThan(400);
  const response = await isFramed;
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const statement = page.getByRole('region', { name: say('problem.statement'), exact: true });
  const opened = context.waitForEvent('page');
  await statement.getByRole('link', { name: 'The statement', exact: true }).click();
  await (await opened).close();
  const download = page.waitForEvent('download');
  await statement.getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
