import { newTraining } from '../new-training.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

test('a learner joins a training, solves its first problem, enters the rank and goes on from the home page', async ({
  page,
  say,
  isPhone,
  signedIn,
  database,
}) => {
  const { id, title } = await newTraining(database);
  const progress = (solved: number) => page.getByText(say('training.solvedOf', { solved, count: 3 }));
  await page.goto(`/training?keyword=${encodeURIComponent(title)}`);
  await expect(progress(0)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: say('training.join', { kind: 'TRAINING' }) }).press('Enter');
  await expect(page.getByText(say('training.isMember'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('training.membership', { kind: 'TRAINING' }) })).toBeFocused();
  await page.getByRole('link', { name: /^Start: 1 / }).click();
  await expect(page).toHaveURL(new RegExp(`/training/${id}/problem/1$`));

  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));
  const bar = page.getByRole('navigation', { name: say('training.problemNav', { kind: 'TRAINING' }) });
  await bar.getByRole('link', { name: say('training.next') }).click();
  await expect(page).toHaveURL(new RegExp(`/training/${id}/problem/2$`));
  await expect(bar).toContainText(say('training.numberOf', { number: 2, count: 3 }));
  await bar.getByRole('link', { name: say('problemList.focus') }).click();
  const list = page.getByRole('navigation', { name: say('focus.label') });
  await expect(list.getByRole('link', { name: new RegExp(`^${say('status.accepted')} 1`) })).toBeVisible();
  await list.getByRole('link', { name: say('focus.leave') }).click();

  await expect(page).toHaveURL(new RegExp(`/training/${id}/problems$`));
  await expect(progress(1)).toBeVisible();
  await expect(page.getByText('33.33%')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText(say('status.accepted'));
  await expect(page.getByRole('link', { name: /^Continue: 2 / })).toBeVisible();

  await page
    .getByRole('navigation', { name: say('training.pages', { kind: 'TRAINING' }) })
    .getByRole('link', { name: say('training.tab.rank') })
    .click();
  await expect(page.getByText(say('training.rankEmpty'))).toBeVisible();
  await page.getByText(say('training.isListed'), { exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: signedIn.username });
  await expect(row).toContainText(say('status.accepted'));
  await page.getByText(say('training.isListed'), { exact: true }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/home');
  const own = page.getByRole('region', { name: say('home.trainings'), exact: true });
  await expect(own.getByRole('link', { name: title })).toHaveAttribute('href', `/training/${id}`);
  await expect(own.getByRole('progressbar', { name: say('training.progressOf', { title }) })).toHaveAttribute(
    'aria-valuenow',
    '33',
  );
  await own.getByRole('link', { name: /^Continue: 2 / }).click();
  await expect(page).toHaveURL(new RegExp(`/training/${id}/problem/2$`));
});

