import type { Page } from '@playwright/test';
import { pixel } from '../../server/rest/exercises-authoring.ts';
import { allFaults } from '../axe-faults.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

const picture = { name: 'pixel.png', mimeType: 'image/png', buffer: pixel };

test.beforeEach(async ({ page, root }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin/home-content');
});

/** Fills in the open dialog and saves it. */
async function saveDialog(page: Page, say: Say, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: say('siteContent.save') }).click();
  await expect(dialog).toBeHidden();
}

/** Deletes the row of a name, after the question. */
async function drop(page: Page, say: Say, name: string): Promise<void> {
  await rowAct({ page, say }, name, say('siteContent.delete'));
  await confirm(page, say);
}

/** Says yes to the question of a deletion. */
async function confirm(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('siteContent.delete') })
    .click();
}

test('a super admin adds, describes, orders and deletes pictures of the carousel', async ({ page, say }) => {
  const part = page.getByRole('region', { name: say('homeContent.carousel'), exact: true });
  const rows = part.getByRole('listitem');
  const mark = `View ${Date.now()}`;
  const [first, second] = [`${mark} a`, `${mark} b`];
  await expect(part.getByText(say('homeContent.noImages')).or(rows.first())).toBeVisible();
  for (const alt of [first, second]) {
    const number = (await rows.count()) + 1;
    await part.locator('input[type="file"]').setInputFiles(picture);
    await expect(rows).toHaveCount(number);
    const name = say('homeContent.imageNumber', { number });
    await rows.getByRole('button', { name, exact: true }).click();
    await saveDialog(page, say, { [say('homeContent.alt')]: alt, [say('homeContent.link')]: '/contest' });
  }
  const own = rows.filter({ hasText: mark });
  await expect(own).toContainText([first, second]);
  await own.getByRole('button', { name: say('homeContent.up', { name: second }), exact: true }).click();
  await expect(own).toContainText([second, first]);
  await page.reload();
  await expect(own).toContainText([second, first]);
  expect(await allFaults(page)).toEqual([]);
  for (const name of [first, second]) {
    await drop(page, say, name);
    await expect(own.filter({ hasText: name })).toHaveCount(0);
  }
});

test('a super admin lists a contest of another site, changes it and takes it away', async ({ page, say }) => {
  const part = page.getByRole('region', { name: say('homeContent.outside'), exact: true });
  const mark = `Round ${Date.now()}`;
  const own = part.getByRole('listitem').filter({ hasText: mark });
  await part.getByRole('button', { name: say('homeContent.addContest') }).click();
  await saveDialog(page, say, {
    [say('siteContent.title')]: mark,
    [say('homeContent.site')]: 'Codeforces',
    [say('homeContent.url')]: 'https://example.org/round',
    [say('homeContent.startsAt')]: '2038-01-01T10:00',
  });
  await expect(own).toContainText('2038-01-01 10:00');
  await rowAct({ page, say }, mark, say('siteContent.edit'));
  await saveDialog(page, say, { [say('siteContent.title')]: `${mark}, moved` });
  await expect(own).toContainText(`${mark}, moved`);
  await drop(page, say, `${mark}, moved`);
  await expect(own).toHaveCount(0);
});

test('a super admin puts a picture into the footer, captions it and takes it out', async ({ page, say }) => {
  const name = say('homeContent.left');
  const slot = page.getByRole('region', { name, exact: true });
  const save = slot.getByRole('button', { name: say('homeContent.saveOf', { name }) });
  const caption = slot.getByRole('textbox', { name: say('homeContent.caption') });
  const deleting = slot.getByRole('button', { name: say('homeContent.deleteOf', { name }) });
  await slot.locator('input[type="file"]').setInputFiles(picture);
  await caption.fill('Group 1');
  await save.click();
  await expect(deleting).toBeVisible();
  await caption.fill('Group of the site');
  await save.click();
  const other = await page.context().newPage();
  await expect(async () => {
    await other.goto('/home');
    await expect(other.getByRole('contentinfo').getByRole('img', { name: 'Group of the site' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await other.close();
  await deleting.click();
  await confirm(page, say);
  await expect(deleting).toHaveCount(0);
});
