import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildDesk } from '../../contest/desk/desk-scene.ts';
import { follow } from '../../contest/desk/follow.ts';
import { CommentScene, fields } from './comment-scene.ts';

let scene: CommentScene;
beforeAll(async () => {
  scene = await CommentScene.start();
});
afterAll(() => scene.server.stop());

describe('who reads what', () => {
  test('while a contest runs, contestants read their own and the jury, and nothing tells of the rest', async () => {
    const { contest, tokens, writer, other, id } = await scene.talk({});
    await scene.reply(tokens.author, id, { content: 'Yes' });
    await scene.comment(tokens.author, contest.id, 'Good luck');
    expect(await scene.list(writer.token, contest.id)).toMatchObject({
      total: 2,
      items: [
        { content: 'Good luck', isHost: true, viewerCanReply: false },
        { id, isMine: true, replyCount: 1, replies: [{ content: 'Yes', isHost: true }] },
      ],
    });
    expect(await scene.list(other.token, contest.id)).toMatchObject({ total: 1, items: [{ content: 'Good luck' }] });
    expect(await scene.replies(other.token, id)).toBeUndefined();
    for (const answer of [
      await scene.like(other.token, id, true),
      await scene.reply(other.token, id),
      await scene.remove(other.token, 'deleteComment', id),
    ])
      expect(answer.__typename).toBe('CommentNotFound');
    expect(await scene.list(tokens.author, contest.id)).toMatchObject({ total: 2 });
  });

  test("another contestant's reply to a jury comment is not even counted while the contest runs", async () => {
    const { contest, tokens, writer } = await scene.talk({});
    const id = Number((await scene.comment(tokens.author, contest.id, 'Good luck')).data?.['id']);
    await scene.server.services.db.reply.create({
      data: { commentId: id, authorId: writer.user.id, content: 'secret', createdAt: new Date() },
    });
    const other = await scene.person();
    expect(await scene.list(other.token, contest.id)).toMatchObject({ items: [{ id, replyCount: 0, replies: [] }] });
    expect(await scene.replies(other.token, id)).toEqual({ total: 0, items: [] });
    expect(await scene.list(writer.token, contest.id)).toMatchObject({ items: [{ id, replyCount: 1 }, {}] });
  });

  test('in a group, members who were given its contests speak for the jury', async () => {
    const [owner, keeper, contestant] = [await scene.person(), await scene.person(), await scene.person()];
    const { services } = scene.server;
    const group = await buildGroup(services, owner.user, {
      levels: [
        [keeper.user, 3],
        [contestant.user, 3],
      ],
    });
    await services.db.groupMember.updateMany({ where: { userId: keeper.user.id }, data: { rights: ['CONTESTS'] } });
    const { contest } = await buildDesk(scene.server, { authorId: owner.user.id, groupId: group.id });
    await scene.comment(keeper.token, contest.id, 'Read it again');
    expect(await scene.list(contestant.token, contest.id)).toMatchObject({
      items: [{ content: 'Read it again', isHost: true }],
    });
  });

  test('after its end everybody reads everything, newest first, ten a page', async () => {
    const { contest, other, writer } = await scene.talk();
    const { id: threadId } = await scene.server.services.db.thread.findUniqueOrThrow({
      where: { contestId: contest.id },
      select: { id: true },
    });
    await scene.server.services.db.comment.createMany({
      data: Array.from({ length: 11 }, (_, number) => ({
        threadId,
        authorId: writer.user.id,
        content: `number ${number}`,
        createdAt: new Date(),
      })),
    });
    const first = await scene.list(other.token, contest.id);
    expect([first.total, first.items.length, first.items[0]?.['content']]).toEqual([12, 10, 'number 10']);
    expect((await scene.list(other.token, contest.id, '{ page: 2 }')).items.map((row) => row['content'])).toEqual([
      'number 0',
      'May N be 0?',
    ]);
  });

  test('a comment comes with its newest three replies, the others are asked for', async () => {
    const { contest, other, writer, id } = await scene.talk();
    for (let number = 0; number < 5; number += 1) await scene.reply(other.token, id, { content: `reply ${number}` });
    const { items } = await scene.list(writer.token, contest.id);
    expect(items[0]).toMatchObject({
      replyCount: 5,
      replies: [{ content: 'reply 4' }, { content: 'reply 3' }, { content: 'reply 2' }],
    });
    expect((await scene.replies(writer.token, id)).items.map((row) => row['content'])).toEqual([
      'reply 4',
      'reply 3',
      'reply 2',
      'reply 1',
      'reply 0',
    ]);
    expect((await scene.replies(writer.token, id, '{ page: 3, size: 2 }')).items).toHaveLength(1);
  });

  test('a closed area is closed on every path', async () => {
    const { contest, writer, id } = await scene.talk();
    const setting = { key: 'isContestCommentOpen', value: false };
    await scene.server.services.db.siteSetting.upsert({
      where: { key: setting.key },
      create: setting,
      update: setting,
    });
    scene.server.services.cache.drop('settings');
    await expect(scene.list(writer.token, contest.id)).rejects.toThrow('COMMENTS_CLOSED');
    for (const answer of [
      await scene.comment(writer.token, contest.id),
      await scene.reply(writer.token, id),
      await scene.like(writer.token, id, true),
      await scene.remove(writer.token, 'deleteComment', id),
    ])
      expect(answer.__typename).toBe('CommentsClosed');
    await scene.server.services.db.siteSetting.delete({ where: { key: setting.key } });
    scene.server.services.cache.drop('settings');
    expect(await scene.list(writer.token, contest.id)).toMatchObject({ total: 1 });
  });
});

describe('open pages', () => {
  const followed = (token: string, contestId: number) =>
    follow(
      scene.server,
      token,
      `subscription { commentsChanged(on: { contestId: ${contestId} }) { total items ${fields} } }`,
    );

  test('hear of comments, replies and likes that they may read', async () => {
    const { contest, writer, other, id } = await scene.talk();
    const page = followed(writer.token, contest.id);
    expect(await page.next()).toMatchObject({ total: 1 });
    await scene.reply(other.token, id, { content: 'heard reply' });
    await page.until('heard reply');
    await scene.like(other.token, id, true);
    await page.until('"likeCount":1');
    await scene.comment(other.token, contest.id, 'heard comment');
    await page.until('heard comment');
    await scene.remove(other.token, 'deleteComment', id);
    await page.stop();
  });

  test('hear nothing of other contestants while the contest runs', async () => {
    const { contest, tokens, other } = await scene.talk({});
    const page = followed(other.token, contest.id);
    expect(await page.next()).toMatchObject({ total: 0 });
    await scene.comment((await scene.person()).token, contest.id, 'of another one');
    await scene.comment(tokens.author, contest.id, 'Good luck');
    expect(await page.next()).toMatchObject({ total: 1, items: [{ content: 'Good luck' }] });
    await page.stop();
  });
});
