import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import { otherBrowser } from '../contest-on-site.ts';
import { newDiscussion } from '../new-discussion.ts';
import { superAdmin } from '../site-database.ts';
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
    superAdmin(db),
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

/** Texts of authors and juries, on a problem, a contest, a list, a profile and a question about code. */
async function writeHostilePages(db: Db['db'], reader: string) {
  const root = await superAdmin(db);
  const { id: userId } = await db.user.update({
    where: { usernameKey: reader.toLowerCase() },
    data: { nickname: short, school: short, signature: long, blog: 'javascript:hit()', github: 'javascript:hit()' },
  });
  const now = new Date();
  const displayId = `X${randomUUID().slice(0, 8)}`;
  const text = { title: short, description: long, input: long, output: long, hint: long };
  const problem = await db.problem.create({
    data: {
      displayId,
      title: short,
      visibility: 'PUBLIC',
      authorId: root.id,
      source: short,
      statements: { create: ['en', 'zh'].map((language) => ({ language, ...text })) },
      samples: { create: { position: 1, input: short, output: short } },
      editorial: {
        create: {
          publishesAt: now,
          createdAt: now,
          updatedAt: now,
          translations: { create: { language: 'en', hints: [long], content: long } },
        },
      },
      hintReads: { create: [1, 6].map((step) => ({ userId, step, openedAt: now })) },
    },
  });
  const hour = 3_600_000;
  const contest = await db.contest.create({
    data: {
      title: short,
      description: long,
      startsAt: new Date(now.getTime() - 2 * hour),
      endsAt: new Date(now.getTime() - hour),
      // Tests that count contests do not meet it.
      access: 'PRIVATE',
      authorId: root.id,
      announcements: { create: { title: short, content: long, authorId: root.id } },
      clarifications: {
        create: { question: long, answer: long, isPublic: true, askerId: root.id, askedAt: now, answeredAt: now },
      },
      participants: { create: { kind: 'INDIVIDUAL', registeredAt: now } },
    },
    select: { id: true, participants: { select: { id: true } } },
  });
  for (const { id } of contest.participants)
    await db.contestMember.create({ data: { contestId: contest.id, participantId: id, userId } });
  const training = await db.training.create({
    data: {
      title: short,
      description: long,
      authorId: userId,
      kind: 'PERSONAL',
      sections: { create: { title: short, description: long } },
      materials: { create: { kind: 'MARKDOWN', title: short, content: long } },
      problems: { create: { problemId: problem.id, displayId: '1', note: long } },
    },
  });
  const code = `${short}\n`;
  const { id: submissionId } = await db.submission.create({
    data: {
      userId,
      problemId: problem.id,
      languageKey: 'cpp',
      code,
      lengthBytes: code.length,
      status: -1,
      message: short,
      submittedAt: now,
    },
  });
  const question = { askerId: userId, problemId: problem.id, firstLine: 1, lastLine: 1, content: long, createdAt: now };
  const { id: questionId } = await db.lineQuestion.create({ data: { submissionId, ...question } });
  const paths = [
    `/problem/${displayId}`,
    `/problem/${displayId}/editorial`,
    `/contest/${contest.id}`,
    `/contest/${contest.id}/announcements`,
    `/contest/${contest.id}/clarifications`,
    `/training/${training.id}`,
    `/training/${training.id}/problems`,
    `/user-home?username=${encodeURIComponent(reader)}`,
    `/submission-detail/${submissionId}`,
    `/question/${questionId}`,
  ];
  return { paths, problemId: problem.id, contestId: contest.id };
}

test('texts of authors, juries and profiles run no script', async ({ page, signedIn, database }) => {
  let hits = 0;
  await page.exposeFunction('hit', () => {
    hits += 1;
  });
  const { paths, problemId, contestId } = await writeHostilePages(database, signedIn.username);
  for (const address of paths) {
    await page.goto(address);
    await expect(page.getByText('<img src=x onerror=hit()>').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(markup)).toHaveCount(0);
  }
  expect(hits).toBe(0);
  await database.contest.delete({ where: { id: contestId } });
  await database.problem.delete({ where: { id: problemId } });
});

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
