import { signInAsRoot } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newGroup } from '../new-group.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin writes an announcement, finds, hides and deletes it', async ({ browser, say, baseURL }) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const admin = await otherBrowser(browser, token, options);
  const title = `Maintenance ${Date.now()}`;
  await admin.goto('/admin/announcement');
  await admin.getByRole('button', { name: say('siteNews.write') }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('author.news.title') }).fill(title);
  await dialog.getByRole('textbox', { name: say('author.news.content') }).fill('On **Sunday**');
  // Other tests look at the announcements of home.
  await dialog.getByText(say('siteNews.isVisible')).click();
  await dialog.getByRole('button', { name: say('author.news.save') }).click();
  await expect(dialog).toBeHidden();
  await admin.getByRole('searchbox', { name: say('siteNews.search') }).fill(title);
  await admin.keyboard.press('Enter');
  const rows = admin
    .getByRole('table', { name: say('admin.announcements') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
  await expect(rows).toHaveCount(1);
  expect(await allFaults(admin)).toEqual([]);
  await rows.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: say('author.news.title') })).toHaveValue(title);
  await admin.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await rowAct({ page: admin, say }, title, say('siteContent.delete'));
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: say('siteContent.delete') })
    .click();
  await expect(admin.getByText(say('siteNews.none'))).toBeVisible();
});

test('a super admin sends a notice to one user and recalls it', async ({ browser, say, baseURL }) => {
  const { token } = await signInAsRoot(baseURL ?? '');
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const admin = await otherBrowser(browser, token, options);
  const title = `Reminder ${Date.now()}`;
  await admin.goto('/admin/notice');
  await admin.getByRole('button', { name: say('siteNotice.write') }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('author.news.title') }).fill(title);
  await dialog.getByRole('textbox', { name: say('author.news.content') }).fill('Hand in the forms');
  await dialog.getByRole('combobox', { name: say('siteNotice.audience') }).selectOption('DESIGNATED');
  await dialog.getByRole('textbox', { name: say('siteNotice.usernames') }).fill('student');
  await dialog.getByRole('button', { name: say('author.news.save') }).click();
  await expect(dialog).toBeHidden();
  const row = admin.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(say('siteNotice.state.draft'));
  await rowAct({ page: admin, say }, title, say('siteNotice.send'));
  await expect(dialog).toContainText('1 account would get it now');
  await dialog.getByRole('button', { name: say('siteNotice.sendNow') }).click();
  await expect(row).toContainText(say('siteNotice.state.sent'), { timeout: 15_000 });
  await rowAct({ page: admin, say }, title, say('siteNotice.recall'));
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: say('siteNotice.recall') })
    .click();
  await expect(row).toContainText(say('siteNotice.state.recalled'));
  expect(await allFaults(admin)).toEqual([]);
});

test('a super admin chooses groups and classes of a notice by name', async ({ browser, say, baseURL, database }) => {
  const id = Number((await newGroup()).split('/').at(-1));
  const { name } = await database.group.findUniqueOrThrow({ where: { id }, select: { name: true } });
  const oneClass = `${name} / Class 1`;
  const { token } = await signInAsRoot(baseURL ?? '');
  const options = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const admin = await otherBrowser(browser, token, options);
  const title = `Room ${Date.now()}`;
  await admin.goto('/admin/notice');
  await admin.getByRole('button', { name: say('siteNotice.write') }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('author.news.title') }).fill(title);
  await dialog.getByRole('textbox', { name: say('author.news.content') }).fill('Room 12 on Friday');
  await dialog.getByRole('combobox', { name: say('siteNotice.audience') }).selectOption('FILTERED');
  await dialog.getByRole('searchbox', { name: say('siteNotice.findGroups') }).fill(name);
  await dialog.getByRole('button', { name: say('siteNotice.addTarget', { name }), exact: true }).click();
  await expect(dialog).toContainText('3 accounts would get it now');
  const classes = dialog.getByRole('searchbox', { name: say('siteNotice.findClasses') });
  await classes.fill(name);
  await expect(dialog.getByRole('button', { name: say('siteNotice.addTarget', { name: oneClass }) })).toBeVisible();
  await classes.press('Enter');
  const chosenClass = dialog.getByRole('button', { name: say('siteNotice.removeTarget', { name: oneClass }) });
  await expect(chosenClass).toBeVisible();
  await dialog.getByRole('button', { name: say('siteNotice.removeTarget', { name }), exact: true }).click();
  await expect(dialog).toContainText('1 account would get it now');
  expect(await allFaults(admin)).toEqual([]);
  await dialog.getByRole('button', { name: say('author.news.save') }).click();
  await expect(dialog).toBeHidden();
  await rowAct({ page: admin, say }, title, say('siteContent.edit'));
  await expect(chosenClass).toBeVisible();
});
