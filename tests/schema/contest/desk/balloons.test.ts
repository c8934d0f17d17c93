import { Status } from '@verdict/judge/protocol/status.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContestTry } from '../../../factories/contestant.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { buildDesk, send, type DeskScene } from './desk-scene.ts';
import { follow } from './follow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const check = (token: string | null, id: number, isChecked: boolean) =>
  send(server, token, {
    field: 'checkBalloon',
    args: { id, isChecked },
    types: { id: 'Int!', isChecked: 'Boolean!' },
    fields: '{ id checkedAt carrierName }',
  });

async function list(token: string, contestId: number, fields = 'id', more = ''): Promise<unknown> {
  const query = `{ balloons(contestId: ${contestId}${more}) { items { ${fields} } } }`;
  const { data, errors } = await server.graphql(query, { token });
  return (data?.['balloons'] as { items: unknown[] } | undefined)?.items ?? errors?.[0]?.extensions?.['code'];
}

const listRevoked = ({ tokens, contest }: DeskScene) =>
  list(tokens.author, contest.id, 'id isRevoked', ', includesRevoked: true');

async function tried(
  { contest, contestProblemId }: DeskScene,
  second: number,
  wishes: { userId: string; status?: number; contestProblemId?: number },
): Promise<number> {
  return (await buildContestTry(server.services, { contest, contestProblemId, second, ...wishes })).id;
}

async function judgeAgain(id: number, status: number): Promise<void> {
  const { db, pubsub } = server.services;
  await db.submission.update({ where: { id }, data: { status } });
  await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
}

test('each participant gets one balloon a problem, for the first accepted submission, in order', async () => {
  const desk = await buildDesk(server);
  const second = await buildUser(server.services, { username: 'second-solver' });
  await tried(desk, 30, { userId: desk.contestant.id, status: Status.WRONG_ANSWER });
  const first = await tried(desk, 60, { userId: second.id });
  const own = await tried(desk, 90, { userId: desk.contestant.id });
  await tried(desk, 95, { userId: desk.contestant.id });
  expect(
    await list(desk.tokens.author, desk.contest.id, 'id username problemDisplayId color second isFirst checkedAt'),
  ).toEqual([
    {
      id: first,
      username: 'second-solver',
      problemDisplayId: 'A',
      color: '#d32f2f',
      second: 60,
      isFirst: true,
      checkedAt: null,
    },
    {
      id: own,
      username: desk.contestant.username,
      problemDisplayId: 'A',
      color: '#d32f2f',
      second: 90,
      isFirst: false,
      checkedAt: null,
    },
  ]);
});

test('all who solved a problem in the same second were first, a star never is', async () => {
  const star = await buildUser(server.services);
  const desk = await buildDesk(server, { starUsernameKeys: [star.usernameKey] });
  const others = [await buildUser(server.services), await buildUser(server.services)];
  await tried(desk, 10, { userId: star.id });
  for (const { id } of others) await tried(desk, 20, { userId: id });
  await tried(desk, 21, { userId: desk.contestant.id });
  expect(await list(desk.tokens.author, desk.contest.id, 'isFirst')).toEqual(
    [false, true, true, false].map((isFirst) => ({ isFirst })),
  );
});

test('what was submitted outside the time of the contest earns nothing', async () => {
  const desk = await buildDesk(server);
  await tried(desk, -5, { userId: desk.contestant.id });
  await tried(desk, 7_201, { userId: desk.contestant.id });
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([]);
});

test('tries are read once for all who look: a row whose version is the same is not read again', async () => {
  const { db } = server.services;
  const desk = await buildDesk(server);
  const id = await tried(desk, 60, { userId: desk.contestant.id });
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([{ id }]);
  await db.contestParticipant.updateMany({ where: { contestId: desk.contest.id }, data: { tries: {} } });
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([{ id }]);
  expect((await check(desk.tokens.author, id, true)).__typename).toBe('CheckBalloonSuccess');
  await db.contestParticipant.updateMany({
    where: { contestId: desk.contest.id },
    data: { version: { increment: 1 } },
  });
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([]);
});

test('the list is pushed: a verdict brings a balloon, another takes it away', async () => {
  const desk = await buildDesk(server);
  const balloons = follow(
    server,
    desk.tokens.author,
    `subscription { balloonsChanged(contestId: ${desk.contest.id}) { items { id } } }`,
  );
  expect(await balloons.next()).toEqual({ items: [] });
  const id = await tried(desk, 60, { userId: desk.contestant.id });
  expect(await balloons.next()).toEqual({ items: [{ id }] });
  await judgeAgain(id, Status.WRONG_ANSWER);
  expect(await balloons.next()).toEqual({ items: [] });
  await balloons.stop();
});

