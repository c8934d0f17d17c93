import { maxRevisions } from '@verdict/schema/discussion/text/keep-revision.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe.each(['discussion', 'comment', 'reply'] as const)('an edit of a %s in two tabs', (kind) => {
  test('is refused over a newer version, until it names that one as its basis', async () => {
    const { discussionId, commentId, replyId, author, writer, answerer } = await scene.talk();
    const { categoryId } = scene.talks;
    const text = { id: String(discussionId), categoryId: String(categoryId), title: 'Title', description: 'd' };
    const { token, field, input } = {
      discussion: { ...author, field: 'updateDiscussion', input: text },
      comment: { ...writer, field: 'updateComment', input: { id: commentId } },
      reply: { ...answerer, field: 'updateReply', input: { id: replyId } },
    }[kind];
    const select = { content: true, createdAt: true, editedAt: true } as const;
    const stored = () =>
      kind === 'discussion'
        ? scene.db.discussion.findUniqueOrThrow({ where: { id: discussionId }, select })
        : kind === 'comment'
          ? scene.db.comment.findUniqueOrThrow({ where: { id: commentId }, select })
          : scene.db.reply.findUniqueOrThrow({ where: { id: replyId }, select });
    const edit = async (content: string, basis: Date | null) =>
      (await scene.talks.change(token, field, { ...input, content, basis })).__typename;
    const success = `${field.charAt(0).toUpperCase()}${field.slice(1)}Success`;

    const opened = (await stored()).createdAt;
    expect(await edit('first tab', opened)).toBe(success);
    expect(await edit('second tab', opened)).toBe('TextChanged');
    expect((await stored()).content).toBe('first tab');
    // An edit is sent again when its answer was lost.
    expect(await edit('first tab', opened)).toBe(success);
    expect(await edit('second tab', (await stored()).editedAt)).toBe(success);
    expect((await stored()).content).toBe('second tab');
  });
});

test('a text is not edited in a locked thread, nor to nothing', async () => {
  const { commentId, discussionId, writer } = await scene.talk();
  const edit = async (content: string) =>
    (await scene.talks.change(writer.token, 'updateComment', { id: commentId, content })).__typename;
  expect(await edit(' ')).toBe('InvalidInput');
  await scene.talks.change(scene.admin.token, 'moderateDiscussion', { id: String(discussionId), isLocked: true });
  expect(await edit('Still there?')).toBe('ThreadLocked');
});
