import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildGroup } from '../../factories/group.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let group: Group;
let owner: User;
let admin: User;
let member: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  const users = await scene.users(3);
  [owner, admin, member] = users as [User, User, User];
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  group = await buildGroup(scene.server.services, owner, {
    levels: [
      [admin, 4],
      [member, 3],
    ],
  });
});

const text = { title: 'News', content: 'Of the group', isVisible: true };
const post = async (as: User, wishes: object = {}) => {
  const answer = await scene.act(
    as,
    'createGroupAnnouncement',
    { groupId: group.id, ...text, ...wishes },
    '... on CreateGroupAnnouncementSuccess { announcement { id } }',
  );
  return (answer['announcement'] as { id: number } | undefined)?.id ?? answer['__typename'];
};
const titles = async (as: User, field: string) => {
  const data = await scene.ask(as, `query ($id: ID!) { ${field}(groupId: $id) { items { title } } }`, { id: group.id });
  return (data[field] as { items: { title: string }[] }).items.map(({ title }) => title);
};

test('news of a group are for its members, hidden ones for its admins', async () => {
  await post(admin, { title: 'Shown' });
  await post(admin, { title: 'Hidden', isVisible: false });
  expect(await post(member)).toBe('GroupActForbidden');
  expect(await titles(member, 'groupAnnouncements')).toEqual(['Shown']);
  expect(await titles(admin, 'allGroupAnnouncements')).toEqual(['Hidden', 'Shown']);
  await expect(titles(member, 'allGroupAnnouncements')).rejects.toThrow('level');
  await expect(titles(scene.author, 'groupAnnouncements')).rejects.toThrow('no such group');
});

test('news of a group are none of the site', async () => {
  const superAdmin = await scene.user({ role: 'ROOT' });
  const id = await post(owner, { title: 'Only here' });
  const site = await scene.ask(
    superAdmin,
    '{ announcements { items { title } } allAnnouncements { items { title } } }',
  );
  expect(JSON.stringify(site)).not.toContain('Only here');
  const one = 'query ($id: Int!) { announcement(id: $id) { title groupId } }';
  expect(await scene.ask(scene.author, one, { id })).toEqual({ announcement: null });
  expect(await scene.ask(member, one, { id })).toEqual({
    announcement: { title: 'Only here', groupId: String(group.id) },
  });
  const { deleteAnnouncement } = await scene.ask(
    superAdmin,
    'mutation ($id: Int!) { deleteAnnouncement(id: $id) { __typename } }',
    { id },
  );
  expect(deleteAnnouncement).toEqual({ __typename: 'AnnouncementNotFound' });
});

test('their author and roots change them, until the author leaves', async () => {
  const id = await post(admin);
  const other = await scene.user();
  await scene.server.services.db.groupMember.create({ data: { groupId: group.id, userId: other.id, level: 4 } });
  const change = (as: User) => scene.outcome(as, 'updateGroupAnnouncement', { id, ...text, title: 'Changed' });
  expect(await change(other)).toBe('GroupActForbidden');
  expect(await change(admin)).toBe('UpdateGroupAnnouncementSuccess');
  expect(await change(owner)).toBe('UpdateGroupAnnouncementSuccess');
  await scene.outcome(admin, 'leaveGroup', { groupId: group.id });
  expect(await change(admin)).toBe('AnnouncementNotFound');
  await scene.outcome(owner, 'deleteGroupAnnouncement', { id });
  expect(await titles(owner, 'allGroupAnnouncements')).toEqual([]);
});

test('open pages of members show them at once', async () => {
  const client = createClient({
    url: `${scene.server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await scene.token(member) },
  });
  const query = `subscription { groupAnnouncementsChanged(groupId: ${group.id}) { items { title } } }`;
  const states: unknown[] = [];
  for await (const { data } of client.iterate<Record<string, { items: unknown[] }>>({ query })) {
    states.push(data?.['groupAnnouncementsChanged']?.items);
    if (states.length === 2) break;
    await post(admin, { title: 'Live' });
  }
  await client.dispose();
  expect(states).toEqual([[], [{ title: 'Live' }]]);
});
