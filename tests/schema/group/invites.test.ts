import type { Group, GroupInvite, User } from '@verdict/prisma/generated/client/client.ts';
import { tokenHash } from '@verdict/schema/group/invite/invite-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup, type GroupWishes } from '../../factories/group.ts';
import { pathsOf, TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const hourMs = 3_600_000;
const build = (owner: User, wishes: GroupWishes = {}) => buildGroup(scene.server.services, owner, wishes);

/** A link as the account that made it reads it. */
async function link(maker: User, group: Group, wishes: object = {}): Promise<{ id: number; token: string }> {
  const { invite } = await scene.act(
    maker,
    'createGroupInvite',
    { groupId: group.id, ...wishes },
    '... on CreateGroupInviteSuccess { invite { id token } }',
  );
  const { id, token } = invite as { id: string; token: string };
  return { id: Number(id), token };
}

const join = (user: User, token: string) => scene.outcome(user, 'acceptGroupInvite', { token });
const change = (id: number, data: Partial<GroupInvite>) =>
  scene.server.services.db.groupInvite.update({ where: { id }, data });
const membershipOf = ({ id: groupId }: Group, { id: userId }: User) =>
  scene.server.services.db.groupMember.findUnique({ where: { groupId_userId: { groupId, userId } } });

async function open(user: User, token: string) {
  const { groupInvitation } = await scene.ask(
    user,
    `query ($token: String!) { groupInvitation(token: $token) {
      __typename
      ... on GroupInvitationSuccess {
        invitation { groupName invitedBy { username } level viewerIsMember }
      }
    } }`,
    { token },
  );
  return groupInvitation as Record<string, unknown>;
}

describe('a link', () => {
  test('leads into a hidden group, with the level that it gives', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner, { isVisible: false, access: 'PRIVATE', code: '123456' });
    const { id, token } = await link(owner, group, { level: 'ADMIN' });
    expect(await open(user, token)).toMatchObject({
      invitation: {
        groupName: group.name,
        invitedBy: { username: owner.username },
        level: 'ADMIN',
        viewerIsMember: false,
      },
    });
    expect(
      await scene.act(
        user,
        'acceptGroupInvite',
        { token },
        '... on AcceptGroupInviteSuccess { group { name viewerLevel memberCount } }',
      ),
    ).toMatchObject({ group: { name: group.name, viewerLevel: 'ADMIN', memberCount: 2 } });
    expect(await membershipOf(group, user)).toMatchObject({ level: 4, inviteId: id });
    expect(await open(user, token)).toMatchObject({ invitation: { viewerIsMember: true } });
    expect(await join(user, token)).toBe('AlreadyInGroup');
    expect((await change(id, {})).uses).toBe(1);
  });

  test('accepts an application; an account that was refused waits as it would otherwise', async () => {
    const [owner, applicant, refused] = await scene.users(3);
    if (!owner || !applicant || !refused) throw new Error('too few');
    const group = await build(owner, {
      levels: [
        [applicant, 1],
        [refused, 2],
      ],
    });
    const { token } = await link(owner, group);
    expect(await join(applicant, token)).toBe('AcceptGroupInviteSuccess');
    expect(await join(refused, token)).toBe('ApplicationRefused');
    expect([await membershipOf(group, applicant), await membershipOf(group, refused)]).toMatchObject([
      { level: 3 },
      { level: 2 },
    ]);
  });

  test('with one use left lets exactly one of several in that come at once', async () => {
    const [owner, ...users] = await scene.users(6);
    if (!owner) throw new Error('too few');
    const group = await build(owner);
    const { id, token } = await link(owner, group, { maxUses: 1 });
    const outcomes = await Promise.all(users.map((user) => join(user, token)));
    expect(outcomes.toSorted()).toEqual(['AcceptGroupInviteSuccess', ...Array<string>(4).fill('GroupInviteUsedUp')]);
    expect(await scene.server.services.db.groupMember.count({ where: { inviteId: id } })).toBe(1);
    expect((await change(id, {})).uses).toBe(1);
  });

  test('that is over tells nothing of the group', async () => {
    const [owner, user] = [await scene.user(), await scene.user()];
    const group = await build(owner);
    const { id, token } = await link(owner, group);
    const ends = async () => [await open(user, token), await join(user, token)];
    const both = (name: string) => [{ __typename: name }, name];
    expect(await open(user, 'another token')).toEqual({ __typename: 'GroupInviteNotFound' });
    await change(id, { expiresAt: new Date(Date.now() - hourMs) });
    expect(await ends()).toEqual(both('GroupInviteExpired'));
    await change(id, { expiresAt: null, maxUses: 1, uses: 1 });
    expect(await ends()).toEqual(both('GroupInviteUsedUp'));
    await change(id, { mailDomains: ['school.edu'], maxUses: null });
    expect(await ends()).toEqual(both('WrongMailDomain'));
    expect(await scene.outcome(owner, 'revokeGroupInvite', { id })).toBe('RevokeGroupInviteSuccess');
    expect(await ends()).toEqual(both('GroupInviteRevoked'));
    expect(await membershipOf(group, user)).toBeNull();
  });

  test('ends when its maker loses the level that may give it', async () => {
    const [owner, admin, one, two] = await scene.users(4);
    if (!owner || !admin || !one || !two) throw new Error('too few');
    const group = await build(owner, { levels: [[admin, 4]] });
    const { token } = await link(admin, group);
    expect(await join(one, token)).toBe('AcceptGroupInviteSuccess');
    await scene.outcome(owner, 'changeGroupMemberLevel', { groupId: group.id, userId: admin.id, level: 'MEMBER' });
    expect(await join(two, token)).toBe('GroupInviteRevoked');
  });

  test('of a member who may admit others works until that right is taken away', async () => {
    const [owner, assistant, one, two] = await scene.users(4);
    if (!owner || !assistant || !one || !two) throw new Error('too few');
    const group = await build(owner, { levels: [[assistant, 3]] });
    const give = (rights: readonly string[]) =>
      scene.outcome(owner, 'changeGroupMemberRights', { groupId: group.id, userId: assistant.id, rights });
    await give(['MEMBERS']);
    const { token } = await link(assistant, group);
    expect(await join(one, token)).toBe('AcceptGroupInviteSuccess');
    await give(['GRADES']);
    expect(await join(two, token)).toBe('GroupInviteRevoked');
  });

  test('is listed for admins with who came by it, its secret for its maker alone', async () => {
    const [owner, admin, user] = await scene.users(3);
    if (!owner || !admin || !user) throw new Error('too few');
    const group = await build(owner, { levels: [[admin, 4]] });
    const { id, token } = await link(owner, group, { note: 'Lecture 1', maxUses: 1, mailDomains: [] });
    await join(user, token);
    const read = async (as: User) =>
      (
        await scene.ask(
          as,
          `query ($id: ID!) { groupInvites(groupId: $id) {
            total items { id token note level state uses maxUses createdBy { username } }
          } }`,
          { id: group.id },
        )
      )['groupInvites'];
    const row = {
      id: String(id),
      note: 'Lecture 1',
      level: 'MEMBER',
      state: 'USED_UP',
      uses: 1,
      maxUses: 1,
      createdBy: { username: owner.username },
    };
    expect(await read(owner)).toEqual({ total: 1, items: [{ ...row, token }] });
    expect(await read(admin)).toEqual({ total: 1, items: [{ ...row, token: null }] });
    const stored = await change(id, {});
    expect(stored.tokenHash).toBe(tokenHash(token));
    expect(JSON.stringify(stored)).not.toContain(token);
    const { groupMembers } = await scene.ask(
      admin,
      'query ($id: ID!, $search: String) { groupMembers(groupId: $id, search: $search) { items { invite { note } } } }',
      { id: group.id, search: user.username },
    );
    expect(groupMembers).toEqual({ items: [{ invite: { note: 'Lecture 1' } }] });
    expect(
      await scene.server.services.db.auditEntry.findMany({
        where: { groupId: group.id },
        orderBy: { id: 'asc' },
        select: { action: true, actorId: true },
      }),
    ).toEqual([
      { action: 'group.invite', actorId: owner.id },
      { action: 'group.joinByInvite', actorId: user.id },
    ]);
  });

  test('is refused with a time that is over and a domain that is none', async () => {
    const owner = await scene.user();
    const group = await build(owner);
    const make = (wishes: object) => scene.act(owner, 'createGroupInvite', { groupId: group.id, ...wishes });
    expect(pathsOf(await make({ expiresAt: new Date(Date.now() - hourMs).toISOString() }))).toEqual(['expiresAt']);
    expect(pathsOf(await make({ mailDomains: ['school.edu', 'no domain'] }))).toEqual(['mailDomains.1']);
    expect(pathsOf(await make({ maxUses: 0 }))).toEqual(['maxUses']);
    expect(await scene.outcome(owner, 'createGroupInvite', { groupId: group.id, level: 'ROOT' })).toBe(
      'CreateGroupInviteSuccess',
    );
  });
});
