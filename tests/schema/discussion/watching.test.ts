import { level } from '@verdict/schema/core/level.ts';
import { deliverToWatchers, dueDeliveries } from '@verdict/schema/discussion/comment/watch-delivery.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildDesk } from '../contest/desk/desk-scene.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let author: Person;
let writer: Person;
let reader: Person;
let discussionId: number;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  [author, writer] = [await scene.person(), await scene.person()];
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const start = async (wishes: object = {}) => {
  reader = await scene.person();
  discussionId = (await buildDiscussion(scene.server.services, { authorId: author.user.id, ...wishes })).id;
};
const setMode = async ({ token }: Pick<Person, 'token'>, mode: string, on: object = { discussionId }) =>
  (await scene.change(token, 'setThreadMode', { on, mode })).__typename;
const comment = async ({ token }: Pick<Person, 'token'>, content = 'said', on: object = { discussionId }) => {
  expect(await scene.change(token, 'addComment', { on, content })).toMatchObject({ __typename: 'AddCommentSuccess' });
  return (await db().comment.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
};
const reply = ({ token }: Person, commentId: number, content = 'answered') =>
  scene.change(token, 'replyToComment', { commentId, content });
const mute = ({ token }: Person, { user }: Person, isMuted = true) =>
  scene.change(token, 'muteUser', { userId: user.id, isMuted });
const read = async ({ token }: Person, query: string) => (await scene.server.graphql(query, { token })).data;
/** Works off the jobs, as the servers of a site do. */
async function deliver(): Promise<void> {
  const { services } = scene.server;
  for (const id of await dueDeliveries(services)) await deliverToWatchers(services, id, new Date());
}
const toldTo = async ({ user }: Pick<Person, 'user'>) => {
  await deliver();
  const rows = await db().message.findMany({ where: { recipientId: user.id }, orderBy: { id: 'asc' } });
  return rows.map(({ kind, action, content }) => [kind, action, content]);
};

describe('a watcher', () => {
  test('gets one message for each comment and reply of others, which leads there', async () => {
    await start();
    await setMode(reader, 'WATCH');
    const commentId = await comment(writer, 'first');
    await comment(reader, 'my own');
    await reply(author, commentId, 'second');
    await deliver();
    expect(await toldTo(reader)).toEqual([
      ['DISCUSS', 'COMMENT', 'first'],
      ['DISCUSS', 'COMMENT', 'second'],
    ]);
    const last = await db().message.findFirstOrThrow({
      where: { recipientId: reader.user.id },
      orderBy: { id: 'desc' },
    });
    const url = `/discussion-detail/${discussionId}?comment=${commentId}&reply=${last.replyId}`;
    expect(last).toMatchObject({ senderId: author.user.id, quote: 'first', url });
  });

  test('who posted, is answered or mentioned gets no second message, edits included', async () => {
    await start();
    const [poster, name] = [await scene.person(), reader.user.username];
    discussionId = (await buildDiscussion(scene.server.services, { authorId: poster.user.id })).id;
    for (const person of [poster, reader, writer]) await setMode(person, 'WATCH');
    const commentId = await comment(writer, `Ask @${name}`);
    await reply(reader, commentId, 'yes');
    await reply(writer, commentId, 'thanks');
    await deliver();
    const thanks = await db().reply.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await scene.change(writer.token, 'updateReply', { id: thanks.id, content: `thanks @${name}` });
    expect(await toldTo(poster)).toEqual([
      ['DISCUSS', 'COMMENT', `Ask @${name}`],
      ['DISCUSS', 'COMMENT', 'yes'],
      ['DISCUSS', 'COMMENT', 'thanks'],
    ]);
    expect(await toldTo(reader)).toEqual([
      ['REPLY', 'MENTION', `Ask @${name}`],
      ['DISCUSS', 'COMMENT', 'thanks'],
    ]);
    expect((await toldTo(writer)).filter(([, , content]) => content === 'yes')).toEqual([['REPLY', 'REPLY', 'yes']]);
  });

  test('hears nothing of what they do not read: hidden texts, of a group they left, of solutions', async () => {
    await start();
    await setMode(reader, 'WATCH');
    await db().comment.update({ where: { id: await comment(writer) }, data: { isHidden: true } });
    await db().comment.update({ where: { id: await comment(writer) }, data: { deletedAt: new Date() } });
    await db().discussion.update({ where: { id: discussionId }, data: { isDisabled: true } });
    await comment(author);
    expect(await toldTo(reader)).toEqual([]);

    const levels = [writer, reader].map(({ user }) => [user, level.member] as const);
    const group = await buildGroup(scene.server.services, author.user, { levels });
    discussionId = (await buildDiscussion(scene.server.services, { authorId: author.user.id, groupId: group.id })).id;
    await setMode(reader, 'WATCH');
    await db().groupMember.deleteMany({ where: { groupId: group.id, userId: reader.user.id } });
    await comment(writer);
    expect(await toldTo(reader)).toEqual([]);

    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    discussionId = (await buildDiscussion(scene.server.services, { authorId: author.user.id, problemId })).id;
    await setMode(reader, 'WATCH');
    await db().discussion.update({ where: { id: discussionId }, data: { disclosure: 'SOLVED' } });
    await comment(author);
    expect(await toldTo(reader)).toEqual([]);
  });

  test('hears of a problem of a contest that runs when it is over', async () => {
    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    await start({ problemId });
    await setMode(reader, 'WATCH');
    await comment(writer);
    const contest = await buildContest(scene.server.services, { authorId: author.user.id, startsAt: new Date() });
    await db().contestProblem.create({
      data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'A' },
    });
    await deliver();
    const unread = () => read(reader, '{ unreadCounts { discuss } messages(kind: DISCUSS) { total } }');
    expect(await unread()).toEqual({ unreadCounts: { discuss: 0 }, messages: { total: 0 } });
    await db().contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 1) } });
    expect(await unread()).toEqual({ unreadCounts: { discuss: 1 }, messages: { total: 1 } });
  });

  test('of a contest that runs hears the jury, and no other contestants', async () => {
    const { contest, author: jury, contestant, tokens } = await buildDesk(scene.server, { access: 'PRIVATE' });
    const on = { contestId: contest.id };
    expect(await setMode({ token: tokens.contestant }, 'WATCH', on)).toBe('SetThreadModeSuccess');
    const asked = await comment({ token: tokens.other }, 'of a rival', on);
    await reply({ user: jury, token: tokens.author }, asked, 'below what they do not read');
    await comment({ token: tokens.author }, 'of the jury', on);
    expect(await toldTo({ user: contestant })).toEqual([['DISCUSS', 'COMMENT', 'of the jury']]);
  });

  test('gets each message once although a delivery is cut off and done again', async () => {
    await start();
    await setMode(reader, 'WATCH');
    const commentId = await comment(writer);
    await deliver();
    await db().watchDelivery.create({ data: { commentId } });
    expect(await toldTo(reader)).toHaveLength(1);
  });
});

