import { createPasswordHasher } from '@verdict/server/adapters/password-hasher.ts';
import { buildUser, testPassword } from '../../factories/user.ts';
import { type Account, signIn } from '../../setup/site-api.ts';
import { allFaults } from '../axe-faults.ts';
import { contestOnSite, otherBrowser, type ContestOnSite } from '../contest-on-site.ts';
import { expect, newUsername, test as base } from '../site-fixtures.ts';

const passwords = createPasswordHasher();

/** The page is a contestant's who has solved nothing yet; the jury sits at another browser. */
const test = base.extend<{ readonly jury: Account; readonly contest: ContestOnSite }>({
  jury: async ({ database, baseURL }, use) => {
    const { username } = await buildUser({ db: database, passwords }, { username: newUsername() });
    await use(await signIn(baseURL ?? '', { username, password: testPassword }));
  },
  contest: async ({ database, jury }, use) => {
    const contest = await contestOnSite(database, jury.username);
    await use(contest);
    await database.contest.update({ where: { id: contest.id }, data: { isVisible: false } });
  },
});

test('a contestant comments, the jury likes and answers it, each sees it at once, and the message arrives', async ({
  page,
  browser,
  baseURL,
  say,
  signedIn,
  jury,
  contest,
}) => {
  const desk = await otherBrowser(browser, jury.token, {
    baseURL: baseURL ?? '',
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  });
  await desk.goto(`${contest.path}/comment`);
  await expect(desk.getByText(say('comment.none'))).toBeVisible();

  await page.goto(`${contest.path}/comment`);
  const box = page.getByRole('textbox', { name: say('comment.write') });
  await box.fill('Is **N** ever zero?');
  await page.getByRole('button', { name: say('markdown.emoji') }).click();
  await page.getByRole('menuitem', { name: '🤔' }).click();
  await expect(box).toHaveValue('Is **N** ever zero?🤔');
  // Nothing that was typed is lost.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ever zero?🤔');
  await page.reload();
  await expect(box).toHaveValue('Is **N** ever zero?🤔');
  await page.getByRole('button', { name: say('comment.send'), exact: true }).click();
  await expect(box).toHaveValue('');

  const list = (who: typeof page) => who.getByRole('list', { name: say('comment.all') });
  const seen = list(desk).getByRole('listitem').filter({ hasText: 'Is N ever zero?' }).first();
  await expect(seen).toContainText(signedIn.username);
  await seen.getByRole('button', { name: say('comment.likeThis', { count: 0 }) }).click();
  await expect(seen.getByRole('button', { name: say('comment.likeThis', { count: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await seen.getByRole('button', { name: say('comment.replyTo', { name: signedIn.username }) }).click();
  await seen.getByRole('textbox').fill('Never, see the *limits*.');
  await seen.getByRole('button', { name: say('comment.sendReply') }).click();

  const own = list(page).getByRole('listitem').filter({ hasText: 'Is N ever zero?' }).first();
  const reply = own.getByRole('list', { name: say('comment.replies') }).getByRole('listitem');
  await expect(reply).toContainText('Never, see the limits.');
  await expect(reply).toContainText(`@${signedIn.username}`);
  await expect(reply).toContainText(say('comment.jury'));
  await expect(own.getByRole('button', { name: say('comment.likeThis', { count: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  for (const [who, name] of [
    [page, 'desktop'],
    [desk, 'phone'],
  ] as const) {
    if (process.env['VERDICT_SHOTS'] !== undefined)
      await who.screenshot({ path: `${process.env['VERDICT_SHOTS']}/comment-${name}.png`, fullPage: true });
    expect(await allFaults(who), name).toEqual([]);
    expect(await who.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')).toBe(
      true,
    );
  }

  await page.goto('/message/reply');
  await expect(page.getByRole('main')).toContainText('Never, see the *limits*.');
  await page.getByRole('main').getByRole('link', { name: contest.title }).click();
  await own
    .getByRole('button', { name: say('comment.delete') })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('comment.delete') })
    .click();
  await expect(own).toHaveCount(0);
  // The answer of the jury stays below its place.
  await expect(list(desk).getByRole('listitem').first()).toContainText(say('comment.removedByAuthor'));
  await expect(list(desk)).toContainText('Never, see the limits.');
  await desk.context().close();
});

test('a comment shows three replies, then all of them, and ten comments show more', async ({
  page,
  say,
  signedIn,
  contest,
  database,
}) => {
  const { id: authorId } = await database.user.findUniqueOrThrow({
    where: { usernameKey: signedIn.username.toLowerCase() },
    select: { id: true },
  });
  const createdAt = new Date();
  const { id: threadId } = await database.thread.create({
    data: { contestId: contest.id, commentCount: 16 },
    select: { id: true },
  });
  await database.comment.createMany({
    data: Array.from({ length: 11 }, (_, number) => ({
      threadId,
      authorId,
      content: `comment ${number}`,
      createdAt,
    })),
  });
  const newest = await database.comment.findFirstOrThrow({
    where: { threadId },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  await database.reply.createMany({
    data: Array.from({ length: 5 }, (_, number) => ({
      commentId: newest.id,
      authorId,
      recipientId: authorId,
      content: `reply ${number}`,
      createdAt,
    })),
  });
  await page.goto(`${contest.path}/comment`);
  const replies = page.getByRole('list', { name: say('comment.replies') }).getByRole('listitem');
  await expect(replies).toContainText(['reply 2', 'reply 3', 'reply 4']);
  await page.getByRole('button', { name: say('comment.allReplies', { count: 5 }) }).click();
  await expect(replies).toContainText(['reply 0', 'reply 1', 'reply 2', 'reply 3', 'reply 4']);
  await page.getByRole('button', { name: say('comment.fewer') }).click();
  await expect(replies).toHaveCount(3);
  await expect(page.getByText('comment 0', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: say('comment.more') }).click();
  await expect(page.getByText('comment 0', { exact: true })).toBeVisible();
});
