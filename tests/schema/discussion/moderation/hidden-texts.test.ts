import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenAs } from '../../permissions/asking.ts';
import { ModerationScene, type On } from './moderation-scene.ts';

let scene: ModerationScene;
let talk: Awaited<ReturnType<ModerationScene['talk']>>;
let stranger: string;
beforeAll(async () => {
  scene = await ModerationScene.open();
  talk = await scene.talk();
  stranger = (await scene.talks.person()).token;
});
afterAll(() => scene.talks.server.stop());

type Talk = typeof talk;

/** Where a text could be read, and what would be read there. */
const paths: readonly {
  readonly name: string;
  readonly query: (one: Talk) => string;
  readonly kinds: readonly ('comment' | 'reply' | 'discussion')[];
}[] = [
  {
    name: 'comments',
    query: ({ discussionId }) =>
      `{ comments(on: { discussionId: ${discussionId} }) { total items { content replyCount replies { content } } } }`,
    kinds: ['comment', 'reply', 'discussion'],
  },
  {
    name: 'comment',
    query: ({ commentId }) => `{ comment(id: ${commentId}) { content replies { content } } }`,
    kinds: ['comment', 'reply', 'discussion'],
  },
  {
    name: 'replies',
    query: ({ commentId }) => `{ replies(commentId: ${commentId}) { total items { content } } }`,
    kinds: ['comment', 'reply', 'discussion'],
  },
  {
    name: 'the list of discussions',
    query: () => '{ discussions { total items { title } } }',
    kinds: ['discussion'],
  },
  {
    name: 'the search',
    query: ({ title }) => `{ discussions(filter: { keyword: "${title}" }) { items { title content } } }`,
    kinds: ['discussion'],
  },
  {
    name: 'discussion',
    query: ({ discussionId }) => `{ discussion(id: ${discussionId}) { title content } }`,
    kinds: ['discussion'],
  },
  {
    name: 'former versions',
    query: ({ commentId }) => `{ textRevisions(on: { commentId: ${commentId} }) { items { content } } }`,
    kinds: ['comment', 'reply', 'discussion'],
  },
];

const refs = {
  comment: ({ commentId }: Talk): On => ({ commentId }),
  reply: ({ replyId }: Talk): On => ({ replyId }),
  discussion: ({ discussionId }: Talk): On => ({ discussionId }),
} as const;
const marks = {
  comment: (one: Talk) => one.content,
  reply: (one: Talk) => one.answer,
  discussion: (one: Talk) => one.title,
} as const;
const owners = { comment: 'writer', reply: 'answerer', discussion: 'author' } as const;

describe.each(['comment', 'reply', 'discussion'] as const)('a hidden %s', (kind) => {
  let actId: string | undefined;
  beforeAll(async () => {
    actId = (await scene.act(scene.admin.token, refs[kind](talk), ['HIDE'])).acts?.[0]?.id;
  });
  afterAll(() => scene.undo(scene.admin.token, actId));

  test.each(paths.filter(({ kinds }) => kinds.includes(kind)))('is not read by others in $name', async ({ query }) => {
    for (const token of [null, stranger]) expect(await scene.ask(token, query(talk))).not.toContain(marks[kind](talk));
  });

  test.each(paths.filter(({ kinds, name }) => kinds.includes(kind) && !/former|the list/.test(name)))(
    'is read by its author and moderators in $name',
    async ({ query, name }) => {
      // Below a discussion its own text is not.
      if (kind === 'discussion' && /comment|replies/.test(name)) return;
      if (kind === 'comment' && name === 'replies') return;
      for (const token of [scene.admin.token, talk[owners[kind]].token])
        expect(await scene.ask(token, query(talk))).toContain(marks[kind](talk));
    },
  );

  test('is left out by subscriptions', async () => {
    const query = `subscription {
      commentsChanged(on: { discussionId: ${talk.discussionId} }) { items { content replies { content } } }
    }`;
    for (const token of [null, stranger])
      expect(await listenAs(scene.talks.server.url, token, query)).not.toContain(marks[kind](talk));
  });

  test('is left out by REST', async () => {
    for (const path of [
      `/api/comments?did=${talk.discussionId}`,
      `/api/reply?commentId=${talk.commentId}`,
      `/api/get-discussion-detail?did=${talk.discussionId}`,
      '/api/get-discussion-list',
    ]) {
      const answer = await fetch(new URL(path, scene.talks.server.url), { headers: { Authorization: stranger } });
      const body = await answer.text();
      // The discussion itself is no secret while its comment is hidden.
      expect(body).not.toContain(marks[kind](talk));
    }
  });

  test('is left out by notifications and their counts', async () => {
    const recipient = kind === 'reply' ? talk.writer : kind === 'comment' ? talk.author : talk.answerer;
    const messages = await scene.ask(
      recipient.token,
      `{
        discuss: messages(kind: DISCUSS) { items { content } }
        reply: messages(kind: REPLY) { items { content quote } }
      }`,
    );
    expect(messages).not.toContain(marks[kind](talk));
    const unread = await scene.ask(recipient.token, '{ unreadCounts { discuss reply } }');
    expect(unread).toContain('"discuss":0,"reply":0');
  });

  test('is not counted', async () => {
    const count = await scene.talks.fields(scene.admin.token, String(talk.discussionId), 'commentCount');
    // What is below a hidden comment goes with it.
    expect(count).toEqual({ commentCount: { comment: 0, reply: 1, discussion: 2 }[kind] });
  });
});

