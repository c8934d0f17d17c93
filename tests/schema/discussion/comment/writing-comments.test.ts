import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDesk } from '../../contest/desk/desk-scene.ts';
import { CommentScene } from './comment-scene.ts';

let scene: CommentScene;
beforeAll(async () => {
  scene = await CommentScene.start();
});
afterAll(() => scene.server.stop());

describe('who writes', () => {
  test('no solved problem is needed in a contest, and the muted are refused before they write', async () => {
    const { contest, tokens } = await buildDesk(scene.server);
    const refusal = async (token: string) =>
      (
        await scene.server.graphql(`{ commentRefusal(on: { contestId: ${contest.id} }) }`, {
          token,
          headers: { 'Accept-Language': 'en-US' },
        })
      ).data?.['commentRefusal'];
    expect(await refusal(tokens.contestant)).toBeNull();
    expect((await scene.comment(tokens.contestant, contest.id)).__typename).toBe('AddCommentSuccess');
    expect(await refusal((await scene.person('MUTED')).token)).toContain('muted');
  });

  test.each([
    ['MUTED', 'CommentingForbidden'],
    ['NO_SUBMIT_MUTED', 'CommentingForbidden'],
    ['NO_DISCUSS', 'AddCommentSuccess'],
    ['NO_SUBMIT_NO_DISCUSS', 'AddCommentSuccess'],
    ['NO_SUBMIT', 'AddCommentSuccess'],
  ] as const)('an account of role %s gets %s', async (role, expected) => {
    const { contest } = await buildDesk(scene.server);
    const { token } = await scene.person(role);
    expect((await scene.comment(token, contest.id)).__typename).toBe(expected);
  });

  test.each([
    ['ContestNotStarted', { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) }],
    ['ContestNotFound', { isVisible: false }],
    ['ContestPasswordNeeded', { access: 'PRIVATE', password: 'secret' }],
    ['AccountNotAdmitted', { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] } }],
  ] as const)('%s is the answer to a comment in such a contest', async (failure, wishes) => {
    const { contest } = await buildDesk(scene.server, wishes);
    expect((await scene.comment((await scene.person()).token, contest.id)).__typename).toBe(failure);
  });

  test('a comment is 1 to 10000 characters, a reply too', async () => {
    const { contest, writer, id } = await scene.talk();
    for (const content of [' \n', 'x'.repeat(10_001)]) {
      expect((await scene.comment(writer.token, contest.id, content)).__typename).toBe('InvalidInput');
      expect((await scene.reply(writer.token, id, { content })).__typename).toBe('InvalidInput');
    }
    expect((await scene.comment(writer.token, contest.id, 'x'.repeat(10_000))).__typename).toBe('AddCommentSuccess');
  });

  test('comments are rationed, and those that are refused count for nothing', async () => {
    const { contest } = await buildDesk(scene.server);
    const { token } = await scene.person();
    for (let number = 0; number < 30; number += 1) await scene.comment(token, contest.id);
    expect((await scene.comment(token, contest.id)).__typename).toBe('TooManyRequests');
    expect(await scene.server.services.db.comment.count({ where: { thread: { contestId: contest.id } } })).toBe(30);
  });
});

describe('replies', () => {
  test('answer a comment or a reply below it, and whom they answer follows from that', async () => {
    const { writer, other, id } = await scene.talk();
    const first = await scene.reply(other.token, id);
    expect(first).toMatchObject({ data: { recipient: { username: writer.user.username } } });
    expect(await scene.reply(writer.token, id, { replyId: first.data?.['id'] })).toMatchObject({
      data: { recipient: { username: other.user.username } },
    });
  });

  test('to a reply that stands below another comment are refused', async () => {
    const [here, there] = [await scene.talk(), await scene.talk()];
    const elsewhere = await scene.reply(there.other.token, there.id);
    expect((await scene.reply(here.writer.token, here.id, { replyId: elsewhere.data?.['id'] })).__typename).toBe(
      'ReplyNotFound',
    );
  });

  test('to the jury are for the jury', async () => {
    const { contest, tokens, other } = await scene.talk();
    const id = Number((await scene.comment(tokens.author, contest.id)).data?.['id']);
    expect((await scene.reply(other.token, id)).__typename).toBe('ReplyingForbidden');
    expect((await scene.reply(tokens.author, id)).__typename).toBe('ReplyToCommentSuccess');
  });
});

