import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildEditorial } from '../../factories/editorial.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { buildDesk } from '../contest/desk/desk-scene.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let author: Person;
let writer: Person;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  [author, writer] = [await scene.person(), await scene.person()];
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const at = ({ user }: Person) => `@${user.username}`;
const discussion = async (wishes: object = {}) =>
  (await buildDiscussion(scene.server.services, { authorId: author.user.id, ...wishes })).id;
const comment = async (token: string, on: object, content: string) => {
  const { __typename } = await scene.change(token, 'addComment', { on, content });
  return __typename;
};
const lastComment = async (person: Person) =>
  db().comment.findFirstOrThrow({ where: { authorId: person.user.id }, orderBy: { id: 'desc' } });
const messagesOf = async (person: Person) =>
  db().message.findMany({ where: { recipientId: person.user.id }, orderBy: { id: 'asc' } });
const mentionsOf = async (person: Person) => (await messagesOf(person)).filter(({ action }) => action === 'MENTION');

describe('a mention', () => {
  test('in a comment tells the account, with the place and the sender', async () => {
    const [mentioned, discussionId] = [await scene.person(), await discussion()];
    await comment(writer.token, { discussionId }, `What does ${at(mentioned).toUpperCase()} think?`);
    const { id } = await lastComment(writer);
    expect(await messagesOf(mentioned)).toMatchObject([
      {
        kind: 'REPLY',
        action: 'MENTION',
        senderId: writer.user.id,
        sourceType: 'DISCUSSION',
        commentId: id,
        url: `/discussion-detail/${discussionId}?comment=${id}`,
      },
    ]);
  });

  test('in a reply leads to the reply', async () => {
    const [mentioned, discussionId] = [await scene.person(), await discussion()];
    await comment(writer.token, { discussionId }, 'Why?');
    const { id: commentId } = await lastComment(writer);
    await scene.change(author.token, 'replyToComment', { commentId, content: `Ask ${at(mentioned)}.` });
    const reply = await db().reply.findFirstOrThrow({ where: { commentId } });
    expect(await messagesOf(mentioned)).toMatchObject([
      { action: 'MENTION', url: `/discussion-detail/${discussionId}?comment=${commentId}&reply=${reply.id}` },
    ]);
  });

  test('in a discussion leads to it', async () => {
    const mentioned = await scene.person();
    const { discussion: made } = await scene.start(writer.token, { content: `${at(mentioned)} may know.` });
    expect(await messagesOf(mentioned)).toMatchObject([
      { action: 'MENTION', discussionId: Number(made?.id), url: `/discussion-detail/${made?.id}` },
    ]);
  });

  test('tells nobody in code, of oneself, or of a disabled account', async () => {
    const [mentioned, discussionId] = [await scene.person(), await discussion()];
    const disabled = await buildUser(scene.server.services, { isDisabled: true });
    const before = await db().message.count({ where: { action: 'MENTION' } });
    await comment(writer.token, { discussionId }, `\`${at(mentioned)}\` ${at(writer)} @${disabled.username} @nobody`);
    expect(await db().message.count({ where: { action: 'MENTION' } })).toBe(before);
  });

  test('counts for five accounts of a text, edits included', async () => {
    const discussionId = await discussion();
    const people = await Promise.all(Array.from({ length: 7 }, () => scene.person()));
    await comment(writer.token, { discussionId }, people.slice(0, 4).map(at).join(' '));
    const { id } = await lastComment(writer);
    await scene.change(writer.token, 'updateComment', { id, content: people.slice(3).map(at).join(' ') });
    const counts = await Promise.all(people.map(async (person) => (await mentionsOf(person)).length));
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  test('tells an account once, however the text is edited', async () => {
    const [first, second, discussionId] = [await scene.person(), await scene.person(), await discussion()];
    await comment(writer.token, { discussionId }, at(first));
    const { id } = await lastComment(writer);
    for (const content of ['none', `${at(first)} ${at(second)}`, `${at(second)}!`])
      await scene.change(writer.token, 'updateComment', { id, content });
    expect([await mentionsOf(first), await mentionsOf(second)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  test('adds no message to that of a comment or a reply', async () => {
    const discussionId = await discussion();
    await comment(writer.token, { discussionId }, `Hello ${at(author)}`);
    const { id: commentId } = await lastComment(writer);
    await scene.change(author.token, 'replyToComment', { commentId, content: `Hello ${at(writer)}` });
    const reply = await db().reply.findFirstOrThrow({ where: { commentId } });
    await scene.change(author.token, 'updateReply', { id: reply.id, content: `Hello again ${at(writer)}` });
    const ofThis = { where: { commentId } };
    expect((await db().message.findMany(ofThis)).map(({ action }) => action)).toEqual(['COMMENT', 'REPLY']);
  });

  test('is gone from the list of the recipient while the text is hidden', async () => {
    const [mentioned, discussionId] = [await scene.person(), await discussion()];
    await comment(writer.token, { discussionId }, at(mentioned));
    const { id } = await lastComment(writer);
    await db().comment.update({ where: { id }, data: { isHidden: true } });
    const { data } = await scene.server.graphql('{ messages(kind: REPLY) { total } unreadCounts { reply } }', {
      token: mentioned.token,
    });
    expect(data).toEqual({ messages: { total: 0 }, unreadCounts: { reply: 0 } });
  });
});

describe('a mention tells only accounts that read the text', () => {
  test('of a discussion for those who solved its problem', async () => {
    const [solver, other] = [await scene.person(), await scene.person()];
    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    for (const { user } of [solver, writer])
      await db().solvedProblem.create({ data: { userId: user.id, problemId, firstAcceptedAt: new Date() } });
    const discussionId = await discussion({ problemId, disclosure: 'SOLVED' });
    const answer = await comment(writer.token, { discussionId }, `${at(solver)} ${at(other)}`);
    expect([answer, (await mentionsOf(solver)).length, (await mentionsOf(other)).length]).toEqual([
      'AddCommentSuccess',
      1,
      0,
    ]);
  });

  test('of a group', async () => {
    const [member, other] = [await scene.person(), await scene.person()];
    const levels = [writer, member].map(({ user }) => [user, level.member] as const);
    const group = await buildGroup(scene.server.services, author.user, { levels });
    const discussionId = await discussion({ groupId: group.id });
    await comment(writer.token, { discussionId }, `${at(member)} ${at(other)}`);
    expect([(await mentionsOf(member)).length, (await mentionsOf(other)).length]).toEqual([1, 0]);
  });

  test('of an editorial whose text they opened', async () => {
    const [reader, other] = [await scene.person(), await scene.person()];
    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    const { id: editorialId } = await buildEditorial(scene.server.services, { problemId, hints: [] });
    const openedAt = new Date();
    for (const { user } of [reader, writer])
      await db().hintRead.create({ data: { userId: user.id, problemId, step: 6, openedAt } });
    await comment(writer.token, { editorialId }, `${at(reader)} ${at(other)}`);
    expect([(await mentionsOf(reader)).length, (await mentionsOf(other)).length]).toEqual([1, 0]);
  });

  test('of a contest: while it runs the jury of contestants, and everyone admitted of the jury', async () => {
    const { contest, author: jury, contestant, tokens } = await buildDesk(scene.server, { access: 'PRIVATE' });
    const [juror, rival, outsider] = [
      { user: jury, token: tokens.author },
      { user: contestant, token: tokens.contestant },
      await scene.person(),
    ];
    const contestId = contest.id;
    const content = `${at(juror)} ${at(rival)} ${at(outsider)}`;
    await comment(tokens.other, { contestId }, content);
    // The author of the contest has the message of the comment.
    expect((await messagesOf(juror)).map(({ action }) => action)).toEqual(['COMMENT']);
    expect(await messagesOf(rival)).toEqual([]);
    await comment(tokens.author, { contestId }, content);
    expect((await messagesOf(rival)).map(({ action }) => action)).toEqual(['MENTION']);
    expect(await messagesOf(outsider)).toEqual([]);
  });
});

describe('completion', () => {
  const named = async (name: string): Promise<Person> => {
    const user = await buildUser(scene.server.services, { username: name });
    await db().userStatistics.create({ data: { userId: user.id, solved: 10 } });
    return { user, token: await tokenFor(scene.server.services, user) };
  };
  const offered = async (token: string | null, prefix: string, on?: string) => {
    const { data, errors } = await scene.server.graphql(
      `{ mentionable(${on === undefined ? '' : `on: { ${on} }, `}prefix: "${prefix}") { username } }`,
      token === null ? {} : { token },
    );
    if (errors !== undefined) return String(errors[0]?.extensions?.['code']);
    const users = (data?.['mentionable'] ?? []) as { readonly username: string }[];
    return users.map(({ username }) => username);
  };

  test('offers writers of the thread first, then accounts of the site', async () => {
    const [ant, bee] = [await named('offer-ant'), await named('Offer-bee')];
    const discussionId = await discussion();
    await comment(bee.token, { discussionId }, 'hello');
    expect(await offered(author.token, 'OFFER-', `discussionId: ${discussionId}`)).toEqual(['Offer-bee', 'offer-ant']);
    expect(await offered(ant.token, 'offer-')).toEqual(['Offer-bee']);
  });

  test('leaves out disabled accounts, names that no mention has, and more than eight', async () => {
    await buildUser(scene.server.services, { username: 'many-gone', isDisabled: true });
    await buildUser(scene.server.services, { username: 'many+sign' });
    for (let number = 0; number < 9; number += 1)
      await buildUser(scene.server.services, { username: `many-${number}` });
    expect(await offered(author.token, 'many')).toEqual(Array.from({ length: 8 }, (_, number) => `many-${number}`));
    expect(await offered(author.token, 'many_')).toEqual([]);
  });

  test('of a group offers its members', async () => {
    const [inside] = [await named('club-inside'), await named('club-outside')];
    const group = await buildGroup(scene.server.services, author.user, { levels: [[inside.user, level.member]] });
    const discussionId = await discussion({ groupId: group.id });
    expect(await offered(author.token, 'club', `discussionId: ${discussionId}`)).toEqual(['club-inside']);
  });

  test('of a group in which a discussion is not posted yet offers its members to its members', async () => {
    const [inside] = [await named('crew-inside'), await named('crew-outside')];
    const group = await buildGroup(scene.server.services, author.user, { levels: [[inside.user, level.member]] });
    const before = async ({ token }: Person) => {
      const query = `{ mentionable(groupId: ${group.id}, prefix: "crew") { username } }`;
      return (await scene.server.graphql(query, { token })).data?.['mentionable'];
    };
    expect(await before(author)).toEqual([{ username: 'crew-inside' }]);
    expect(await before(writer)).toEqual([]);
  });

  test('where not everyone reads offers those who wrote there', async () => {
    const [spoke] = [await named('quiz-spoke'), await named('quiz-silent')];
    const { id: problemId } = await buildProblem(scene.server.services, { hasTests: false });
    for (const name of ['quiz-spoke', 'quiz-silent']) {
      const { id: userId } = await db().user.findUniqueOrThrow({ where: { usernameKey: name } });
      await db().solvedProblem.create({ data: { userId, problemId, firstAcceptedAt: new Date() } });
    }
    const discussionId = await discussion({ problemId, disclosure: 'SOLVED' });
    await comment(spoke.token, { discussionId }, 'hello');
    expect(await offered(author.token, 'quiz', `discussionId: ${discussionId}`)).toEqual(['quiz-spoke']);
    const stranger = await scene.person();
    expect(await offered(stranger.token, 'quiz', `discussionId: ${discussionId}`)).toBe('DISCUSSION_NOT_FOUND');
  });

  test('in a contest that runs offers contestants the jury alone', async () => {
    const juror = await named('arena-juror');
    const rival = await named('arena-rival');
    const { id: contestId } = await buildContest(scene.server.services, { authorId: juror.user.id });
    await comment(rival.token, { contestId }, 'hello');
    const on = `contestId: ${contestId}`;
    expect(await offered(writer.token, 'arena', on)).toEqual(['arena-juror']);
    expect(await offered(juror.token, 'arena', on)).toEqual(['arena-rival']);
  });

  test('is for those who signed in', async () => {
    expect(await offered(null, 'a')).toBe('UNAUTHENTICATED');
  });
});
