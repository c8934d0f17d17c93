import { z } from 'zod';
import { ask } from '../../setup/site-api.ts';
import { allFaults, seriousFaults } from '../axe-faults.ts';
import { letDiscuss, newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

test('a reader watches a discussion, hears of a comment at once, mutes it and its author, and hears no more', async ({
  page,
  baseURL,
  say,
  signedIn,
  newAccount,
  database,
}) => {
  const writer = await newAccount();
  await letDiscuss(database, writer.username);
  const { id: viewerId } = await database.user.findUniqueOrThrow({ where: { usernameKey: signedIn.username } });
  const [watched, own] = [await newDiscussion(database), await newDiscussion(database, { authorId: viewerId })];
  const comment = (discussionId: number, content: string) =>
    ask({
      url: baseURL ?? '',
      token: writer.token,
      query: 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }',
      variables: { input: { on: { discussionId }, content } },
      data: z.object({ addComment: z.object({ __typename: z.literal('AddCommentSuccess') }) }),
    });
  const modeButton = (mode: 'comment.modeNormal' | 'comment.modeWatch' | 'comment.modeMute') =>
    page.getByRole('button', { name: say('comment.modeIs', { mode: say(mode) }), exact: true });
  const unread = (count: number) => page.getByRole('button', { name: say('messages.unread', { count }) });

  await page.goto(watched.path);
  await modeButton('comment.modeNormal').press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toContainText(say('comment.modeNormal'));
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('menuitemradio', { name: say('comment.modeWatch') }).click();
  await expect(modeButton('comment.modeWatch')).toBeFocused();
  await comment(watched.id, 'Read into a buffer.');
  await expect(unread(1)).toBeVisible();

  await modeButton('comment.modeWatch').click();
  await page.getByRole('menuitemradio', { name: say('comment.modeMute') }).click();
  await expect(modeButton('comment.modeMute')).toBeVisible();
  await comment(watched.id, 'Not heard of.');
  // The comment on the own discussion is heard of after it.
  await comment(own.id, 'Heard of.');
  await expect(unread(2)).toBeVisible();

  const text = page.getByText('Not heard of.', { exact: true });
  await expect(text).toBeVisible();
  const card = page
    .getByRole('list', { name: say('comment.all') })
    .getByRole('listitem')
    .first();
  await card.getByRole('button', { name: say('comment.moreOf', { name: writer.username }) }).press('Enter');
  await page.getByRole('menuitem', { name: say('comment.mute', { name: writer.username }) }).click();
  await expect(text).toHaveCount(0);
  await expect(card).toContainText(say('comment.folded', { name: writer.username }));
  await card.getByRole('button', { name: say('comment.showAnyway') }).press('Enter');
  await expect(text).toBeVisible();
  await expect(card.getByRole('button', { name: say('comment.fold'), exact: true })).toBeFocused();
  expect(await allFaults(page)).toEqual([]);
  await comment(own.id, 'Not heard of either.');

  await page.goto('/setting?open=watch');
  const muted = page.getByRole('list', { name: say('setting.mutedUsers') });
  await expect(muted.getByRole('link', { name: writer.username })).toBeVisible();
  const act = (action: 'setting.unmute' | 'setting.watchUndo', title: string) =>
    page.getByRole('button', { name: say('setting.watchActOn', { action: say(action), title }) });
  await act('setting.unmute', writer.username).press('Enter');
  await expect(act('setting.watchUndo', writer.username)).toBeFocused();
  await comment(own.id, 'Heard of again.');
  await expect(unread(3)).toBeVisible();
  await act('setting.watchUndo', writer.username).press('Enter');
  await expect(act('setting.unmute', writer.username)).toBeFocused();
  await expect(page.getByRole('list', { name: say('setting.mutedThreads') })).toContainText(watched.title);
  await expect(page.getByText(say('setting.watchedNone'))).toBeVisible();
});
