import { randomUUID } from 'node:crypto';
import type { Db } from '@verdict/prisma/db.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { openSiteDatabase, superAdmin } from './site-database.ts';

/** A demo problem that no contest of the other tests has: discussions about the others are closed meanwhile. */
export const discussedProblem = '1012';

/** A discussion of the super admin, in the first category. */
export async function newDiscussion(
  db: Db['db'],
  wishes: Partial<Prisma.DiscussionUncheckedCreateInput> = {},
): Promise<{ readonly id: number; readonly title: string; readonly path: string }> {
  const [author, category] = await Promise.all([
    superAdmin(db),
    db.discussionCategory.findFirstOrThrow({ orderBy: { position: 'asc' }, select: { id: true } }),
  ]);
  const { id, title } = await db.discussion.create({
    data: {
      authorId: author.id,
      categoryId: category.id,
      title: `How to read fast ${randomUUID().slice(0, 8)}`,
      description: 'What costs time when a program reads 200,000 numbers, and what does not.',
      content: 'Use **one** buffer:\n\n```cpp\nstd::cin.tie(nullptr);\n```\n\nThen reading takes $O(n)$.',
      createdAt: new Date(),
      ...wishes,
    },
    select: { id: true, title: true },
  });
  return { id, title, path: `/discussion-detail/${id}` };
}

/** The category whose discussions are questions. */
export async function helpCategoryId(db: Db['db']): Promise<number> {
  const { id } = await db.discussionCategory.findFirstOrThrow({ where: { isHelp: true }, select: { id: true } });
  return id;
}

/** Address of a new question of the super admin with an accepted answer. */
export async function answeredPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const student = await db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } });
  const createdAt = new Date();
  const { id, path } = await newDiscussion(db, { categoryId: await helpCategoryId(db) });
  const { comments } = await db.thread.create({
    data: {
      discussionId: id,
      commentCount: 1,
      comments: { create: { authorId: student.id, content: 'Read into one buffer.', createdAt } },
    },
    select: { comments: { select: { id: true } } },
  });
  await db.discussion.update({ where: { id }, data: { answerId: comments[0]?.id ?? null } });
  await close();
  return path;
}

/** An account with enough solved problems to discuss and comment. */
export async function letDiscuss(db: Db['db'], username: string): Promise<void> {
  const { id: userId } = await db.user.findUniqueOrThrow({
    where: { usernameKey: username.toLowerCase() },
    select: { id: true },
  });
  await db.userStatistics.upsert({ where: { userId }, create: { userId, solved: 10 }, update: { solved: 10 } });
}

/** Address of a new discussion that is pinned, locked and limited, with comments and a report. */
export async function discussionPath(): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const student = await db.user.findUniqueOrThrow({ where: { usernameKey: 'student' }, select: { id: true } });
  const problem = await db.problem.findUniqueOrThrow({
    where: { displayId: discussedProblem },
    select: { id: true },
  });
  const createdAt = new Date();
  const { path, id: discussionId } = await newDiscussion(db, {
    isPinned: true,
    problemId: problem.id,
    editedAt: createdAt,
    thread: {
      create: {
        lockedAt: createdAt,
        commentCount: 1,
        comments: { create: { authorId: student.id, content: 'Does `scanf` need it, too?', createdAt } },
      },
    },
  });
  const comment = await db.comment.create({
    data: {
      thread: { connect: { discussionId } },
      author: { connect: { id: student.id } },
      content: '',
      createdAt,
      deletedAt: createdAt,
      replies: { create: { authorId: student.id, content: 'It does.', createdAt, editedAt: createdAt } },
    },
    select: { id: true },
  });
  await db.moderatedText.create({
    data: { commentId: comment.id, acts: { create: { kind: 'DELETE', reason: 'Off topic.', createdAt } } },
  });
  await db.moderatedText.create({
    data: {
      discussionId,
      openedAt: createdAt,
      reports: { create: { reporterId: student.id, reasons: ['SPAM', 'PLAGIARISM'], text: 'Copied.', createdAt } },
    },
  });
  await close();
  return path;
}

/** Runs before a page that shows discussions of all kinds: there is one of each. */
export async function withDiscussions(path: string): Promise<string> {
  await discussionPath();
  const { db, close } = await openSiteDatabase();
  await newDiscussion(db, { isDisabled: true });
  const problem = await db.problem.findUniqueOrThrow({
    where: { displayId: discussedProblem },
    select: { id: true },
  });
  await newDiscussion(db, { problemId: problem.id, disclosure: 'SOLVED' });
  await close();
  return path;
}

/** Runs before a page with what the super admin watches and muted: there is one of each, and one that is gone. */
export async function withWatches(path: string): Promise<string> {
  const { db, close } = await openSiteDatabase();
  const root = await superAdmin(db);
  const [id, username] = [randomUUID().replaceAll('-', ''), `noisy-${randomUUID().slice(0, 8)}`];
  const mutedBy = { create: { userId: root.id } };
  await db.user.create({
    data: { id, username, usernameKey: username, passwordHash: '', mutedBy },
    select: { id: true },
  });
  for (const [mode, deletedAt] of [
    ['WATCH', null],
    ['MUTE', null],
    ['MUTE', new Date()],
  ] as const) {
    const { id: discussionId } = await newDiscussion(db, { deletedAt });
    await db.thread.create({ data: { discussionId, watches: { create: { userId: root.id, mode } } } });
  }
  await close();
  return path;
}
