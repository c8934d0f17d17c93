import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { readBoard } from '@verdict/schema/contest/scoreboard/open-board.service.ts';
import { watchBoard } from '@verdict/schema/contest/scoreboard/watch-board.service.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute, unsealMutation } from './board-scene.ts';

let server: TestServer;
let author: User;
let stranger: User;
let ann: User;
let ben: User;
beforeAll(async () => {
  server = await startTestServer();
  [author, stranger, ann, ben] = [
    await buildUser(server.services),
    await buildUser(server.services),
    await buildUser(server.services),
    await buildUser(server.services),
  ];
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

/** Began two hours ago, sealed since one; open to visitors. */
const makeScene = (wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}) =>
  BoardScene.make(server, {
    authorId: author.id,
    startsAt: ago(120),
    sealsAt: ago(60),
    endsAt: ago(-60),
    isBoardOpen: true,
    ...wishes,
  });

async function unseal(scene: BoardScene, viewer: User | null): Promise<string | undefined> {
  const { data, errors } = await server.graphql(unsealMutation, {
    variables: { contestId: scene.contest.id },
    ...(viewer ? { token: await tokenFor(server.services, viewer) } : {}),
  });
  return (
    (data?.['unsealContest'] as { __typename: string } | undefined)?.__typename ??
    String(errors?.[0]?.extensions?.['code'])
  );
}

test.each(['ACM', 'OI'] as const)(
  'a frozen %s scoreboard looks the same to all but contest admins, whatever the results and rejudges',
  async (type) => {
    const scene = await makeScene({ type });
    await scene.submit(ann, 'A', 10, Status.ACCEPTED, { score: 100, timeMs: 5 });
    await scene.submit(ben, 'A', 20, Status.WRONG_ANSWER, { score: 30, timeMs: 5 });
    const sealed = [
      await scene.submit(ben, 'A', 70, Status.PENDING),
      await scene.submit(ben, 'B', 80, Status.PENDING),
      await scene.submit(ann, 'C', 90, Status.PENDING),
    ];
    const look = async () =>
      [
        await scene.board(stranger),
        await scene.board(ben),
        await scene.board(null, { isOutside: true }),
        await scene.board(author, { isOutside: true }),
      ].map(({ viewerIsAdmin: _admin, viewerParticipantId: _own, ...rest }) => rest);
    const before = await look();
    expect(before[0]).toMatchObject({ isSealed: true });
    for (const status of [
      Status.ACCEPTED,
      Status.WRONG_ANSWER,
      Status.COMPILE_ERROR,
      Status.SYSTEM_ERROR,
      Status.ACCEPTED,
    ]) {
      for (const id of sealed)
        await scene.judge(id, status, {
          score: status === Status.ACCEPTED ? 100 : 10,
          timeMs: 7,
          version: { increment: 1 },
        });
      expect(await look()).toEqual(before);
    }
    const inside = await scene.board(author);
    expect(inside.isSealed).toBe(false);
    expect(inside.rows.map(({ points }) => points)).toEqual(type === 'ACM' ? [2, 2] : [200, 200]);
  },
);

test('nothing of a sealed result is pushed, but to contest admins', async () => {
  const scene = await makeScene();
  await scene.submit(ann, 'A', 10, Status.ACCEPTED);
  const waiting = await scene.submit(ben, 'B', 80, Status.PENDING);
  const [outside, inside] = [await scene.follow(stranger), await scene.follow(author)];
  await Promise.all([outside.next(), inside.next()]);
  await scene.judge(waiting, Status.ACCEPTED);
  expect((await inside.next()).value).toMatchObject({
    rows: [{ points: 1, name: ben.username }],
    firstSeconds: [{ problemId: scene.problemIds[1], second: 4_800 }],
  });
  // The next thing that strangers are told is the next thing they may see.
  await scene.submit(ann, 'C', 90, Status.ACCEPTED);
  expect((await outside.next()).value).toMatchObject({
    isReload: false,
    rows: [{ name: ann.username, points: 1, cells: [[600, 0, 0, 0], null, [null, 0, 1, 0]] }],
    firstSeconds: [],
  });
  await scene.stop();
});

test('a contestant follows their own results on a frozen scoreboard, on which they stand with attempts', async () => {
  const scene = await makeScene();
  const waiting = await scene.submit(ben, 'B', 80, Status.PENDING);
  const own = await scene.followOwnRow(ben);
  expect((await own.next()).value).toMatchObject([
    { name: ben.username, points: 0, cells: [null, [null, 0, 1, 0], null] },
  ]);
  await scene.judge(waiting, Status.ACCEPTED);
  expect((await own.next()).value).toMatchObject([
    { name: ben.username, points: 1, cells: [null, [4_800, 0, 0, 0], null] },
  ]);
  expect((await scene.board(ben)).rows).toMatchObject([
    { name: ben.username, points: 0, cells: [null, [null, 0, 1, 0], null] },
  ]);
  await scene.stop();
});

test('a contestant loads their own results of a frozen scoreboard, and others load nothing of them', async () => {
  const scene = await makeScene();
  await scene.submit(ann, 'A', 70, Status.WRONG_ANSWER);
  await scene.submit(ben, 'B', 80, Status.ACCEPTED);
  expect(await scene.ownRow(ben)).toMatchObject([
    { name: ben.username, points: 1, cells: [null, [4_800, 0, 0, 0], null] },
  ]);
  expect(await scene.ownRow(ann)).toMatchObject([
    { name: ann.username, points: 0, cells: [[null, 1, 0, 0], null, null] },
  ]);
  expect([await scene.ownRow(stranger), await scene.ownRow(author), await scene.ownRow(null)]).toEqual([[], [], null]);
});

test('who has no row on a frozen scoreboard has none of their own to follow', async () => {
  const scene = await makeScene();
  await scene.submit(ben, 'B', 80, Status.ACCEPTED);
  expect(await (await scene.followOwnRow(ann)).next()).toMatchObject({ done: true });
  await scene.stop();
});

test.each(['OI', 'ACM'] as const)(
  'the own row of an %s contest is told only where the viewer may know their results before others do',
  async (type) => {
    const scene = await makeScene(type === 'OI' ? { type } : { sealsAt: ago(-30) });
    await scene.submit(ben, 'A', 80, Status.ACCEPTED, { score: 100 });
    expect(await (await scene.followOwnRow(ben)).next()).toMatchObject({ done: true });
    await scene.stop();
  },
);

test('a seal that comes while a board is being opened hides what is under it', async () => {
  const sealsAt = ago(-30);
  const scene = await makeScene({ sealsAt });
  const waiting = await scene.submit(ann, 'B', 151, Status.PENDING);
  const { boards } = server.services;
  const ended = new AbortController();
  vi.useFakeTimers({ toFake: ['Date'] });
  const readLate: typeof boards.read = async (...asked) => {
    vi.setSystemTime(sealsAt.getTime() + 1);
    return boards.read(...asked);
  };
  const context = {
    ...server.services,
    boards: { ...boards, read: readLate },
    viewer: { kind: 'anonymous' },
    now: new Date(),
    signal: ended.signal,
  } as unknown as Context;
  const changes = watchBoard(context, scene.contest.id, { isOutside: true, includesAfterEnd: false });
  expect((await changes.next()).value).toMatchObject({ event: { kind: 'CHANGES', rows: [] } });
  await scene.judge(waiting, Status.ACCEPTED);
  expect((await changes.next()).value).toMatchObject({ event: { kind: 'RELOAD' } });
  ended.abort();
  await changes.return();
});

test('a board that is read only when the seal has begun is the sealed one', async () => {
  const sealsAt = ago(-30);
  const scene = await makeScene({ sealsAt });
  await scene.judge(await scene.submit(ann, 'B', 151, Status.PENDING), Status.ACCEPTED);
  const { boards } = server.services;
  vi.useFakeTimers({ toFake: ['Date'] });
  const readLate: typeof boards.read = async (...asked) => {
    vi.setSystemTime(sealsAt.getTime() + 1);
    return boards.read(...asked);
  };
  const context = {
    ...server.services,
    boards: { ...boards, read: readLate },
    viewer: { kind: 'anonymous' },
    now: new Date(),
  } as unknown as Context;
  const { opened, rows } = await readBoard(context, scene.contest.id, { isOutside: true, includesAfterEnd: false });
  expect(opened.view.isSealed).toBe(true);
  expect(rows.map(({ row: { points } }) => points)).toEqual([0]);
  await scene.stop();
});

test('a contest that unfreezes at its end makes viewers reload and shows the results', async () => {
  const scene = await makeScene({ endsAt: new Date(Date.now() + 3_000) });
  await scene.submit(ann, 'B', 80, Status.ACCEPTED);
  const changes = await scene.follow(stranger);
  expect((await changes.next()).value).toMatchObject({ isReload: false, rows: [] });
  expect((await changes.next()).value).toMatchObject({ isReload: true });
  expect(await scene.board(stranger)).toMatchObject({ isSealed: false, rows: [{ points: 1 }] });
  await scene.stop();
});

test('after the end the seal holds until a contest admin takes it away, and nobody else can', async () => {
  const scene = await makeScene({ endsAt: ago(10), isUnsealedAtEnd: false });
  await scene.submit(ann, 'B', 80, Status.ACCEPTED);
  const changes = await scene.follow(stranger);
  await changes.next();
  const roles = [
    null,
    stranger,
    ann,
    await buildUser(server.services, { role: 'ADMIN' }),
    await buildUser(server.services, { role: 'PROBLEM_ADMIN' }),
  ];
  for (const viewer of roles)
    expect(await unseal(scene, viewer)).toBe(viewer === null ? 'UNAUTHENTICATED' : 'NotContestAdmin');
  expect(await scene.board(stranger)).toMatchObject({ isSealed: true, viewerCanUnseal: false, rows: [{ points: 0 }] });
  expect(await scene.board(author)).toMatchObject({ isSealed: false, viewerCanUnseal: true, rows: [{ points: 1 }] });
  expect(await unseal(scene, author)).toBe('UnsealContestSuccess');
  expect((await changes.next()).value).toMatchObject({ isReload: true });
  expect(await scene.board(stranger)).toMatchObject({ isSealed: false, rows: [{ points: 1 }] });
  expect(await scene.board(author)).toMatchObject({ viewerCanUnseal: false });
  await scene.stop();
});

test('a running contest is not unsealed', async () => {
  const scene = await makeScene();
  expect(await unseal(scene, author)).toBe('ContestNotEnded');
  expect(
    await server.services.db.contest.findUnique({ where: { id: scene.contest.id }, select: { unsealedAt: true } }),
  ).toEqual({ unsealedAt: null });
});

test.each([
  [{ isVisible: false }, {}],
  [{ access: 'PRIVATE', password: 'secret' }, {}],
  [{ isBoardOpen: false }, { isOutside: true }],
] as const)('who may look no longer is told nothing more: %o', async (change, wish) => {
  const scene = await makeScene();
  await scene.submit(ann, 'A', 10, Status.ACCEPTED);
  const outside = await scene.follow(stranger, wish);
  await outside.next();
  await server.services.db.$transaction(async (tx) => {
    await tx.contest.update({ where: { id: scene.contest.id }, data: change });
    await server.services.pubsub.publish('contest', { contestId: scene.contest.id }, tx);
  });
  await scene.submit(ben, 'A', 15, Status.ACCEPTED);
  const told: unknown[] = [];
  for (let event = await outside.next(); !event.done; event = await outside.next()) told.push(event.value);
  expect(told).toEqual([expect.objectContaining({ isReload: true, rows: [] })]);
  await scene.stop();
});
