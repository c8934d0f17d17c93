import type { Page } from '@playwright/test';
import { allFaults } from '../axe-faults.ts';
import { title } from '../frame-screen.ts';
import { newContest } from '../new-contest.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import type { Say } from '../words.ts';

/** The parts of the palette. */
function parts(page: Page, say: Say) {
  const dialog = page.getByRole('dialog', { name: say('palette.title') });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: say('palette.field') }),
    options: dialog.getByRole('option'),
    of: (heading: string) => dialog.getByRole('group', { name: say(heading), exact: true }).getByRole('option'),
  };
}

test('a problem is found from any page by its id, is remembered, and `e` goes to its editor', async ({ page, say }) => {
  const { dialog, field, options, of } = parts(page, say);
  await page.goto('/home');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('1000');
  const found = of('nav.problems').filter({ hasText: '1000' }).first();
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  expect(await allFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/problem\/1000$/);
  await expect(dialog).toBeHidden();
  const { editor } = new ProblemScreen({ page, say, isPhone: false });
  await expect(editor).toBeAttached();
  await page.keyboard.press('e');
  await expect(editor).toBeFocused();

  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('palette.open') })
    .click();
  await expect(options.first()).toContainText('1000');
  await expect(of('palette.section.recent')).toHaveCount(1);
});

test('`/` opens it where there is no search; arrows choose a page, Ctrl+Enter opens it in another tab', async ({
  page,
  context,
  say,
}) => {
  const { dialog, field, options, of } = parts(page, say);
  await page.goto('/acm-rank');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
  await page.goto('/home');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('rank');
  const pages = of('palette.section.page');
  await expect(pages).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await expect(pages.nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+j');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/oi-rank$/);
  await expect(page).toHaveURL(/\/home$/);

  await page.keyboard.press('Control+k');
  await field.fill('nothing-is-called-so');
  await expect(dialog.getByText(say('palette.none', { text: 'nothing-is-called-so' }))).toBeVisible();
  await expect(options).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(await allFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('it offers what the viewer may open: no management, and no hidden contest', async ({
  page,
  say,
  signedIn: _signedIn,
  database,
}) => {
  const shown = await newContest(database);
  const hidden = await newContest(database, { isVisible: false });
  const { dialog, field, options, of } = parts(page, say);
  await page.goto('/home');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(of('palette.section.page').filter({ hasText: say('nav.settings') })).toBeVisible();
  await expect(of('palette.section.page').filter({ hasText: say('nav.mySubmissions') })).toBeVisible();
  await expect(of('nav.management')).toHaveCount(0);
  await field.fill('sign out');
  await expect(of('palette.section.action')).toHaveText([say('auth.signOut')]);
  await field.fill(shown.title);
  await expect(of('nav.contests')).toHaveCount(1);
  await field.fill(hidden.title);
  await expect(dialog.getByText(say('palette.none', { text: hidden.title }))).toBeVisible();
  await expect(options).toHaveCount(0);
});

test('in a contest it offers its pages, under what they are of', async ({
  page,
  say,
  signedIn: _signedIn,
  database,
}) => {
  const { id } = await newContest(database);
  const { field, of } = parts(page, say);
  await page.goto(`/contest/${id}`);
  await expect(page.getByRole('navigation', { name: say('contest.pages') })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill(say('contest.tab.rank'));
  await expect(of('palette.section.page').first()).toContainText(say('contest.pages'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/contest/${id}/rank$`));
});

test('a super admin goes to a setting, from the management too', async ({ page, say, root }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  const { field, of } = parts(page, say);
  await page.goto('/admin');
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(of('nav.management').first()).toBeVisible();
  await field.fill('mailKeptDays');
  await expect(of('palette.section.setting')).toHaveText([say('settings.key.mailKeptDays')]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: say('settings.search') })).toHaveValue('mailKeptDays');
  await expect(page.getByRole('textbox', { name: say('settings.key.mailKeptDays') })).toBeVisible();
});