describe('likes', () => {
  test('count once for each reader, and can be taken back', async () => {
    const { contest, writer, other, id } = await scene.talk();
    await Promise.all([
      scene.like(other.token, id, true),
      scene.like(other.token, id, true),
      scene.like(writer.token, id, true),
    ]);
    expect(await scene.list(other.token, contest.id)).toMatchObject({
      items: [{ likeCount: 2, viewerHasLiked: true }],
    });
    expect(await scene.like(other.token, id, false)).toMatchObject({ data: { likeCount: 1, viewerHasLiked: false } });
    expect(await scene.like(other.token, id, false)).toMatchObject({ data: { likeCount: 1 } });
  });
});

describe('deleting', () => {
  test('is for who wrote it and for the jury; replies of others stay', async () => {
    const { contest, tokens, writer, other, id } = await scene.talk();
    const replyId = Number((await scene.reply(other.token, id)).data?.['id']);
    const admin = await scene.person('ADMIN');
    expect((await scene.remove(writer.token, 'deleteReply', replyId)).__typename).toBe('NotYourComment');
    for (const { token } of [other, admin])
      expect((await scene.remove(token, 'deleteComment', id)).__typename).toBe('NotYourComment');
    expect((await scene.remove(null, 'deleteComment', id)).__typename).toBe('UNAUTHENTICATED');
    expect((await scene.remove(other.token, 'deleteReply', replyId)).__typename).toBe('DeleteReplySuccess');
    expect((await scene.remove(other.token, 'deleteReply', replyId)).__typename).toBe('ReplyNotFound');
    await scene.reply(other.token, id);
    await scene.like(other.token, id, true);
    expect((await scene.remove(tokens.author, 'deleteComment', id)).__typename).toBe('DeleteCommentSuccess');
    expect(await scene.list(other.token, contest.id)).toMatchObject({
      items: [{ content: '', replyCount: 1 }],
    });
    expect((await scene.remove(tokens.author, 'deleteComment', id)).__typename).toBe('CommentNotFound');
  });
});

describe('messages', () => {
  test('tell of comments, replies and first likes, but not of your own acts', async () => {
    const { contest, author, tokens, writer, other, id } = await scene.talk();
    const source = {
      sourceType: 'CONTEST',
      sourceId: contest.id,
      sourceTitle: contest.title,
      url: `/contest/${contest.id}/comment?comment=${id}`,
    };
    expect(await scene.messages(author)).toEqual([
      { ...source, kind: 'DISCUSS', action: 'COMMENT', content: 'May N be 0?', quote: null, senderId: writer.user.id },
    ]);
    const replyId = (await scene.reply(other.token, id)).data?.['id'];
    await scene.reply(writer.token, id);
    for (const isLiked of [true, false, true]) await scene.like(other.token, id, isLiked);
    await scene.like(writer.token, id, true);
    expect(await scene.messages(writer.user)).toEqual([
      {
        ...source,
        url: `${source.url}&reply=${String(replyId)}`,
        kind: 'REPLY',
        action: 'REPLY',
        content: 'No',
        quote: 'May N be 0?',
        senderId: other.user.id,
      },
      { ...source, kind: 'LIKE', action: 'LIKE_COMMENT', content: '', quote: 'May N be 0?', senderId: other.user.id },
    ]);
    await scene.comment(tokens.author, contest.id, 'Good luck');
    expect(await scene.messages(author)).toHaveLength(1);
  });

  test('tell of a reply to a reply both whom it answers and whose comment it is', async () => {
    const { writer, other, id } = await scene.talk();
    const third = await scene.person();
    const replyId = (await scene.reply(other.token, id)).data?.['id'];
    await scene.reply(third.token, id, { replyId, content: `${'x'.repeat(600)}` });
    expect(await scene.messages(other.user)).toMatchObject([
      { kind: 'REPLY', quote: 'No', content: `${'x'.repeat(500)}…`, senderId: third.user.id },
    ]);
    expect(await scene.messages(writer.user)).toHaveLength(2);
  });
});
