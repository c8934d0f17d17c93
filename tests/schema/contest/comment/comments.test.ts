import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, send } from '../desk/desk-scene.ts';
import { follow } from '../desk/follow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ended = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
const replyFields = '{ id content author { username } recipient { username } isJury viewerCanDelete }';
const fields = `{
  id content likeCount viewerHasLiked replyCount isMine isJury viewerCanReply viewerCanDelete author { username role }
  replies ${replyFields}
}`;

const comment = (token: string | null, contestId: number, content = 'May N be 0?') =>
  send(server, token, {
    field: 'addComment',
    args: { input: { contestId, content } },
    types: { input: 'AddCommentInput!' },
    fields,
  });
const reply = (token: string | null, commentId: number, wishes: object = {}) =>
  send(server, token, {
    field: 'replyToComment',
    args: { input: { commentId, content: 'No', ...wishes } },
    types: { input: 'ReplyToCommentInput!' },
    fields: replyFields,
  });
const like = (token: string | null, id: number, isLiked: boolean) =>
  send(server, token, {
    field: 'likeComment',
    args: { id, isLiked },
    types: { id: 'Int!', isLiked: 'Boolean!' },
    fields,
  });
const remove = (token: string | null, field: 'deleteComment' | 'deleteReply', id: number) =>
  send(server, token, { field, args: { id }, types: { id: 'Int!' }, fields: '' });

interface Listed {
  readonly total: number;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}
async function list(token: string, contestId: number, page = '{}'): Promise<Listed> {
  const { data, errors } = await server.graphql(
    `{ comments(contestId: ${contestId}, page: ${page}) { total items ${fields} } }`,
    { token },
  );
  if (errors !== undefined) throw new Error(String(errors[0]?.extensions?.['code']));
  return data?.['comments'] as Listed;
}
async function replies(token: string, commentId: number, page = '{}'): Promise<Listed> {
  const { data } = await server.graphql(
    `{ replies(commentId: ${commentId}, page: ${page}) { total items ${replyFields} } }`,
    { token },
  );
  return data?.['replies'] as Listed;
}
const messages = (user: User) =>
  server.services.db.message.findMany({
    where: { recipientId: user.id },
    orderBy: { id: 'asc' },
    select: {
      kind: true,
      action: true,
      sourceType: true,
      sourceId: true,
      sourceTitle: true,
      content: true,
      quote: true,
      url: true,
      senderId: true,
    },
  });

async function solve(user: User, solved = 10): Promise<void> {
  await server.services.db.userStatistics.upsert({
    where: { userId: user.id },
    create: { userId: user.id, solved },
    update: { solved },
  });
}
async function person(role: Role = 'USER') {
  const user = await buildUser(server.services, { role });
  await solve(user);
  return { user, token: await tokenFor(server.services, user) };
}
/** A contest with a comment of somebody who is not its author. */
async function talk(wishes: Parameters<typeof buildDesk>[1] = ended) {
  const desk = await buildDesk(server, wishes);
  const [writer, other] = [await person(), await person()];
  const id = Number((await comment(writer.token, desk.contest.id)).data?.['id']);
  return { ...desk, writer, other, id };
}