describe('a muted thread', () => {
  test('sends no comments, replies, mentions and likes, and leaves what was unread', async () => {
    await start();
    await comment(writer, 'before', { discussionId });
    const own = await comment(author, 'mine', { discussionId });
    expect(await setMode(author, 'MUTE')).toBe('SetThreadModeSuccess');
    const before = await toldTo(author);
    await comment(writer, `@${author.user.username}`);
    await reply(writer, own);
    await scene.change(writer.token, 'likeDiscussion', { id: String(discussionId), isLiked: true });
    await scene.server.graphql(`mutation { likeComment(id: ${own}, isLiked: true) { __typename } }`, {
      token: writer.token,
    });
    expect(await toldTo(author)).toEqual(before);
    expect(before.at(-1)).toEqual(['DISCUSS', 'COMMENT', 'before']);
    await setMode(author, 'NORMAL');
    await comment(writer, 'after');
    expect((await toldTo(author)).at(-1)).toEqual(['DISCUSS', 'COMMENT', 'after']);
  });
});

describe('a muted user', () => {
  test('causes no messages, is folded for the muter alone, and others still reach them', async () => {
    await start();
    await setMode(reader, 'WATCH');
    await mute(reader, writer);
    await comment(writer, `@${reader.user.username}`);
    await comment(author, 'of another');
    expect(await toldTo(reader)).toEqual([['DISCUSS', 'COMMENT', 'of another']]);
    const folded = (person: Person) =>
      read(person, `{ comments(on: { discussionId: ${discussionId} }) { items { author { isMutedByViewer } } } }`);
    const authors = (first: boolean, second: boolean) => ({
      comments: { items: [first, second].map((isMutedByViewer) => ({ author: { isMutedByViewer } })) },
    });
    expect(await folded(reader)).toEqual(authors(false, true));
    expect(await folded(writer)).toEqual(authors(false, false));
    await mute(reader, writer, false);
    await comment(writer, 'heard again');
    expect((await toldTo(reader)).at(-1)).toEqual(['DISCUSS', 'COMMENT', 'heard again']);
  });

  test('who moderates still reaches the author of a text', async () => {
    await start();
    const moderator = await scene.person('ADMIN');
    await mute(reader, moderator);
    const commentId = await comment(reader);
    const input = { on: { commentId }, acts: ['HIDE'], reason: 'off topic' };
    await scene.change(moderator.token, 'moderateText', input);
    expect((await toldTo(reader)).map(([kind]) => kind)).toEqual(['MINE']);
  });
});

