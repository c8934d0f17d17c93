import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildProblem } from '../../factories/problem.ts';
import { pathsOf, TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let owner: User;
let ann: User;
let bob: User;
let group: Group;
beforeAll(async () => {
  scene = await TrainingScene.start();
  [owner, ann, bob] = (await scene.users(3)) as [User, User, User];
  group = await buildGroup(scene.server.services, owner, {
    levels: [
      [ann, 3],
      [bob, 3],
    ],
  });
});
afterAll(() => scene.server.stop());

let made = 0;

async function newClass(wishes: object = {}): Promise<string> {
  made += 1;
  const answer = await scene.act(
    owner,
    'createGroupClass',
    { groupId: group.id, name: `Class ${made}`, ...wishes },
    '... on CreateGroupClassSuccess { class { id } }',
  );
  return (answer['class'] as { id: string }).id;
}

const assign = (classId: string, users: readonly User[], isIn = true) =>
  scene.outcome(owner, 'assignGroupClass', { classId, userIds: users.map(({ id }) => id), isIn });

/** Usernames of members of a class, as the owner lists them. */
async function namesIn(classId: string): Promise<unknown> {
  const { groupMembers } = await scene.ask(
    owner,
    `query ($id: ID!, $classId: ID) {
      groupMembers(groupId: $id, classId: $classId) { total items { user { username } } }
    }`,
    { id: group.id, classId },
  );
  const { total, items } = groupMembers as { total: number; items: { user: { username: string } }[] };
  expect(total).toBe(items.length);
  return items.map(({ user }) => user.username).toSorted();
}

test('a class gets several members at once, who can be in several, and leaves them', async () => {
  const [one, two] = [await newClass({ color: 'TEAL' }), await newClass()];
  expect(await assign(one, [ann, bob])).toBe('AssignGroupClassSuccess');
  expect(await assign(one, [ann])).toBe('AssignGroupClassSuccess');
  expect(await assign(two, [ann])).toBe('AssignGroupClassSuccess');
  expect(await namesIn(one)).toEqual([ann.username, bob.username].toSorted());
  expect(await namesIn(two)).toEqual([ann.username]);
  const { groupMembers } = await scene.ask(
    bob,
    `query ($id: ID!, $search: String) {
      groupMembers(groupId: $id, search: $search) { items { classes { id color memberCount } } }
    }`,
    { id: group.id, search: ann.username },
  );
  expect(groupMembers).toEqual({
    items: [
      {
        classes: [
          { id: one, color: 'TEAL', memberCount: 2 },
          { id: two, color: null, memberCount: 1 },
        ],
      },
    ],
  });
  expect(await assign(one, [ann, bob], false)).toBe('AssignGroupClassSuccess');
  expect(await namesIn(one)).toEqual([]);
});

test('a class takes no account that is not a member of its group, and then none of the others', async () => {
  const id = await newClass();
  expect(await assign(id, [ann, await scene.user()])).toBe('GroupMemberNotFound');
  expect(await namesIn(id)).toEqual([]);
});

test('names differ within a group in any case, and of 50 classes', async () => {
  const other = await buildGroup(scene.server.services, owner);
  const make = (name: string) => scene.act(owner, 'createGroupClass', { groupId: other.id, name });
  expect((await make('Class A'))['__typename']).toBe('CreateGroupClassSuccess');
  expect(pathsOf(await make(' class a '))).toEqual(['name']);
  expect(pathsOf(await make(' '))).toEqual(['name']);
  await scene.server.services.db.groupClass.createMany({
    data: Array.from({ length: 49 }, (_none, index) => ({
      groupId: other.id,
      name: `Filled ${index}`,
      nameKey: `filled ${index}`,
    })),
  });
  expect((await make('One more'))['__typename']).toBe('TooManyGroupClasses');
});

test('a class goes with its members’ places in it, not with the members; and a member goes from it', async () => {
  const [kept, gone] = [await newClass(), await newClass()];
  const leaver = await scene.user();
  await scene.server.services.db.groupMember.create({ data: { groupId: group.id, userId: leaver.id, level: 3 } });
  await assign(kept, [leaver]);
  await assign(gone, [leaver]);
  expect(await scene.outcome(owner, 'deleteGroupClass', { id: gone })).toBe('DeleteGroupClassSuccess');
  expect(await namesIn(kept)).toEqual([leaver.username]);
  expect(await scene.outcome(leaver, 'leaveGroup', { groupId: group.id })).toBe('LeaveGroupSuccess');
  expect(await namesIn(kept)).toEqual([]);
});

test('the rank of a class has its members alone, with places among them', async () => {
  const id = await newClass();
  await assign(id, [bob]);
  const problem = await scene.problem({ groupId: group.id });
  for (const [user, status] of [
    [ann, 0],
    [bob, -1],
  ] as const)
    await scene.judged(user, problem, { status });
  const rank = async (classId: string | null) =>
    (
      await scene.ask(
        bob,
        `query ($id: ID!, $classId: ID) {
          groupRank(groupId: $id, kind: ACM, classId: $classId) { total items { place user { username } } }
        }`,
        { id: group.id, classId },
      )
    )['groupRank'];
  const row = (place: number, user: User) => ({ place, user: { username: user.username } });
  expect(await rank(null)).toEqual({ total: 2, items: [row(1, ann), row(2, bob)] });
  expect(await rank(id)).toEqual({ total: 1, items: [row(1, bob)] });
});

test('a link puts who joins by it into its class; the class of another group is not taken', async () => {
  const id = await newClass();
  const other = await buildGroup(scene.server.services, owner);
  expect(await scene.outcome(owner, 'createGroupInvite', { groupId: other.id, classId: id })).toBe(
    'GroupClassNotFound',
  );
  const { invite } = await scene.act(
    owner,
    'createGroupInvite',
    { groupId: group.id, classId: id },
    '... on CreateGroupInviteSuccess { invite { token class { name } } }',
  );
  const { token } = invite as { token: string };
  const user = await scene.user();
  const opened = await scene.ask(
    user,
    `query ($token: String!) {
      groupInvitation(token: $token) { ... on GroupInvitationSuccess { invitation { className } } }
    }`,
    { token },
  );
  expect(opened).toEqual({ groupInvitation: { invitation: { className: `Class ${made}` } } });
  expect(await scene.outcome(user, 'acceptGroupInvite', { token })).toBe('AcceptGroupInviteSuccess');
  expect(await namesIn(id)).toEqual([user.username]);
});

test('submissions of a group are narrowed to those of a class, and by a class of another group to none', async () => {
  const { services } = scene.server;
  const problem = await buildProblem(services, { authorId: owner.id, groupId: group.id });
  const [ofAnn] = await Promise.all([ann, bob].map((user) => scene.submit(user, problem)));
  const id = await newClass();
  await assign(id, [ann]);
  const listed = async (groupId: number) => {
    const { submissions } = await scene.ask(
      owner,
      `{ submissions(filter: { groupId: ${groupId}, classId: "${id}", problemDisplayId: "${problem.displayId}" }) {
        items { id }
      } }`,
    );
    return submissions;
  };
  expect(await listed(group.id)).toEqual({ items: [{ id: ofAnn }] });
  const other = await buildGroup(services, owner);
  expect(await listed(other.id)).toEqual({ items: [] });
});

test('members of a group read who is in its classes by usernames, as scoreboards do', async () => {
  const [one, elsewhere] = [await newClass(), await buildGroup(scene.server.services, owner)];
  await assign(one, [bob]);
  const usernames = (as: User, id: number) => scene.ask(as, `{ group(id: ${id}) { classUsernames(classId: ${one}) } }`);
  expect(await usernames(ann, group.id)).toEqual({ group: { classUsernames: [bob.username] } });
  expect(await usernames(owner, elsewhere.id)).toEqual({ group: { classUsernames: null } });
  expect(await usernames(await scene.user(), group.id)).toEqual({ group: { classUsernames: null } });
});
