import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import type { Level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup, type GroupWishes } from '../../factories/group.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const dayMs = 24 * 60 * 60_000;
const build = (owner: User, wishes: GroupWishes = {}) => buildGroup(scene.server.services, owner, wishes);
const reason = 'I am in this class';

async function levelOf({ id: groupId }: Group, { id: userId }: User) {
  const row = await scene.server.services.db.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });
  return row?.level ?? 0;
}

/** News that an account was told of a group, the oldest first. */
async function newsOf({ id }: User): Promise<unknown[]> {
  const rows = await scene.server.services.db.message.findMany({
    where: { recipientId: id, fact: { path: ['kind'], equals: 'groupNews' } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ fact }) => (fact as { news: string }).news);
}

describe('applying', () => {
  test('to a public group makes a member at once, who is welcomed', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner);
    const answer = await scene.act(
      user,
      'applyToGroup',
      { groupId: group.id },
      '... on ApplyToGroupSuccess { group { viewerLevel viewerCanEnter memberCount } }',
    );
    expect(answer).toMatchObject({ group: { viewerLevel: 'MEMBER', viewerCanEnter: true, memberCount: 2 } });
    expect(await newsOf(user)).toEqual(['JOINED']);
    expect(await newsOf(owner)).toEqual([]);
    expect(await scene.outcome(user, 'applyToGroup', { groupId: group.id })).toBe('AlreadyInGroup');
  });

  test('to a protected group needs a reason and notifies its admins', async () => {
    const [owner, admin, member, user] = await scene.users(4);
    if (!owner || !admin || !member || !user) throw new Error('too few');
    const group = await build(owner, {
      access: 'PROTECTED',
      code: '123456',
      levels: [
        [admin, 4],
        [member, 3],
      ],
    });
    for (const wrong of [undefined, 'no', 'x'.repeat(101), 'x'.repeat(10_000)]) {
      const { fields } = await scene.act(user, 'applyToGroup', { groupId: group.id, reason: wrong });
      expect(fields).toEqual([{ path: 'reason', message: expect.stringMatching(/5.*100/) as string }]);
    }
    expect(await scene.outcome(user, 'applyToGroup', { groupId: group.id, reason })).toBe('ApplyToGroupSuccess');
    expect(await levelOf(group, user)).toBe(1);
    expect([await newsOf(owner), await newsOf(admin), await newsOf(member)]).toEqual([['APPLIED'], ['APPLIED'], []]);
    expect(await scene.outcome(user, 'applyToGroup', { groupId: group.id, reason })).toBe('AlreadyApplied');
  });

  test('is notified to members who may decide on it, and to no others with rights', async () => {
    const [owner, admitting, grading, user] = await scene.users(4);
    if (!owner || !admitting || !grading || !user) throw new Error('too few');
    const group = await build(owner, {
      access: 'PROTECTED',
      code: '123456',
      levels: [
        [admitting, 3],
        [grading, 3],
      ],
    });
    for (const [{ id: userId }, right] of [
      [admitting, 'MEMBERS'],
      [grading, 'GRADES'],
    ] as const)
      await scene.outcome(owner, 'changeGroupMemberRights', { groupId: group.id, userId, rights: [right] });
    await scene.outcome(user, 'applyToGroup', { groupId: group.id, reason });
    expect([await newsOf(admitting), await newsOf(grading)]).toEqual([['APPLIED'], []]);
  });

  test('to a private group needs its code, 20 attempts in ten minutes', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner, { access: 'PRIVATE', code: '123456' });
    const guess = (code: string | null) => scene.outcome(user, 'applyToGroup', { groupId: group.id, code, reason });
    expect(await guess(null)).toBe('WrongGroupCode');
    for (let attempt = 1; attempt < 20; attempt += 1) expect(await guess('654321')).toBe('WrongGroupCode');
    expect(await guess('123456')).toBe('TooManyRequests');
    const other = await scene.user();
    expect(await scene.outcome(other, 'applyToGroup', { groupId: group.id, code: '123456', reason })).toBe(
      'ApplyToGroupSuccess',
    );
  });

  test('to a hidden group is not possible', async () => {
    const group = await build(await scene.user(), { isVisible: false });
    expect(await scene.outcome(await scene.user(), 'applyToGroup', { groupId: group.id })).toBe('GroupNotFound');
  });

  test('again is possible seven days after a refusal', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner, { access: 'PROTECTED', code: '123456', levels: [[user, 2]] });
    const apply = () => scene.outcome(user, 'applyToGroup', { groupId: group.id, reason });
    expect(await apply()).toBe('ApplicationRefused');
    expect(await scene.outcome(user, 'leaveGroup', { groupId: group.id })).toBe('NotInGroup');
    await scene.server.services.db.groupMember.updateMany({
      where: { groupId: group.id, userId: user.id },
      data: { updatedAt: new Date(Date.now() - 8 * dayMs) },
    });
    expect(await apply()).toBe('ApplyToGroupSuccess');
    expect(await levelOf(group, user)).toBe(1);
  });
});

