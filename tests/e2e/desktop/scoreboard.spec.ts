import { z } from 'zod';
import { ask, until } from '../../setup/site-api.ts';
import { buildBoardContest } from '../board-contest.ts';
import { changeContest } from '../new-contest.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';

const submitMutation = `mutation ($input: SubmitToContestInput!) {
  submitToContest(input: $input) { ... on SubmitToContestSuccess { data { id } } ... on DomainError { message } }
}`;

test('a board of hundreds draws what is in view, goes by keys, finds people, keeps who is followed @firefox', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await buildBoardContest(database, { participants: 600 });
  await page.goto(`/contest/${id}/rank`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '601');
  await expect(grid.getByRole('row').nth(5)).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[aria-rowindex="601"]')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  const second = grid.locator('[aria-rowindex="3"]');
  await expect(second.locator('.active')).toBeVisible();
  const name = (await second.getByRole('rowheader').getByRole('link').textContent()) ?? '';
  await page.keyboard.press('f');
  await expect(grid.locator('.pinned')).toContainText(name);
  await page.reload();
  // In its place, and at the edge of the view where that is outside.
  const followed = grid.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(followed).toHaveCount(1);
  await grid.focus();
  await page.keyboard.press('Control+End');
  await expect(grid.locator('[aria-rowindex="601"]')).toBeInViewport();
  await expect(followed).toBeInViewport();
  await expect(followed).toHaveCount(1);

  const field = page.getByRole('searchbox', { name: say('board.search') });
  await field.fill(`b${id}n599`);
  await expect(page).toHaveURL(/keyword=b\d+n599/);
  await expect(grid.getByRole('rowheader').last()).toContainText(`b${id}n599`);
  expect(signedIn.username).not.toBe(name);
});