describe('a deleted comment with a reply', () => {
  test.each([
    ['its author', 'writer', true, ''],
    ['a moderator', 'admin', false, ''],
  ] as const)('stands there without its text, removed by %s', async (_who, who, isByAuthor, reason) => {
    const one = await scene.talk();
    const { token } = who === 'admin' ? scene.admin : one[who];
    await scene.ask(token, `mutation { deleteComment(id: ${one.commentId}) { __typename } }`);
    const list = await scene.ask(
      stranger,
      `{ comments(on: { discussionId: ${one.discussionId} }) {
        items { content removal { isByAuthor reason } viewerCanReply replies { content } }
      } }`,
    );
    expect(JSON.parse(list)).toMatchObject({
      data: {
        comments: {
          items: [
            { content: '', removal: { isByAuthor, reason }, viewerCanReply: false, replies: [{ content: one.answer }] },
          ],
        },
      },
    });
    expect(await scene.talks.fields(null, String(one.discussionId), 'commentCount')).toEqual({ commentCount: 1 });
    const act = await scene.db.moderationAct.findFirstOrThrow({
      where: { moderatedText: { commentId: one.commentId } },
    });
    await scene.undo(scene.admin.token, String(act.id));
    expect(await scene.ask(stranger, `{ comment(id: ${one.commentId}) { content } }`)).toContain(one.content);
  });

  test('says the reason of its moderator, in REST too', async () => {
    const one = await scene.talk();
    await scene.act(scene.admin.token, { commentId: one.commentId }, ['DELETE']);
    const answer = await fetch(new URL(`/api/comments?did=${one.discussionId}`, scene.talks.server.url), {
      headers: { 'Accept-Language': 'en-US' },
    });
    expect(await answer.text()).toContain('Removed by a moderator. Against rule 3');
  });

  test('is gone with its last reply', async () => {
    const one = await scene.talk();
    await scene.ask(one.writer.token, `mutation { deleteComment(id: ${one.commentId}) { __typename } }`);
    await scene.ask(one.answerer.token, `mutation { deleteReply(id: ${one.replyId}) { __typename } }`);
    expect(await scene.ask(stranger, `{ comments(on: { discussionId: ${one.discussionId} }) { total } }`)).toContain(
      '"total":0',
    );
  });
});

test('a deleted discussion with comments says who removed it, and is restored with them', async () => {
  const one = await scene.talk();
  const { acts } = await scene.act(scene.admin.token, { discussionId: one.discussionId }, ['DELETE']);
  const gone = await scene.ask(stranger, `{ discussion(id: ${one.discussionId}) { title } }`);
  expect(gone).toContain('REMOVED_DISCUSSION_NOT_FOUND');
  expect(gone).toContain('Against rule 3');
  expect(gone).not.toContain(one.title);
  await scene.undo(scene.admin.token, acts?.[0]?.id);
  expect(await scene.talks.fields(null, String(one.discussionId), 'title commentCount')).toEqual({
    title: one.title,
    commentCount: 2,
  });
});