describe('a level', () => {
  const change = (actor: User, group: Group, user: User, next: string) =>
    scene.outcome(actor, 'changeGroupMemberLevel', { groupId: group.id, userId: user.id, level: next });

  const enumNames = ['NONE', 'APPLYING', 'REFUSED', 'MEMBER', 'ADMIN', 'ROOT'] as const;
  /** What each actor may make of a level. */
  const table: readonly (readonly [actor: Level, from: Level, to: readonly number[]])[] = [
    [3, 1, []],
    [4, 1, [2, 3]],
    [4, 2, [3]],
    [4, 3, [3]],
    [4, 4, []],
    [4, 5, []],
    [5, 1, [2, 3, 4]],
    [5, 3, [3, 4]],
    [5, 4, [3, 4]],
    [5, 5, []],
    [6, 1, [2, 3, 4, 5]],
    [6, 3, [3, 4, 5]],
    [6, 5, [3, 4, 5]],
  ];

  test.each(table)('of an actor, %i, changes %i to these: %j', async (actorLevel, from, allowed) => {
    const [owner, actor, user] = await scene.users(3);
    if (!owner || !actor || !user) throw new Error('too few');
    const levels = [[user, from] as const];
    const group = await build(owner, {
      levels: actorLevel === 6 ? levels : [...levels, [actor, actorLevel] as const],
    });
    const asks = actorLevel === 6 ? owner : actor;
    for (const [next, name] of enumNames.entries()) {
      await scene.server.services.db.groupMember.updateMany({
        where: { groupId: group.id, userId: user.id },
        data: { level: from },
      });
      const isAllowed = allowed.includes(next);
      expect([name, await change(asks, group, user, name)]).toEqual([
        name,
        isAllowed ? 'ChangeGroupMemberLevelSuccess' : 'GroupActForbidden',
      ]);
      expect(await levelOf(group, user)).toBe(isAllowed ? next : from);
    }
  });

  test('of the owner and one’s own stay, whoever asks', async () => {
    const [owner, root] = [await scene.user(), await scene.user()];
    const superAdmin = await scene.user({ role: 'ROOT' });
    const group = await build(owner, { levels: [[root, 5]] });
    expect(await change(superAdmin, group, owner, 'MEMBER')).toBe('OwnerKeepsLevel');
    expect(await change(root, group, root, 'ADMIN')).toBe('GroupActForbidden');
    expect(await change(superAdmin, group, root, 'ADMIN')).toBe('ChangeGroupMemberLevelSuccess');
  });

  test('of an account in another group is not found, and stays', async () => {
    const [owner, stranger] = [await scene.user(), await scene.user()];
    const [own, other] = [await build(owner), await build(await scene.user(), { levels: [[stranger, 3]] })];
    expect(await change(owner, own, stranger, 'ADMIN')).toBe('GroupMemberNotFound');
    expect(await change(owner, other, stranger, 'ADMIN')).toBe('GroupNotFound');
    expect(await levelOf(other, stranger)).toBe(3);
  });

  test('is decided once by two admins at the same moment, whose applicant is told once', async () => {
    const [owner, admin, user] = await scene.users(3);
    if (!owner || !admin || !user) throw new Error('too few');
    const levels = [[admin, 4] as const, [user, 1] as const];
    const group = await build(owner, { access: 'PROTECTED', code: '123456', levels });
    await Promise.all([owner, admin].map((actor) => change(actor, group, user, 'MEMBER')));
    expect([await levelOf(group, user), await newsOf(user)]).toEqual([3, ['ACCEPTED']]);
  });

  test('is told to the account, and an act is in the audit log', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner, { access: 'PROTECTED', code: '123456', levels: [[user, 1]] });
    for (const name of ['REFUSED', 'MEMBER', 'ADMIN']) await change(owner, group, user, name);
    expect(await newsOf(user)).toEqual(['REFUSED', 'ACCEPTED', 'LEVEL_CHANGED']);
    expect(
      await scene.server.services.db.auditEntry.count({ where: { groupId: group.id, action: 'group.changeLevel' } }),
    ).toBe(3);
  });
});

