import { allFaults } from '../axe-faults.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { letDiscuss, newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a name is completed by keyboard, and the account it names hears of it and jumps to the text', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  newAccount,
  database,
}) => {
  const mentioned = await newAccount();
  await letDiscuss(database, signedIn.username);
  const { path, title } = await newDiscussion(database);
  const other = await otherBrowser(browser, mentioned.token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  await other.goto('/problem');
  await expect(other.getByRole('main')).toBeVisible();

  await page.goto(path);
  const box = page.getByRole('textbox', { name: say('comment.write') });
  const names = page.getByRole('listbox', { name: say('markdown.mentions') });
  await box.focus();
  await page.keyboard.type(`Ask @${mentioned.username.slice(0, -1)}`);
  const option = names.getByRole('option', { name: mentioned.username, exact: true });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  expect(await allFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(names).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' @');
  await expect(names).toHaveCount(0);
  await page.keyboard.type(mentioned.username.slice(0, -1));
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(new RegExp(`@${mentioned.username} $`));
  await expect(names).toHaveCount(0);
  await page.keyboard.type('please.');
  await page.getByRole('button', { name: say('comment.send'), exact: true }).click();
  const comment = page
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await expect(comment.getByRole('link', { name: `@${mentioned.username}` })).toHaveAttribute(
    'href',
    `/user-home?username=${mentioned.username}`,
  );

  await expect(other.getByRole('button', { name: say('messages.unread', { count: 1 }) })).toBeVisible();
  await other.goto('/message/reply');
  await expect(other.getByRole('main')).toContainText(
    say('message.actMention', { sender: signedIn.username, place: say('message.inDiscussion'), title }),
  );
  await other.getByRole('main').getByRole('link', { name: title }).click();
  await expect(other).toHaveURL(/\/discussion-detail\/\d+\?comment=\d+$/);
  const linked = other
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await expect(linked).toBeFocused();
  await expect(linked).toContainText('please.');

  // On a phone a name is chosen by a touch, and the text keeps the focus.
  await letDiscuss(database, mentioned.username);
  await other.reload();
  const phoneBox = other.getByRole('textbox', { name: say('comment.write') });
  await phoneBox.pressSequentially(`@${signedIn.username.slice(0, -1)}`);
  await other
    .getByRole('listbox', { name: say('markdown.mentions') })
    .getByRole('option', { name: signedIn.username, exact: true })
    .click();
  await expect(phoneBox).toHaveValue(`@${signedIn.username} `);
  await expect(phoneBox).toBeFocused();
  await other.context().close();
});