describe('who reads what', () => {
  test('while a contest runs, contestants read their own and the jury, and nothing tells of the rest', async () => {
    const { contest, tokens, writer, other, id } = await talk({});
    await reply(tokens.author, id, { content: 'Yes' });
    await comment(tokens.author, contest.id, 'Good luck');
    expect(await list(writer.token, contest.id)).toMatchObject({
      total: 2,
      items: [
        { content: 'Good luck', isJury: true, viewerCanReply: false },
        { id, isMine: true, replyCount: 1, replies: [{ content: 'Yes', isJury: true }] },
      ],
    });
    expect(await list(other.token, contest.id)).toMatchObject({ total: 1, items: [{ content: 'Good luck' }] });
    expect(await replies(other.token, id)).toBeUndefined();
    for (const answer of [
      await like(other.token, id, true),
      await reply(other.token, id),
      await remove(other.token, 'deleteComment', id),
    ])
      expect(answer.__typename).toBe('CommentNotFound');
    expect(await list(tokens.author, contest.id)).toMatchObject({ total: 2 });
  });

  test("another contestant's reply to a jury comment is not even counted while the contest runs", async () => {
    const { contest, tokens, writer } = await talk({});
    const id = Number((await comment(tokens.author, contest.id, 'Good luck')).data?.['id']);
    await server.services.db.reply.create({
      data: { commentId: id, authorId: writer.user.id, content: 'secret', createdAt: new Date() },
    });
    const other = await person();
    expect(await list(other.token, contest.id)).toMatchObject({ items: [{ id, replyCount: 0, replies: [] }] });
    expect(await replies(other.token, id)).toEqual({ total: 0, items: [] });
    expect(await list(writer.token, contest.id)).toMatchObject({ items: [{ id, replyCount: 1 }, {}] });
  });

  test('after its end everybody reads everything, newest first, ten a page', async () => {
    const { contest, other, writer } = await talk();
    await server.services.db.comment.createMany({
      data: Array.from({ length: 11 }, (_, number) => ({
        contestId: contest.id,
        authorId: writer.user.id,
        content: `number ${number}`,
        createdAt: new Date(),
      })),
    });
    const first = await list(other.token, contest.id);
    expect([first.total, first.items.length, first.items[0]?.['content']]).toEqual([12, 10, 'number 10']);
    expect((await list(other.token, contest.id, '{ page: 2 }')).items.map((row) => row['content'])).toEqual([
      'number 0',
      'May N be 0?',
    ]);
  });

  test('a comment comes with its newest three replies, the others are asked for', async () => {
    const { contest, other, writer, id } = await talk();
    for (let number = 0; number < 5; number += 1) await reply(other.token, id, { content: `reply ${number}` });
    const { items } = await list(writer.token, contest.id);
    expect(items[0]).toMatchObject({
      replyCount: 5,
      replies: [{ content: 'reply 4' }, { content: 'reply 3' }, { content: 'reply 2' }],
    });
    expect((await replies(writer.token, id)).items.map((row) => row['content'])).toEqual([
      'reply 4',
      'reply 3',
      'reply 2',
      'reply 1',
      'reply 0',
    ]);
    expect((await replies(writer.token, id, '{ page: 3, size: 2 }')).items).toHaveLength(1);
  });

  test('a closed area is closed on every path', async () => {
    const { contest, writer, id } = await talk();
    const setting = { key: 'isContestCommentOpen', value: false };
    await server.services.db.siteSetting.upsert({ where: { key: setting.key }, create: setting, update: setting });
    server.services.cache.drop('settings');
    await expect(list(writer.token, contest.id)).rejects.toThrow('COMMENTS_CLOSED');
    for (const answer of [
      await comment(writer.token, contest.id),
      await reply(writer.token, id),
      await like(writer.token, id, true),
      await remove(writer.token, 'deleteComment', id),
    ])
      expect(answer.__typename).toBe('CommentsClosed');
    await server.services.db.siteSetting.delete({ where: { key: setting.key } });
    server.services.cache.drop('settings');
    expect(await list(writer.token, contest.id)).toMatchObject({ total: 1 });
  });
});

