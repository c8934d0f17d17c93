import { readFile } from 'node:fs/promises';
import { newPlan, newTraining } from '../new-training.ts';
import { expect, test } from '../site-fixtures.ts';

test('a list is downloaded once it has a licence, and imported as a personal list', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const list = { kind: 'PERSONAL', authorId: signedIn.id, categoryId: null, title: 'First week' } as const;
  const { id } = await newPlan(database, list);
  await page.goto(`/training/${id}`);
  await page.getByRole('button', { name: say('training.file.action') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say('training.file.saveAndDownload') });
  const licence = dialog.getByRole('combobox', { name: say('training.file.licence') });
  await save.click();
  await expect(dialog.getByText(say('training.file.needed'))).toHaveCount(2);
  await expect(licence).toBeFocused();
  await licence.fill('CC-BY-4.0');
  await dialog.getByRole('textbox', { name: say('training.file.source') }).fill('Course of 2026');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('First week.yaml');
  await expect(dialog).toHaveCount(0);
  const yaml = await readFile(await download.path(), 'utf8');

  await page.goto('/training/mine');
  const open = page.getByRole('button', { name: say('training.file.import') });
  await open.click();
  await dialog
    .getByLabel(say('training.file.choose'))
    .and(dialog.locator('input'))
    .setInputFiles({ name: 'list.yaml', mimeType: 'application/yaml', buffer: Buffer.from(yaml) });
  const text = dialog.getByRole('textbox', { name: say('training.file.text') });
  await expect(text).toHaveValue(yaml);
  await dialog.getByRole('button', { name: say('training.file.preview') }).click();
  const preview = dialog.getByRole('region', { name: 'First week' });
  await expect(preview).toContainText('CC-BY-4.0');
  await expect(preview.getByRole('region', { name: say('training.file.sections') })).toContainText('Loops');
  await dialog.getByRole('button', { name: say('training.file.import') }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'First week' })).toBeVisible();
  await expect(page).not.toHaveURL(/\/(mine|training\/\d+\/problems)$/);
  await expect(page).not.toHaveURL(new RegExp(`/training/${id}$`));
  await page
    .getByRole('navigation', { name: say('training.pages', { kind: 'PERSONAL' }) })
    .getByRole('link', { name: say('training.tab.problems') })
    .click();
  await expect(page.getByRole('button', { name: 'Loops', exact: true })).toBeVisible();
});

test('a file without a licence is refused with its line, and its text stays', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const yaml =
    'format: verdict-list/1\ntitle: Graphs\nsource: Course of 2026\nitems:\n  - problem: "1000"\n    needed: x\n';
  await page.goto('/training/mine');
  const open = page.getByRole('button', { name: say('training.file.import') });
  await open.click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByRole('textbox', { name: say('training.file.text') });
  const preview = dialog.getByRole('button', { name: say('training.file.preview') });
  await text.fill(yaml);
  await preview.click();
  const faults = dialog.getByRole('list', { name: say('training.file.faults') }).getByRole('listitem');
  const missing = faults.filter({ hasText: /["“]licence["”]/u });
  await expect(missing).toContainText(say('training.file.line', { line: 1 }));
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await expect(text).toHaveValue(yaml);

  await text.fill(`# ${'x'.repeat(1024 * 1024)}`);
  await preview.click();
  await expect(dialog.getByText(say('training.file.tooLarge', { size: '1.01' }))).toBeVisible();
  await dialog
    .getByLabel(say('training.file.choose'))
    .and(dialog.locator('input'))
    .setInputFiles({ name: 'list.yaml', mimeType: 'application/yaml', buffer: Buffer.alloc(0) });
  await expect(dialog.getByText(say('training.file.blank'))).toBeVisible();
  expect(await database.training.count({ where: { authorId: signedIn.id } })).toBe(0);
});

test('readers are told that a list without a licence cannot be downloaded', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await newTraining(database, { access: 'PRIVATE', password: 'secret', members: [signedIn] });
  await page.goto(`/training/${id}`);
  await page.getByRole('button', { name: say('training.file.action') }).click();
  await expect(page.getByText(say('training.file.unlicensed'))).toBeVisible();
});

test('a problem takes the place of a placeholder', async ({ page, say, signedIn, database }) => {
  const yaml =
    'format: verdict-list/1\ntitle: Graphs\nlicence: CC0-1.0\nsource: Course of 2026\n' +
    'items:\n  - problem: paths-7\n    title: Shortest paths\n    url: https://example.org/7\n';
  await page.goto('/training/mine');
  await page.getByRole('button', { name: say('training.file.import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('training.file.text') }).fill(yaml);
  await dialog.getByRole('button', { name: say('training.file.preview') }).click();
  await dialog.getByRole('button', { name: say('training.file.import') }).click();
  await page.getByRole('link', { name: say('training.arrange') }).click();
  await page
    .getByRole('button', { name: say('trainings.replaceOf', { title: 'paths-7 Shortest paths' }) })
    .press('Enter');
  await expect(dialog.getByRole('searchbox', { name: say('trainings.searchBank') })).toBeFocused();
  await page.keyboard.type('1001');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: say('trainings.chooseOf', { id: '1001' }), exact: true }).press('Enter');
  const row = page.getByRole('list', { name: say('trainings.problems') }).getByRole('listitem');
  await expect(row).toBeFocused();
  await expect(row).toContainText('paths-7 ');
  const stored = await database.training.findFirst({
    where: { authorId: signedIn.id },
    select: { problems: { select: { problem: { select: { displayId: true } } } }, materials: true },
  });
  expect(stored).toEqual({ problems: [{ problem: { displayId: '1001' } }], materials: [] });
});

test('an admin imports a training, whose form opens', async ({ page, say, signedIn, database }) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  await page.goto('/admin/training');
  await page.getByRole('button', { name: say('training.file.import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: say('training.file.text') })
    .fill('format: verdict-list/1\ntitle: Loops\nlicence: CC0-1.0\nsource: Course of 2026\n');
  await dialog.getByRole('button', { name: say('training.file.preview') }).click();
  await expect(dialog.getByRole('region', { name: 'Loops' })).toContainText('CC0-1.0');
  await dialog.getByRole('button', { name: say('training.file.import') }).click();
  await expect(page).toHaveURL(/\/admin\/training\/\d+\/edit$/);
  await expect(page.getByRole('textbox', { name: say('trainings.title'), exact: true })).toHaveValue('Loops');
});
