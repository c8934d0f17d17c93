import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newDiscussion } from '../new-discussion.ts';
import { expect, test } from '../site-fixtures.ts';

/** Calls `hit` where a text becomes markup: fits a title. */
const short = '"><img src=x onerror=hit()><svg onload=hit()><script>hit()</script>';
/** The same for Markdown, with addresses, styles, formulas and code. */
const long = [
  short,
  '[link](javascript:hit()) ![picture](javascript:hit()) <javascript:hit()>',
  '[encoded](jav&#x09;ascript:hit()) [data](data:text/html,<script>hit()</script>)',
  '<a href="javascript:hit()" onclick="hit()">click</a> <input autofocus onfocus="hit()">',
  '<iframe src="javascript:hit()"></iframe><object data="javascript:hit()"></object>',
  '<math><mtext><script>hit()</script></mtext></math><details open ontoggle="hit()">',
  '<div style="background:url(javascript:hit())"><style>@import "javascript:hit()";</style></div>',
  '$\\href{javascript:hit()}{x}$ $\\htmlData{x=y}{z}$',
  '`<img src=x onerror=hit()>`\n\n```html\n<script>hit()</script>\n```',
].join('\n\n');

const markup = [
  ...['onerror', 'onload', 'onclick', 'onfocus', 'ontoggle'].map((name) => `[${name}]`),
  ...['href', 'src', 'data'].map((name) => `[${name}^="javascript:" i]`),
  '[href^="data:text"]',
  'main script',
].join();

async function writeHostileTexts(db: Db['db'], recipient: string) {
  const [sender, { id: recipientId }] = await Promise.all([
    db.user.findFirstOrThrow({ where: { role: 'ROOT' }, select: { id: true } }),
    db.user.findUniqueOrThrow({ where: { usernameKey: recipient.toLowerCase() }, select: { id: true } }),
  ]);
  const createdAt = new Date();
  const category = await db.discussionCategory.create({
    data: {
      name: `<svg onload=hit()>${randomUUID().slice(0, 8)}`,
      englishName: '<img src=x onerror=hit()>',
      position: 99,
    },
  });
  const said = { authorId: sender.id, content: long, createdAt };
  const discussion = await newDiscussion(db, {
    categoryId: category.id,
    title: short,
    description: short,
    content: long,
    thread: { create: { comments: { create: { ...said, replies: { create: said } } } } },
  });
  await db.moderatedText.create({
    data: {
      discussionId: discussion.id,
      openedAt: createdAt,
      reports: { create: { reporterId: recipientId, reasons: ['SPAM'], text: short, createdAt } },
    },
  });
  const message = { recipientId, senderId: sender.id, action: 'COMMENT', sourceType: 'DISCUSSION' } as const;
  await db.message.create({
    data: { ...message, kind: 'DISCUSS', sourceTitle: short, content: short, quote: short, url: discussion.path },
  });
  return { ...discussion, category };
}

test('texts of others run no script on any page that shows them', async ({
  page,
  browser,
  baseURL,
  root,
  signedIn,
  database,
}) => {
  const { id, path, category } = await writeHostileTexts(database, signedIn.username);
  const admin = await otherBrowser(browser, root.token, { baseURL: baseURL ?? '', locale: 'en-US' });
  const pages = [
    ...['/discussion', path, '/message/discuss'].map((address) => [page, address] as const),
    ...['/admin/discussion', '/admin/moderation'].map((address) => [admin, address] as const),
  ];
  let hits = 0;
  for (const viewed of [page, admin])
    await viewed.exposeFunction('hit', () => {
      hits += 1;
    });
  for (const [viewed, address] of pages) {
    await viewed.goto(address);
    await expect(viewed.getByText('<img src=x onerror=hit()>').filter({ visible: true }).first()).toBeVisible();
    await expect(viewed.locator(markup)).toHaveCount(0);
  }
  expect(hits).toBe(0);
  await database.discussion.delete({ where: { id } });
  await database.discussionCategory.delete({ where: { id: category.id } });
});