describe('who writes', () => {
  test('no solved problem is needed in a contest, and the muted are refused before they write', async () => {
    const { contest, tokens } = await buildDesk(server);
    const refusal = async (token: string) =>
      (
        await server.graphql(`{ commentRefusal(contestId: ${contest.id}) }`, {
          token,
          headers: { 'Accept-Language': 'en-US' },
        })
      ).data?.['commentRefusal'];
    expect(await refusal(tokens.contestant)).toBeNull();
    expect((await comment(tokens.contestant, contest.id)).__typename).toBe('AddCommentSuccess');
    expect(await refusal((await person('MUTED')).token)).toContain('muted');
  });

  test.each([
    ['MUTED', 'CommentingForbidden'],
    ['NO_SUBMIT_MUTED', 'CommentingForbidden'],
    ['NO_DISCUSS', 'AddCommentSuccess'],
    ['NO_SUBMIT_NO_DISCUSS', 'AddCommentSuccess'],
    ['NO_SUBMIT', 'AddCommentSuccess'],
  ] as const)('an account of role %s gets %s', async (role, expected) => {
    const { contest } = await buildDesk(server);
    const { token } = await person(role);
    expect((await comment(token, contest.id)).__typename).toBe(expected);
  });

  test.each([
    ['ContestNotStarted', { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) }],
    ['ContestNotFound', { isVisible: false }],
    ['ContestPasswordNeeded', { access: 'PRIVATE', password: 'secret' }],
    ['AccountNotAdmitted', { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] } }],
  ] as const)('%s is the answer to a comment in such a contest', async (failure, wishes) => {
    const { contest } = await buildDesk(server, wishes);
    expect((await comment((await person()).token, contest.id)).__typename).toBe(failure);
  });

  test('a comment is 1 to 10000 characters, a reply too', async () => {
    const { contest, writer, id } = await talk();
    for (const content of [' \n', 'x'.repeat(10_001)]) {
      expect((await comment(writer.token, contest.id, content)).__typename).toBe('InvalidInput');
      expect((await reply(writer.token, id, { content })).__typename).toBe('InvalidInput');
    }
    expect((await comment(writer.token, contest.id, 'x'.repeat(10_000))).__typename).toBe('AddCommentSuccess');
  });

  test('comments are rationed, and those that are refused count for nothing', async () => {
    const { contest } = await buildDesk(server);
    const { token } = await person();
    for (let number = 0; number < 30; number += 1) await comment(token, contest.id);
    expect((await comment(token, contest.id)).__typename).toBe('TooManyRequests');
    expect(await server.services.db.comment.count({ where: { contestId: contest.id } })).toBe(30);
  });
});

describe('replies', () => {
  test('answer a comment or a reply below it, and whom they answer follows from that', async () => {
    const { writer, other, id } = await talk();
    const first = await reply(other.token, id);
    expect(first).toMatchObject({ data: { recipient: { username: writer.user.username } } });
    expect(await reply(writer.token, id, { replyId: first.data?.['id'] })).toMatchObject({
      data: { recipient: { username: other.user.username } },
    });
  });

  test('to a reply that stands below another comment are refused', async () => {
    const [here, there] = [await talk(), await talk()];
    const elsewhere = await reply(there.other.token, there.id);
    expect((await reply(here.writer.token, here.id, { replyId: elsewhere.data?.['id'] })).__typename).toBe(
      'ReplyNotFound',
    );
  });

  test('to the jury are for the jury', async () => {
    const { contest, tokens, other } = await talk();
    const id = Number((await comment(tokens.author, contest.id)).data?.['id']);
    expect((await reply(other.token, id)).__typename).toBe('ReplyingForbidden');
    expect((await reply(tokens.author, id)).__typename).toBe('ReplyToCommentSuccess');
  });
});

describe('likes', () => {
  test('count once for each reader, and can be taken back', async () => {
    const { contest, writer, other, id } = await talk();
    await Promise.all([like(other.token, id, true), like(other.token, id, true), like(writer.token, id, true)]);
    expect(await list(other.token, contest.id)).toMatchObject({ items: [{ likeCount: 2, viewerHasLiked: true }] });
    expect(await like(other.token, id, false)).toMatchObject({ data: { likeCount: 1, viewerHasLiked: false } });
    expect(await like(other.token, id, false)).toMatchObject({ data: { likeCount: 1 } });
  });
});

