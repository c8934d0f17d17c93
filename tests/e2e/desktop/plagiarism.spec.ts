import { signInAsRoot } from '../../setup/site-api.ts';
import { seriousFaults } from '../axe-faults.ts';
import { plagiarisedContest } from '../plagiarised-contest.ts';
import { rowAct } from '../row-menu.ts';
import { expect, test } from '../site-fixtures.ts';

test('the jury has programs of a contest compared, reads two side by side and goes through the pairs', async ({
  page,
  say,
  baseURL,
  database,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), (await signInAsRoot(baseURL ?? '')).token);
  const contest = await plagiarisedContest(database, 3);
  await page.goto(`/admin/contest?keyword=${encodeURIComponent(contest.title)}`);
  await rowAct({ page, say }, contest.title, say('maker.plagiarism.link'));

  const problems = page.getByRole('list', { name: say('maker.problems') }).getByRole('listitem');
  await expect(problems).toHaveCount(2);
  await expect(problems.first()).toContainText(say('maker.plagiarism.never'));
  await problems
    .first()
    .getByRole('button', { name: say('maker.plagiarism.startOf', { title: 'A. First one' }) })
    .click();
  await expect(problems.first()).toContainText(say('maker.plagiarism.done'));
  await expect(problems.first()).toContainText('3 pairs, 0 reviewed, 0 plagiarised');
  expect(await seriousFaults(page)).toEqual([]);

  const pairs = page.getByRole('region', { name: say('maker.plagiarism.pairsOf', { title: 'A. First one' }) });
  const [left = '', , right = ''] = contest.usernames;
  await pairs.getByRole('link', { name: say('maker.plagiarism.compareOf', { left, right }) }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('maker.plagiarism.pairTitle', { left, right }) }),
  ).toBeVisible();

  // The right program has many lines in front: its part comes into view with that of the left one.
  const sides = [
    page.getByRole('region', { name: left, exact: true }),
    page.getByRole('region', { name: right, exact: true }),
  ] as const;
  const marks = sides.map((side) => side.locator('button[aria-pressed]'));
  const [leftMark, rightMark] = [marks[0]?.first(), marks[1]?.first()];
  if (leftMark === undefined || rightMark === undefined) throw new Error('two sides');
  await expect(rightMark).not.toBeInViewport();
  await leftMark.click();
  await expect(rightMark).toHaveAttribute('aria-pressed', 'true');
  await expect(rightMark).toBeInViewport();
  const colour = (side: (typeof sides)[number]) =>
    side.locator('[data-strip="0"]').evaluate('(strip) => getComputedStyle(strip).backgroundColor');
  expect(await colour(sides[0])).toBe(await colour(sides[1]));
  const count = await sides[0].locator('button[aria-pressed]').count();
  await page.keyboard.press('j');
  await expect(
    page.getByRole('status').filter({ hasText: say('maker.plagiarism.partOf', { number: (1 % count) + 1, count }) }),
  ).toBeVisible();
  await page.keyboard.press('k');
  await expect(
    page.getByRole('status').filter({ hasText: say('maker.plagiarism.partOf', { number: 1, count }) }),
  ).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);

  await page.getByRole('textbox', { name: say('maker.plagiarism.note') }).fill('the same loop');
  await page.getByRole('button', { name: say('maker.plagiarism.plagiarised'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('maker.plagiarism.plagiarised'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // One after the other until none is left.
  for (const remaining of [2, 1]) {
    const here = page.url();
    await page.getByRole('link', { name: say('maker.plagiarism.nextUnreviewed', { count: remaining }) }).click();
    await expect(page).not.toHaveURL(here);
    await page.getByRole('button', { name: say('maker.plagiarism.innocent'), exact: true }).click();
    await expect(page.getByRole('button', { name: say('maker.plagiarism.innocent'), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await expect(page.getByText(say('maker.plagiarism.noNext'))).toBeVisible();

  await page.getByRole('link', { name: say('maker.plagiarism.pairsOf', { title: 'A. First one' }) }).click();
  await expect(problems.first()).toContainText('3 pairs, 3 reviewed, 1 plagiarised');
  await pairs.getByRole('button', { name: say('maker.plagiarism.plagiarised'), exact: true }).click();
  await expect(pairs.getByRole('listitem')).toHaveCount(1);
  await expect(pairs.getByRole('listitem')).toContainText('the same loop');
  await pairs.getByRole('button', { name: say('maker.plagiarism.unreviewed'), exact: true }).click();
  await expect(pairs.getByText(say('maker.plagiarism.none'))).toBeVisible();
});