test('who brought a balloon is kept with the time, and it goes behind those to be brought', async () => {
  const desk = await buildDesk(server);
  const other = await buildUser(server.services);
  const [first, second] = [
    await tried(desk, 60, { userId: desk.contestant.id }),
    await tried(desk, 90, { userId: other.id }),
  ];
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  expect(await check(desk.tokens.author, first, true)).toMatchObject({
    data: { carrierName: desk.author.username, checkedAt: expect.any(String) },
  });
  expect(await check(desk.tokens.author, first, true)).toMatchObject({ data: { carrierName: desk.author.username } });
  // Another who comes too late is told so, and does not take the place of the first.
  expect(await check(root, first, true)).toMatchObject({
    __typename: 'BalloonBrought',
    message: expect.stringContaining(desk.author.username),
  });
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([{ id: second }, { id: first }]);
  expect(await check(desk.tokens.author, first, false)).toMatchObject({ data: { carrierName: null, checkedAt: null } });
});

test('a balloon whose verdict is gone cannot be brought', async () => {
  const desk = await buildDesk(server);
  const id = await tried(desk, 60, { userId: desk.contestant.id });
  await judgeAgain(id, Status.WRONG_ANSWER);
  expect((await check(desk.tokens.author, id, true)).__typename).toBe('BalloonNotFound');
});

test('a brought balloon whose verdict changed is to be taken back until that is marked', async () => {
  const desk = await buildDesk(server);
  const other = await buildUser(server.services);
  const id = await tried(desk, 60, { userId: desk.contestant.id });
  const waiting = await tried(desk, 90, { userId: other.id });
  await check(desk.tokens.author, id, true);
  await judgeAgain(id, Status.WRONG_ANSWER);
  expect(await listRevoked(desk)).toEqual([
    { id, isRevoked: true },
    { id: waiting, isRevoked: false },
  ]);
  // Callers that do not ask for them go on with what is earned.
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([{ id: waiting }]);
  expect(await check(desk.tokens.author, id, false)).toMatchObject({ data: { checkedAt: null } });
  expect(await listRevoked(desk)).toEqual([{ id: waiting, isRevoked: false }]);
});

test('a brought balloon stays while its submission is judged again or another one earns it', async () => {
  const desk = await buildDesk(server);
  const id = await tried(desk, 60, { userId: desk.contestant.id });
  await check(desk.tokens.author, id, true);
  await judgeAgain(id, Status.PENDING);
  expect(await listRevoked(desk)).toEqual([{ id, isRevoked: false }]);
  const later = await tried(desk, 90, { userId: desk.contestant.id });
  await judgeAgain(id, Status.WRONG_ANSWER);
  expect(await list(desk.tokens.author, desk.contest.id, 'id carrierName')).toEqual([
    { id: later, carrierName: desk.author.username },
  ]);
});

test('balloons to be brought since the freeze are marked, and can be left out until it ends', async () => {
  const desk = await buildDesk(server, { sealsAt: new Date(Date.now() - 1_800_000) });
  const other = await buildUser(server.services);
  const before = await tried(desk, 60, { userId: desk.contestant.id });
  const since = await tried(desk, 2_000, { userId: other.id });
  expect(await list(desk.tokens.author, desk.contest.id, 'id isSinceFreeze')).toEqual([
    { id: before, isSinceFreeze: false },
    { id: since, isSinceFreeze: true },
  ]);
  expect(await list(desk.tokens.author, desk.contest.id, 'id', ', includesFrozen: false')).toEqual([{ id: before }]);
  await server.services.db.contest.update({ where: { id: desk.contest.id }, data: { sealsAt: null } });
  expect(await list(desk.tokens.author, desk.contest.id, 'id', ', includesFrozen: false')).toHaveLength(2);
});

test('under the seal the jury goes on seeing all, and nobody else anything', async () => {
  const desk = await buildDesk(server, { sealsAt: new Date(Date.now() - 1_800_000) });
  const id = await tried(desk, 2_000, { userId: desk.contestant.id });
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  expect(await list(desk.tokens.author, desk.contest.id)).toEqual([{ id }]);
  for (const token of [desk.tokens.contestant, desk.tokens.other, admin]) {
    expect(await list(token, desk.contest.id)).toBe('NOT_CONTEST_ADMIN');
    expect((await check(token, id, true)).__typename).toBe('NotContestAdmin');
  }
});

test('an OI contest has none', async () => {
  const desk = await buildDesk(server, { type: 'OI' });
  expect(await list(desk.tokens.author, desk.contest.id)).toBe('NO_BALLOONS');
});
