import type { Group, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { tokenFor } from '../../factories/user.ts';
import { TrainingScene } from '../training/training-scene.ts';
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
  group = await buildGroup(scene.server.services, owner, { isVisible: false });
  desk = new RosterDesk(scene, group.id, owner);
});
afterAll(() => scene.server.stop());

const db = () => scene.server.services.db;

async function signInWith({ username, password }: { username: string; password: string }): Promise<unknown> {
  const { signIn } = await scene.ask(
    null,
    `mutation ($username: String!, $password: String!) {
      signIn(input: { username: $username, password: $password }) { __typename }
    }`,
    { username, password },
  );
  return (signIn as { __typename: string }).__typename;
}

async function invitationsOf(user: User): Promise<unknown> {
  const { viewer } = await scene.ask(user, '{ viewer { rosterInvitations { groupName } } }');
  return (viewer as { rosterInvitations: unknown }).rosterInvitations;
}

test('people without an account get one, with a class, and sign in with their slip', async () => {
  const slips = await desk.import('name,number,class\nAnn,2023001,One\nBob,2023002,one\nCid,2023003,');
  expect(slips.map(({ username }) => username)).toEqual(['student-001', 'student-002', 'student-003']);
  expect(await Promise.all(slips.map(signInWith))).toEqual(Array(3).fill('SignInSuccess'));
  // They joined at the same moment, so usernames order them.
  expect(await desk.members()).toEqual([
    expect.objectContaining({ user: expect.objectContaining({ username: owner.username }) }),
    ...['Ann', 'Bob', 'Cid'].map((name, index) =>
      expect.objectContaining({
        user: expect.objectContaining({ username: slips[index]?.username }),
        classes: name === 'Cid' ? [] : [{ name: 'One' }],
        roster: { name, number: `202300${index + 1}`, viewerCanResetPassword: true },
      }),
    ),
  ]);
});

test('usernames begin with the short name of a visible group, never with that of a hidden one', async () => {
  const shown = await buildGroup(scene.server.services, owner);
  const [ofShown] = await new RosterDesk(scene, shown.id, owner).import('Ann,1');
  const [ofHidden] = await desk.import('Ann,1');
  expect(ofShown?.username).toBe(`${shown.shortName}-001`);
  expect(ofHidden?.username).toMatch(/^student-\d{3}$/);
});

test('the same table again makes nothing, and what is added to it joins', async () => {
  const text = 'Ann,1\nBob,2';
  const states = await desk.states(text);
  expect(states).toEqual(['NEW', 'NEW']);
  await desk.import(text);
  // A request that was sent twice.
  expect(await desk.send(text, states)).toMatchObject({ import: { slips: [] } });
  expect(await desk.states(`${text}\nCid,3`)).toEqual(['MEMBER', 'MEMBER', 'NEW']);
  expect(await desk.import(`${text}\nCid,3`)).toMatchObject([{ name: 'Cid' }]);
  expect(await db().user.count({ where: { managedByGroupId: group.id } })).toBe(3);
});

test('two imports at the same moment make each account once', async () => {
  const text = 'Ann,1\nBob,2';
  const states = ['NEW', 'NEW'];
  await Promise.all([desk.send(text, states), desk.send(text, states)]);
  expect(await db().user.count({ where: { managedByGroupId: group.id } })).toBe(2);
});

test('an import that is not as its preview showed it does nothing and says what changed', async () => {
  const text = 'name,number,username\nAnn,1,\nBob,2,newcomer';
  const states = await desk.states(text);
  expect(states).toEqual(['NEW', 'NEW']);
  await scene.user({ username: 'newcomer' });
  expect(await desk.send(text, states)).toMatchObject({
    __typename: 'RosterChanged',
    changes: [{ line: 3, name: 'Bob', before: 'NEW', after: 'INVITE' }],
  });
  expect(await db().rosterEntry.count({ where: { groupId: group.id } })).toBe(0);
});

test('an existing account joins by its own consent alone, and comes into its class', async () => {
  const [ann, bob] = [await scene.user(), await scene.user()];
  const text = `name,number,username,class\nAnn,1,${ann.username},A\nBob,2,${bob.username},A`;
  expect(await desk.states(text)).toEqual(['INVITE', 'INVITE']);
  expect(await desk.import(text)).toEqual([]);
  expect(await db().groupMember.count({ where: { groupId: group.id } })).toBe(1);
  expect(await invitationsOf(ann)).toEqual([{ groupName: group.name }]);
  expect(await desk.states(text)).toEqual(['INVITED', 'INVITED']);
  await desk.import(text);
  expect(await db().message.count({ where: { recipientId: ann.id } })).toBe(1);

  // Nor is it asked again under another number.
  await desk.import(`name,number,username,class\nAnn,9,${ann.username},A`);
  expect(await db().message.count({ where: { recipientId: ann.id } })).toBe(1);

  expect(await desk.answer(await scene.user(), true)).toBe('RosterInvitationNotFound');
  expect(await desk.answer(ann, true)).toBe('AnswerRosterInvitationSuccess');
  expect(await desk.answer(bob, false)).toBe('AnswerRosterInvitationSuccess');
  expect(await invitationsOf(ann)).toEqual([]);
  expect(await desk.states(`name,number,username\nBob,8,${bob.username}`)).toEqual(['DECLINED']);
  expect(await desk.members()).toContainEqual({
    user: { id: ann.id, username: ann.username },
    classes: [{ name: 'A' }],
    // The group did not make it.
    roster: { name: 'Ann', number: '9', viewerCanResetPassword: false },
  });
  expect((await desk.reset([ann.id]))['__typename']).toBe('AccountNotManaged');
});

