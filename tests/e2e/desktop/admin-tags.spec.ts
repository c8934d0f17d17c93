import { signInAsRoot } from '../../setup/site-api.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

test('an admin adds a tag under a classification, sees that a name is taken, edits, merges and deletes it', async ({
  page,
  say,
  baseURL,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto('/admin/problem/tag');
  const mark = `${process.pid}-${Date.now() % 100_000}`;
  const [heading, first, second] = [`Group ${mark}`, `first ${mark}`, `second ${mark}`];
  const dialog = page.getByRole('dialog');
  const fill = async (name: string) => {
    await dialog.getByRole('textbox', { name: say('tags.name') }).fill(name);
    await dialog.getByRole('button', { name: say('tags.save') }).click();
  };
  await page.getByRole('button', { name: say('tags.addClassification') }).click();
  await fill(heading);
  const section = page.getByRole('region', { name: heading });
  await expect(section).toContainText(say('tags.empty'));

  await page.getByRole('button', { name: say('tags.add'), exact: true }).click();
  await dialog.getByRole('textbox', { name: say('tags.color'), exact: true }).fill('#409eff');
  await dialog.getByRole('combobox', { name: say('tags.classification') }).selectOption({ label: heading });
  await fill(first);
  await expect(section.getByRole('listitem')).toContainText(first);

  await page.getByRole('button', { name: say('tags.add'), exact: true }).click();
  await fill(first.toUpperCase());
  await expect(dialog).toContainText('Add Tag Error');
  await fill(second);
  await expect(page.getByRole('listitem').filter({ hasText: second })).toBeVisible();

  await section.getByRole('button', { name: first, exact: true }).click();
  await fill(`${first} more`);
  await expect(section.getByRole('listitem')).toContainText(`${first} more`);
  await rowAct({ page, say }, `${first} more`, say('tags.merge'));
  await dialog.getByRole('combobox').selectOption({ label: second });
  await dialog.getByRole('button', { name: say('tags.merge') }).click();
  await expect(section).toContainText(say('tags.empty'));

  for (const name of [second, heading]) {
    await rowAct({ page, say }, name, say('tags.delete'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('tags.delete') })
      .click();
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }
});
