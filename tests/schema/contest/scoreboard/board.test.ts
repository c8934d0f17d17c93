import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { takePart } from '@verdict/schema/contest/core/participant.service.ts';
import { ranksOf } from '@verdict/schema/contest/scoreboard/board/rank.ts';
import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute } from './board-scene.ts';

let server: TestServer;
const people: Record<string, User | null> = { 'signed out': null };
beforeAll(async () => {
  server = await startTestServer();
  const make = (role: User['role'] = 'USER') => buildUser(server.services, { role });
  Object.assign(people, {
    author: await make(),
    contestant: await make(),
    stranger: await make(),
    admin: await make('ADMIN'),
    'problem admin': await make('PROBLEM_ADMIN'),
    root: await make('ROOT'),
  });
});
afterAll(() => server.stop());

const everybody = ['signed out', 'stranger', 'contestant', 'author', 'admin', 'problem admin', 'root'] as const;
const admins: readonly string[] = ['author', 'root'];
function person(name: string): User {
  const found = people[name];
  if (!found) throw new Error(`${name} has no account`);
  return found;
}

let ann: User;
let ben: User;
let cid: User;
beforeEach(async () => {
  [ann, ben, cid] = [
    await buildUser(server.services),
    await buildUser(server.services),
    await buildUser(server.services),
  ];
});

const makeScene = (wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}) =>
  BoardScene.make(server, { authorId: person('author').id, ...wishes });
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

