import { signInAsRoot } from '../../setup/site-api.ts';
import { newContest } from '../new-contest.ts';
import { expect, test } from '../site-fixtures.ts';

test('a super admin creates a listed ACM contest with a freeze, awards and three problems in the form', async ({
  page,
  say,
  baseURL,
  database,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  const title = `Cup ${process.pid}-${Date.now() % 100_000}`;
  const field = (id: string) => page.getByRole('textbox', { name: say(id), exact: true });
  // The label of a required field has a mark, too.
  const moment = (id: string) => page.getByLabel(new RegExp(`^${say(id)}`, 'u'));
  await page.goto('/admin/contest');
  await page.getByRole('link', { name: say('maker.createTitle') }).click();

  // What is missing is told beside its field, and the first such field takes the focus.
  await page.getByRole('button', { name: say('maker.create') }).click();
  await expect(page.getByText(say('maker.fault.title'))).toBeVisible();
  await expect(field('maker.title')).toBeFocused();
  await expect(page.getByText(say('maker.faults'))).toBeVisible();

  await field('maker.title').fill(title);
  await field('maker.description').fill('**Rules** of the cup');
  await moment('maker.startsAt').fill('2030-05-01T10:00');
  await moment('maker.endsAt').fill('2030-05-01T09:00');
  await expect(page.getByText(say('maker.fault.duration'))).toBeVisible();
  await expect(page.getByText(say('maker.duration', { hours: 0, minutes: 0 }))).toHaveCount(0);
  await moment('maker.endsAt').fill('2030-05-01T15:30');
  await expect(page.getByText(say('maker.duration', { hours: 5, minutes: 30 }))).toBeVisible();
  // So long a contest has a freeze by itself.
  await expect(page.getByRole('combobox', { name: say('maker.seal') })).toHaveValue('HOUR');
  await page.getByRole('combobox', { name: say('maker.seal') }).selectOption('HALF_HOUR');

  // What is typed outlives a reload and another page.
  await page.reload();
  await expect(page.getByText(say('maker.restored'))).toBeVisible();
  await page.getByRole('link', { name: say('maker.toList') }).click();
  await page.getByRole('link', { name: say('maker.createTitle') }).click();
  await expect(field('maker.title')).toHaveValue(title);
  await expect(field('maker.description')).toHaveValue('**Rules** of the cup');
  await expect(page.getByRole('combobox', { name: say('maker.seal') })).toHaveValue('HALF_HOUR');

  await page.getByRole('combobox', { name: say('maker.awardKind') }).selectOption('PROPORTION');
  await expect(
    page
      .getByRole('group', { name: say('maker.awardNumber', { number: 3 }) })
      .getByRole('textbox', { name: say('maker.awardName') }),
  ).toHaveValue(say('maker.award.bronze'));
  await page.getByRole('button', { name: say('maker.create') }).click();

  const problems = page.getByRole('list', { name: say('maker.problems') });
  const bank = page.getByRole('region', { name: say('maker.bank') });
  const dialog = page.getByRole('dialog');
  const search = async (id: string) => {
    await bank.getByRole('searchbox', { name: say('maker.searchBank') }).fill(id);
    await page.keyboard.press('Enter');
  };
  await search('1000');
  await bank.getByRole('button', { name: say('maker.addOf', { id: '1000' }), exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: say('maker.displayId') })).toHaveValue('A');
  await dialog.getByRole('button', { name: say('maker.add'), exact: true }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(1);

  // Several at once, from more than one search, each with the next letter and a balloon of another colour.
  for (const id of ['1002', '1001']) {
    await search(id);
    await bank.getByRole('checkbox', { name: say('table.choose', { name: id }) }).check();
  }
  await bank.getByRole('button', { name: 'Add 2 problems' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(3);
  expect(
    await database.contestProblem.findMany({
      where: { contest: { title } },
      orderBy: { position: 'asc' },
      select: { displayId: true, problem: { select: { displayId: true } } },
    }),
  ).toEqual([
    { displayId: 'A', problem: { displayId: '1000' } },
    { displayId: 'B', problem: { displayId: '1002' } },
    { displayId: 'C', problem: { displayId: '1001' } },
  ]);
  const colors = await database.contestProblem.groupBy({ by: ['color'], where: { contest: { title } } });
  expect(colors).toHaveLength(3);
  await problems.getByRole('button', { name: say('maker.moveDown', { id: 'A' }) }).click();
  await expect(problems.getByRole('listitem').first()).toContainText('B ');

  await page
    .getByRole('navigation', { name: say('admin.nav') })
    .getByRole('link', { name: say('admin.contests') })
    .click();
  await page.getByRole('link', { name: say('maker.createTitle') }).click();
  await expect(field('maker.title')).toHaveValue('');
  await page.getByRole('link', { name: say('maker.toList') }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(say('maker.status.scheduled'));
  await expect(row).toContainText('ACM');
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('combobox', { name: say('maker.seal') })).toHaveValue('HALF_HOUR');
});

test('saving a contest that changed meanwhile loads the new version with the typed text, or overwrites it', async ({
  page,
  say,
  baseURL,
  database,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  const { id, title, endsAt } = await newContest(database);
  const stored = () => database.contest.findUnique({ where: { id }, select: { title: true, endsAt: true } });
  const field = page.getByRole('textbox', { name: say('maker.title'), exact: true });
  const conflict = page.getByRole('alertdialog', { name: say('maker.conflict') });
  const save = async (text: string) => {
    await field.fill(text);
    await page.getByRole('button', { name: say('maker.save'), exact: true }).click();
  };
  await page.goto(`/admin/contest/${id}/edit`);
  await expect(field).toHaveValue(title);

  const later = new Date(endsAt.getTime() + 3_600_000);
  await database.contest.update({ where: { id }, data: { endsAt: later, version: { increment: 1 } } });
  await save(`${title} 2`);
  await conflict.getByRole('button', { name: say('maker.conflictLoad') }).click();
  await expect(page.getByText(say('maker.conflictLoaded'))).toBeVisible();
  expect(await stored()).toEqual({ title, endsAt: later });
  await save(`${title} 3`);
  await expect.poll(stored).toEqual({ title: `${title} 3`, endsAt: later });
  await expect(page.getByText(say('maker.saved'), { exact: true })).toBeVisible();

  await database.contest.update({ where: { id }, data: { title: 'Another title', version: { increment: 1 } } });
  await save(`${title} 4`);
  await conflict.getByRole('button', { name: say('maker.conflictOverwrite') }).click();
  await expect.poll(stored).toEqual({ title: `${title} 4`, endsAt: later });
  await expect(conflict).toHaveCount(0);
});
