import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { askAs, startAuthoring } from './authoring-scene.ts';

let server: TestServer;
let root: User;
let author: User;
beforeAll(async () => {
  ({ server, root } = await startAuthoring());
  author = await buildUser(server.services);
  const problems = [
    ['QZ1', 'Knapsack'],
    ['QZ12', 'Trees'],
    ['XQZ3', 'A jqx walk'],
    ['K4', 'The bjqx'],
    ['K5', '01背包问题'],
  ] as const;
  for (const [displayId, title] of problems)
    await buildProblem(server.services, { displayId, title, authorId: author.id, hasTests: false });
});
afterAll(() => server.stop());

const list = `query List($filter: AdminProblemFilter!) {
  adminProblems(filter: $filter, order: DISPLAY_ID, page: { size: 100 }) { total items { displayId } }
}`;
const pageSchema = z.object({ items: z.array(z.object({ displayId: z.string() })) });
const found = async (keyword: string, wishes: object = {}, viewer = root) => {
  const { value } = await askAs(server, viewer, list, { filter: { keyword, ...wishes } });
  return pageSchema.parse(value).items.map(({ displayId }) => displayId);
};

test.each([
  ['the beginning of a display id', 'qz', ['QZ1', 'QZ12']],
  ['the beginning of a word, not its middle', 'jq', ['XQZ3']],
  ['two Chinese characters anywhere', '背包', ['K5']],
])('a keyword of two letters finds %s', async (_what, keyword, displayIds) => {
  expect(await found(keyword)).toEqual(displayIds);
});

test('a longer keyword finds the middle of a word, too', async () => {
  expect(await found('jqx')).toEqual(['K4', 'XQZ3']);
});

test('a short keyword finds what the viewer may work on, in the group that is shown', async () => {
  const group = await buildGroup(server.services, root);
  await buildProblem(server.services, { displayId: 'QZ7', groupId: group.id, authorId: root.id, hasTests: false });
  expect(await found('qz', { groupId: group.id })).toEqual(['QZ7']);
  expect(await found('qz', {}, await buildUser(server.services))).toEqual([]);
});
