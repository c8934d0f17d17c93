import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { countQueries } from '../../server/count-queries.ts';
import { untilSomebodyWaits } from '../../server/lock-waits.ts';
import { startTestServer } from '../../server/test-server.ts';
import { pathsOf, TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let number = 0;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

function form(wishes: object = {}) {
  number += 1;
  return {
    name: `Group ${number}`,
    shortName: `short${number}`,
    brief: 'What we do',
    description: 'All that we do',
    access: 'PUBLIC',
    ...wishes,
  };
}

const refusalOf = async (user: Parameters<TrainingScene['ask']>[0]) =>
  (await scene.ask(user, '{ groupRefusal }'))['groupRefusal'];

async function solver(solved: number) {
  const user = await scene.user();
  await scene.server.services.db.userStatistics.create({ data: { userId: user.id, solved } });
  return user;
}

describe('creating a group', () => {
  test('makes the viewer its owner and first member', async () => {
    const user = await solver(20);
    const answer = await scene.act(
      user,
      'createGroup',
      form({ access: 'PRIVATE', code: 'abc123' }),
      `... on CreateGroupSuccess {
        group { memberCount code viewerLevel viewerIsOwner viewerCanEdit viewerCanDisband owner { username } }
      }`,
    );
    expect(answer).toMatchObject({
      group: {
        memberCount: 1,
        code: 'abc123',
        viewerLevel: 'ROOT',
        viewerIsOwner: true,
        viewerCanEdit: true,
        viewerCanDisband: true,
        owner: { username: user.username },
      },
    });
  });

  test('takes 20 solved problems, of admins none', async () => {
    const [beginner, admin] = [await solver(19), await scene.user({ role: 'ADMIN' })];
    expect(await scene.outcome(beginner, 'createGroup', form())).toBe('TooFewSolvedForGroup');
    expect(await refusalOf(beginner)).toContain('20');
    expect(await refusalOf(admin)).toBeNull();
    expect(await scene.outcome(admin, 'createGroup', form())).toBe('CreateGroupSuccess');
  });

  test('takes nothing of teachers, who have no limits, unless they are restricted', async () => {
    const teacher = await scene.user({ siteRights: ['TEACHER'] });
    for (let count = 0; count < 3; count += 1)
      expect(await scene.outcome(teacher, 'createGroup', form())).toBe('CreateGroupSuccess');
    const restricted = await scene.user({ role: 'NO_SUBMIT', siteRights: ['TEACHER'] });
    expect(await scene.outcome(restricted, 'createGroup', form())).toBe('CreatingGroupsForbidden');
  });

  test('is limited to two within 24 hours and five that are not archived, also at once', async () => {
    const [user, owner] = [await solver(20), await solver(20)];
    const outcomes = await Promise.all([1, 2, 3].map(() => scene.outcome(user, 'createGroup', form())));
    expect(outcomes.toSorted()).toEqual(['CreateGroupSuccess', 'CreateGroupSuccess', 'TooManyGroups']);
    for (let count = 0; count < 5; count += 1)
      await buildGroup(scene.server.services, owner, { createdAt: new Date('2026-01-01') });
    expect(await scene.outcome(owner, 'createGroup', form())).toBe('TooManyGroups');
    await scene.server.services.db.group.updateMany({ where: { ownerId: owner.id }, data: { archivedAt: new Date() } });
    expect(await scene.outcome(owner, 'createGroup', form())).toBe('CreateGroupSuccess');
  });

  test('is limited alike when a group is opened again or restored, but for super admins', async () => {
    const { services } = scene.server;
    const [owner, root, superAdmin] = [await solver(20), await scene.user(), await scene.user({ role: 'ROOT' })];
    const archived = await buildGroup(services, owner, { archivedAt: new Date(), levels: [[root, 5]] });
    const disbanded = await buildGroup(services, owner, { disbandedAt: new Date() });
    for (let count = 0; count < 4; count += 1) await buildGroup(services, owner);
    const open = (as: User) => scene.outcome(as, 'unarchiveGroup', { groupId: archived.id });
    const restore = (as: User) => scene.outcome(as, 'restoreGroup', { groupId: disbanded.id });
    const outcomes = await Promise.all([open(root), restore(owner)]);
    expect(outcomes.filter((outcome) => outcome === 'TooManyGroups')).toHaveLength(1);
    await services.db.group.update({ where: { id: archived.id }, data: { archivedAt: new Date() } });
    await services.db.group.update({ where: { id: disbanded.id }, data: { disbandedAt: new Date() } });
    expect([await open(owner), await restore(owner)]).toEqual(['UnarchiveGroupSuccess', 'TooManyGroups']);
    expect(await restore(superAdmin)).toBe('RestoreGroupSuccess');
  });

  test('is limited by account: another name and a server that has just started do not begin anew', async () => {
    const user = await solver(20);
    for (let count = 0; count < 2; count += 1)
      expect(await scene.outcome(user, 'createGroup', form())).toBe('CreateGroupSuccess');
    const username = `${user.username.slice(0, 15)}-now`;
    await scene.server.services.db.user.update({
      where: { id: user.id },
      data: { username, usernameKey: username },
    });
    const started = await startTestServer();
    try {
      const { data } = await started.graphql(
        'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { __typename } }',
        { token: await scene.token(user), variables: { input: form() } },
      );
      expect(data).toEqual({ createGroup: { __typename: 'TooManyGroups' } });
    } finally {
      await started.stop();
    }
  });

  test.each(['NO_SUBMIT', 'NO_DISCUSS', 'MUTED', 'NO_SUBMIT_NO_DISCUSS', 'NO_SUBMIT_MUTED'] as const)(
    'is closed to the role %s',
    async (role) => {
      const user = await scene.user({ role });
      await scene.server.services.db.userStatistics.create({ data: { userId: user.id, solved: 100 } });
      expect(await scene.outcome(user, 'createGroup', form())).toBe('CreatingGroupsForbidden');
    },
  );

  test.each([
    ['name', 'four'],
    ['name', ''],
    ['shortName', ''],
    ['brief', ' '],
    ['description', ''],
    ['code', ''],
    ['name', 'x'.repeat(26)],
    ['shortName', 'no way'],
    ['shortName', 'x'.repeat(11)],
    ['brief', 'x'.repeat(51)],
    ['description', 'x'.repeat(1_001)],
    ['code', '12345'],
    ['code', '12 456'],
  ])('refuses the %s "%s"', async (field, value) => {
    const answer = await scene.act(
      scene.author,
      'createGroup',
      form({ access: 'PRIVATE', code: '123456', [field]: value }),
    );
    expect(pathsOf(answer)).toEqual([field]);
  });

  test('needs a code where applications do: of a private group that is shown', async () => {
    const create = (wishes: object) => scene.act(scene.author, 'createGroup', form(wishes));
    expect(pathsOf(await create({ access: 'PRIVATE' }))).toEqual(['code']);
    for (const wishes of [{ access: 'PROTECTED' }, { access: 'PRIVATE', isVisible: false }])
      expect(await create(wishes)).toMatchObject({ __typename: 'CreateGroupSuccess' });
    const { id } = await buildGroup(scene.server.services, scene.author, { access: 'PRIVATE', isVisible: false });
    expect(pathsOf(await scene.act(scene.author, 'updateGroup', { id, isVisible: true }))).toEqual(['code']);
  });

  test('refuses names of other groups in any case', async () => {
    const taken = await buildGroup(scene.server.services, scene.author, {
      name: 'Data Structures',
      shortName: 'DATA1',
    });
    const answer = await scene.act(
      scene.author,
      'createGroup',
      form({ name: taken.name.toUpperCase(), shortName: 'data1' }),
    );
    expect(pathsOf(answer)?.toSorted()).toEqual(['name', 'shortName']);
  });
});

describe('changing a group', () => {
  test('keeps what is absent, its owner and its state', async () => {
    const [owner, root] = [await scene.user(), await scene.user()];
    const group = await buildGroup(scene.server.services, owner, {
      access: 'PRIVATE',
      code: 'abcdef',
      levels: [[root, 5]],
    });
    expect(await scene.outcome(root, 'updateGroup', { id: group.id, brief: 'A new brief' })).toBe('UpdateGroupSuccess');
    const stored = await scene.server.services.db.group.findUniqueOrThrow({ where: { id: group.id } });
    expect(stored).toEqual({ ...group, brief: 'A new brief', updatedAt: stored.updatedAt });
    await expect(scene.outcome(root, 'updateGroup', { id: group.id, ownerId: root.id })).rejects.toThrow('ownerId');
  });

  test.each(['name', 'shortName', 'brief', 'description', 'code'])('refuses an empty %s', async (field) => {
    const owner = await scene.user();
    const { id } = await buildGroup(scene.server.services, owner, { access: 'PRIVATE', code: 'abcdef' });
    expect(pathsOf(await scene.act(owner, 'updateGroup', { id, [field]: '' }))).toEqual([field]);
  });

  test('leaves alone what another change makes of it at the same moment', async () => {
    const { db } = scene.server.services;
    const owner = await scene.user();
    const { id } = await buildGroup(scene.server.services, owner);
    const [isWritten, canEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const closing = db.$transaction(async (tx) => {
      await tx.group.update({ where: { id }, data: { access: 'PRIVATE', code: 'abcdef' } });
      isWritten.resolve();
      await canEnd.promise;
    });
    await isWritten.promise;
    const editing = scene.outcome(owner, 'updateGroup', { id, brief: 'A new brief' });
    await untilSomebodyWaits(db);
    canEnd.resolve();
    const [outcome] = await Promise.all([editing, closing]);
    expect(outcome).toBe('UpdateGroupSuccess');
    expect(await db.group.findUnique({ where: { id } })).toMatchObject({
      access: 'PRIVATE',
      code: 'abcdef',
      brief: 'A new brief',
    });
  });

  test('is refused where another form changed the same field meanwhile, and only there', async () => {
    const owner = await scene.user();
    const group = await buildGroup(scene.server.services, owner, { brief: 'As both read it' });
    const { id, brief, description, code } = group;
    const basedOn = { brief, description, code };
    const send = (changes: object) =>
      scene.act(owner, 'updateGroup', { id, basedOn, ...changes }, '... on SettingsChanged { keys }');
    expect(await send({ brief: 'Of the first' })).toMatchObject({ __typename: 'UpdateGroupSuccess' });
    expect(await send({ brief: 'Of the second' })).toMatchObject({ __typename: 'SettingsChanged', keys: ['brief'] });
    expect(await send({ description: 'Of the second' })).toMatchObject({ __typename: 'UpdateGroupSuccess' });
    expect(await scene.server.services.db.group.findUnique({ where: { id } })).toMatchObject({
      brief: 'Of the first',
      description: 'Of the second',
    });
  });

  test('to a public one forgets its code', async () => {
    const owner = await scene.user();
    const group = await buildGroup(scene.server.services, owner, { access: 'PRIVATE', code: 'abcdef' });
    await scene.act(owner, 'updateGroup', { id: group.id, access: 'PUBLIC' });
    expect(pathsOf(await scene.act(owner, 'updateGroup', { id: group.id, access: 'PRIVATE' }))).toEqual(['code']);
  });
});

describe('the list of groups', () => {
  const found = async (user: Parameters<TrainingScene['ask']>[0], filter: object) => {
    const { groups } = await scene.ask(
      user,
      'query ($filter: GroupFilter) { groups(filter: $filter) { total items { name memberCount code } } }',
      { filter },
    );
    return groups as { total: number; items: { name: string; memberCount: number; code: string | null }[] };
  };

  test('finds by name, short name and owner, and counts members', async () => {
    const [owner, member, applicant] = await scene.users(3);
    if (!owner || !member || !applicant) throw new Error('too few');
    const group = await buildGroup(scene.server.services, owner, {
      name: 'Zebra_100%',
      shortName: 'zebra%',
      access: 'PRIVATE',
      code: '123456',
      levels: [
        [member, 3],
        [applicant, 1],
      ],
    });
    const row = { name: group.name, memberCount: 2, code: null };
    for (const keyword of ['ebra_1', 'BRA%', owner.username.slice(2)])
      expect(await found(null, { keyword })).toEqual({ total: 1, items: [row] });
    expect(await found(null, { keyword: 'ebra%1' })).toEqual({ total: 0, items: [] });
    expect(await found(null, { keyword: 'zebra', access: 'PUBLIC' })).toMatchObject({ total: 0 });
    expect(await found(member, { kind: 'JOINED' })).toEqual({ total: 1, items: [row] });
    expect(await found(applicant, { kind: 'JOINED' })).toMatchObject({ total: 0 });
    expect(await found(owner, { kind: 'JOINED' })).toEqual({ total: 1, items: [{ ...row, code: '123456' }] });
  });

  test('sends as many statements for three groups as for one', async () => {
    const { services } = scene.server;
    const owner = await scene.user();
    for (const name of ['Many', 'Lots 1', 'Lots 2', 'Lots 3']) await buildGroup(services, owner, { name });
    const statements = (keyword: string) =>
      countQueries(services, {
        query: `query ($keyword: String) {
          groups(filter: { keyword: $keyword }) { items { name memberCount viewerLevel owner { username } } }
        }`,
        variables: { keyword },
        viewer: owner,
      });
    expect(await statements('Lots ')).toBe(await statements('Many'));
  });
});