describe('deleting', () => {
  test('is for who wrote it and for the jury; the replies go with the comment', async () => {
    const { contest, tokens, writer, other, id } = await talk();
    const replyId = Number((await reply(other.token, id)).data?.['id']);
    const admin = await person('ADMIN');
    expect((await remove(writer.token, 'deleteReply', replyId)).__typename).toBe('NotYourComment');
    for (const { token } of [other, admin])
      expect((await remove(token, 'deleteComment', id)).__typename).toBe('NotYourComment');
    expect((await remove(null, 'deleteComment', id)).__typename).toBe('UNAUTHENTICATED');
    expect((await remove(other.token, 'deleteReply', replyId)).__typename).toBe('DeleteReplySuccess');
    expect((await remove(other.token, 'deleteReply', replyId)).__typename).toBe('ReplyNotFound');
    await reply(other.token, id);
    await like(other.token, id, true);
    expect((await remove(tokens.author, 'deleteComment', id)).__typename).toBe('DeleteCommentSuccess');
    expect(await list(other.token, contest.id)).toMatchObject({ total: 0 });
    expect(await server.services.db.reply.count({ where: { commentId: id } })).toBe(0);
    expect((await remove(tokens.author, 'deleteComment', id)).__typename).toBe('CommentNotFound');
  });
});

describe('messages', () => {
  test('tell of comments, replies and first likes, but not of your own acts', async () => {
    const { contest, author, tokens, writer, other, id } = await talk();
    const source = {
      sourceType: 'CONTEST',
      sourceId: contest.id,
      sourceTitle: contest.title,
      url: `/contest/${contest.id}/comment`,
    };
    expect(await messages(author)).toEqual([
      { ...source, kind: 'DISCUSS', action: 'COMMENT', content: 'May N be 0?', quote: null, senderId: writer.user.id },
    ]);
    await reply(other.token, id);
    await reply(writer.token, id);
    for (const isLiked of [true, false, true]) await like(other.token, id, isLiked);
    await like(writer.token, id, true);
    expect(await messages(writer.user)).toEqual([
      { ...source, kind: 'REPLY', action: 'REPLY', content: 'No', quote: 'May N be 0?', senderId: other.user.id },
      { ...source, kind: 'LIKE', action: 'LIKE_COMMENT', content: '', quote: 'May N be 0?', senderId: other.user.id },
    ]);
    await comment(tokens.author, contest.id, 'Good luck');
    expect(await messages(author)).toHaveLength(1);
  });

  test('tell of a reply to a reply both whom it answers and whose comment it is', async () => {
    const { writer, other, id } = await talk();
    const third = await person();
    const replyId = (await reply(other.token, id)).data?.['id'];
    await reply(third.token, id, { replyId, content: `${'x'.repeat(600)}` });
    expect(await messages(other.user)).toMatchObject([
      { kind: 'REPLY', quote: 'No', content: `${'x'.repeat(500)}…`, senderId: third.user.id },
    ]);
    expect(await messages(writer.user)).toHaveLength(2);
  });
});

describe('open pages', () => {
  const followed = (token: string, contestId: number) =>
    follow(server, token, `subscription { commentsChanged(contestId: ${contestId}) { total items ${fields} } }`);

  test('hear of comments, replies and likes that they may read', async () => {
    const { contest, writer, other, id } = await talk();
    const page = followed(writer.token, contest.id);
    expect(await page.next()).toMatchObject({ total: 1 });
    await reply(other.token, id, { content: 'heard reply' });
    await page.until('heard reply');
    await like(other.token, id, true);
    await page.until('"likeCount":1');
    await comment(other.token, contest.id, 'heard comment');
    await page.until('heard comment');
    await remove(other.token, 'deleteComment', id);
    await page.stop();
  });

  test('hear nothing of other contestants while the contest runs', async () => {
    const { contest, tokens, other } = await talk({});
    const page = followed(other.token, contest.id);
    expect(await page.next()).toMatchObject({ total: 0 });
    await comment((await person()).token, contest.id, 'of another one');
    await comment(tokens.author, contest.id, 'Good luck');
    expect(await page.next()).toMatchObject({ total: 1, items: [{ content: 'Good luck' }] });
    await page.stop();
  });
});
