import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { ZipFile } from 'yazl';
import { hojPackage, polygon } from '../../schema/problem/import-export/foreign-packages.ts';
import { signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { expect, test } from '../site-fixtures.ts';

test('an admin reads what is wrong with a problem of a batch, imports the other one, and exports it', async ({
  page,
  say,
  baseURL,
}) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  await page.addInitScript((given) => localStorage.setItem('token', given), token);
  // A download is a plain link, signed in by the cookie of the session.
  await page.context().addCookies([{ name: sessionCookie, value: token, url: baseURL ?? '' }]);
  await page.goto('/admin/problem/batch-operation');
  const zip = new ZipFile();
  const bad = Object.entries(polygon)
    .filter(([name]) => name !== 'tests/03')
    .map(([name, content]) => [`polygon/${name}`, content] as const);
  for (const [name, content] of [...Object.entries(hojPackage), ...bad]) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const bytes = await buffer(zip.outputStream);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say('batch.choose') }).click();
    await (await chooser).setFiles({ name: 'both.zip', mimeType: 'application/zip', buffer: bytes });
  };
  await choose();

  const items = page.getByRole('list', { name: say('batch.items') }).locator('> li');
  await expect(items).toHaveCount(2);
  await expect(items.filter({ hasText: 'Codeforces Polygon' })).toContainText('Sum');
  const faulty = items.filter({ hasText: say('batch.faultyItem') });
  await expect(faulty).toContainText('tests/03');
  await expect(faulty.getByRole('checkbox')).toBeDisabled();
  expect(await allFaults(page)).toEqual([]);
  const run = page.getByRole('button', { name: /^(?:Import|导入) 1 /u });
  const prefix = `E${process.pid}-${Date.now() % 100_000}-`;
  await page.getByLabel(say('batch.prefix')).fill(prefix);
  await run.click();
  await expect(items.filter({ hasText: say('batch.leftOut') })).toContainText('tests/03');
  await expect(items.getByRole('link', { name: `${prefix}HOJ-1` })).toBeVisible();
  await expect(page.getByText(say('batch.done', { imported: 1, failed: 0 }))).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  await page.getByRole('button', { name: say('batch.download', { count: 0 }) }).click();
  await expect(page.getByText(say('batch.noneChosen'))).toBeVisible();
  // What was just imported is in the list to export without a reload.
  await page
    .getByRole('list', { name: say('batch.export') })
    .getByText(`${prefix}HOJ-1`)
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('batch.download', { count: 1 }) }).click();
  expect((await readFile(await (await download).path())).subarray(0, 2).toString('latin1')).toBe('PK');

  // Imported again, its id is taken unless it gets another one.
  await page.getByRole('button', { name: say('batch.another') }).click();
  await choose();
  const hoj = items.filter({ hasText: 'HOJ' });
  await page.getByLabel(say('batch.prefix')).fill(prefix);
  await expect(hoj).toContainText(say('batch.refusedId'));
  await expect(hoj).toContainText(`${prefix}HOJ-1`);
  await expect(hoj.getByRole('checkbox')).toBeEnabled();
  expect(await allFaults(page)).toEqual([]);
  await expect(run).toBeDisabled();
  await page.getByRole('checkbox', { name: say('batch.keepIds') }).uncheck();
  await expect(hoj).not.toContainText(say('batch.refusedId'));
  await expect(run).toBeEnabled();
  await page.getByLabel(say('batch.prefix')).fill('a b');
  await expect(page.getByText(say('batch.badPrefix'))).toBeVisible();
  await expect(run).toBeDisabled();
});
