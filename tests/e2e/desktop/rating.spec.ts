import type { Page } from '@playwright/test';
import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildUser } from '../../factories/user.ts';
import { signInAsRoot } from '../../setup/site-api.ts';
import { seriousFaults } from '../axe-faults.ts';
import { endedContest } from '../rated.ts';
import { rowAct } from '../row-menu.ts';
import { expect, newUsername, test } from '../site-fixtures.ts';

const passwords = createPasswordHasher();

test('a super admin previews, applies and reverts contest ratings; a participant sees a point in the chart', async ({
  page,
  say,
  account,
  database,
  baseURL,
}) => {
  const { username: rival } = await buildUser({ db: database, passwords }, { username: newUsername() });
  const contest = await endedContest(database, [account.username, rival]);
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  await page.goto(`/admin/contest?keyword=${encodeURIComponent(contest.title)}`);
  await rowAct({ page, say }, contest.title, say('maker.rating'));
  const state = page.getByRole('status').filter({ has: page.getByText(say('maker.rating.preview'), { exact: true }) });
  await expect(state).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: account.username })).toContainText('+');
  await expect(page.getByRole('row').filter({ hasText: rival })).toContainText('−');
  await expectSound(page, 'rating-preview');
  expect(await database.ratingChange.count({ where: { contestId: contest.id } })).toBe(0);

  await page.getByRole('button', { name: say('maker.rating.apply'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('maker.rating.apply'), exact: true })
    .click();
  await expect(page.getByText(say('maker.rating.applied'), { exact: true })).toBeVisible();
  const { after } = await database.ratingChange.findFirstOrThrow({
    where: { contestId: contest.id, user: { username: account.username } },
  });

  await page.goto(`/user-home?username=${account.username}`);
  await page.locator(`a[href="/contest/${contest.id}"] circle`).first().hover();
  await expect(page.getByText(contest.title)).toBeVisible();
  await page.getByRole('button', { name: say('people.rating.showTable') }).click();
  const table = page.getByRole('table', { name: say('people.ratingChart') });
  await expect(table.getByRole('row').filter({ has: page.getByRole('link', { name: contest.title }) })).toContainText(
    String(after),
  );
  await expectSound(page, 'rating-user');

  await page.goto(`/admin/contest/${contest.id}/rating`);
  await page.getByRole('button', { name: say('maker.rating.revert') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('maker.rating.revert') })
    .click();
  await expect(state).toBeVisible();
  await page.goto(`/user-home?username=${account.username}`);
  await expect(page.getByText(say('people.noRating'), { exact: true })).toBeVisible();
});

/** Nothing is wrong with its markup, and on a phone nothing is wider than the screen. */
async function expectSound(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousFaults(page), name).toEqual([]);
    expect(
      await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
      `${name} is as wide as its screen`,
    ).toBe(true);
    if (process.env['VERDICT_SHOTS'] !== undefined)
      await page.screenshot({ path: `${process.env['VERDICT_SHOTS']}/${name}-${width}.png`, fullPage: true });
  }
  if (size !== null) await page.setViewportSize(size);
}
