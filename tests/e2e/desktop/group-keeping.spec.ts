import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import { level, type Level } from '@verdict/schema/core/level.ts';
import { buildGroup } from '../../factories/group.ts';
import { AuthorScreen } from '../author-screen.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { rowAct } from '../row-menu.ts';
import { superAdmin } from '../site-database.ts';
import { expect, test } from '../site-fixtures.ts';
import { testArchive } from '../test-archive.ts';

const desktop = { locale: 'en-US', viewport: { width: 1440, height: 900 } };

test('a problem is made in a group, offered to the bank, accepted, and found by everybody', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
  database,
}) => {
  const group = await groupOf(database, signedIn.id, level.root);
  const form = new AuthorScreen(page, say);
  const id = `${group.shortName}1`;
  const title = `Two parts ${group.shortName}`;
  await page.goto(`${group.path}/problem-admin`);
  await page.getByRole('link', { name: say('author.createTitle') }).click();
  await form.field('author.displayId').fill('1');
  await expect(page.getByText(say('author.displayIdHintOfGroup', { id }))).toBeVisible();
  await form.writeStatement({ title, description: 'Split it.', input: 'One number.', output: 'Two numbers.' });
  await form.open('tests');
  const buffer = await testArchive({ '1.in': '2\n', '1.out': '1 1\n' });
  await form.chooseArchive({ name: 'parts.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('region', { name: say('author.cases'), exact: true }).getByRole('row')).toHaveCount(2);
  await form.saveButton.click();
  await page.waitForURL(new RegExp(`${group.path}/problem-admin/edit/\\d+`));
  await page.goto(`${group.path}/problem-admin`);
  await rowAct({ page, say }, id, say('author.bank.apply'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('author.bank.apply') })
    .click();
  await expect(page.getByText(say('author.bank.applied', { id }))).toBeVisible();
  await page.goto(`/problem?keyword=${group.shortName}`);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);

  const admin = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', ...desktop });
  await admin.goto('/admin/group-problem/apply');
  await admin.getByRole('button', { name: say('author.bank.acceptOf', { id }) }).click();
  await expect(admin.getByText(say('author.bank.accepted', { id }))).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('an admin admits and manages members, and does what roots do once they are one', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
  database,
}) => {
  const group = await groupOf(database, signedIn.id, level.admin);
  const applicant = await database.user.create({
    data: {
      id: randomUUID().replaceAll('-', ''),
      username: group.shortName,
      usernameKey: group.shortName,
      passwordHash: '',
    },
  });
  await database.groupMember.create({ data: { groupId: group.id, userId: applicant.id, level: level.applicant } });
  await page.goto(`${group.path}/member`);
  await page.getByRole('button', { name: say('group.accept') }).click();
  const levelOf = page.getByRole('combobox', { name: say('group.member.levelOf', { username: group.shortName }) });
  await expect(levelOf).toHaveValue('MEMBER');
  await expect(levelOf.getByRole('option')).toHaveText([say('group.level.member')]);
  await expect(page.getByRole('button', { name: say('group.rights') })).toHaveCount(0);
  const settings = page.getByRole('link', { name: say('group.tab.setting') });
  await expect(settings).toHaveCount(0);

  const owner = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', ...desktop });
  await owner.goto(`${group.path}/member`);
  await owner
    .getByRole('combobox', { name: say('group.member.levelOf', { username: signedIn.username }) })
    .selectOption('ROOT');
  await expect(owner.getByText(say('group.member.changed'))).toBeVisible();
  await owner.context().close();

  await page.reload();
  await expect(settings).toBeVisible();
  await levelOf.selectOption('ADMIN');
  await expect(page.getByText(say('group.member.changed'))).toBeVisible();
});

/** A group of the super admin in which an account has a level. */
async function groupOf(db: Db['db'], userId: string, own: Level) {
  const shortName = `k${randomUUID().slice(0, 6)}`;
  const { id } = await buildGroup({ db }, await superAdmin(db), { shortName, levels: [[{ id: userId }, own]] });
  return { id, shortName, path: `/group/${id}` };
}
