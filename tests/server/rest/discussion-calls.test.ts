import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildReport } from '../../factories/report.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import { discussionRow } from './exercises-discussion.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

/*
 * Author, place and row in the bodies of old clients are claims of the sender. None of them decides on anything.
 */

interface Person {
  readonly id: string;
  readonly username: string;
  readonly token: string;
}

let scene: Scene;
let author: Person;
let other: Person;
beforeAll(async () => {
  scene = await buildScene();
  [author, other] = [await person(), await person()];
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

const db = () => scene.server.services.db;

/** An account that has solved enough to write. */
async function person(role: 'USER' | 'ADMIN' = 'USER'): Promise<Person> {
  const { services } = scene.server;
  const user = await buildUser(services, { role });
  await services.db.userStatistics.create({ data: { userId: user.id, solved: 10 } });
  return { id: user.id, username: user.username, token: await tokenFor(services, user) };
}

/** Status and data of an answer. @param name method and path. */
async function call({ token }: Person, name: string, exercise: Exercise) {
  const [method = '', path = ''] = name.split(' ');
  const { envelope } = await sendTo(scene, { method, path }, { ...exercise, headers: { Authorization: token } });
  return envelope;
}

/** A discussion of the author's with a comment and a reply of the author's. */
async function talk() {
  const { id } = await buildDiscussion(scene.server.services, { authorId: author.id });
  const said = { authorId: author.id, content: 'said', createdAt: new Date() };
  const { id: threadId } = await db().thread.create({ data: { discussionId: id }, select: { id: true } });
  const { id: commentId } = await db().comment.create({ data: { ...said, threadId }, select: { id: true } });
  const { id: replyId } = await db().reply.create({ data: { ...said, commentId }, select: { id: true } });
  return { id, threadId, commentId, replyId };
}

test('members alone post in a group, whoever the body says writes; calls of the site post on the site', async () => {
  const group = await buildGroup(scene.server.services, author);
  const body = discussionRow(scene, { uid: other.id, author: other.username, gid: group.id });
  expect(await call(other, 'POST /api/group/discussion', { body })).toMatchObject({ data: null, status: 403 });
  expect((await call(other, 'POST /api/discussion', { body })).status).toBe(200);
  expect(await db().discussion.findMany({ where: { authorId: other.id }, select: { groupId: true } })).toEqual([
    { groupId: null },
  ]);
});

test('the id of a stored row in the body of a new one replaces nothing', async () => {
  const { id, threadId, commentId, replyId } = await talk();
  const reporter = await person();
  const report = { reporterId: reporter.id, text: 'Look' };
  const { id: reportId, rowId } = await buildReport(scene.server.services, { discussionId: id }, report);
  const before = await db().discussion.findUnique({ where: { id } });
  const calls: readonly (readonly [name: string, body: object])[] = [
    ['POST /api/discussion', discussionRow(scene, { id, uid: author.id })],
    ['POST /api/comment', { id: commentId, did: id, content: 'mine', fromUid: author.id }],
    ['POST /api/reply', { did: id, reply: { id: replyId, commentId, content: 'mine', fromUid: author.id } }],
    ['POST /api/discussion-report', { id: reportId, did: id, reporter: reporter.username, content: '#spam ad# Mine' }],
  ];
  for (const [name, body] of calls) expect([name, (await call(other, name, { body })).status]).toEqual([name, 200]);
  expect(await db().discussion.findUnique({ where: { id } })).toEqual(before);
  const rows = { orderBy: { id: 'asc' }, select: { authorId: true, content: true } } as const;
  const both = [
    { authorId: author.id, content: 'said' },
    { authorId: other.id, content: 'mine' },
  ];
  expect(await db().comment.findMany({ where: { threadId }, ...rows })).toEqual(both);
  expect(await db().reply.findMany({ where: { commentId }, ...rows })).toEqual(both);
  const reports = await db().report.findMany({
    where: { moderatedTextId: rowId },
    orderBy: { id: 'asc' },
    select: { reporterId: true, text: true },
  });
  expect(reports).toEqual([
    { reporterId: reporter.id, text: 'Look' },
    { reporterId: other.id, text: 'Mine' },
  ]);
});

test('likes count once however often they are sent, and only the own ones are in the map', async () => {
  const { id: did, commentId } = await talk();
  for (let sent = 0; sent < 3; sent += 1) {
    await call(other, 'GET /api/discussion-like', { query: { did, toLike: true } });
    await call(other, 'GET /api/comment-like', { query: { cid: commentId, toLike: true } });
  }
  const shownTo = async (reader: Person) => {
    const { data } = await call(reader, 'GET /api/comments', { query: { did } });
    return z
      .object({
        commentList: z.object({ records: z.array(z.object({ likeNum: z.int() })) }),
        commentLikeMap: z.record(z.string(), z.boolean()),
      })
      .parse(data);
  };
  const records = [{ likeNum: 1 }];
  expect(await shownTo(other)).toEqual({ commentList: { records }, commentLikeMap: { [commentId]: true } });
  expect(await shownTo(author)).toEqual({ commentList: { records }, commentLikeMap: {} });
  const detail = await call(author, 'GET /api/get-discussion-detail', { query: { did } });
  expect(detail.data).toMatchObject({ likeNum: 1, hasLike: false });
  expect(await db().message.count({ where: { recipientId: author.id, senderId: other.id, kind: 'LIKE' } })).toBe(2);
});

test('texts come back as they were written', async () => {
  const writer = await person();
  const content = 'Is it :smile: or 😄?\n\n<video src="a.mp4" autoplay></video> &lt;b&gt; a < b && c';
  await call(writer, 'POST /api/discussion', { body: discussionRow(scene, { content }) });
  const { id: did } = await db().discussion.findFirstOrThrow({ where: { authorId: writer.id } });
  await call(writer, 'POST /api/comment', { body: { did, content } });
  expect((await call(other, 'GET /api/get-discussion-detail', { query: { did } })).data).toMatchObject({ content });
  expect((await call(other, 'GET /api/comments', { query: { did } })).data).toMatchObject({
    commentList: { records: [{ content }] },
  });
});

test('authors are shown as they are now, not as they were when they wrote', async () => {
  const writer = await person();
  const { id: did } = await buildDiscussion(scene.server.services, { authorId: writer.id });
  await call(writer, 'POST /api/comment', { body: { did, content: 'said' } });
  const username = `${writer.username.slice(0, 15)}-now`;
  await db().user.update({
    where: { id: writer.id },
    data: { username, usernameKey: username, role: 'ADMIN', avatarUrl: '/api/public/img/now.webp' },
  });
  const now = { role: 'admin', avatar: '/api/public/img/now.webp' };
  expect((await call(other, 'GET /api/get-discussion-detail', { query: { did } })).data).toMatchObject({
    author: username,
    ...now,
  });
  expect((await call(other, 'GET /api/comments', { query: { did } })).data).toMatchObject({
    commentList: { records: [{ fromName: username, fromRole: now.role, fromAvatar: now.avatar }] },
  });
});

test.each([
  ['DELETE /api/discussion', (did: number): Exercise => ({ query: { did } })],
  ['DELETE /api/admin/discussion', (did: number): Exercise => ({ body: [did] })],
])('an admin of the site deletes posts of others by %s', async (name, exercise) => {
  const { id: did } = await talk();
  expect((await call(await person('ADMIN'), name, exercise(did))).status).toBe(200);
  expect((await call(other, 'GET /api/get-discussion-detail', { query: { did } })).status).toBe(404);
});