test('a private training opens to members, who register with its password and may leave', async ({
  page,
  say,
  account,
  database,
}) => {
  const { id, title } = await newTraining(database, { access: 'PRIVATE', password: 'open sesame' });
  await page.goto(`/training?keyword=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/training\?keyword=/);

  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await page.goto(`/training/${id}/problems`);
  const password = page.getByLabel(say('training.password'), { exact: true });
  const register = page.getByRole('button', { name: say('training.register') });
  await register.click();
  await expect(page.getByText(say('training.passwordNeeded'))).toBeVisible();
  await password.fill('close sesame');
  await register.click();
  await expect(page.getByText(/not the password of the training/)).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('open sesame');
  await register.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  await page
    .getByRole('navigation', { name: say('training.pages', { kind: 'TRAINING' }) })
    .getByRole('link', { name: say('training.tab.rank') })
    .click();
  await expect(page.getByRole('row').filter({ hasText: account.username })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: say('training.realName') })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: say('training.pages', { kind: 'TRAINING' }) })
    .getByRole('link', { name: say('training.tab.description') })
    .click();
  await page.getByRole('button', { name: say('training.leave', { kind: 'TRAINING' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('training.leave', { kind: 'TRAINING' }) })
    .click();
  await expect(password).toBeVisible();
});

test('a teacher creates a category and a training, adds problems, orders and hides it', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  const mark = `${process.pid}-${Date.now() % 100_000}`;
  const [title, category] = [`Loops ${mark}`, `Basics ${mark}`];
  const dialog = page.getByRole('dialog');
  const field = (key: string) => page.getByRole('textbox', { name: say(key), exact: true });
  await page.goto('/admin/training/category');
  await page.getByRole('button', { name: say('trainings.addCategory') }).click();
  await dialog.getByRole('textbox', { name: say('trainings.categoryName') }).fill(category);
  await dialog.getByRole('button', { name: say('trainings.save') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: category })).toBeVisible();

  await page.getByRole('link', { name: say('trainings.toList') }).click();
  await page.getByRole('link', { name: say('trainings.createTitle') }).click();
  const create = page.getByRole('button', { name: say('trainings.create') });
  await create.click();
  await expect(page.getByText(say('trainings.fault.title'))).toBeVisible();
  await expect(field('trainings.title')).toBeFocused();
  await expect(field('trainings.description')).toHaveAttribute('required');
  await expect(page.getByText(`${say('trainings.description')} *`, { exact: true })).toBeVisible();
  await field('trainings.title').fill(title);
  await field('trainings.description').fill('From `for` to recursion');
  await page.getByRole('combobox', { name: say('trainings.category') }).selectOption({ label: category });
  await page.getByRole('combobox', { name: say('trainings.access') }).selectOption('PRIVATE');
  await field('trainings.password').fill('open sesame');
  await create.click();

  const problems = page.getByRole('list', { name: say('trainings.problems') });
  const bank = page.getByRole('region', { name: say('trainings.bank') });
  const find = async (id: string) => {
    await bank.getByRole('searchbox', { name: say('trainings.searchBank') }).fill(id);
    await page.keyboard.press('Enter');
  };
  await find('1000');
  await bank.getByRole('button', { name: say('trainings.addOf', { id: '1000' }), exact: true }).click();
  await dialog.getByRole('button', { name: say('trainings.add'), exact: true }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(1);
  // Ticked problems stay ticked through another search, and are added at once in their order.
  for (const id of ['1001', '1002']) {
    await find(id);
    await bank.getByRole('checkbox', { name: new RegExp(`^${id} `) }).check();
  }
  await bank.getByRole('button', { name: 'Add 2 problems' }).click();
  await expect(problems.getByRole('listitem')).toHaveCount(3);
  await expect(problems.getByRole('listitem').last()).toContainText('1002');
  await problems.getByRole('button', { name: say('trainings.moveDown', { id: '1000' }) }).click();
  await expect(problems.getByRole('listitem').first()).toContainText('1001');
  await problems.getByRole('button', { name: say('trainings.changeOf', { id: '1000' }) }).click();
  await dialog.getByRole('textbox', { name: say('trainings.displayId') }).fill('1001');
  await dialog.getByRole('button', { name: say('trainings.save') }).click();
  await expect(dialog).toContainText(/Another problem here has/);
  await dialog.getByRole('textbox', { name: say('trainings.displayId') }).fill('B');
  await dialog.getByRole('button', { name: say('trainings.save') }).click();
  await expect(problems.getByRole('listitem').nth(1)).toContainText('B ');

  await page.goto(`/admin/training?keyword=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText(say('trainings.visible'), { exact: true }).click();
  await expect(row).toContainText(say('trainings.hiddenMark'));
  const stored = await database.training.findFirst({
    where: { title },
    select: { isVisible: true, problems: { orderBy: { rank: 'asc' }, select: { displayId: true } } },
  });
  expect(stored).toEqual({
    isVisible: false,
    problems: [{ displayId: '1001' }, { displayId: 'B' }, { displayId: '1002' }],
  });

  // A setting of the site: for super admins, and the same for all tests, so it is saved as it is.
  const rule = page.getByRole('form', { name: say('trainings.publicLists') });
  await expect(rule).toHaveCount(0);
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'ROOT' } });
  await page.reload();
  const needed = rule.getByRole('textbox', { name: say('trainings.solvedNeeded') });
  await expect(needed).toHaveValue('10');
  await needed.fill('many');
  await rule.getByRole('button', { name: say('trainings.save') }).click();
  await expect(rule.getByText(say('trainings.solvedNeededFault'))).toBeVisible();
  // Less, so that nobody who makes a list public at this moment is refused.
  await needed.fill('9');
  await rule.getByRole('button', { name: say('trainings.save') }).click();
  await expect(page.getByText(say('trainings.saved'), { exact: true })).toBeVisible();
  const setting = { where: { key: 'publicListSolvedNeeded' }, select: { value: true } };
  expect(await database.siteSetting.findUnique(setting)).toEqual({ value: 9 });
  await needed.fill('10');
  await rule.getByRole('button', { name: say('trainings.save') }).click();
  await expect(needed).toHaveValue('10');
  await expect.poll(() => database.siteSetting.findUnique(setting)).toEqual({ value: 10 });
});