describe('the lists', () => {
  const watched = (person: Person, mode = 'WATCH') =>
    read(person, `{ watchedThreads(mode: ${mode}) { total items { id subject { kind id title path } } } }`) as Promise<{
      readonly watchedThreads: { readonly items: readonly { readonly id: string; readonly subject: object | null }[] };
    }>;

  test('name what the viewer reads, and tell nothing of the rest', async () => {
    await start({ title: 'Open' });
    const open = discussionId;
    await setMode(reader, 'WATCH');
    discussionId = (await buildDiscussion(scene.server.services, { authorId: author.user.id, title: 'Closed' })).id;
    await setMode(reader, 'WATCH');
    await db().discussion.update({ where: { id: discussionId }, data: { isDisabled: true } });
    const { watchedThreads } = await watched(reader);
    expect(watchedThreads.items.map(({ subject }) => subject)).toEqual([
      null,
      { kind: 'DISCUSSION', id: open, title: 'Open', path: `/discussion-detail/${open}` },
    ]);
    const remove = ({ token }: Person) =>
      scene.server.graphql(`mutation { removeThreadWatch(input: { id: "${watchedThreads.items[0]?.id ?? ''}" }) }`, {
        token,
      });
    await remove(writer);
    expect((await watched(reader)).watchedThreads.items).toHaveLength(2);
    await remove(reader);
    expect((await watched(reader)).watchedThreads.items).toHaveLength(1);
  });

  test('move a thread from one to the other, and name muted users', async () => {
    await start();
    await setMode(reader, 'WATCH');
    await setMode(reader, 'MUTE');
    expect(await watched(reader)).toMatchObject({ watchedThreads: { total: 0 } });
    expect(await watched(reader, 'MUTE')).toMatchObject({ watchedThreads: { total: 1 } });
    expect(await read(reader, `{ threadMode(on: { discussionId: ${discussionId} }) }`)).toEqual({ threadMode: 'MUTE' });
    await mute(reader, author);
    await mute(reader, writer);
    expect(await read(reader, '{ mutedUsers { total items { user { username isMutedByViewer } } } }')).toEqual({
      mutedUsers: {
        total: 2,
        items: [writer, author].map(({ user }) => ({ user: { username: user.username, isMutedByViewer: true } })),
      },
    });
    expect(await mute(reader, reader)).toMatchObject({ __typename: 'MutingSelf' });
  });

  test('take 1,000 threads and 500 users', async () => {
    await start();
    await db().$executeRaw`
      WITH made AS (
        INSERT INTO discussion (category_id, author_id, title, description, content, created_at)
        SELECT ${scene.categoryId}, ${author.user.id}, 'one', 'of', 'many', now() FROM generate_series(1, 1000)
        RETURNING id
      ), threads AS (INSERT INTO thread (discussion_id) SELECT id FROM made RETURNING id)
      INSERT INTO thread_watch (thread_id, user_id, mode) SELECT id, ${reader.user.id}, 'WATCH' FROM threads`;
    expect(await setMode(reader, 'MUTE')).toBe('TooManyThreadWatches');
    await db().$executeRaw`
      WITH made AS (
        INSERT INTO "user" (id, username, username_key, password_hash, updated_at)
        SELECT md5(n::text), 'm' || n, 'm' || n, '', now() FROM generate_series(1, 500) n RETURNING id
      )
      INSERT INTO user_mute (user_id, muted_user_id) SELECT ${reader.user.id}, id FROM made`;
    expect(await mute(reader, writer)).toMatchObject({ __typename: 'TooManyMutedUsers' });
  });
});