test('on a phone names leave room, all problems are reached sideways, and one button shows the filters', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await buildBoardContest(database, { participants: 5 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/contest/${id}/rank`);
  const grid = page.getByRole('grid');
  const name = grid.getByRole('rowheader').first();
  await expect(name).toBeVisible();
  const [nameBox, gridBox] = await Promise.all([name.boundingBox(), grid.boundingBox()]);
  const namesEnd = (nameBox?.x ?? 0) + (nameBox?.width ?? 0);
  const hint = page.getByText(say('board.touch'));
  await expect(hint).toHaveCount(1);
  expect((await hint.boundingBox())?.y, 'the hint is above the grid').toBeLessThan(gridBox?.y ?? 0);
  expect(namesEnd - (gridBox?.x ?? 0), 'rank and name').toBeLessThan((gridBox?.width ?? 0) / 2);
  const heads = grid.getByRole('columnheader');
  const [solved, penalty] = await Promise.all([heads.nth(2).boundingBox(), heads.nth(3).boundingBox()]);
  expect(penalty?.x, 'the penalty is below the solved problems').toBe(solved?.x);
  expect(penalty?.y).toBeGreaterThan(solved?.y ?? Infinity);
  const last = heads.last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  expect((await last.boundingBox())?.x ?? 0).toBeGreaterThanOrEqual(namesEnd - 1);

  const stars = page.getByText(say('board.withStars'), { exact: true });
  await expect(stars).toBeHidden();
  await page.getByRole('button', { name: say('filters.label') }).click();
  await stars.click();
  await expect(page).toHaveURL(/stars=false/);
  await expect(page.getByRole('button', { name: say('filters.labelCount', { count: 1 }) })).toBeVisible();
  expect(signedIn.username).not.toBe('');
});

test('the board puts the menu of its contest away, and whoever leaves the board has it again', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  const { id } = await buildBoardContest(database, { participants: 5 });
  await page.goto(`/contest/${id}/rank`);
  const menu = page.getByRole('navigation', { name: say('contest.pages') });
  const wish = page.getByText(say('board.withMenu'), { exact: true });
  await expect(menu).toBeVisible();
  await wish.click();
  await expect(menu).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toContainText(`b${id}n1`);
  await expect(menu).toHaveCount(0);
  await page
    .getByRole('navigation', { name: say('nav.label') })
    .getByRole('link', { name: say('nav.mySubmissions') })
    .click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await wish.click();
  await expect(menu).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(signedIn.username).not.toBe('');
});

test('a verdict comes to the board of those who look on by itself, and the own row is there once @firefox', async ({
  page,
  say,
  signedIn,
  database,
  baseURL,
}) => {
  const { id } = await buildBoardContest(database, { participants: 5 });
  await page.goto(`/contest/${id}/rank`);
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '6');
  const input = { contestId: id, problemDisplayId: 'A', languageKey: 'cpp', code: right };
  await ask({
    url: baseURL ?? '',
    token: signedIn.token,
    query: submitMutation,
    variables: { input },
    data: z.object({ submitToContest: z.object({ data: z.object({ id: z.int() }) }) }),
  });
  await until('the verdict', 60_000, async () =>
    (await database.submission.count({ where: { contestId: id, status: 0 } })) > 0 ? true : null,
  );
  const row = grid.getByRole('row').filter({ hasText: signedIn.username });
  await expect(row.getByText('✓', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(grid.locator('.pinned')).toContainText(signedIn.username);
  await expect(row).toHaveCount(1);
  await expect(grid.getByRole('columnheader', { name: /^A/ })).toContainText(/\d+ \/ \d+/);
  await expect(page.getByRole('link', { name: say('board.print') })).toBeVisible();
  await page.getByRole('link', { name: say('board.print') }).click();
  await expect(page.getByRole('button', { name: say('board.printNow') })).toBeVisible();
  await expect(page.getByRole('table')).toContainText(signedIn.username);
  const own = page.getByRole('table').getByRole('row', { name: new RegExp(signedIn.username) });
  await database.contestParticipant.updateMany({
    where: { contestId: id, members: { some: { user: { username: signedIn.username } } } },
    data: { isStar: true },
  });
  await page.getByRole('button', { name: say('action.refresh') }).click();
  await expect(own.getByRole('cell', { name: '★', exact: true })).toBeVisible();
});

test('visitors see the frozen public scoreboard, lose it when it is closed, and get it back without a reload', async ({
  page,
  say,
  database,
}) => {
  await page.clock.install();
  const { id } = await buildBoardContest(database, { participants: 20, isSealed: true });
  await page.goto(`/contest/acm-scoreboard/${id}`);
  await expect(page.getByRole('heading', { name: 'Spring Open, ACM' })).toBeVisible();
  await expect(page.getByText(say('board.sealedHint'))).toBeVisible();
  await changeContest(database, id, { isBoardOpen: false });
  await expect(page.getByText('The board of this contest is not open to visitors.')).toBeVisible();
  await changeContest(database, id, { isBoardOpen: true });
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a frozen scoreboard shows contestants their own result, and the jury that it is frozen for others', async ({
  page,
  say,
  signedIn,
  database,
  baseURL,
}) => {
  const { id } = await buildBoardContest(database, { participants: 5, isSealed: true });
  const input = { contestId: id, problemDisplayId: 'A', languageKey: 'cpp', code: right };
  await ask({
    url: baseURL ?? '',
    token: signedIn.token,
    query: submitMutation,
    variables: { input },
    data: z.object({ submitToContest: z.object({ data: z.object({ id: z.int() }) }) }),
  });
  await page.goto(`/contest/${id}/rank`);
  const rows = page.getByRole('grid').getByRole('row').filter({ hasText: signedIn.username });
  await expect(rows.first().getByText('✓', { exact: false })).toBeVisible();
  await expect(rows.first()).toContainText(say('board.you'));
  await expect(page.getByRole('status').filter({ hasText: say('board.ownResults') })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await database.user.update({ where: { id: signedIn.id }, data: { role: 'ROOT' } });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: say('board.frozenForOthers') })).toContainText(
    say('contest.juryOnly'),
  );
});
