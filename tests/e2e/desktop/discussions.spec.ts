import type { Locator, Page } from '@playwright/test';
import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { discussedProblem, letDiscuss, newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a discussion of a problem is started by keyboard, and two people talk on it without a reload', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  database,
}) => {
  const reader = await newAccount();
  for (const { username } of [signedIn, reader]) await letDiscuss(database, username);
  await page.goto(`/problem/${discussedProblem}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('problem.discussion') })
    .click();
  await expect(page).toHaveURL(new RegExp(`/discussion/${discussedProblem}$`));

  await page.getByRole('button', { name: say('discussion.start') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: say('discussion.title') });
  await expect(title).toBeFocused();
  await page.keyboard.type('Long shelves');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  // What was typed is back, and is typed on.
  await expect(title).toHaveValue('Long shelves');
  await title.press('End');
  await page.keyboard.type(' and int');
  // Similar discussions may come in between.
  await tabTo(page, dialog.getByRole('textbox', { name: say('discussion.description') }));
  await page.keyboard.type('What overflows?');
  await tabTo(page, dialog.getByRole('combobox', { name: say('discussion.category') }));
  await page.keyboard.type('Help');
  await tabTo(page, dialog.getByRole('textbox', { name: say('discussion.content') }));
  await page.keyboard.type('Is **int** enough?');
  await tabTo(page, dialog.getByRole('button', { name: say('discussion.post') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/discussion-detail\/\d+$/);
  const fullTitle = `[${discussedProblem}] Long shelves and int`;
  await expect(page.getByRole('heading', { level: 1, name: fullTitle })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Is int enough?');

  const other = await otherBrowser(browser, reader.token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  await other.goto(`/discussion/${discussedProblem}`);
  await other.getByRole('link', { name: fullTitle }).click();
  const likes = (who: Page, count: number) => who.getByRole('button', { name: say('discussion.like', { count }) });
  await likes(other, 0).click();
  await expect(other.getByText(say('discussion.liked'))).toBeVisible();
  await other.getByRole('textbox', { name: say('comment.write') }).fill('Never with `n` books.');
  const send = other.getByRole('button', { name: say('comment.send'), exact: true });
  await send.press('Enter');

  const comment = page
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await expect(comment).toContainText('Never with n books.');
  await expect(send).toBeFocused();
  await expect(likes(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('article')).toContainText('1 comment');
  await expect(page.getByRole('button', { name: say('messages.unread', { count: 2 }) })).toBeVisible();
  const answer = comment.getByRole('button', { name: say('comment.replyTo', { name: reader.username }) });
  await answer.press('Enter');
  await expect(comment.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Then `long long`.');
  await comment.getByRole('button', { name: say('comment.sendReply') }).press('Enter');
  await expect(answer).toBeFocused();

  await expect(other.getByRole('button', { name: say('messages.unread', { count: 1 }) })).toBeVisible();
  await other.goto('/message/reply');
  await other.getByRole('main').getByRole('link', { name: fullTitle }).click();
  await expect(other).toHaveURL(/\/discussion-detail\/\d+\?comment=\d+&reply=\d+$/);
  const reply = other.getByRole('list', { name: say('comment.replies') }).getByRole('listitem');
  await expect(reply).toHaveCount(1);
  await expect(reply).toContainText('Then long long.');
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport();
  expect(await allFaults(other)).toEqual([]);
  await other.context().close();
});

test('an edit in a second tab is not lost: it shows what the first one saved, and is saved over it', async ({
  page,
  context,
  say,
  signedIn,
  database,
}) => {
  await letDiscuss(database, signedIn.username);
  const { id: authorId } = await database.user.findUniqueOrThrow({
    where: { usernameKey: signedIn.username.toLowerCase() },
    select: { id: true },
  });
  const comments = { create: { authorId, content: 'My comment', createdAt: new Date() } };
  const { path } = await newDiscussion(database, { authorId, thread: { create: { commentCount: 1, comments } } });
  const other = await context.newPage();
  const own = (tab: Page) =>
    tab
      .getByRole('list', { name: say('comment.all') })
      .getByRole('listitem')
      .first();
  const edits = {
    discussion: {
      open: (tab: Page) => tab.getByRole('article').getByRole('button', { name: say('discussion.edit') }),
      content: (tab: Page) => tab.getByRole('dialog').getByRole('textbox', { name: say('discussion.content') }),
      save: (tab: Page) => tab.getByRole('dialog').getByRole('button', { name: say('discussion.save') }),
      shown: (tab: Page) => tab.getByRole('article'),
    },
    comment: {
      open: (tab: Page) => own(tab).getByRole('button', { name: say('comment.edit') }),
      content: (tab: Page) => own(tab).getByRole('textbox'),
      save: (tab: Page) => own(tab).getByRole('button', { name: say('comment.save') }),
      shown: own,
    },
  } as const;
  for (const { open, content, save, shown } of Object.values(edits)) {
    for (const tab of [page, other]) {
      await tab.goto(path);
      await open(tab).click();
      await expect(content(tab)).toBeVisible();
    }
    await content(page).fill('Saved in the first tab');
    await save(page).click();
    await expect(shown(page)).toContainText('Saved in the first tab');
    await content(other).fill('Typed in the second tab');
    await save(other).click();
    const conflict = other.getByRole('alertdialog');
    await expect(conflict).toContainText(say('history.conflict'));
    const newer = other.waitForEvent('popup');
    await conflict.getByRole('link', { name: say('history.conflictCompare') }).click();
    await expect(shown(await newer)).toContainText('Saved in the first tab');
    await (await newer).close();
    await conflict.getByRole('button', { name: say('history.conflictOverwrite') }).click();
    await expect(content(other)).toHaveCount(0);
    await expect(shown(page)).toContainText('Typed in the second tab');
  }
});

test('a moderator pins, locks, disables and deletes a discussion, as its readers see', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  root,
  database,
}) => {
  await letDiscuss(database, signedIn.username);
  const { path, title } = await newDiscussion(database);
  const look = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const moderator = await otherBrowser(browser, root.token, look);
  const visitor = await (await browser.newContext({ ...look, serviceWorkers: 'block' })).newPage();

  await page.goto(path);
  await moderator.goto(path);
  const flip = async (name: string) => {
    const toggle = moderator.getByRole('checkbox', { name: say(name) });
    await toggle.press('Space');
    await expect(toggle).toBeChecked();
  };
  const article = page.getByRole('article');
  await flip('discussion.isPinned');
  await expect(article.getByText(say('discussion.isPinned'), { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('comment.write') })).toBeVisible();
  await flip('discussion.isLocked');
  await expect(article.getByText(say('discussion.isLocked'), { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('comment.write') })).toHaveCount(0);
  await expect(page.getByRole('note')).toContainText('locked');

  await visitor.goto('/discussion');
  await visitor.getByRole('searchbox', { name: say('discussion.search') }).fill(title);
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('article')).toContainText(say('discussion.isLocked'));
  await visitor.getByRole('button', { name: say('discussion.like', { count: 0 }) }).click();
  await expect(visitor.getByText(say('auth.needed')).first()).toBeVisible();
  await expect(visitor.getByRole('dialog')).toBeVisible();

  await flip('discussion.isDisabled');
  await expect(page.getByText(say('discussion.gone'))).toBeVisible();
  await expect(visitor.getByText(say('discussion.gone'))).toBeVisible();

  await moderator.goto(`/admin/discussion?keyword=${encodeURIComponent(title)}`);
  await moderator.getByRole('button', { name: say('table.actsOf', { name: title }) }).click();
  await expect(moderator.getByRole('menuitemcheckbox', { name: say('discussion.isDisabled') })).toBeChecked();
  await moderator.keyboard.press('Escape');
  await moderator.getByRole('checkbox', { name: say('table.choose', { name: title }) }).check();
  await moderator.getByRole('button', { name: say('bulk.discussion.delete'), exact: true }).click();
  const dialog = moderator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('bulk.discussion.reason') }).fill('Off topic');
  await dialog.getByRole('button', { name: say('bulk.preview') }).click();
  await dialog.getByRole('button', { name: 'Apply to 1 row' }).click();
  await expect(moderator.getByText(say('discussion.noneFound'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('bulk.undo') })).toBeVisible();
  await moderator.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await moderator.context().close();
  await visitor.context().close();
});

test('a super admin edits all categories at once, and readers choose among them in their language', async ({
  page,
  say,
  root,
}) => {
  const english = `Puzzles ${Date.now().toString(36)}`;
  await page.addInitScript((token) => localStorage.setItem('token', token), root.token);
  await page.goto('/discussion');
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('list', { name: say('discussion.categories.list') }).getByRole('listitem');
  const save = async () => {
    await dialog.getByRole('button', { name: say('discussion.save') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('discussion.save') })
      .click();
    await expect(dialog).toHaveCount(0);
  };
  const options = page.getByRole('combobox', { name: say('discussion.category') }).getByRole('option');
  const edit = page.getByRole('button', { name: say('discussion.categories.edit') });
  await edit.click();
  await expect(rows.nth(1)).toBeVisible();
  const number = (await rows.count()) + 1;
  await dialog.getByRole('button', { name: say('discussion.categories.add') }).click();
  await dialog
    .getByRole('textbox', { name: say('discussion.categories.name', { number }), exact: true })
    .fill(`谜题 ${english}`);
  await dialog.getByRole('textbox', { name: say('discussion.categories.english', { number }) }).fill(english);
  await dialog.getByRole('button', { name: say('discussion.categories.moveUp', { number }) }).click();
  await save();
  // The first option is all of them.
  await expect(options.nth(number - 1)).toHaveText(english);

  await edit.click();
  await dialog.getByRole('button', { name: say('discussion.categories.remove', { number: number - 1 }) }).click();
  await save();
  await expect(options.filter({ hasText: english })).toHaveCount(0);
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').and(element).count()) > 0) return;
  }
  await expect(element).toBeFocused();
}
