import type { Page } from '@playwright/test';
import { newPlan, newTraining } from '../new-training.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

test('a learner goes through a list from start to finish', async ({ page, say, isPhone, signedIn, database }) => {
  const { id, title } = await newPlan(database);
  const fold = (name: string) => page.getByRole('button', { name, exact: true });
  const head = (name: string) => page.getByRole('row').filter({ has: fold(name) });
  const openAnyway = (name: string) =>
    page.getByRole('button', { name: say('training.section.openAnywayOf', { title: name }) });
  await page.goto(`/training/${id}/problems`);
  await expect(head('Basics')).toContainText(say('training.section.open'));
  await expect(head('Basics')).toContainText(say('training.section.doneOf', { done: 0, count: 2 }));
  await expect(head('Loops')).toContainText(say('training.section.waiting'));
  await expect(fold('Loops')).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: 'How to read input' }).click();
  await expect(page.getByText('std::cin >> a;')).toBeVisible();
  const note = page.getByRole('button', { name: /Mind the sign/ });
  await note.press('Enter');
  await expect(page.getByText('both numbers may be negative.').last()).toBeVisible();
  const tick = page.getByRole('checkbox', { name: say('training.material.done', { title: 'How to read input' }) });
  await tick.press('Space');
  await expect(tick).toBeChecked();
  await expect(head('Basics')).toContainText(say('training.section.doneOf', { done: 1, count: 2 }));

  await page.getByRole('link', { name: /^Start: 1 / }).click();
  const before = page.getByRole('region', { name: say('training.inTraining', { kind: 'TRAINING' }) });
  await before.getByRole('button', { name: /Mind the sign/ }).click();
  await expect(before.getByRole('strong')).toHaveText('sign');
  await expect(tick).toBeChecked();
  const tour = page.getByRole('checkbox', {
    name: say('training.material.done', { title: 'Tour of the language' }),
  });
  await tour.check();
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));
  const bar = page.getByRole('navigation', { name: say('training.problemNav', { kind: 'TRAINING' }) });
  await expect(bar).toContainText('Basics');
  await problem.verdict.getByRole('link', { name: /^Next problem: 2 / }).click();
  await expect(page).toHaveURL(new RegExp(`/training/${id}/problem/2$`));
  await expect(bar).toContainText('Loops');
  await bar.getByRole('link', { name: title }).click();

  await expect(tour).toBeChecked();
  await expect(head('Basics')).toContainText(say('training.section.complete'));
  await expect(fold('Basics')).toHaveAttribute('aria-expanded', 'false');
  await expect(head('Loops')).toContainText(say('training.section.open'));
  await expect(openAnyway('Loops')).toHaveCount(0);
  await openAnyway('The goal').click();
  await expect(head('The goal')).toContainText(say('training.section.open'));
  const waitAgain = page.getByRole('button', { name: say('training.section.waitAgainOf', { title: 'The goal' }) });
  await waitAgain.press('Enter');
  await expect(head('The goal')).toContainText(say('training.section.waiting'));
  await expect(openAnyway('The goal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(waitAgain).toBeFocused();
  const elsewhere = page.getByRole('link', { name: 'The same with large numbers' });
  await expect(elsewhere).toHaveAttribute('rel', 'noreferrer');
  await page
    .getByRole('checkbox', { name: say('training.material.done', { title: 'The same with large numbers' }) })
    .check();
  await expect(head('The goal')).toContainText(say('training.section.complete'));

  const views = page.getByRole('navigation', { name: say('training.view') });
  await views.getByRole('link', { name: say('training.view.roadmap') }).click();
  await expect(page).toHaveURL(/\?view=roadmap$/);
  const roadmap = page.getByRole('region', { name: say('training.view.roadmap') });
  await expect(roadmap.getByRole('listitem')).toHaveCount(3);
  await roadmap.getByRole('link', { name: /^Basics/ }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/training/${id}/problems#section-`));
  await expect(fold('Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(fold('Basics')).toBeFocused();
});

test('a teacher builds a list with sections', async ({ page, say, signedIn, database }) => {
  const { id } = await newTraining(database, { authorId: signedIn.id });
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  await page.goto(`/training/${id}`);
  await page.getByRole('link', { name: say('training.arrange') }).click();
  const dialog = page.getByRole('dialog');
  const part = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  const save = dialog.getByRole('button', { name: say('trainings.save') });
  for (const title of ['Basics', 'Loops']) {
    await page.getByRole('button', { name: say('trainings.addSection') }).click();
    await dialog.getByRole('textbox', { name: say('trainings.title'), exact: true }).fill(title);
    if (title === 'Loops') await dialog.getByRole('checkbox', { name: 'Basics' }).check();
    await save.click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }

  await page.getByRole('combobox', { name: say('trainings.sectionOf', { id: '1' }) }).selectOption('Basics');
  await expect(part('Basics')).toHaveText([/^⠿?1 /]);
  await drag(page, '2', page.getByRole('region', { name: 'Basics' }));
  await expect(part('Basics')).toHaveCount(2);
  await drag(page, '3', page.getByRole('region', { name: 'Loops' }));
  await expect(part('Loops')).toHaveCount(1);
  const up = page.getByRole('button', { name: say('trainings.moveUp', { id: '3' }) });
  await up.press('Enter');
  await expect(part('Basics')).toHaveCount(3);
  await expect(up).toBeFocused();
  await up.press('Enter');
  await expect(part('Basics').nth(1)).toContainText('3 ');

  await page.getByRole('button', { name: say('trainings.addStepTo', { id: 'Loops' }) }).click();
  await dialog.getByRole('textbox', { name: say('trainings.title'), exact: true }).fill('Read about loops');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('trainings.addStepTo', { id: 'Loops' }) }).click();
  await expect(dialog.getByRole('textbox', { name: say('trainings.title'), exact: true })).toHaveValue(
    'Read about loops',
  );
  await dialog.getByRole('textbox', { name: say('trainings.stepText'), exact: true }).fill('They go **round**.');
  await dialog.getByText(say('training.texts.translations'), { exact: true }).click();
  await dialog.getByRole('textbox', { name: say('training.texts.stepTextZh'), exact: true }).fill('循环往复。');
  await save.click();
  await expect(part('Loops')).toHaveText([/Read about loops/]);

  await page.getByRole('button', { name: say('trainings.changeOf', { id: 'Basics' }) }).click();
  await dialog.getByRole('checkbox', { name: 'Loops' }).check();
  await save.click();
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Loops' }).uncheck();
  await dialog.getByText(say('training.texts.translations'), { exact: true }).click();
  await dialog.getByRole('textbox', { name: say('training.texts.descriptionZh'), exact: true }).fill('先读后写。');
  await dialog.getByRole('textbox', { name: say('trainings.needed') }).fill('2');
  await save.click();
  await expect(page.getByText('2 items are enough')).toBeVisible();

  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: say('trainings.removeOf', { id: '2' }) }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('trainings.remove') })
    .press('Enter');
  await expect(part('Basics')).toHaveCount(2);
  await expect(part('Basics').last().locator(':focus')).toBeVisible();

  const stored = await database.trainingSection.findMany({
    where: { trainingId: id },
    orderBy: { position: 'asc' },
    select: {
      title: true,
      needed: true,
      translations: true,
      problems: { orderBy: { rank: 'asc' }, select: { displayId: true } },
      materials: { select: { title: true, translations: true } },
    },
  });
  expect(stored).toEqual([
    {
      title: 'Basics',
      needed: 2,
      translations: { 'zh-CN': { title: '', description: '先读后写。' } },
      problems: [{ displayId: '1' }, { displayId: '3' }],
      materials: [],
    },
    {
      title: 'Loops',
      needed: null,
      translations: {},
      problems: [],
      materials: [{ title: 'Read about loops', translations: { 'zh-CN': { title: '', content: '循环往复。' } } }],
    },
  ]);
});