test('people come into all classes of their row, invited ones when they join', async () => {
  const bob = await scene.user();
  const text = `name,number,username,class\nAnn,1,,A; B\nBob,2,${bob.username},B; C`;
  expect((await desk.preview({ text })).rows.map(({ newClassNames }) => newClassNames)).toEqual([
    ['A', 'B'],
    ['B', 'C'],
  ]);
  expect(await desk.import(text)).toMatchObject([{ classNames: ['A', 'B'] }]);
  await desk.answer(bob, true);
  const seats = await db().groupClassMember.findMany({
    where: { groupId: group.id },
    orderBy: { class: { name: 'asc' } },
    select: { class: { select: { name: true } }, userId: true },
  });
  expect(seats.filter(({ userId }) => userId === bob.id).map((seat) => seat.class.name)).toEqual(['B', 'C']);
  expect(seats.filter(({ userId }) => userId !== bob.id).map((seat) => seat.class.name)).toEqual(['A', 'B']);
});

test('preview and import say nothing of who owns an address or a student number', async () => {
  const known = await scene.user();
  await db().user.update({ where: { id: known.id }, data: { studentId: '77' } });
  const text = `name,number,mail\nAnn,77,${known.email ?? ''}\nBob,78,nobody-${known.username}@example.org`;
  const { rows } = await desk.preview({ text });
  expect(new Set(rows.map(({ name: _name, ...row }) => JSON.stringify(row))).size).toBe(1);
  expect(rows[0]?.state).toBe('NEW');
  expect(await desk.import(text)).toHaveLength(2);
  expect(await desk.states(text)).toEqual(['MEMBER', 'MEMBER']);
  expect(JSON.stringify(await desk.members())).not.toContain(known.id);
});

test('where addresses are proven, their owner may use the own account in place of the new one', async () => {
  await db().siteSetting.create({ data: { key: 'registerCode', value: 'ALWAYS' } });
  try {
    const known = await scene.user();
    const [slip] = await desk.import(`name,number,mail,class\nAnn,1,${known.email ?? ''},A`);
    expect(await invitationsOf(known)).toEqual([{ groupName: group.name }]);
    expect(await desk.answer(known, true)).toBe('AnswerRosterInvitationSuccess');
    expect(await desk.members()).toEqual([
      expect.anything(),
      expect.objectContaining({ user: expect.objectContaining({ id: known.id }), classes: [{ name: 'A' }] }),
    ]);
    expect(slip && (await signInWith(slip))).toBe('WrongCredentials');
  } finally {
    await db().siteSetting.deleteMany({ where: { key: 'registerCode' } });
  }
});

test('wrong rows are left out, and the others are imported', async () => {
  const text = 'name,number,mail\nAnn,1,ann\nBob,2,';
  expect((await desk.preview({ text })).rows).toMatchObject([
    { state: 'FAULTY', fault: { column: 'EMAIL' } },
    { state: 'NEW', fault: null },
  ]);
  expect(await desk.import(text)).toMatchObject([{ name: 'Bob' }]);
});

test('a row that contradicts the roster is wrong', async () => {
  await desk.import('name,number,username\nAnn,1,ann-of-roster');
  const contradicting = 'name,number,username\nAnn,1,another\nBob,2,ann-of-roster';
  expect((await desk.preview({ text: contradicting })).rows).toMatchObject([
    { state: 'FAULTY', fault: { column: 'USERNAME' } },
    { state: 'FAULTY', fault: { column: 'USERNAME' } },
  ]);
});

test('files of Chinese spreadsheets are read, and what is no text is refused', async () => {
  const text = '学号\t姓名\t电话\r\n１\t张三\t9';
  for (const bytes of [iconv.encode(text, 'gb18030'), iconv.encode(text, 'utf16-le', { addBOM: true })]) {
    expect(await desk.preview({ file: bytes.toString('base64') })).toMatchObject({
      ignoredColumns: ['电话'],
      rows: [{ name: '张三', state: 'NEW' }],
    });
  }
  const zip = Buffer.from('PK\u0003\u0004\0\0').toString('base64');
  expect(await scene.outcome(owner, 'previewGroupRoster', { groupId: group.id, file: zip })).toBe('InvalidRoster');
});

