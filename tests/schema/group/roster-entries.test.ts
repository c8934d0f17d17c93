import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { pathsOf, TrainingScene } from '../training/training-scene.ts';
import { RosterDesk } from './roster-scene.ts';

let scene: TrainingScene;
let owner: User;
let group: Group;
let desk: RosterDesk;
beforeAll(async () => {
  scene = await TrainingScene.start();
  owner = await scene.user();
});
beforeEach(async () => {
  group = await buildGroup(scene.server.services, owner);
  desk = new RosterDesk(scene, group.id, owner);
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

test('what the roster says of a member is corrected, and the account stays as it is', async () => {
  await desk.import('name,number,class\nAnn,1,One\nBob,2,Two');
  const where = { groupId_numberKey: { groupId: group.id, numberKey: '1' } };
  const { userId } = await db().rosterEntry.findUniqueOrThrow({ where });
  const account = () => db().user.findUniqueOrThrow({ where: { id: userId ?? '' } });
  const before = await account();
  const two = await db().groupClass.findFirstOrThrow({ where: { groupId: group.id, name: 'Two' } });
  const update = (wishes: object) =>
    scene.act(
      owner,
      'updateRosterEntry',
      { groupId: group.id, userId, name: 'Anna', classId: two.id, ...wishes },
      '... on UpdateRosterEntrySuccess { member { roster { name number classId } classes { name } } }',
    );
  expect(pathsOf(await update({ number: '2' }))).toEqual(['number']);
  expect(pathsOf(await update({ number: 'no number' }))).toEqual(['number']);
  expect(await update({ number: 'X1' })).toMatchObject({
    member: { roster: { name: 'Anna', number: 'X1', classId: String(two.id) }, classes: [{ name: 'Two' }] },
  });
  expect(await account()).toEqual(before);
  // The next table knows the person by the new number.
  expect(await desk.states('Anna,x1\nAnn,1')).toEqual(['MEMBER', 'NEW']);
});

test('who admits members finds them by name and number in the roster; other members do not', async () => {
  const [slip] = await desk.import('Ann Lee,2023001');
  const member = await scene.user();
  await db().groupMember.create({ data: { groupId: group.id, userId: member.id, level: 3 } });
  const found = async (as: User, search: string) => {
    const query = `query ($id: ID!, $search: String) {
      groupMembers(groupId: $id, search: $search) { items { user { username } } }
    }`;
    return (await scene.ask(as, query, { id: group.id, search }))['groupMembers'];
  };
  const ann = { items: [{ user: { username: slip?.username } }] };
  expect(await Promise.all(['ann l', '023001'].map((search) => found(owner, search)))).toEqual([ann, ann]);
  expect(await found(member, 'ann l')).toEqual({ items: [] });
});

test('a member is taken out of the roster and stays; strangers and other groups have no entry to change', async () => {
  const [stranger, member] = [await scene.user(), await scene.user()];
  await desk.import(`name,number,username\nAnn,1,${stranger.username}`);
  await desk.answer(stranger, true);
  await db().groupMember.create({ data: { groupId: group.id, userId: member.id, level: 3 } });
  const remove = (as: User, userId: string) => scene.outcome(as, 'removeRosterEntry', { groupId: group.id, userId });
  expect(await remove(member, stranger.id)).toBe('GroupActForbidden');
  expect(await remove(owner, member.id)).toBe('RosterEntryNotFound');
  expect(await remove(owner, stranger.id)).toBe('RemoveRosterEntrySuccess');
  expect(await db().groupMember.count({ where: { groupId: group.id, userId: stranger.id } })).toBe(1);
  expect(await desk.states('Ann,1')).toEqual(['NEW']);
});
