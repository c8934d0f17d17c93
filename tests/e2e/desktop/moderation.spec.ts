import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { letDiscuss, newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a reported comment is decided on under a lock, its author reads why, and the decision is undone', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  root,
  database,
}) => {
  const author = await newAccount();
  for (const { username } of [signedIn, author]) await letDiscuss(database, username);
  const { path, title } = await newDiscussion(database);
  const look = { baseURL: baseURL ?? '', locale: 'en-US', viewport: { width: 1440, height: 900 } };
  const writer = await otherBrowser(browser, author.token, { ...look, viewport: { width: 390, height: 844 } });
  const first = await otherBrowser(browser, root.token, look);
  const second = await otherBrowser(browser, root.token, look);

  await writer.goto(path);
  await writer.getByRole('textbox', { name: say('comment.write') }).fill('Buy **gold** here');
  await writer.getByRole('button', { name: say('comment.send'), exact: true }).click();
  const own = writer
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await expect(own).toContainText('Buy gold here');
  await own.getByRole('button', { name: say('comment.edit') }).click();
  await own.getByRole('textbox').fill('Buy gold and silver here');
  await own.getByRole('button', { name: say('comment.save') }).click();
  await expect(own.getByRole('textbox')).toHaveCount(0);
  await expect(own.getByText('Buy gold and silver here')).toBeVisible();
  await own.getByTitle(say('history.open')).click();
  await expect(writer.getByRole('dialog')).toContainText('silver');
  expect(await allFaults(writer)).toEqual([]);
  await writer.keyboard.press('Escape');

  await first.goto('/admin/moderation');
  await page.goto(path);
  const comment = page
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await comment.getByRole('button', { name: say('comment.reportOf', { name: author.username }) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: say('report.reason.spam') }).check();
  await dialog.getByRole('button', { name: say('report.send') }).click();
  await expect(page.getByText(say('report.sent'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(comment.getByRole('button', { name: say('comment.reportOf', { name: author.username }) })).toBeFocused();

  // The queue shows it without a reload.
  const queue = first.getByRole('list', { name: say('moderation.queue') });
  const row = queue.locator(':scope > li').filter({ hasText: title }).filter({ hasText: author.username });
  await expect(row).toContainText(say('report.reason.spam'));
  await row.getByRole('button', { name: say('moderation.decide') }).click();
  const decision = first.getByRole('dialog');
  await decision.getByRole('radio', { name: say('moderation.act.delete') }).check();
  await decision.getByRole('radio', { name: say('moderation.act.hide') }).check();
  await expect(decision.getByRole('radio', { name: say('moderation.act.delete') })).not.toBeChecked();
  await decision.getByRole('checkbox', { name: say('moderation.act.ban') }).check();
  await decision.getByLabel(say('moderation.until')).fill('2030-01-01T10:00');
  await decision.getByRole('textbox', { name: say('moderation.reason') }).fill('Advertising');
  await decision.getByRole('button', { name: say('moderation.send') }).click();
  await expect(first.getByText(say('moderation.done'))).toBeVisible();
  await expect(row).toHaveCount(0);

  await expect(comment.getByText('Buy gold and silver here')).toHaveCount(0);
  await expect(own.getByRole('note')).toContainText('Advertising');
  await writer.reload();
  await expect(writer.getByRole('note').first()).toContainText('Reason: Advertising');
  await writer.goto('/message/mine');
  await expect(writer.getByRole('main')).toContainText('Your comment was hidden');

  await second.goto('/admin/moderation/acts');
  const made = second
    .getByRole('list', { name: say('moderation.acts'), exact: true })
    .locator(':scope > li')
    .filter({ hasText: title });
  await expect(made).toHaveCount(1);
  await expect(made).toContainText('until 2030-01-01 10:00 (Asia/Shanghai)');
  await made.getByRole('button', { name: say('moderation.undoOf', { act: say('moderation.act.hide') }) }).click();
  await second
    .getByRole('alertdialog')
    .getByRole('button', { name: say('moderation.undo') })
    .click();
  await expect(second.getByText(say('moderation.undone'), { exact: true })).toBeVisible();
  const hidden = made.getByRole('listitem').filter({ hasText: say('moderation.act.hide') });
  await expect(hidden).toContainText(say('moderation.undoneBy', { name: root.username }));
  await expect(hidden).toBeFocused();
  await expect(comment.getByText('Buy gold and silver here')).toBeVisible();
  await expect(row).toBeVisible();
  for (const each of [writer, first, second]) await each.context().close();
});