describe('a membership', () => {
  const remove = (actor: User, group: Group, user: User) =>
    scene.outcome(actor, 'removeGroupMember', { groupId: group.id, userId: user.id });

  test('is ended by those above it, who tell the account', async () => {
    const [owner, admin, peer, user] = await scene.users(4);
    if (!owner || !admin || !peer || !user) throw new Error('too few');
    const group = await build(owner, {
      levels: [
        [admin, 4],
        [peer, 4],
        [user, 3],
      ],
    });
    expect(await remove(admin, group, peer)).toBe('GroupActForbidden');
    expect(await remove(admin, group, admin)).toBe('GroupActForbidden');
    expect(await remove(admin, group, owner)).toBe('OwnerKeepsLevel');
    expect(await remove(user, group, peer)).toBe('GroupActForbidden');
    expect(await remove(admin, group, user)).toBe('RemoveGroupMemberSuccess');
    expect(await newsOf(user)).toEqual(['REMOVED']);
    expect(await remove(admin, group, user)).toBe('GroupMemberNotFound');
    expect(await remove(await scene.user({ role: 'ROOT' }), group, owner)).toBe('OwnerKeepsLevel');
  });

  test('is left by all but the owner', async () => {
    const [owner, user, applicant] = await scene.users(3);
    if (!owner || !user || !applicant) throw new Error('too few');
    const group = await build(owner, {
      isVisible: false,
      levels: [
        [user, 5],
        [applicant, 1],
      ],
    });
    expect(await scene.outcome(owner, 'leaveGroup', { groupId: group.id })).toBe('OwnerCannotLeave');
    expect(
      await scene.act(user, 'leaveGroup', { groupId: group.id }, '... on LeaveGroupSuccess { group { id } }'),
    ).toEqual({
      __typename: 'LeaveGroupSuccess',
      group: null,
    });
    expect(await scene.outcome(applicant, 'leaveGroup', { groupId: group.id })).toBe('LeaveGroupSuccess');
    expect(await levelOf(group, applicant)).toBe(0);
    expect(await scene.outcome(user, 'leaveGroup', { groupId: group.id })).toBe('GroupNotFound');
  });

  test('is listed with its reason for admins alone, applications apart', async () => {
    const [owner, user, applicant] = await scene.users(3);
    if (!owner || !user || !applicant) throw new Error('too few');
    const group = await build(owner, {
      levels: [
        [user, 3],
        [applicant, 1],
      ],
    });
    await scene.server.services.db.groupMember.updateMany({ where: { groupId: group.id }, data: { reason } });
    const read = async (as: User, field: string, search = '') =>
      (
        await scene.ask(
          as,
          `query ($id: ID!, $search: String) {
            ${field}(groupId: $id, search: $search) { total items { user { username } level isOwner reason } }
          }`,
          { id: group.id, search },
        )
      )[field];
    const row = (account: User, level: string, told: string | null) => ({
      user: { username: account.username },
      level,
      isOwner: account === owner,
      reason: told,
    });
    expect(await read(user, 'groupMembers')).toEqual({
      total: 2,
      items: [row(owner, 'ROOT', null), row(user, 'MEMBER', null)],
    });
    expect(await read(owner, 'groupMembers', user.username.slice(1))).toEqual({
      total: 1,
      items: [row(user, 'MEMBER', reason)],
    });
    expect(await read(owner, 'groupApplications')).toEqual({ total: 1, items: [row(applicant, 'APPLYING', reason)] });
    await expect(read(user, 'groupApplications')).rejects.toThrow('level');
    await expect(read(applicant, 'groupMembers')).rejects.toThrow('no such group');
  });
});
