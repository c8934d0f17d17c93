import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildUser } from '../../factories/user.ts';
import { settingsInput, updateSettings } from '../core/settings/site-operations.ts';
import { TrainingScene } from '../training/training-scene.ts';
import { RosterDesk } from './roster-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
  const root = await buildUser(scene.server.services, { role: 'ROOT' });
  await scene.ask(root, updateSettings, { input: settingsInput({ groupMaxMembers: 3 }) });
});
afterAll(() => scene.server.stop());

test('three members are the most, whichever way they come, also at the same moment', async () => {
  const [owner, member, applicant, ...strangers] = await scene.users(6);
  if (!owner || !member || !applicant) throw new Error('too few accounts');
  const { services } = scene.server;
  const group = await buildGroup(services, owner, {
    levels: [
      [member, 3],
      [applicant, 1],
    ],
  });
  const { invite } = await scene.act(
    owner,
    'createGroupInvite',
    { groupId: group.id },
    '... on CreateGroupInviteSuccess { invite { token } }',
  );
  const { token } = invite as { token: string };
  const outcomes = await Promise.all([
    ...strangers.map((user) => scene.outcome(user, 'applyToGroup', { groupId: group.id })),
    scene.outcome(applicant, 'acceptGroupInvite', { token }),
    scene.outcome(owner, 'changeGroupMemberLevel', { groupId: group.id, userId: applicant.id, level: 'MEMBER' }),
  ]);
  expect(outcomes.filter((outcome) => String(outcome).endsWith('Success'))).toHaveLength(1);
  expect(await services.db.groupMember.count({ where: { groupId: group.id, level: { gte: 3 } } })).toBe(3);
  expect(await scene.outcome(await scene.user(), 'acceptGroupInvite', { token })).toBe('GroupFull');
  const roster = new RosterDesk(scene, group.id, owner);
  expect(await roster.send('name,number\nAda,1')).toMatchObject({ __typename: 'GroupFull' });
});

test('a new term takes over as many of the staff as a group may have members', async () => {
  const staff = await scene.users(3);
  const { id } = await buildGroup(scene.server.services, scene.author, {
    levels: staff.map((user) => [user, 4] as const),
  });
  const create = (staffIds: readonly string[]) =>
    scene.outcome(scene.author, 'createGroupTerm', { groupId: id, name: 'Next term', shortName: 'nextterm', staffIds });
  const ids = staff.map((user) => user.id);
  expect(await create(ids)).toBe('GroupFull');
  expect(await create(ids.slice(1))).toBe('CreateGroupTermSuccess');
});

test('what a group has of what it may have is for those who run some of it', async () => {
  const [owner, member] = await scene.users(2);
  if (!owner || !member) throw new Error('too few accounts');
  const { id } = await buildGroup(scene.server.services, owner, { levels: [[member, 3]] });
  const stranger = await scene.user();
  const quotaFor = async (asker: User) => {
    const { group } = await scene.ask(asker, `{ group(id: ${id}) { quota { memberCount memberLimit problemCount } } }`);
    return (group as { quota: unknown }).quota;
  };
  expect(await quotaFor(owner)).toEqual({ memberCount: 2, memberLimit: 3, problemCount: 0 });
  expect([await quotaFor(member), await quotaFor(stranger)]).toEqual([null, null]);
});
