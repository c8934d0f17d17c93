import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { settingsInput, updateSettings } from '../../core/settings/site-operations.ts';
import { askAs, createMutation, problemInput, startAuthoring, updateMutation } from './authoring-scene.ts';

let server: TestServer;
let root: User;
let siteAdmin: User;
let groupAdmin: User;
let member: User;
let group: Awaited<ReturnType<typeof buildGroup>>;
beforeAll(async () => {
  ({ server, root, admin: siteAdmin } = await startAuthoring());
  [groupAdmin, member] = [await buildUser(server.services), await buildUser(server.services)];
  group = await buildGroup(server.services, await buildUser(server.services), {
    shortName: 'ALGOS',
    levels: [
      [groupAdmin, level.admin],
      [member, level.member],
    ],
  });
});
afterAll(() => server.stop());

const formOf = (data: unknown) => z.object({ id: z.int(), version: z.int(), displayId: z.string() }).parse(data);

function create(user: User, wishes: Readonly<Record<string, unknown>> = {}, groupId = group.id) {
  return askAs(server, user, createMutation, { groupId, input: problemInput(wishes) });
}

async function listed(user: User, filter: string): Promise<readonly string[]> {
  const { value } = await askAs(server, user, `{ problems(filter: ${filter}) { items { displayId } } }`, {});
  return z
    .object({ items: z.array(z.object({ displayId: z.string() })) })
    .parse(value)
    .items.map(({ displayId }) => displayId);
}

describe('a problem of a group', () => {
  test('is created by its admins, with the short name before its display id and tags of the group', async () => {
    const { displayId, id } = formOf((await create(groupAdmin, { displayId: '1', tags: ['homework'] })).data);
    expect(displayId).toBe('ALGOS1');
    const stored = await server.services.db.problem.findUniqueOrThrow({
      where: { id },
      include: { tags: { include: { tag: true } } },
    });
    expect(stored).toMatchObject({ groupId: group.id, authorId: groupAdmin.id, bankState: 'NONE', inBank: false });
    expect(stored.tags.map(({ tag }) => [tag.name, tag.groupId])).toEqual([['homework', group.id]]);
  });

  test('is proposed the display id after the highest of its group, 1000 first, and none to members', async () => {
    const proposed = async (user: User, groupId: number) =>
      (await askAs(server, user, `{ proposedDisplayId(groupId: ${groupId}) }`, {})).value;
    const empty = await buildGroup(server.services, groupAdmin, { shortName: 'NUMBERS' });
    expect(await proposed(groupAdmin, empty.id)).toBe('1000');
    await create(groupAdmin, { displayId: '41' }, empty.id);
    expect(await proposed(groupAdmin, empty.id)).toBe('42');
    expect(await proposed(member, group.id)).toBeNull();
  });

  test('is not created beyond the limit of the site', async () => {
    const limit = (groupMaxProblems: number) =>
      askAs(server, root, updateSettings, { input: settingsInput({ groupMaxProblems }) });
    await limit(1);
    expect((await create(groupAdmin)).code).toBe('TOO_MANY_GROUP_PROBLEMS');
    await limit(500);
  });

  test('is not created by members, by admins of the site, or in a group that is not there', async () => {
    expect((await create(member)).code).toBe('NOT_PROBLEM_MAKER');
    expect((await create(siteAdmin)).code).toBe('GROUP_NOT_FOUND');
    expect((await create(root, {}, 2_000_000_000)).code).toBe('GROUP_NOT_FOUND');
    expect((await askAs(server, member, createMutation, { input: problemInput() })).code).toBe('NOT_PROBLEM_MAKER');
  });

  test('is in the list of its group and not of the site; a hidden one for admins of the group only', async () => {
    await create(groupAdmin, { displayId: '2' });
    await create(groupAdmin, { displayId: '3', visibility: 'PRIVATE' });
    const inGroup = `{ groupId: ${group.id}, keyword: "ALGOS" }`;
    expect(await listed(member, inGroup)).toContain('ALGOS2');
    expect(await listed(member, inGroup)).not.toContain('ALGOS3');
    expect(await listed(groupAdmin, inGroup)).toContain('ALGOS3');
    expect(await listed(siteAdmin, inGroup)).toEqual([]);
    expect(await listed(member, '{ keyword: "ALGOS" }')).toEqual([]);
  });

  test('keeps its display id whatever its group is called now, and gets none without the short name', async () => {
    const problem = await buildProblem(server.services, {
      groupId: group.id,
      authorId: groupAdmin.id,
      displayId: 'OLDNAME7',
      hasTests: true,
    });
    let { version } = problem;
    const save = async (displayId: string) => {
      const answer = await askAs(server, groupAdmin, updateMutation, {
        id: problem.id,
        version,
        input: problemInput({ displayId }),
      });
      if (answer.data !== undefined) ({ version } = formOf(answer.data));
      return answer.data === undefined ? answer.fields?.map(({ path }) => path) : 'saved';
    };
    expect([await save('OLDNAME7'), await save('P7'), await save('ALGOS'), await save('algos7')]).toEqual([
      'saved',
      ['displayId'],
      ['displayId'],
      'saved',
    ]);
  });

  test('offers its members the tags of the group', async () => {
    const { db } = server.services;
    await db.tag.create({ data: { name: 'unused of the group', groupId: group.id } });
    const tags = async (user: User) =>
      JSON.stringify((await askAs(server, user, `{ tags(groupId: ${group.id}) { name groupId } }`, {})).value);
    await create(groupAdmin, { displayId: '9', tags: ['carried in the group'] });
    expect(await tags(member)).toContain('carried in the group');
    expect(await tags(member)).not.toContain('unused of the group');
    expect(await tags(groupAdmin)).toContain('unused of the group');
    expect((await askAs(server, siteAdmin, `{ tags(groupId: ${group.id}) { name } }`, {})).errorCode).toBeDefined();
  });
});
