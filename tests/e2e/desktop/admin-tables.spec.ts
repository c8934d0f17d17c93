import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { buildTicket } from '../../factories/ticket.ts';
import { allFaults } from '../axe-faults.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';

test('by keyboard a super admin orders and chooses users, hides a column, keeps a filter and takes a file', async ({
  page,
  say,
  root,
  newAccount,
  database,
  baseURL,
}) => {
  const people = [await newAccount(), await newAccount(), await newAccount()];
  const names = people.map(({ username }) => username).toSorted();
  const mark = newUsername();
  await database.user.updateMany({ where: { username: { in: names } }, data: { nickname: mark } });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  // The link of the file is signed in by its cookie.
  await page.context().addCookies([{ name: sessionCookie, value: root.token, url: baseURL ?? '' }]);
  await page.goto(`/admin/user?keyword=${mark}`);
  const table = page.getByRole('table', { name: say('admin.users') });
  const rows = table.getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(3);

  const head = table.getByRole('columnheader', { name: say('users.username') });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText(names[0] ?? '');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(names[2] ?? '');
  await expect(page).toHaveURL(/order=USERNAME_DESC/u);

  const bar = page.getByRole('group', { name: say('table.chosenRows') });
  await table.getByRole('checkbox').first().press('Space');
  await table.getByRole('checkbox').last().press('Shift+Space');
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expect(bar.getByRole('button', { name: say('users.disable'), exact: true })).toBeVisible();
  expect(await allFaults(page)).toEqual([]);

  const email = table.getByRole('columnheader', { name: say('users.email') });
  await page.getByRole('button', { name: say('table.columns') }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: say('users.email') }).click();
  await page.keyboard.press('Escape');
  await expect(email).toHaveCount(0);

  await page.getByRole('button', { name: say('table.save') }).press('Enter');
  await page.getByRole('textbox', { name: say('table.name'), exact: true }).fill('My people');
  await page.keyboard.press('Enter');
  await page.goto('/admin/user');
  await expect(email).toHaveCount(0);
  await page.getByRole('link', { name: 'My people' }).press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await allFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('table.file') }).press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[1]),
  ).toEqual(['Username', ...names.toReversed()]);

  await page.getByRole('button', { name: say('table.forget', { name: 'My people' }) }).press('Enter');
  await expect(page.getByRole('link', { name: 'My people' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('table.save') })).toBeFocused();
});

test('a queue is a table, too: tickets are narrowed, sorted, shared by their address and taken away as a file', async ({
  page,
  say,
  root,
  newAccount,
  database,
  baseURL,
}) => {
  const { username } = await newAccount();
  const reporter = await database.user.findFirstOrThrow({ where: { username }, select: { id: true } });
  const displayId = newUsername();
  const problem = await database.problem.create({ data: { displayId, title: 'Sum' } });
  for (const kind of ['LIMITS', 'LIMITS', 'STATEMENT'] as const)
    await buildTicket({ db: database }, { problemId: problem.id, reporterId: reporter.id, kind, content: kind });
  const tickets = await database.problemTicket.findMany({
    where: { problemId: problem.id, kind: 'LIMITS' },
    orderBy: { id: 'desc' },
  });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.context().addCookies([{ name: sessionCookie, value: root.token, url: baseURL ?? '' }]);
  await page.goto(`/admin/ticket?problem=${displayId}`);
  const table = page.getByRole('table', { name: say('ticket.list') });
  const rows = table.getByRole('rowgroup').last().getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: say('ticket.head.kind') }).selectOption('LIMITS');
  await expect(rows).toHaveCount(2);
  const head = table.getByRole('columnheader', { name: say('table.created') });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText(`#${tickets[0]?.id}`);
  expect(await allFaults(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('table.file') }).press('Enter');
  const file = await readFile(await (await download).path(), 'utf8');
  const [, ...lines] = file.trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(tickets.map(({ id }) => String(id)));
});

test('a queue of cards keeps a filter under a name, and has an order', async ({ page, say, root }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin/moderation/acts');
  const act = page.getByRole('combobox', { name: say('moderation.acts.made') });
  await act.selectOption('WARN');
  await expect(page).toHaveURL(/act=WARN/u);
  await page.getByRole('combobox', { name: say('table.order') }).selectOption('OLDEST');
  await expect(page).toHaveURL(/act=WARN&order=OLDEST/u);
  await page.getByRole('button', { name: say('table.save') }).press('Enter');
  await page.getByRole('textbox', { name: say('table.name'), exact: true }).fill('Warnings');
  await page.keyboard.press('Enter');
  await page.goto('/admin/moderation/acts');
  await expect(act).toHaveValue('');
  await page.getByRole('link', { name: 'Warnings' }).press('Enter');
  await expect(act).toHaveValue('WARN');
  expect(await allFaults(page)).toEqual([]);
});

test('a table that is loaded has the height of its skeleton', async ({ page, say, root, database }) => {
  const mark = newUsername();
  await database.user.createMany({
    data: Array.from({ length: 12 }, () => {
      const username = newUsername();
      const id = randomUUID().replaceAll('-', '');
      return { id, username, usernameKey: username, passwordHash: '', nickname: mark };
    }),
  });
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  const { promise: measured, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ManagedUsers(') === true) await measured;
    await route.continue();
  });
  await page.goto(`/admin/user?keyword=${mark}`);
  // It takes its room while it is hidden.
  const pager = page.getByRole('navigation', { name: say('pager.label'), exact: true, includeHidden: true });
  await expect(page.getByRole('status', { name: say('state.loading') })).toBeVisible();
  const before = await pager.boundingBox();
  answer();
  await expect(page.getByRole('table', { name: say('admin.users') })).toBeVisible();
  expect(Math.abs(((await pager.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
});
