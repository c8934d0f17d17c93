import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDiscussion } from '../../factories/discussion.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let helpId: number;
let admin: Person;
let author: Person;
let helper: Person;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  ({ id: helpId } = await db().discussionCategory.findFirstOrThrow({ where: { isHelp: true } }));
  [admin, author, helper] = [await scene.person('ADMIN'), await scene.person(), await scene.person()];
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const accept = async ({ token }: Person, commentId: number, isAccepted = true) =>
  (await scene.change(token, 'acceptAnswer', { commentId, isAccepted })).__typename;
const answerOf = (who: Person, id: number) => scene.fields(who.token, String(id), 'answerId');

/** A question with comments, the oldest first. */
async function question({ likes = [0, 0, 0], isHelp = true } = {}) {
  const wishes = isHelp ? { categoryId: helpId } : {};
  const { id } = await buildDiscussion(scene.server.services, { authorId: author.user.id, ...wishes });
  const said = { authorId: helper.user.id, createdAt: new Date() };
  const { comments } = await db().thread.create({
    data: {
      discussionId: id,
      commentCount: likes.length,
      comments: { create: likes.map((likeCount, index) => ({ ...said, likeCount, content: `comment ${index}` })) },
    },
    select: { comments: { orderBy: { id: 'asc' }, select: { id: true } } },
  });
  return { id, commentIds: comments.map((comment) => comment.id), first: comments[0]?.id ?? 0 };
}

async function listed(who: Person, id: number, page = '{}') {
  const { data } = await scene.server.graphql(
    `{ comments(on: { discussionId: ${id} }, page: ${page}) { total items { id isAnswer viewerCanAccept } } }`,
    { token: who.token },
  );
  return data?.['comments'] as {
    readonly total: number;
    readonly items: readonly { readonly id: number; readonly isAnswer: boolean; readonly viewerCanAccept: boolean }[];
  };
}

describe('accepting an answer', () => {
  test('is for the author of the discussion and moderators', async () => {
    const { id, first } = await question();
    expect(await accept(helper, first)).toBe('AcceptingForbidden');
    expect(await answerOf(helper, id)).toEqual({ answerId: null });
    expect(await accept(author, first)).toBe('AcceptAnswerSuccess');
    expect(await answerOf(helper, id)).toEqual({ answerId: first });
    expect(await accept(admin, first, false)).toBe('AcceptAnswerSuccess');
    expect(await answerOf(helper, id)).toEqual({ answerId: null });
  });

  test('is offered to those who may', async () => {
    const { id } = await question({ likes: [0] });
    const offered = await Promise.all(
      [author, admin, helper].map(async (who) => (await listed(who, id)).items[0]?.viewerCanAccept),
    );
    expect(offered).toEqual([true, true, false]);
  });

  test('takes an own comment, too', async () => {
    const { id } = await question();
    await scene.change(author.token, 'addComment', { on: { discussionId: id }, content: 'I found it.' });
    const own = await db().comment.findFirstOrThrow({
      where: { thread: { discussionId: id }, authorId: author.user.id },
    });
    expect(await accept(author, own.id)).toBe('AcceptAnswerSuccess');
  });

  test('replaces another answer; taking back one that is not accepted changes nothing', async () => {
    const { id, commentIds, first } = await question();
    const second = commentIds[1] ?? 0;
    await accept(author, first);
    await accept(author, second);
    expect(await answerOf(author, id)).toEqual({ answerId: second });
    expect(await accept(author, first, false)).toBe('AcceptAnswerSuccess');
    expect(await answerOf(author, id)).toEqual({ answerId: second });
  });

  test('is possible in help categories only', async () => {
    const { first } = await question({ isHelp: false });
    expect(await accept(author, first)).toBe('NotHelpDiscussion');
  });

  test('notifies the author of the comment once', async () => {
    const { id, first } = await question();
    for (const isAccepted of [true, false, true]) await accept(author, first, isAccepted);
    expect(await db().message.findMany({ where: { commentId: first, action: 'ACCEPT' } })).toMatchObject([
      {
        recipientId: helper.user.id,
        senderId: author.user.id,
        kind: 'LIKE',
        quote: 'comment 0',
        url: `/discussion-detail/${id}?comment=${first}`,
      },
    ]);
  });
});

describe('comments of a question', () => {
  test('begin with the answer, then come those with most likes, then the newest', async () => {
    const { id, commentIds, first } = await question({ likes: [0, 3, 1, 1] });
    await accept(author, first);
    const order = [0, 1, 3, 2].map((index) => commentIds[index]);
    expect((await listed(helper, id)).items.map((comment) => comment.id)).toEqual(order);
    const pages = await Promise.all([1, 2].map((page) => listed(helper, id, `{ page: ${page}, size: 2 }`)));
    expect(pages.flatMap(({ items }) => items.map((comment) => comment.id))).toEqual(order);
    expect(pages.map(({ total }) => total)).toEqual([4, 4]);
    expect(pages[0]?.items.map(({ isAnswer }) => isAnswer)).toEqual([true, false]);
  });

  test('have no answer while it is hidden or deleted', async () => {
    const { id, first } = await question();
    await accept(author, first);
    for (const kind of ['HIDE', 'KEEP'] as const) {
      const acts = { on: { commentId: first }, acts: [kind], reason: 'Off topic' };
      const done = await scene.change(admin.token, 'moderateText', acts);
      expect(done.__typename).toBe('ModerateTextSuccess');
      const answerId = kind === 'HIDE' ? null : first;
      for (const who of [helper, author, admin]) expect(await answerOf(who, id)).toEqual({ answerId });
      expect((await listed(admin, id)).items.some(({ isAnswer }) => isAnswer)).toBe(kind === 'KEEP');
    }
    await scene.server.graphql(`mutation { deleteComment(id: ${first}) { __typename } }`, { token: helper.token });
    expect(await answerOf(author, id)).toEqual({ answerId: null });
    await db().comment.delete({ where: { id: first } });
    expect(await db().discussion.findUnique({ where: { id }, select: { answerId: true } })).toEqual({ answerId: null });
  });
});

test('the list of unanswered questions has those without an answer that is shown', async () => {
  const [open, answered, hidden, chat] = [
    await question(),
    await question(),
    await question(),
    await question({ isHelp: false }),
  ];
  for (const { first } of [answered, hidden]) await accept(author, first);
  await db().comment.update({ where: { id: hidden.first }, data: { isHidden: true } });
  const { data } = await scene.server.graphql(
    '{ discussions(filter: { isUnanswered: true, isMine: true }, page: { size: 100 }) { items { id } } }',
    { token: author.token },
  );
  const page = data?.['discussions'] as { readonly items: readonly { readonly id: string }[] } | undefined;
  const ids = page?.items.map(({ id }) => Number(id)) ?? [];
  const found = [open, answered, hidden, chat].map(({ id }) => ids.includes(id));
  expect(found).toEqual([true, false, true, false]);
});

test('a category that is no help category any more shows no answers, and keeps them', async () => {
  const { id, first } = await question();
  await accept(author, first);
  const setHelp = (isHelp: boolean) => db().discussionCategory.update({ where: { id: helpId }, data: { isHelp } });
  await setHelp(false);
  expect(await answerOf(author, id)).toEqual({ answerId: null });
  await setHelp(true);
  expect(await answerOf(author, id)).toEqual({ answerId: first });
});
