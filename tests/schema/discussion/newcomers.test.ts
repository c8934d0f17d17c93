import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDiscussion } from '../../factories/discussion.ts';
import { buildGroup } from '../../factories/group.ts';
import { settingsInput } from '../core/settings/site-operations.ts';
import { DiscussionScene, type Person } from './discussion-scene.ts';

let scene: DiscussionScene;
let newcomer: Person;
let discussionId: number;
beforeAll(async () => {
  scene = await DiscussionScene.open();
  newcomer = await scene.person();
  ({ id: discussionId } = await buildDiscussion(scene.server.services, { authorId: newcomer.user.id }));
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://a.example/${at}`).join(' ');
const comment = (who: Person, content: string) =>
  scene.change(who.token, 'addComment', { on: { discussionId }, content });
const age = ({ user }: Person, days: number) =>
  db().user.update({ where: { id: user.id }, data: { createdAt: new Date(Date.now() - days * 86_400_000) } });
const set = async (settings: Readonly<Record<string, number>>) => {
  const root = await scene.person('ROOT');
  await scene.change(root.token, 'updateSiteSettings', settingsInput(settings));
};

describe('a new account', () => {
  test('uses two links and one image in a text', async () => {
    expect((await comment(newcomer, links(2))).__typename).toBe('AddCommentSuccess');
    expect((await comment(newcomer, '![a](a.png)')).__typename).toBe('AddCommentSuccess');
    expect((await comment(newcomer, links(3))).__typename).toBe('NewcomerLimitReached');
    expect((await comment(newcomer, '![a](a.png) ![b](b.png)')).__typename).toBe('NewcomerLimitReached');
  });

  test('reads how many are allowed, and until when', async () => {
    const until = new Date(newcomer.user.createdAt.getTime() + 3 * 86_400_000).toISOString();
    const { message } = await comment(newcomer, links(3));
    expect(message).toContain('at most 2 links to other sites');
    expect(message).toContain(until.slice(0, 16).replace('T', ' '));
  });

  test('keeps to the limit in discussions and replies, and in changes of all', async () => {
    const { token, user } = newcomer;
    const content = links(3);
    const text = { title: 'Links', description: 'Links', content, categoryId: String(scene.categoryId) };
    const said = { authorId: user.id, content: 'hello', createdAt: new Date() };
    const thread = await db().thread.upsert({ where: { discussionId }, create: { discussionId }, update: {} });
    const { id: commentId } = await db().comment.create({ data: { ...said, threadId: thread.id } });
    const { id: replyId } = await db().reply.create({ data: { ...said, commentId } });
    const outcomes = [
      await scene.start(token, { content }),
      await scene.change(token, 'updateDiscussion', { id: String(discussionId), ...text }),
      await scene.change(token, 'updateComment', { id: commentId, content }),
      await scene.change(token, 'replyToComment', { commentId, content }),
      await scene.change(token, 'updateReply', { id: replyId, content }),
    ];
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(outcomes.map(() => 'NewcomerLimitReached'));
  });
});

describe('there is no limit', () => {
  test('for an account of more days', async () => {
    const person = await scene.person();
    await age(person, 3);
    expect((await comment(person, links(3))).__typename).toBe('AddCommentSuccess');
  });

  test('for admins', async () => {
    expect((await comment(await scene.person('PROBLEM_ADMIN'), links(3))).__typename).toBe('AddCommentSuccess');
  });

  test('for members in their group', async () => {
    const [owner, member] = [await scene.person(), await scene.person()];
    const group = await buildGroup(scene.server.services, owner.user, { levels: [[member.user, level.member]] });
    expect((await scene.start(member.token, { groupId: String(group.id), content: links(3) })).__typename).toBe(
      'CreateDiscussionSuccess',
    );
  });

  test('where the site has switched it off', async () => {
    await set({ newcomerDays: 0 });
    expect((await comment(newcomer, links(3))).__typename).toBe('AddCommentSuccess');
    await set({ newcomerDays: 3, newcomerMaxLinks: 0 });
    expect((await comment(newcomer, links(1))).__typename).toBe('NewcomerLimitReached');
    await set({ newcomerMaxLinks: 2 });
  });
});
