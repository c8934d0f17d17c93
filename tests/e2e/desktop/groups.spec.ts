import { randomUUID } from 'node:crypto';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { expect, test } from '../site-fixtures.ts';

test('a teacher creates a group; a student applies, is accepted, reads the news, and loses it when it ends', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
}) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Class ${mark}`;
  const teacher = await otherBrowser(browser, root.token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });

  await teacher.goto('/group');
  await teacher.getByRole('button', { name: say('group.create'), exact: true }).click();
  const form = teacher.getByRole('dialog');
  await form.getByRole('textbox', { name: say('group.name'), exact: true }).fill(name);
  await form.getByRole('textbox', { name: say('group.shortName') }).fill(mark);
  await form.getByRole('textbox', { name: say('group.brief') }).fill('Problems of the week');
  await form.getByRole('textbox', { name: say('group.description') }).fill('One set of **problems** a week.');
  await form.getByRole('combobox', { name: say('group.access') }).selectOption('PROTECTED');
  await form.getByRole('textbox', { name: say('group.code') }).fill('friday');
  await form.getByRole('button', { name: say('group.create'), exact: true }).click();
  await expect(teacher.getByRole('heading', { level: 1, name })).toBeVisible();
  const path = new URL(teacher.url()).pathname;
  await teacher.getByRole('link', { name: say('group.tab.announcements') }).click();
  await teacher.getByRole('button', { name: say('group.news.write') }).click();
  await teacher
    .getByRole('dialog')
    .getByRole('textbox', { name: say('group.news.title') })
    .fill('Room 12');
  await teacher
    .getByRole('dialog')
    .getByRole('textbox', { name: say('group.news.content') })
    .fill('Bring paper.');
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: say('group.save') })
    .click();
  await expect(teacher.getByText(say('group.news.saved'))).toBeVisible();

  await page.goto(`/group?keyword=${mark}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Room 12')).toHaveCount(0);
  await page.getByRole('button', { name: say('group.apply'), exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('I take the course.');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('group.apply'), exact: true })
    .click();
  await expect(page.getByRole('button', { name: say('group.applying') })).toBeVisible();

  await teacher.goto(`${path}/member`);
  const application = teacher.getByRole('list', { name: say('group.applications') }).getByRole('listitem');
  await expect(application).toContainText('I take the course.');
  await application.getByRole('button', { name: say('group.accept') }).click();
  await expect(teacher.getByRole('list', { name: say('group.members') })).toContainText(signedIn.username);
  await expect(application).toHaveCount(0);

  await page.reload();
  await page.getByRole('link', { name: 'Room 12' }).click();
  await expect(page.getByText('Bring paper.')).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  await teacher.getByRole('button', { name: say('group.disband') }).click();
  await teacher
    .getByRole('alertdialog')
    .getByRole('button', { name: say('group.disband') })
    .click();
  await expect(teacher).toHaveURL(/\/group$/);
  await page.reload();
  await expect(page.getByText(say('group.missingHint'))).toBeVisible();
  await teacher.context().close();
});
