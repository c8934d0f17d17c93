import type { Group, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { contestActs, contestInput } from '../manage/contest-authoring-scene.ts';
import { BoardScene } from './board-scene.ts';

/*
 * Boards that a group opens to visitors, of its contests.
 */

let server: TestServer;
let owner: User;
let member: User;
let group: Group;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await buildUser(server.services);
  member = await buildUser(server.services);
  group = await buildGroup(server.services, owner, { levels: [[member, level.member]] });
});

const change = (data: Prisma.GroupUncheckedUpdateInput) =>
  server.services.db.group.update({ where: { id: group.id }, data });
const makeScene = (wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}) =>
  BoardScene.make(server, { authorId: owner.id, groupId: group.id, isBoardOpen: true, ...wishes });
const outside = { isOutside: true };

/** What the lists and the page of a contest say of its board to a member. */
async function isOffered(contestId: number): Promise<unknown> {
  const query = 'query ($id: Int!) { contest(id: $id) { isBoardOpen } }';
  const { data } = await server.graphql(query, {
    token: await tokenFor(server.services, member),
    variables: { id: contestId },
  });
  return data?.['contest'];
}

test('visitors read the open board of a group that they see, and nothing else of the contest', async () => {
  const scene = await makeScene();
  const stranger = await buildUser(server.services);
  for (const viewer of [null, stranger, member])
    expect((await scene.ask(viewer, outside)).__typename).toBe('ContestBoardSuccess');
  expect(await isOffered(scene.contest.id)).toEqual({ isBoardOpen: true });
  for (const viewer of [null, stranger]) expect((await scene.ask(viewer)).__typename).toBe('ContestNotFound');
  const { data } = await server.graphql('query ($id: Int!) { contest(id: $id) { id } }', {
    variables: { id: scene.contest.id },
  });
  expect(data).toEqual({ contest: null });
});

test.each([
  ['is closed', { isBoardOpen: false }],
  ['is of a hidden contest', { isVisible: false }],
])('a board that %s is as if it were not there', async (_what, wishes) => {
  const scene = await makeScene(wishes);
  expect((await scene.ask(null, outside)).__typename).toBe('ContestNotFound');
});

test('the board of a group that is hidden later is closed, and offered to nobody', async () => {
  const scene = await makeScene();
  await change({ isVisible: false });
  expect((await scene.ask(null, outside)).__typename).toBe('ContestNotFound');
  expect((await scene.ask(member, outside)).__typename).toBe('BoardClosed');
  expect(await isOffered(scene.contest.id)).toEqual({ isBoardOpen: false });
});

test('the board of a disbanded group is as if it were not there', async () => {
  const scene = await makeScene();
  await change({ disbandedAt: new Date() });
  expect((await scene.ask(null, outside)).__typename).toBe('ContestNotFound');
});

test('a hidden group cannot open a board: creating and saving are refused, with the reason', async () => {
  const acts = contestActs(server);
  const token = await tokenFor(server.services, owner);
  const open = contestInput({ isBoardOpen: true });
  const { contest } = await makeScene();
  await change({ isVisible: false });
  for (const answer of [await acts.create(token, open, group.id), await acts.update(token, contest.id, open)])
    expect(answer.__typename).toBe('InvalidInput');
  const told = await server.graphql(
    `mutation ($groupId: Int, $input: ContestInput!) {
      createContest(groupId: $groupId, input: $input) { ... on InvalidInput { fields { path message } } }
    }`,
    { token, variables: { groupId: group.id, input: open } },
  );
  const message = 'The group is hidden, so its scoreboards are for members alone and cannot be opened to visitors.';
  expect(told.data).toEqual({ createContest: { fields: [{ path: 'isBoardOpen', message }] } });
  const { data } = await server.graphql('query ($id: Int!) { contestForm(id: $id) { isBoardOpen canOpenBoard } }', {
    token,
    variables: { id: contest.id },
  });
  expect(data).toEqual({ contestForm: { isBoardOpen: false, canOpenBoard: false } });
});