test('keys keep the focus in the list, and something can be dropped before its first section', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await newPlan(database, { authorId: signedIn.id });
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'PROBLEM_ADMIN' } });
  await page.goto(`/training/${id}/arrange`);
  const first = page.getByRole('region', { name: say('trainings.noSection'), exact: true });
  const bank = page.getByRole('region', { name: say('trainings.bank') });
  const up = page.getByRole('button', { name: say('trainings.moveUp', { id: '1' }), exact: true });
  const down = page.getByRole('button', { name: say('trainings.moveDown', { id: '1' }), exact: true });
  const said = { id: '1', section: say('trainings.noSection') };
  await up.press('Enter');
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(2);
  await expect(up).toBeFocused();
  // What is deleted while moves are being saved does not take them back.
  await page.route('**/graphql', async (route) => {
    if (/mutation ArrangeTraining/u.test(route.request().postData() ?? '')) await page.waitForTimeout(500);
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(page.getByText(say('trainings.movedItem', { ...said, place: 1, count: 2 }))).toBeAttached();

  const tour = say('trainings.deleteOf', { title: 'Tour of the language' });
  await page.getByRole('button', { name: tour }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('trainings.delete') })
    .press('Enter');
  await expect(first.getByRole('listitem')).toHaveCount(1);
  await expect(first.locator(':focus')).toBeVisible();
  await down.press('Enter');
  await expect(first).toHaveText(say('trainings.emptyFirst'));
  await expect(down).toBeFocused();
  await drag(page, '2', first);
  await expect(first.getByRole('listitem')).toHaveText([/^⠿?2 /]);

  await bank
    .getByRole('button', { name: say('trainings.add') })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: say('trainings.displayId') })).toBeFocused();
  await dialog.getByRole('combobox', { name: say('trainings.section') }).selectOption('Loops');
  await dialog.getByRole('button', { name: say('trainings.add') }).press('Enter');
  await expect(page.getByRole('list', { name: 'Loops', exact: true }).getByRole('listitem')).toHaveCount(1);
  await expect(bank.locator(':focus')).toBeVisible();
});

test.describe('with a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a finger drags a problem by its handle', async ({ page, say, signedIn, database }) => {
    const { id } = await newTraining(database, { kind: 'PERSONAL', authorId: signedIn.id, categoryId: null });
    await page.goto(`/training/${id}/arrange`);
    const rows = page.getByRole('listitem').filter({ has: page.getByTestId('drag-handle') });
    await expect(rows).toHaveCount(3);
    const handle = await centerOf(rows.nth(2).getByTestId('drag-handle'));
    const first = await centerOf(rows.first());
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: handle.x, y }] });
    await touch('touchStart', handle.y);
    for (const share of [0.1, 0.4, 0.7, 0.9, 1]) await touch('touchMove', handle.y + (first.y - handle.y) * share);
    await touch('touchEnd');
    await expect(rows.first()).toContainText('3 ');
    await expect(page.getByText(say('trainings.ordered'))).toBeVisible();
  });
});

async function centerOf(target: ReturnType<Page['getByRole']>): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a problem by its handle with the mouse. */
async function drag(page: Page, displayId: string, to: ReturnType<Page['getByRole']>): Promise<void> {
  const handle = page
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^⠿?${displayId} `) })
    .getByTestId('drag-handle');
  await handle.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (box === null) throw new Error('The target is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 8];
  await page.mouse.move(x, y - 30, { steps: 8 });
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}
