import { maxRevisions } from '@verdict/schema/discussion/text/keep-revision.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModerationScene } from './moderation/moderation-scene.ts';

let scene: ModerationScene;
beforeAll(async () => {
  scene = await ModerationScene.open();
});
afterAll(() => scene.talks.server.stop());

const history = async (token: string, on: string) =>
  JSON.parse(
    await scene.ask(
      token,
      `{ textRevisions(on: { ${on} }) { total items { content changes { field parts { kind text } } } } }`,
    ),
  ) as {
    readonly data: { readonly textRevisions: { readonly total: number; readonly items: readonly unknown[] } } | null;
  };

test('an edit keeps the former text with what changed, for its author and moderators', async () => {
  const { commentId, discussionId, writer, author, content } = await scene.talk();
  const edited = await scene.talks.change(writer.token, 'updateComment', { id: commentId, content: 'Better so' });
  expect(edited.__typename).toBe('UpdateCommentSuccess');
  expect(
    await scene.db.comment.findUnique({ where: { id: commentId }, select: { content: true, editedAt: true } }),
  ).toEqual({ content: 'Better so', editedAt: expect.any(Date) as Date });
  const revision = {
    content,
    changes: [
      {
        field: 'content',
        parts: [
          { kind: 'REMOVED', text: content },
          { kind: 'ADDED', text: 'Better so' },
        ],
      },
    ],
  };
  for (const { token } of [writer, scene.admin])
    expect((await history(token, `commentId: ${commentId}`)).data?.textRevisions).toEqual({
      total: 1,
      items: [revision],
    });
  expect((await history(author.token, `commentId: ${commentId}`)).data).toBeNull();
  const other = await scene.talks.change(author.token, 'updateComment', { id: commentId, content: 'Mine now' });
  expect(other.__typename).toBe('NotYourComment');
  await scene.talks.change(author.token, 'updateDiscussion', {
    id: String(discussionId),
    categoryId: String(scene.talks.categoryId),
    title: 'Another title',
    description: 'd',
    content: 'c',
  });
  expect((await history(author.token, `discussionId: ${discussionId}`)).data?.textRevisions.total).toBe(1);
});

test('a reply keeps its last versions only', async () => {
  const { replyId, answerer } = await scene.talk();
  for (let edit = 0; edit <= maxRevisions; edit += 1)
    await scene.talks.change(answerer.token, 'updateReply', { id: replyId, content: `version ${edit}` });
  expect((await history(answerer.token, `replyId: ${replyId}`)).data?.textRevisions.total).toBe(maxRevisions);
});

test('a text is not edited in a locked thread, nor to nothing', async () => {
  const { commentId, discussionId, writer } = await scene.talk();
  const edit = async (content: string) =>
    (await scene.talks.change(writer.token, 'updateComment', { id: commentId, content })).__typename;
  expect(await edit(' ')).toBe('InvalidInput');
  await scene.talks.change(scene.admin.token, 'moderateDiscussion', { id: String(discussionId), isLocked: true });
  expect(await edit('Still there?')).toBe('ThreadLocked');
});
