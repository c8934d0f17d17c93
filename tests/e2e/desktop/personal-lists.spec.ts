import type { Locator, Page } from '@playwright/test';
import { otherBrowser } from '../contest-on-site.ts';
import { newTraining } from '../new-training.ts';
import { expect, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

/** The button that saves a problem. */
const saveButton = (where: Page | Locator, say: Say, id: string) =>
  where.getByRole('button', { name: say('save.label', { id }) });

test('a saved problem is in the list "Saved problems", and another list may be chosen or made', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await page.goto('/problem/1000');
  const button = saveButton(page, say, '1000');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: say('save.choose') }).click();
  const choice = page.getByRole('dialog');
  await expect(choice.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await choice.getByRole('textbox', { name: say('lists.newTitle') }).fill('Graphs');
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('checkbox', { name: 'Graphs', checked: true })).toBeVisible();
  await choice.getByRole('checkbox', { name: 'Saved problems' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect
    .poll(() =>
      database.training.findMany({
        where: { authorId: signedIn.id },
        select: { title: true, problems: { select: { problem: { select: { displayId: true } } } } },
        orderBy: { id: 'asc' },
      }),
    )
    .toEqual([
      { title: 'Saved problems', problems: [] },
      { title: 'Graphs', problems: [{ problem: { displayId: '1000' } }] },
    ]);

  await page.goto('/training');
  await page.getByRole('link', { name: say('lists.mine'), exact: true }).click();
  await expect(page).toHaveURL(/\/training\/mine$/);
  // What is typed for another list outlives its dialog and the page.
  const title = choice.getByRole('textbox', { name: say('lists.title'), exact: true });
  await page.getByRole('button', { name: say('lists.new') }).click();
  await title.fill('Half a list');
  await page.keyboard.press('Escape');
  await expect(choice).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: say('lists.new') }).click();
  await expect(title).toHaveValue('Half a list');
  await expect(choice.getByText(say('lists.restored'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Graphs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Graphs' })).toBeVisible();
});

test('a visitor who saves a problem signs in first', async ({ page, say }) => {
  await page.goto('/problem');
  await saveButton(page, say, '1000').click();
  await expect(page.getByRole('dialog').getByRole('tab', { name: say('auth.signIn'), selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saveButton(page, say, '1000')).toHaveAttribute('aria-pressed', 'false');
});

test('a list is read by its link until the link is renewed', async ({
  page,
  say,
  signedIn,
  newAccount,
  browser,
  database,
}) => {
  const { id } = await newTraining(database, {
    kind: 'PERSONAL',
    authorId: signedIn.id,
    categoryId: null,
    title: 'Exam of May',
  });
  await page.goto(`/training/${id}`);
  await page.getByRole('button', { name: say('lists.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /you have solved 0/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: say('lists.sharing.link') }).check();
  const field = dialog.getByRole('textbox', { name: say('lists.link') });
  await expect(field).toHaveValue(/\/training\/shared\//);
  const link = await field.inputValue();

  const reader = await otherBrowser(browser, (await newAccount()).token, { locale: 'en-US' });
  await reader.goto(link);
  await expect(reader.getByRole('heading', { level: 1, name: 'Exam of May' })).toBeVisible();
  await expect(reader).toHaveURL(new RegExp(`/training/${id}$`));

  await dialog.getByRole('button', { name: say('lists.renew') }).click();
  await dialog.getByRole('checkbox', { name: say('lists.removesMembers') }).check();
  await dialog
    .getByRole('group', { name: say('lists.renew') })
    .getByRole('button', { name: say('lists.renew') })
    .click();
  await expect(field).not.toHaveValue(link);
  await reader.reload();
  await expect(reader.getByText(say('training.missing'))).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByText(say('lists.linkInvalid'))).toBeVisible();
  await reader.context().close();
});

test('the author of a hidden list sees why nobody reads it, and a muted one why it stays by link', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'MUTED' } });
  await database.userStatistics.upsert({
    where: { userId: signedIn.id },
    create: { userId: signedIn.id, solved: 10 },
    update: { solved: 10 },
  });
  const { id } = await newTraining(database, {
    kind: 'PERSONAL',
    sharing: 'LINK',
    authorId: signedIn.id,
    categoryId: null,
    isVisible: false,
  });
  await page.goto(`/training/${id}`);
  await expect(page.getByRole('note')).toHaveText(say('lists.hidden'));
  await page.getByRole('button', { name: say('lists.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: say('lists.sharing.public') }).click();
  await expect(dialog.getByRole('alert')).toContainText('may not publish texts');
  await expect(dialog.getByRole('radio', { name: say('lists.sharing.link') })).toBeChecked();
});

test('an author who edits a list starts from its newest version, and is asked before replacing a newer one', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await newTraining(database, {
    kind: 'PERSONAL',
    sharing: 'LINK',
    authorId: signedIn.id,
    categoryId: null,
  });
  const saveElsewhere = (data: { readonly title?: string; readonly description?: string }) =>
    database.training.update({ where: { id }, data: { ...data, version: { increment: 1 } } });
  const edit = page.getByRole('button', { name: say('lists.edit'), exact: true });
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: say('lists.title') });
  const description = dialog.getByRole('textbox', { name: say('lists.description') });
  const save = dialog.getByRole('button', { name: say('lists.save') });
  const conflict = page.getByRole('alertdialog', { name: say('training.conflict') });
  await page.goto(`/training/${id}`);
  await edit.click();
  await expect(title).toHaveValue(/./);
  await page.keyboard.press('Escape');
  await saveElsewhere({ title: 'Exam of June' });
  await edit.click();
  await expect(title).toHaveValue('Exam of June');

  // A text that is too long is neither cut nor sent.
  await title.fill('x'.repeat(256));
  await save.click();
  await expect(dialog.getByText('1 character too long. Shorten it to 255.')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('x'.repeat(256));

  await saveElsewhere({ description: 'Six problems.' });
  await title.fill('Exam of July');
  await save.click();
  await conflict.getByRole('button', { name: say('training.conflictLoad') }).click();
  await expect(description).toHaveValue('Six problems.');
  await expect(title).toHaveValue('Exam of July');

  await saveElsewhere({ description: 'Seven problems.' });
  await save.click();
  await conflict.getByRole('button', { name: say('training.conflictOverwrite') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam of July' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await database.training.findUniqueOrThrow({ where: { id } })).toMatchObject({
    title: 'Exam of July',
    description: 'Six problems.',
    sharing: 'LINK',
  });
});

test('a copy takes over a new problem of its original', async ({ page, say, signedIn, database }) => {
  const { id, title } = await newTraining(database, { kind: 'TRAINING' });
  const third = await database.trainingProblem.delete({
    where: { trainingId_displayId: { trainingId: id, displayId: '3' } },
  });
  await page.goto(`/training/${id}`);
  await page.getByRole('button', { name: say('lists.copy') }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: say('lists.title') });
  await expect(name).toHaveValue(`${title} (copy)`);
  await name.fill('My copy');
  await dialog.getByRole('button', { name: say('lists.copyNow') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My copy' })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/training/${id}$`));
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/training/${id}`);
  await expect(page.getByText(say('lists.sharing.owner'), { exact: true })).toBeVisible();

  await database.trainingProblem.create({
    data: { trainingId: id, problemId: third.problemId, displayId: '3', rank: 2 },
  });
  await page.reload();
  const news = page.getByRole('region', { name: say('lists.originNews') });
  await expect(news).toContainText('1 new problem');
  await news.getByRole('button', { name: say('lists.takeOverAll') }).click();
  await expect(news).toHaveCount(0);
  const copy = await database.training.findFirstOrThrow({
    where: { authorId: signedIn.id, kind: 'PERSONAL' },
    select: { originId: true, _count: { select: { problems: true } } },
  });
  expect(copy).toEqual({ originId: id, _count: { problems: 3 } });
});