describe('a board', () => {
  test('is sorted best first, with cells by problem, penalties, first seconds and equal ranks', async () => {
    const scene = await makeScene();
    await scene.submit(ann, 'A', 10, Status.WRONG_ANSWER);
    await scene.submit(ann, 'A', 20, Status.ACCEPTED);
    await scene.submit(ben, 'C', 40, Status.ACCEPTED);
    await scene.submit(cid, 'B', 30, Status.COMPILE_ERROR);
    await scene.submit(cid, 'B', 40, Status.ACCEPTED);
    await scene.submit(cid, 'A', 50, Status.PENDING);
    const board = await scene.board(person('stranger'));
    expect(board.rows.map(({ name, cells, points, time }) => ({ name, cells, points, time }))).toEqual([
      { name: ann.username, cells: [[1_200, 1, 0, 0], null, null], points: 1, time: 2_400 },
      { name: ben.username, cells: [null, null, [2_400, 0, 0, 0]], points: 1, time: 2_400 },
      { name: cid.username, cells: [[null, 0, 1, 0], [2_400, 0, 0, 0], null], points: 1, time: 2_400 },
    ]);
    expect(ranksOf(board.rows)).toEqual([1, 1, 1]);
    expect(board.problems).toMatchObject([
      { displayId: 'A', firstSecond: 1_200 },
      { displayId: 'B', firstSecond: 2_400 },
      { displayId: 'C', firstSecond: 2_400 },
    ]);
    expect(board.version).toBe(boardDigest(board.rows));
  });

  test('sends no rows to who says their version and has them already', async () => {
    const scene = await makeScene();
    await scene.submit(ann, 'A', 10, Status.ACCEPTED);
    const { version } = await scene.board(ann);
    const ask = async () =>
      (
        await server.graphql(
          `{
            contestBoard(contestId: ${scene.contest.id}, knownVersion: ${version}) {
              ... on ContestBoardSuccess { data { isUnchanged rows } }
            }
          }`,
          { token: await tokenFor(server.services, ann) },
        )
      ).data;
    expect(await ask()).toEqual({ contestBoard: { data: { isUnchanged: true, rows: [] } } });
    await scene.submit(ben, 'A', 20, Status.ACCEPTED);
    expect(await ask()).toMatchObject({
      contestBoard: { data: { isUnchanged: false, rows: [{ points: 1 }, { points: 1 }] } },
    });
  });

  test('shows what is stored, also what another process has stored behind this one', async () => {
    const scene = await makeScene();
    const id = await scene.submit(ann, 'A', 10, Status.PENDING);
    expect((await scene.board(ann)).rows[0]).toMatchObject({ points: 0, cells: [[null, 0, 1, 0], null, null] });
    await scene.judge(id, Status.ACCEPTED);
    expect((await scene.board(ann)).rows[0]).toMatchObject({ points: 1 });
    await server.services.db.contest.update({ where: { id: scene.contest.id }, data: { penaltySeconds: 60 } });
    await scene.submit(ann, 'B', 5, Status.WRONG_ANSWER);
    await scene.submit(ann, 'B', 6, Status.ACCEPTED);
    expect((await scene.board(ann)).rows[0]).toMatchObject({ points: 2, time: 600 + 360 + 60 });
    await server.services.db.contestParticipant.deleteMany({ where: { contestId: scene.contest.id } });
    expect((await scene.board(ann)).rows).toEqual([]);
  });

  test('calls people by the name the contest wants, and teams by theirs', async () => {
    const { db } = server.services;
    await db.user.update({ where: { id: ann.id }, data: { nickname: 'Annie', realName: 'Anna Real' } });
    for (const [boardName, name] of [
      ['USERNAME', ann.username],
      ['NICKNAME', 'Annie'],
      ['REAL_NAME', 'Anna Real'],
    ] as const) {
      const scene = await makeScene({ boardName });
      await scene.submit(ann, 'A', 1, Status.ACCEPTED);
      await scene.submit(ben, 'A', 2, Status.ACCEPTED);
      expect((await scene.board(ben)).rows.map((row) => row.name)).toEqual([name, ben.username]);
    }
    const scene = await makeScene();
    await db.contestParticipant.create({
      data: {
        contestId: scene.contest.id,
        kind: 'TEAM',
        name: 'The Team',
        registeredAt: new Date(),
        members: { create: [ann, cid].map(({ id }) => ({ userId: id, contestId: scene.contest.id })) },
      },
    });
    await scene.submit(cid, 'A', 2, Status.ACCEPTED);
    const { rows, viewerParticipantId } = await scene.board(cid);
    expect(rows).toMatchObject([{ name: 'The Team', points: 1, members: [ann.username, cid.username].toSorted() }]);
    expect(viewerParticipantId).toBe(rows[0]?.participantId);
  });

  test('lists stars without a rank, never as first, or leaves them out', async () => {
    const scene = await makeScene({ starUsernameKeys: [ann.usernameKey] });
    await scene.submit(ann, 'A', 1, Status.ACCEPTED);
    await scene.submit(ben, 'A', 9, Status.ACCEPTED);
    const board = await scene.board(ben);
    expect(ranksOf(board.rows)).toEqual([-1, 1]);
    expect(board.problems[0]).toMatchObject({ firstSecond: 540 });
    expect((await scene.board(ben, { removesStars: true })).rows.map(({ name }) => name)).toEqual([ben.username]);
  });

  test('leaves out who takes part later on a clock of their own', async () => {
    const scene = await makeScene();
    await scene.submit(ann, 'A', 1, Status.ACCEPTED);
    await server.services.db.contestParticipant.create({
      data: {
        contestId: scene.contest.id,
        kind: 'VIRTUAL',
        startsAt: new Date(),
        registeredAt: new Date(),
        members: { create: { userId: ben.id, contestId: scene.contest.id, isVirtual: true } },
      },
    });
    expect((await scene.board(ben)).rows.map(({ name }) => name)).toEqual([ann.username]);
  });

  test('of an OI contest has points and times of full scores', async () => {
    const scene = await makeScene({ type: 'OI' });
    await scene.submit(ann, 'A', 1, Status.PARTIAL_ACCEPTED, { score: 40, timeMs: 3 });
    await scene.submit(ann, 'B', 2, Status.ACCEPTED, { score: 100, timeMs: 30 });
    expect((await scene.board(ben)).rows).toMatchObject([
      { cells: [[40, null, 0], [100, 30, 0, true], null], points: 140, time: 30 },
    ]);
  });

  test('shows what came after the end to contest admins who ask for it, and to nobody else', async () => {
    const scene = await makeScene({ startsAt: ago(120), endsAt: ago(60) });
    await scene.submit(ann, 'A', 30, Status.WRONG_ANSWER);
    await scene.submit(ann, 'A', 90, Status.ACCEPTED);
    for (const name of everybody.slice(1)) {
      const board = await scene.board(person(name), { includesAfterEnd: true });
      expect([name, board.includesAfterEnd, board.rows[0]?.points]).toEqual([
        name,
        admins.includes(name),
        admins.includes(name) ? 1 : 0,
      ]);
      expect((await scene.board(person(name))).rows[0]?.points).toBe(0);
    }
  });
});

