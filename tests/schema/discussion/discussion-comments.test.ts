import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildProblem } from '../../factories/problem.ts';
import { follow } from '../contest/desk/follow.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let admin: Person;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  admin = await scene.person('ADMIN');
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const discussion = (authorId: string, wishes: object = {}) =>
  buildDiscussion(scene.server.services, { authorId, ...wishes });

describe('comments', () => {
  const comment = (token: string, id: string) =>
    scene.change(token, 'addComment', { on: { discussionId: Number(id) }, content: 'hello' });

  test('need ten solved problems, and are counted with their replies', async () => {
    const [author, reader] = [await scene.person(), await scene.person()];
    const id = String((await discussion(author.user.id)).id);
    expect((await comment((await scene.person('USER', 9)).token, id)).__typename).toBe('TooFewSolvedToWrite');
    await comment(reader.token, id);
    const made = await db().comment.findFirstOrThrow({ where: { authorId: reader.user.id } });
    await scene.change(author.token, 'replyToComment', { commentId: made.id, content: 'hi' });
    expect(await scene.fields(null, id, 'commentCount')).toEqual({ commentCount: 2 });
    await scene.server.graphql(`mutation { deleteComment(id: ${made.id}) { __typename } }`, { token: reader.token });
    // The reply below it stays.
    expect(await scene.fields(null, id, 'commentCount')).toEqual({ commentCount: 1 });
  });

  test('notify the author with a link to the comment', async () => {
    const [author, reader] = [await scene.person(), await scene.person()];
    const id = String((await discussion(author.user.id)).id);
    await comment(reader.token, id);
    const { id: commentId } = await db().comment.findFirstOrThrow({ where: { authorId: reader.user.id } });
    expect(await db().message.findMany({ where: { recipientId: author.user.id } })).toMatchObject([
      { kind: 'DISCUSS', sourceType: 'DISCUSSION', url: `/discussion-detail/${id}?comment=${commentId}` },
    ]);
  });

  test('of a locked discussion are written by moderators alone', async () => {
    const author = await scene.person();
    const id = String((await discussion(author.user.id)).id);
    await scene.change(admin.token, 'moderateDiscussion', { id, isLocked: true });
    expect((await comment(author.token, id)).__typename).toBe('ThreadLocked');
    expect((await comment(admin.token, id)).__typename).toBe('AddCommentSuccess');
    await scene.change(admin.token, 'moderateDiscussion', { id, isLocked: false });
    expect((await comment(author.token, id)).__typename).toBe('AddCommentSuccess');
  });

  test('of others are hidden from the author while a contest with the problem runs for them', async () => {
    const [author, reader] = [await scene.person(), await scene.person()];
    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    const id = String((await discussion(author.user.id, { problemId })).id);
    for (const { token } of [author, reader, admin]) await comment(token, id);
    const readers = async () => {
      const { data } = await scene.server.graphql(
        `{ comments(on: { discussionId: ${id} }) { items { author { id } } } }`,
        { token: author.token },
      );
      const page = data?.['comments'] as { readonly items: readonly { readonly author: { readonly id: string } }[] };
      return page.items.map((item) => item.author.id);
    };
    expect(await readers()).toEqual([admin.user.id, reader.user.id, author.user.id]);
    const { id: contestId } = await buildContest(scene.server.services, { authorId: admin.user.id });
    await db().contestProblem.create({ data: { contestId, problemId, displayId: 'A', displayTitle: 'A' } });
    expect(await readers()).toEqual([author.user.id]);
    expect((await comment(author.token, id)).__typename).toBe('ProblemClosedForDiscussion');
  });

  test('reach visitors without a reload, until the discussion is disabled', async () => {
    const author = await scene.person();
    const id = String((await discussion(author.user.id)).id);
    const page = follow(scene.server, null, `subscription { discussionChanged(id: "${id}") { title commentCount } }`);
    const list = follow(
      scene.server,
      null,
      `subscription { commentsChanged(on: { discussionId: ${id} }) { items { content } } }`,
    );
    expect(await page.next()).toMatchObject({ commentCount: 0 });
    expect(await list.next()).toEqual({ items: [] });
    await comment(author.token, id);
    expect(await page.next()).toMatchObject({ commentCount: 1 });
    expect(await list.next()).toEqual({ items: [{ content: 'hello' }] });
    await scene.change(admin.token, 'moderateDiscussion', { id, isDisabled: true });
    expect([await page.next(), await list.next()]).toEqual([null, null]);
    for (const each of [page, list]) await each.stop();
  });

  test('of other comments are answered by the page with a reply', async () => {
    const author = await scene.person();
    const { id: discussionId } = await discussion(author.user.id);
    const said = { authorId: author.user.id, content: 'said', createdAt: new Date() };
    const { comments } = await db().thread.create({
      data: { discussionId, comments: { create: { ...said } } },
      select: { comments: { select: { id: true } } },
    });
    const commentId = comments[0]?.id ?? 0;
    await db().reply.createMany({ data: Array.from({ length: 25 }, () => ({ ...said, commentId })) });
    const oldest = await db().reply.findFirstOrThrow({ where: { commentId }, orderBy: { id: 'asc' } });
    const { data } = await scene.server.graphql(
      `{ replies(commentId: ${commentId}, page: { size: 10 }, aroundId: ${oldest.id}) { page items { id } } }`,
    );
    expect(data?.['replies']).toMatchObject({ page: 3, items: { length: 5 } });
  });
});
