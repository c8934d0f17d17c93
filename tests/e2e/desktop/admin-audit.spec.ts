import { readFile } from 'node:fs/promises';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';

test('a super admin finds who hid a contest, shares the address and takes the entries away as a file', async ({
  page,
  say,
  root,
  newAccount,
  database,
  baseURL,
}) => {
  const { username } = await newAccount();
  const actor = await database.user.findFirstOrThrow({ where: { username }, select: { id: true } });
  const title = newUsername();
  const at = new Date();
  const entry = { actorId: actor.id, targetKind: 'CONTEST', targetId: '99999999', groupId: null, at };
  await database.auditEntry.createMany({
    data: [
      {
        ...entry,
        action: 'contest.edit',
        before: { title: 'Old', isVisible: true },
        after: { title, isVisible: false },
      },
      { ...entry, action: 'tag.create', targetKind: 'TAG', after: { name: 'dp' } },
    ],
  });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  // The link of the file is signed in by its cookie.
  await page.context().addCookies([{ name: sessionCookie, value: root.token, url: baseURL ?? '' }]);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: say('admin.nav') })
    .getByRole('link', { name: say('admin.site') })
    .click();
  await page
    .getByRole('navigation', { name: say('admin.pages') })
    .getByRole('link', { name: say('admin.audit') })
    .click();
  const rows = page
    .getByRole('table', { name: say('audit.title') })
    .getByRole('rowgroup')
    .last()
    .getByRole('row');
  await page.getByRole('searchbox', { name: say('audit.actor') }).fill(username);
  await page.getByRole('searchbox', { name: say('audit.actor') }).press('Enter');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: say('audit.area') }).selectOption('contest');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(say('audit.act.contest.edit'));
  await expect(rows).toContainText(
    say('audit.becomes', { field: say('audit.field.title'), before: 'Old', after: title }),
  );
  await page.reload();
  await expect(rows).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('table.file') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(2);
  // In the words of the page, with names of the code beside.
  expect(file).toContain(`${username},${say('audit.act.contest.edit')},`);
  expect(file).toContain(say('audit.becomes', { field: say('audit.field.title'), before: 'Old', after: title }));
  expect(file).toContain('contest.edit,CONTEST,99999999');
});