test('tables have at most 500 people and 256 KB, groups 50 classes', async () => {
  const preview = (text: string) => scene.outcome(owner, 'previewGroupRoster', { groupId: group.id, text });
  const people = (count: number) => Array.from({ length: count }, (_none, index) => `P,${index}`).join('\n');
  expect(await preview(people(500))).toBe('PreviewGroupRosterSuccess');
  const { message } = await scene.act(owner, 'previewGroupRoster', { groupId: group.id, text: people(600) });
  expect(message).toContain('has 600 people; at most 500');
  expect(await preview(`Ann,1,${' '.repeat(256 * 1024)}`)).toBe('InvalidRoster');
  expect(await preview('name,mail\nAnn,ann@example.org')).toBe('InvalidRoster');
  const classes = Array.from({ length: 51 }, (_none, index) => `P,${index},,,Class ${index}`).join('\n');
  expect((await desk.states(classes)).indexOf('FAULTY')).toBe(50);
});

test('while registration is closed, only super admins and teachers in their own groups make accounts', async () => {
  await db().siteSetting.create({ data: { key: 'isRegistrationOpen', value: false } });
  try {
    expect(await desk.states('Ann,1')).toEqual(['FAULTY']);
    const root = await scene.user({ role: 'ROOT' });
    expect(await new RosterDesk(scene, group.id, root).states('Ann,1')).toEqual(['NEW']);
    const teacher = await scene.user({ siteRights: ['TEACHER'] });
    const own = await buildGroup(scene.server.services, teacher);
    expect(await new RosterDesk(scene, own.id, teacher).states('Ann,1')).toEqual(['NEW']);
    await db().groupMember.create({ data: { groupId: group.id, userId: teacher.id, level: level.root } });
    expect(await new RosterDesk(scene, group.id, teacher).states('Ann,1')).toEqual(['FAULTY']);
  } finally {
    await db().siteSetting.deleteMany({ where: { key: 'isRegistrationOpen' } });
  }
});

test('the group resets passwords of accounts it made, until their owner takes them over', async () => {
  const [slip] = await desk.import('Ann,1');
  const ann = await db().user.findUniqueOrThrow({ where: { usernameKey: slip?.username ?? '' } });
  const token = await scene.token(ann);
  const { slips } = (await desk.reset([ann.id])) as { slips: [{ username: string; password: string }] };
  expect(await signInWith(slips[0])).toBe('SignInSuccess');
  expect(slip && (await signInWith(slip))).toBe('WrongCredentials');
  expect((await scene.server.graphql('{ viewer { user { id } } }', { token })).data).toEqual({
    viewer: { user: null },
  });
  const actions = await db().auditEntry.findMany({ where: { groupId: group.id }, orderBy: { id: 'asc' } });
  expect(actions.map(({ action }) => action)).toEqual(['group.importRoster', 'group.resetPassword']);
  expect(JSON.stringify(actions)).not.toContain(slips[0].password);

  // The session before has ended.
  const managing = async () => {
    const again = await tokenFor(scene.server.services, ann);
    return (await scene.server.graphql('{ viewer { managingGroupName } }', { token: again })).data;
  };
  expect(await managing()).toEqual({ viewer: { managingGroupName: group.name } });

  // Rights elsewhere are not the group's to take.
  const other = await buildGroup(scene.server.services, owner, { levels: [[ann, 4]] });
  expect((await desk.reset([ann.id]))['__typename']).toBe('ManagedAccountHasRights');
  await db().groupMember.deleteMany({ where: { groupId: other.id, userId: ann.id } });
  await db().user.update({ where: { id: ann.id }, data: { email: 'own@example.org', emailKey: 'own@example.org' } });
  expect((await desk.reset([ann.id]))['__typename']).toBe('AccountNotManaged');
  expect(await managing()).toEqual({ viewer: { managingGroupName: null } });
});

test('passwords of several members are reset at once; members whom that is not for keep theirs', async () => {
  await desk.import('name,number,class\nAnn,1,One\nBob,2,One\nCid,3,');
  const accounts = await db().user.findMany({ where: { managedByGroupId: group.id }, orderBy: { usernameKey: 'asc' } });
  const [ann, bob, cid] = accounts as [User, User, User];
  await db().user.update({ where: { id: bob.id }, data: { email: 'bob@example.org', emailKey: 'bob@example.org' } });
  const { slips, leftOutIds } = (await desk.reset([owner.id, bob.id, cid.id, ann.id, ann.id])) as {
    slips: { name: string; username: string; password: string }[];
    leftOutIds: string[];
  };
  expect(slips.map(({ name }) => name)).toEqual(['Ann', 'Cid']);
  expect(leftOutIds).toEqual([owner.id, bob.id]);
  expect(await Promise.all(slips.map(signInWith))).toEqual(['SignInSuccess', 'SignInSuccess']);
});
