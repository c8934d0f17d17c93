import type { Page } from '@playwright/test';
import { seriousFaults } from '../axe-faults.ts';
import { title } from '../frame-screen.ts';
import { ProblemScreen } from '../problem-screen.ts';
import { expect, test } from '../site-fixtures.ts';
import { right } from '../solutions.ts';
import type { Say } from '../words.ts';

/** Accepted submissions in the statistics of the problem, which are opened and closed. */
async function acceptedCount(page: Page, say: Say): Promise<number> {
  await page.getByRole('button', { name: say('problem.statistics') }).click();
  const figures = page.getByRole('dialog', { name: say('problem.statistics') });
  const sentence = await figures.getByText(/\d/).first().innerText();
  await page.keyboard.press('Escape');
  await expect(figures).toBeHidden();
  return Number(sentence.match(/\d+/g)?.[1]);
}

test('a solver finds the problem marked, its figures, their submissions, and their last accepted code', async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  const lastAccepted = page.getByRole('button', { name: say('editor.lastAccepted') });
  await expect(lastAccepted).toBeDisabled();
  await expect(lastAccepted).toHaveAttribute('title', say('editor.notPassed'));

  const acceptedBefore = await acceptedCount(page, say);
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await problem.submitAndWatch(say('status.accepted'));
  await expect(page.getByText(say('problem.solved'), { exact: true })).toBeVisible();
  await expect.poll(() => acceptedCount(page, say), 'the figures follow the verdict').toBeGreaterThan(acceptedBefore);

  await page.getByRole('tab', { name: say('problem.mine') }).click();
  const mine = page.getByRole('region', { name: say('problem.mine'), exact: true });
  await expect(mine.getByRole('row')).toHaveCount(2);
  await expect(mine).toContainText(say('status.accepted'));
  await expect(page).toHaveURL(/tab=submissions/);
  expect(await seriousFaults(page)).toEqual([]);

  await problem.type('something else');
  await lastAccepted.click();
  await expect.poll(() => problem.code()).toContain(`// by ${signedIn.username}`);
  await page.getByRole('button', { name: say('editor.undo') }).click();
  await expect.poll(() => problem.code()).toBe('something else');

  await page.getByRole('button', { name: say('problem.statistics') }).click();
  const figures = page.getByRole('dialog', { name: say('problem.statistics') });
  await expect(figures.getByRole('row', { name: new RegExp(say('status.accepted')) })).toBeVisible();
  await expect(figures.locator('svg path').first()).toBeVisible();
  const [around, table] = [await figures.boundingBox(), await figures.getByRole('table').boundingBox()];
  expect(around?.width ?? 0, 'a dialog, not a sheet over the page').toBeLessThan(700);
  expect((table?.x ?? 0) + (table?.width ?? 0), 'the table ends in the dialog').toBeLessThan(
    (around?.x ?? 0) + (around?.width ?? 0),
  );
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await mine.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: say('status.accepted') })).toBeVisible();
});

test('a first submission comes into the list of own ones that is open, and follows its verdict there', async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000?tab=submissions');
  const mine = page.getByRole('region', { name: say('problem.mine'), exact: true });
  await expect(mine).toContainText(say('problem.mineNone'));
  await problem.showEditor();
  await problem.type(`// by ${signedIn.username}\n${right}`);
  await page.keyboard.press('Control+Enter');
  await expect(mine.getByRole('row')).toHaveCount(2);
  await expect(mine).toContainText(say('status.accepted'));
});

test('a draft follows the account to another browser; of two diverged drafts the other one can be restored', async ({
  page,
  say,
  isPhone,
  signedIn,
  browser,
  baseURL,
  locale,
}) => {
  const here = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await here.showEditor();
  await Promise.all([page.waitForResponse(isSave), here.type('typed here')]);

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: locale ?? 'en-US',
    viewport: page.viewportSize(),
  });
  await elsewhere.addInitScript((token) => localStorage.setItem('token', token), signedIn.token);
  const other = await elsewhere.newPage();
  const there = new ProblemScreen({ page: other, say, isPhone });
  await other.goto('/problem/1000');
  await there.showEditor();
  await expect.poll(() => there.code()).toBe('typed here');

  // Without a network the other browser keeps its own, while this one goes on.
  await elsewhere.setOffline(true);
  await there.type('typed there, offline');
  await expect.poll(() => other.evaluate("JSON.stringify(localStorage).includes('typed there, offline')")).toBe(true);
  await Promise.all([page.waitForResponse(isSave), here.type('typed here, later')]);
  await elsewhere.setOffline(false);
  await expect(other.getByText(say('draft.replaced'))).toBeVisible();
  await expect.poll(() => there.code()).toBe('typed here, later');

  await other.getByRole('button', { name: say('draft.kept') }).click();
  const kept = other.getByRole('dialog', { name: say('draft.kept') });
  await expect(kept).toContainText('typed there, offline');
  await kept.getByRole('button', { name: say('draft.takeNumber', { number: 1 }) }).click();
  await expect.poll(() => there.code()).toBe('typed there, offline');
  await elsewhere.close();
});

function isSave(response: { request(): { postData(): string | null } }): boolean {
  return response.request().postData()?.includes('saveCodeDrafts') === true;
}

