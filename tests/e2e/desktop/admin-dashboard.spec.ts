import type { Locator } from '@playwright/test';
import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('the dashboard shows what waits as it comes, and leads to it', async ({
  page,
  say,
  root,
  baseURL,
  newAccount,
  database,
}) => {
  const reporter = await newAccount();
  const { id } = await newDiscussion(database);
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin');
  const needs = page.getByRole('region', { name: say('dashboard.needs') });
  await expect(
    needs
      .getByRole('link')
      .or(needs.getByText(say('dashboard.calm')))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(say('admin.role.root'))).toBeVisible();
  await expect(page.getByRole('table', { name: say('dashboard.submissions') }).getByRole('row')).toHaveCount(31);
  expect(await allFaults(page)).toEqual([]);

  await ask({
    url: baseURL ?? '',
    token: reporter.token,
    query: `mutation ($id: Int!) {
      reportText(input: { on: { discussionId: $id }, reasons: [SPAM] }) { __typename }
    }`,
    variables: { id },
    data: z.unknown(),
  });
  const reports = needs.locator('a[href="/admin/moderation"]');
  await expect(reports).toBeVisible({ timeout: 10_000 });
  await reports.click();
  await expect(page).toHaveURL(/\/admin\/moderation$/u);
  await database.moderatedText.deleteMany({ where: { discussionId: id } });
});

test('the health of the site is a click away and pushed', async ({ page, say, root, database }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/admin');
  await page.getByRole('link', { name: say('dashboard.healthLink') }).click();
  const checks = page.getByRole('list', { name: say('admin.health') });
  const jobs = checks.locator('[data-check="JOBS"]');
  await expect(checks.getByRole('listitem')).toHaveCount(15);
  await expect(jobs).not.toContainText(say('health.state.FAILING'));
  const row = { job: 'notice', rowId: 2_000_000_000 };
  await database.jobFailure.create({ data: { ...row, reason: 'a test', count: 5, failedAt: new Date() } });
  await expect(jobs).toContainText(say('health.state.FAILING'), { timeout: 40_000 });
  await database.jobFailure.delete({ where: { job_rowId: row } });
});

test('an admin who opens a page for super admins comes to the dashboard, without what is not theirs', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'ADMIN' } });
  await page.goto('/admin/settings');
  await expect(page).toHaveURL(/\/admin$/u);
  await expect(page.getByRole('heading', { name: say('dashboard.figures') })).toBeVisible();
  await expect(page.getByText(say('dashboard.audit'))).toHaveCount(0);
  const sections = page.getByRole('navigation', { name: say('admin.nav') });
  await expect(sections.getByRole('link', { name: say('admin.overview') })).toHaveAttribute('aria-current', 'true');
  await expect(sections.getByRole('link', { name: say('admin.site') })).toHaveCount(0);
});

test('the buttons of the management are in one row on a phone, in both languages', async ({
  page,
  say,
  signedIn,
  database,
}) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'ADMIN' } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const bar = page.locator('header');
  await expect(bar.getByRole('button', { name: signedIn.username })).toBeVisible();
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return box === null ? Number.NaN : box.y + box.height / 2;
  };
  const distance = async () =>
    Math.abs((await middleOf(bar.getByRole('button').last())) - (await middleOf(bar.getByRole('link').first())));
  await expect.poll(distance).toBeLessThan(4);
  const language = bar.getByRole('button', { name: say('preference.language') });
  await language.click();
  await expect(language).toHaveCount(0);
  await expect.poll(distance).toBeLessThan(4);
});

test('signing out in one tab ends the management in the other', async ({ page, say, signedIn, database, context }) => {
  await database.user.update({ where: { id: signedIn.id }, data: { role: 'ADMIN' } });
  await page.goto('/admin/judge');
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: say('dashboard.figures') })).toBeVisible();
  await page.getByRole('button', { name: signedIn.username }).click();
  await page.getByRole('menuitem', { name: say('auth.signOut') }).click();
  await expect(page).toHaveURL(/\/home$/u);
  await expect(other).toHaveURL(/\/admin\/login$/u);
  await expect(page.getByText(say('guard.admin'))).toHaveCount(0);
});