test('who joins after the end is only on the after-end scoreboard, with their submissions', async () => {
  const scene = await makeScene({ startsAt: ago(120), endsAt: ago(60) });
  await scene.submit(ann, 'A', 30, Status.WRONG_ANSWER);
  const names = async (includesAfterEnd: boolean) =>
    (await scene.board(person('author'), { includesAfterEnd })).rows.map(({ name }) => name);
  await server.services.db.$transaction((tx) =>
    takePart(tx, { contestId: scene.contest.id, userId: ben.id, now: new Date() }),
  );
  expect([await names(false), await names(true)]).toEqual([[ann.username], [ann.username]]);
  await scene.submit(ben, 'A', 90, Status.ACCEPTED);
  expect([await names(false), await names(true)]).toEqual([[ann.username], [ben.username, ann.username]]);
  await server.services.db.contest.update({ where: { id: scene.contest.id }, data: { endsAt: new Date() } });
  expect(await names(false)).toEqual([ben.username, ann.username]);
});

describe('who may look', () => {
  test.each([
    [
      'a running public contest',
      {},
      (name: string) => (name === 'signed out' ? 'ContestPasswordNeeded' : 'ContestBoardSuccess'),
    ],
    [
      'a contest that has not begun',
      { startsAt: ago(-10), endsAt: ago(-60) },
      (name: string) => (admins.includes(name) ? 'ContestBoardSuccess' : 'ContestNotStarted'),
    ],
    [
      'a hidden contest',
      { isVisible: false },
      (name: string) => (admins.includes(name) ? 'ContestBoardSuccess' : 'ContestNotFound'),
    ],
    [
      'a private contest',
      { access: 'PRIVATE', password: 'secret' },
      (name: string) =>
        admins.includes(name) || name === 'contestant' ? 'ContestBoardSuccess' : 'ContestPasswordNeeded',
    ],
  ] as const)('at the board of %s', async (_what, wishes, expected) => {
    const scene = await makeScene(wishes);
    await scene.submit(person('contestant'), 'A', 1, Status.ACCEPTED);
    for (const name of everybody)
      expect([name, (await scene.ask(people[name] ?? null)).__typename]).toEqual([name, expected(name)]);
  });

  test.each([
    ['open and begun', { isBoardOpen: true }, 'ContestBoardSuccess'],
    ['open and private', { isBoardOpen: true, access: 'PRIVATE', password: 'secret' }, 'ContestBoardSuccess'],
    ['closed', {}, 'BoardClosed'],
    ['open before the start', { isBoardOpen: true, startsAt: ago(-10), endsAt: ago(-60) }, 'ContestNotStarted'],
  ] as const)('at the board outside a contest that is %s: everybody alike', async (_what, wishes, expected) => {
    const scene = await makeScene(wishes);
    for (const name of everybody)
      expect([name, (await scene.ask(people[name] ?? null, { isOutside: true })).__typename]).toEqual([name, expected]);
  });

  test('the board outside a hidden contest is as if it were not there', async () => {
    const scene = await makeScene({ isVisible: false, isBoardOpen: true });
    expect((await scene.ask(null, { isOutside: true })).__typename).toBe('ContestNotFound');
  });

  test('following is refused to those who may not look', async () => {
    const scene = await makeScene({ access: 'PRIVATE', password: 'secret' });
    await expect((await scene.follow(person('stranger'))).next()).rejects.toThrow('Enter the contest password');
    await expect((await scene.follow(null, { isOutside: true })).next()).rejects.toThrow('not open to visitors');
    await scene.stop();
  });
});
