import { randomUUID } from 'node:crypto';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newGroup } from '../new-group.ts';
import { expect, test } from '../site-fixtures.ts';

test('a teacher pastes a table; a new student signs in by the slip, one with an account by consent', async ({
  page,
  browser,
  baseURL,
  say,
  account,
  root,
}) => {
  const path = await newGroup();
  const mark = randomUUID().slice(0, 6);
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const teacher = await otherBrowser(browser, root.token, options);
  await teacher.goto(`${path}/member`);
  await teacher.getByRole('link', { name: say('group.roster.title') }).click();
  const table = [
    'Name\tStudent number\tUser name\tClass\tPhone',
    `Ann ${mark}\t2023001\t\tNew ${mark}\t1`,
    `Bob ${mark}\t2023002\t${account.username}\tClass 1\t2`,
    `Cid ${mark}\tno number\t\t\t3`,
  ].join('\n');
  await teacher.getByRole('textbox', { name: say('group.roster.text') }).fill(table);
  await teacher.getByRole('button', { name: say('group.roster.preview') }).click();
  const rows = teacher.getByRole('list', { name: say('group.roster.rows') }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(say('group.roster.state.new'));
  await expect(rows.nth(1)).toContainText(say('group.roster.state.invite'));
  await expect(rows.nth(2)).toContainText(say('group.roster.state.faulty'));
  await teacher.getByRole('combobox', { name: say('group.roster.filter') }).selectOption('FAULTY');
  await expect(rows).toHaveCount(1);
  expect(await allFaults(teacher)).toEqual([]);
  await teacher.getByRole('textbox', { name: say('group.roster.prefix') }).fill(`t${mark}-`);
  await teacher.getByRole('button', { name: say('group.roster.import'), exact: true }).click();

  const slip = teacher.getByRole('list', { name: say('group.roster.slips') }).getByRole('listitem');
  await expect(slip).toContainText(`t${mark}-001`);
  expect(await allFaults(teacher)).toEqual([]);
  const password = await slip.locator('b').last().innerText();
  // On paper there are the slips and nothing else.
  await teacher.emulateMedia({ media: 'print' });
  await expect(teacher.getByTestId('slips').getByText(`t${mark}-001`)).toBeVisible();
  await expect(teacher.getByTestId('slips').getByRole('img')).toBeVisible();
  await expect(teacher.getByRole('main')).toBeHidden();

  await page.goto(path);
  const entrance = page.getByRole('dialog').getByRole('tabpanel');
  await entrance.getByLabel(say('auth.username'), { exact: true }).fill(`t${mark}-001`);
  await entrance.getByLabel(say('auth.password'), { exact: true }).fill(password);
  await entrance.getByRole('button', { name: say('auth.signIn'), exact: true }).click();
  await expect(page.getByText('Room 12 on Friday')).toBeVisible();
  await teacher.context().close();

  const invited = await otherBrowser(browser, account.token, options);
  await invited.goto(path);
  await invited.getByRole('button', { name: say('group.roster.accept') }).click();
  await expect(invited.getByText('Room 12 on Friday')).toBeVisible();
  await invited.context().close();
});
