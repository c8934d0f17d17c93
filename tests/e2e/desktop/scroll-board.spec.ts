import type { Page } from '@playwright/test';
import { seriousFaults } from '../axe-faults.ts';
import { buildBoardContest } from '../board-contest.ts';
import { expect, test } from '../site-fixtures.ts';

/** Rows from the best to the last, each with what it comes to. */
const rowsOf = async (page: Page, cells: 'cell' | 'gridcell') => {
  const rows = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  const told = await Promise.all(
    rows.map(async (row) => ({
      index: Number(await row.getAttribute('aria-rowindex')),
      text:
        `${await row.getAttribute('data-participant')}: ` +
        (await row.getByRole(cells).allTextContents()).slice(1).join(' '),
    })),
  );
  return told.toSorted((a, b) => a.index - b.index).map(({ text }) => text);
};

test('an ACM contest is resolved by keys, step by step, to all results, and can be undone and replayed', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await buildBoardContest(database, { participants: 7, endedOf: signedIn.username });
  await page.goto(`/contest/${id}/rank`);
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  const goal = await rowsOf(page, 'gridcell');

  await page.goto(`/contest/${id}/scroll-board`);
  await page.getByRole('spinbutton', { name: say('board.gold') }).fill('1');
  await page.getByRole('spinbutton', { name: say('board.silver') }).fill('2');
  await page.getByRole('spinbutton', { name: say('board.bronze') }).fill('0');
  expect(await seriousFaults(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: say('ceremony.open') }).click();
  const wall = await opened;
  await expect(wall).toHaveURL(`/scrollBoard?cid=${id}&removeStar=false&medals=1&medals=3&medals=3`);
  expect(await seriousFaults(wall)).toEqual([]);
  await wall.getByRole('button', { name: say('ceremony.start'), exact: true }).click();
  await expect(wall.getByRole('rowheader')).toHaveCount(7);
  expect(await seriousFaults(wall)).toEqual([]);
  const start = await rowsOf(wall, 'cell');
  expect(start.join()).toContain('? ');
  expect(start).not.toEqual(goal);

  const status = wall.getByRole('status').filter({ hasText: /./ });
  await expect(status).toContainText(say('ceremony.beginHint'));
  await wall.keyboard.press('Space');
  await expect(wall.locator('.now .chosen')).toHaveCount(1);
  await wall.keyboard.press('ArrowRight');
  await expect(wall.locator('.now .chosen')).toHaveCount(0);
  await wall.keyboard.press('ArrowLeft');
  await expect(wall.locator('.now .chosen')).toHaveCount(1);
  // A reload goes on from the same step.
  const [left, shown] = [await stepsLeft(wall), await rowsOf(wall, 'cell')];
  await wall.reload();
  await expect.poll(() => stepsLeft(wall)).toBe(left);
  expect(await rowsOf(wall, 'cell')).toEqual(shown);
  // Each press is one step: awards come from the last to the first.
  const cards: string[] = [];
  for (let steps = left; steps > 0; steps -= 1) {
    await wall.keyboard.press('Space');
    await expect.poll(() => stepsLeft(wall)).toBe(steps - 1);
    const card = wall.getByTestId('award-card');
    if ((await card.count()) > 0) cards.push((await card.textContent()) ?? '');
  }
  expect(cards.map((card) => [say('board.gold'), say('board.silver')].find((medal) => card.startsWith(medal)))).toEqual(
    [say('board.silver'), say('board.silver'), say('board.gold')],
  );
  await expect(status).toContainText(say('ceremony.over'));
  expect(await rowsOf(wall, 'cell')).toEqual(goal);
  expect(await seriousFaults(wall)).toEqual([]);

  await wall.keyboard.press('Home');
  await expect.poll(() => rowsOf(wall, 'cell')).toEqual(start);
  for (let faster = 0; faster < 4; faster += 1) await wall.keyboard.press('+');
  await wall.keyboard.press('Enter');
  await expect(wall.getByRole('button', { name: say('ceremony.pause') })).toBeVisible();
  await expect(status).toContainText(say('ceremony.over'));
  expect(await rowsOf(wall, 'cell')).toEqual(goal);
  await wall.keyboard.press('?');
  await expect(wall.getByRole('dialog', { name: say('ceremony.keys') })).toBeVisible();
});

test('a running OI contest asks first, reveals one score at a time, and can leave out unofficial participants', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await buildBoardContest(database, { type: 'OI', participants: 5, endedOf: signedIn.username });
  await database.contest.update({ where: { id }, data: { endsAt: new Date(Date.now() + 3_600_000) } });
  await page.goto(`/contest/${id}/rank?stars=false`);
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  const goal = await rowsOf(page, 'gridcell');

  await page.goto(`/scrollBoard?cid=${id}&removeStar=true`);
  await page.getByRole('button', { name: say('ceremony.start'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('ceremony.early') });
  await question.getByRole('button', { name: say('action.cancel') }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await page.getByRole('button', { name: say('ceremony.start'), exact: true }).click();
  await question.getByRole('button', { name: say('ceremony.earlyAction') }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  expect(await rowsOf(page, 'cell')).not.toEqual(goal);
  await page.getByRole('button', { name: say('ceremony.nextAward') }).click();
  await expect(page.getByTestId('award-card')).toBeVisible();
  await page.keyboard.press('End');
  await expect.poll(() => rowsOf(page, 'cell')).toEqual(goal);
});

test('nobody but admins of the contest comes to its scroll board', async ({ page, say, signedIn, database }) => {
  const { id } = await buildBoardContest(database, { participants: 3, isSealed: true });
  await page.goto(`/scrollBoard?cid=${id}`);
  await expect(page.getByText(say('ceremony.adminsOnly'))).toBeVisible();
  await page.goto(`/contest/${id}/rank`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('contest.tab.jury') })).toHaveCount(0);
  expect(signedIn.username).not.toBe('root');
});

/** As the counter beside the buttons says. */
async function stepsLeft(page: Page): Promise<number> {
  const [taken = 0, total = 0] =
    ((await page.getByRole('toolbar').textContent()) ?? '')
      .match(/(\d+) \/ (\d+)/)
      ?.slice(1)
      .map(Number) ?? [];
  return total - taken;
}
