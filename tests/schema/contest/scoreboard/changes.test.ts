import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, type SeenBoard, type SeenChange, type SeenRow } from './board-scene.ts';

let server: TestServer;
let author: User;
let users: User[];
beforeAll(async () => {
  server = await startTestServer();
  author = await buildUser(server.services);
  users = await Promise.all(Array.from({ length: 6 }, () => buildUser(server.services)));
});
afterAll(() => server.stop());

const byParticipant = (rows: Iterable<SeenRow>) => [...rows].toSorted((a, b) => a.participantId - b.participantId);

/** A board that takes changes in, as the client does. */
class Follower {
  readonly #rows: Map<number, SeenRow>;
  readonly #firstSeconds: Map<number, number | null>;

  constructor({ rows, problems }: SeenBoard) {
    this.#rows = new Map(rows.map((row) => [row.participantId, row]));
    this.#firstSeconds = new Map(problems.map(({ id, firstSecond }) => [id, firstSecond]));
  }

  /** Takes changes in until the board is a certain one. */
  async until(version: number, changes: AsyncIterator<SeenChange>): Promise<void> {
    while (boardDigest(this.#rows.values()) !== version) {
      const { value, done } = await changes.next();
      if (done) throw new Error('The changes have ended.');
      expect(value.isReload).toBe(false);
      for (const row of value.rows) this.#rows.set(row.participantId, row);
      for (const { problemId, second } of value.firstSeconds) this.#firstSeconds.set(problemId, second);
      expect(boardDigest(this.#rows.values())).toBe(value.version);
    }
  }

  get state() {
    return { rows: byParticipant(this.#rows.values()), firstSeconds: this.#firstSeconds };
  }
}

const stateOf = ({ rows, problems }: SeenBoard) => ({
  rows: byParticipant(rows),
  firstSeconds: new Map(problems.map(({ id, firstSecond }) => [id, firstSecond])),
});

const statuses = [
  Status.PENDING,
  Status.ACCEPTED,
  Status.WRONG_ANSWER,
  Status.COMPILE_ERROR,
  Status.TIME_LIMIT_EXCEEDED,
];
/** Some events: somebody submits, or an earlier submission gets another verdict. */
const event = fc.record({
  user: fc.nat(5),
  problem: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
  minute: fc.nat(118),
  status: fc.constantFrom(...statuses),
  isRejudge: fc.boolean(),
});

test('after many events a board that took the changes in is the board asked for anew, for each view', async () => {
  const [events] = fc.sample(fc.array(event, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 });
  const scene = await BoardScene.make(server, {
    authorId: author.id,
    sealsAt: new Date(Date.now() - 60_000),
    isBoardOpen: true,
  });
  const viewers = [
    { viewer: author, asking: {} },
    { viewer: users[0] ?? null, asking: {} },
    { viewer: null, asking: { isOutside: true } },
  ] as const;
  const followed = await Promise.all(
    viewers.map(async ({ viewer, asking }) => {
      const changes = await scene.follow(viewer, asking);
      await changes.next();
      return { viewer, asking, changes, follower: new Follower(await scene.board(viewer, asking)) };
    }),
  );
  const submitted: number[] = [];
  for (const { user, problem, minute, status, isRejudge } of events ?? []) {
    const known = submitted[(user * 31 + minute) % Math.max(1, submitted.length)];
    const somebody = users[user];
    if (isRejudge && known !== undefined) await scene.judge(known, status);
    else if (somebody) submitted.push(await scene.submit(somebody, problem, minute, status));
  }
  for (const { viewer, asking, changes, follower } of followed) {
    const board = await scene.board(viewer, asking);
    await follower.until(board.version, changes);
    expect(follower.state).toEqual(stateOf(board));
  }
  await scene.stop();
});

test('one who comes back learns by the first message that something was missed', async () => {
  const scene = await BoardScene.make(server, { authorId: author.id });
  const user = users[1];
  if (!user) throw new Error('no user');
  const { version } = await scene.board(user);
  await scene.submit(user, 'A', 5, Status.ACCEPTED);
  const { value } = await (await scene.follow(user)).next();
  expect(value).toMatchObject({ isReload: false, rows: [] });
  expect(value.version).not.toBe(version);
  expect(value.version).toBe((await scene.board(user)).version);
  await scene.stop();
});

test('when the contest itself changes, all who look are told to ask anew', async () => {
  const { db, pubsub } = server.services;
  const scene = await BoardScene.make(server, { authorId: author.id });
  const changes = await scene.follow(users[1] ?? null);
  await changes.next();
  // A message without a change that the board would show tells nobody anything.
  await db.$transaction((tx) => pubsub.publish('contest', { contestId: scene.contest.id }, tx));
  await db.$transaction(async (tx) => {
    await tx.contestProblem.updateMany({
      where: { contestId: scene.contest.id, displayId: 'B' },
      data: { displayTitle: 'Another title' },
    });
    await pubsub.publish('contest', { contestId: scene.contest.id }, tx);
  });
  expect((await changes.next()).value).toMatchObject({ isReload: true, rows: [] });
  // Also where nobody asks this process for the board, as another one may be asked.
  await scene.submit(users[0] ?? author, 'A', 10, Status.ACCEPTED);
  expect((await changes.next()).value).toMatchObject({ isReload: false, rows: [{ points: 1 }] });
  await db.contest.update({ where: { id: scene.contest.id }, data: { isVisible: false } });
  await db.$transaction((tx) => pubsub.publish('contest', { contestId: scene.contest.id }, tx));
  await scene.stop();
});