test("Vim's keys are there for who wants them, and the page's own go on working", async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  await page.goto('/problem/1000');
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.showEditor();
  await problem.type('word');
  await page.getByRole('button', { name: say('editor.settings') }).click();
  await page.getByRole('combobox', { name: say('editor.keys') }).selectOption('vim');
  await expect(page.getByRole('combobox', { name: say('editor.theme') }).getByRole('option')).toHaveCount(9);
  await page.keyboard.press('Escape');
  const state = page.getByRole('status', { name: say('editor.keysState') });
  await expect(state).toContainText('NORMAL');
  await problem.editor.focus();
  await page.keyboard.type('ccanother');
  await expect(state).toContainText('INSERT');
  await expect.poll(() => problem.code()).toBe('another');
  await page.keyboard.press('Escape');
  await expect(state).toContainText('NORMAL');
  expect(await seriousFaults(page)).toEqual([]);

  await page.keyboard.press('Control+Enter');
  await expect(problem.verdict).toContainText(say('status.compileError'));
  expect(signedIn.username).not.toBe('');
  await page.getByRole('button', { name: say('editor.settings') }).click();
  await page.getByRole('combobox', { name: say('editor.keys') }).selectOption('default');
  await page.keyboard.press('Escape');
  await expect(state).toBeHidden();
  await problem.type('plain again');
  await expect.poll(() => problem.code()).toBe('plain again');
});

test('what is typed before the editor has arrived is in it, and goes on where it was @firefox', async ({
  page,
  say,
  isPhone,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/editor\.api/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/problem/1000');
  const problem = new ProblemScreen({ page, say, isPhone });
  await problem.editor.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('begun early, ');
  await expect(problem.editor).toHaveValue('begun early, ');
  release();
  await expect(page.locator('.monaco-editor .view-lines')).toBeAttached();
  await page.keyboard.type('ended late');
  await expect.poll(() => problem.code()).toBe('begun early, ended late');
});

test('focus mode goes through a page of the list by keys, without bar and footer, and leads back to it', async ({
  page,
  say,
}) => {
  await page.goto('/problem?limit=10');
  await page.getByRole('link', { name: say('problemList.focus') }).click();
  const list = page.getByRole('navigation', { name: say('focus.label') });
  const items = list.getByRole('listitem');
  await expect(items.first().getByRole('link')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(await seriousFaults(page)).toEqual([]);

  await page.keyboard.press('Alt+PageDown');
  await expect(items.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/full-screen\?limit=10$/);
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Alt+PageUp');
  await expect(items.first().getByRole('link')).toHaveAttribute('aria-current', 'page');

  await list.getByRole('button', { name: say('focus.hide') }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: say('focus.show') }).click();
  await list.getByRole('link', { name: say('focus.leave') }).click();
  await expect(page).toHaveURL(/\/problem\?limit=10$/);
});

test('the editor can be put away and comes back for the next sample, and hidden tags stay hidden @firefox', async ({
  page,
  say,
  isPhone,
  signedIn,
}) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(`// ${signedIn.username}\n${right}`);
  await page.getByRole('button', { name: say('problem.hideEditor'), exact: true }).click();
  await expect(problem.editor).toBeHidden();
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(problem.editor).toBeHidden();
  await page.getByRole('button', { name: `${say('test.run')}: ${say('problem.sample', { number: 1 })}` }).click();
  await expect(problem.test).toContainText(say('test.passed', { number: 1 }));

  const tags = page.getByRole('button', { name: say('problem.hideTags') });
  if ((await tags.count()) > 0) {
    await tags.click();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Show \d+ tag/ })).toBeVisible();
  }
});

test('Competitive Companion reads name, limits and samples from the page, by its parser of Hydro', async ({ page }) => {
  for (const [displayId, name, samples] of [
    ['1000', 'Two Crates (A + B)', ['3 4', '7', '-5 12', '7']],
    ['1010', 'Calling the Lighthouse', []],
  ] as const) {
    await page.goto(`/problem/${displayId}`);
    await expect(page.locator('.section__title')).toBeVisible();
    // The extension is given the page as text and makes a document of it; these are the questions of its parser
    // (src/parsers/problem/HydroProblemParser.ts).
    const task = await page.evaluate(`(() => {
      const page = new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html').documentElement;
      const text = (selector) => page.querySelector(selector).textContent;
      return {
        name: page.querySelector('.section__title').lastChild.textContent.trim(),
        blocks: [...page.querySelectorAll('.sample > pre > code')].map((block) => block.textContent),
        timeMs: parseInt(/(\\d+)ms/.exec(text('.icon-stopwatch'))[1], 10),
        memoryMb: parseInt(/(\\d+)MiB/.exec(text('.icon-comparison'))[1], 10),
      };
    })()`);
    expect(task).toEqual({ name, blocks: samples, timeMs: 1_000, memoryMb: 128 });
  }
});

test('what a visitor submits is sent once they have signed in', async ({ page, say, isPhone, account }) => {
  const problem = new ProblemScreen({ page, say, isPhone });
  await page.goto('/problem/1000');
  await problem.showEditor();
  await problem.type(right);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('auth.username')).filter({ visible: true }).fill(account.username);
  const password = dialog.getByLabel(say('auth.password'), { exact: true }).filter({ visible: true });
  await password.fill(account.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(problem.verdict).toContainText(say('status.accepted'));
});
