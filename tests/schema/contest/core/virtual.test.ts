import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { registerMutation } from './contest-operations.ts';
import { virtualActs, type GhostRow } from './virtual-scene.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

let server: TestServer;
let acts: ReturnType<typeof virtualActs>;
let judge: FakeJudge;
let author: User;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
  acts = virtualActs(server);
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  author = await buildUser(server.services);
  user = await buildUser(server.services);
});

/** A contest with the problem A that was three hours ago and took two. */
async function endedContest(wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<Contest> {
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  return buildContest(server.services, {
    authorId: author.id,
    startsAt: fromNow(-3),
    endsAt: fromNow(-1),
    ...wishes,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
}

/** Somebody of the contest who solved A after so many minutes. */
async function rivalOf(contest: Contest, minutes: number): Promise<User> {
  const { db, pubsub } = server.services;
  const rival = await buildUser(server.services);
  const place = await db.contestProblem.findFirstOrThrow({ where: { contestId: contest.id } });
  const { id: participantId } = await db.contestParticipant.create({
    data: {
      contestId: contest.id,
      registeredAt: contest.startsAt,
      members: { create: { userId: rival.id, contestId: contest.id } },
    },
  });
  const { id } = await buildSubmission(server.services, {
    userId: rival.id,
    participantId,
    problemId: place.problemId,
    contestId: contest.id,
    contestProblemId: place.id,
    origin: 'CONTEST',
    status: 0,
    submittedAt: new Date(contest.startsAt.getTime() + minutes * 60_000),
  });
  await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
  return rival;
}

async function solve(who: User, contestId: number): Promise<number> {
  const { data } = await acts.submit(who, contestId);
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status: 0 }));
  return data?.id ?? 0;
}

test('a virtual participation starts now, lasts as long as the contest, and may submit unregistered', async () => {
  const contest = await endedContest();
  const { data } = await acts.start(user, contest.id);
  expect(data).toMatchObject({
    viewerCanSubmit: true,
    viewerCanStartVirtual: false,
    viewerIsRegistered: false,
    participantCount: 0,
    viewerVirtual: { isRunning: true },
  });
  const { startsAt, endsAt } = data?.viewerVirtual ?? { startsAt: '', endsAt: '' };
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(2 * hour);
  expect(Math.abs(Date.parse(startsAt) - Date.now())).toBeLessThan(60_000);
});

test('submissions count for the virtual row only: scoreboard, first solution and version stay', async () => {
  const contest = await endedContest();
  const rival = await rivalOf(contest, 100);
  const before = await acts.boardOf(author, contest.id);
  await acts.start(user, contest.id);
  const id = await solve(user, contest.id);
  expect(await acts.boardOf(author, contest.id)).toEqual(before);
  expect(await acts.boardOf(user, contest.id)).toEqual(before);
  const { data } = await acts.ghostOf(user, contest.id);
  expect(data?.rows.map(({ name, isVirtual }) => [name, isVirtual])).toEqual([
    [rival.username, false],
    [user.username, true],
  ]);
  const [atMs, outcome] = data?.rows[1]?.tries[0]?.[0] ?? [-1, -1];
  // On its own clock, not three hours after the start of the contest.
  expect([atMs >= 0 && atMs < 10 * 60_000, outcome]).toEqual([true, 0]);
  expect(
    await server.services.db.submission.findUnique({
      where: { id },
      select: { isUnderSeal: true, participant: { select: { kind: true } } },
    }),
  ).toEqual({ isUnderSeal: false, participant: { kind: 'VIRTUAL' } });
});

test('while it runs it alone marks problems, also those solved in the contest; then the contest does', async () => {
  const contest = await endedContest();
  const rival = await rivalOf(contest, 10);
  expect(await acts.standing(rival, contest.id)).toMatchObject({ viewerStatus: 0, viewerCanSubmit: false });
  await acts.start(rival, contest.id);
  expect(await acts.standing(rival, contest.id)).toMatchObject({ viewerStatus: -10, viewerCanSubmit: true });
  await solve(rival, contest.id);
  expect(await acts.standing(rival, contest.id)).toMatchObject({ viewerStatus: 0 });
  await acts.end(rival, contest.id);
  expect(await acts.standing(rival, contest.id)).toMatchObject({ viewerStatus: 0, viewerCanSubmit: false });
  expect((await acts.boardOf(rival, contest.id)).problems).toEqual([{ firstSecond: 600 }]);
});

test('while it runs, problems are counted as they were at the same moment of the contest', async () => {
  const contest = await endedContest({ isEndSubmitAllowed: true });
  await rivalOf(contest, 30);
  const token = await tokenFor(server.services, user);
  const counts = async () =>
    (
      await server.graphql(
        `{ contestProblems(contestId: ${contest.id}, includesAfterEnd: true) { acceptedCount submittedCount } }`,
        { token },
      )
    ).data?.['contestProblems'];
  expect(await counts()).toEqual([{ acceptedCount: 1, submittedCount: 1 }]);
  await acts.start(user, contest.id);
  expect(await counts()).toEqual([{ acceptedCount: 0, submittedCount: 0 }]);
  await server.services.db.contestParticipant.updateMany({
    where: { contestId: contest.id, kind: 'VIRTUAL' },
    data: { startsAt: new Date(Date.now() - 31 * 60_000) },
  });
  expect(await counts()).toEqual([{ acceptedCount: 1, submittedCount: 1 }]);
});

test('whoever took part only virtually keeps those marks', async () => {
  const contest = await endedContest();
  await acts.start(user, contest.id);
  await solve(user, contest.id);
  await acts.end(user, contest.id);
  expect(await acts.standing(user, contest.id)).toMatchObject({ viewerStatus: 0, viewerCanSubmit: false });
});

test('whoever gave the password of a private contest only to take part virtually keeps those marks too', async () => {
  const contest = await endedContest({ access: 'PRIVATE', password: 'secret' });
  await acts.ask(user, registerMutation, { contestId: contest.id, password: 'secret' });
  expect((await acts.start(user, contest.id)).__typename).toBe('StartVirtualParticipationSuccess');
  await solve(user, contest.id);
  await acts.end(user, contest.id);
  expect(await acts.standing(user, contest.id)).toMatchObject({ viewerStatus: 0 });
  expect((await acts.boardOf(user, contest.id)).rows).toEqual([]);
});

test('ended early or by time, nothing more is taken, and the row is shown to others', async () => {
  const contest = await endedContest();
  await acts.start(user, contest.id);
  await solve(user, contest.id);
  const other = await buildUser(server.services);
  expect((await acts.ghostOf(other, contest.id)).data?.rows).toEqual([]);
  expect(await acts.end(user, contest.id)).toMatchObject({
    data: { viewerCanSubmit: false, viewerVirtual: { isRunning: false } },
  });
  expect((await acts.submit(user, contest.id)).__typename).toBe('ContestHasEnded');
  expect((await acts.end(user, contest.id)).__typename).toBe('VirtualNotRunning');
  expect((await acts.ghostOf(other, contest.id)).data?.rows).toMatchObject([{ name: user.username, isVirtual: true }]);

  await acts.start(other, contest.id);
  await server.services.db.contestParticipant.updateMany({
    where: { contestId: contest.id, endedAt: null },
    data: { startsAt: fromNow(-2.5) },
  });
  expect((await acts.submit(other, contest.id)).__typename).toBe('ContestHasEnded');
  expect((await acts.ghostOf(author, contest.id)).data?.rows).toHaveLength(2);
});

test('where submitting after the end is allowed, submissions after it count as after the end again', async () => {
  const contest = await endedContest({ isEndSubmitAllowed: true });
  await acts.start(user, contest.id);
  await solve(user, contest.id);
  await acts.end(user, contest.id);
  const id = await solve(user, contest.id);
  expect(
    await server.services.db.submission.findUnique({
      where: { id },
      select: { participant: { select: { kind: true } } },
    }),
  ).toEqual({ participant: { kind: 'INDIVIDUAL' } });
});

test('it is taken once, however many begin at once', async () => {
  const contest = await endedContest();
  const answers = await Promise.all([1, 2, 3].map(() => acts.start(user, contest.id)));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    'StartVirtualParticipationSuccess',
    'VirtualAlreadyTaken',
    'VirtualAlreadyTaken',
  ]);
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(1);
});

test.each([
  ['VirtualNotOpen', { endsAt: fromNow(1) }],
  ['VirtualNotOpen', { sealsAt: fromNow(-2), isUnsealedAtEnd: false }],
  ['ContestPasswordNeeded', { access: 'PRIVATE', password: 'secret' }],
  ['WrongContestPassword', { access: 'PROTECTED', password: 'secret' }],
  ['ContestNotFound', { isVisible: false }],
  ['AccountNotAdmitted', { accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] } }],
] as const)('%s is the answer to a stranger of such a contest', async (failure, wishes) => {
  const contest = await endedContest(wishes);
  expect((await acts.start(user, contest.id)).__typename).toBe(failure);
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(0);
});

test('a protected contest opens by its password, one of a contest admin never does', async () => {
  const contest = await endedContest({ access: 'PROTECTED', password: 'secret' });
  expect((await acts.start(user, contest.id, 'secret')).__typename).toBe('StartVirtualParticipationSuccess');
  expect((await acts.submit(user, contest.id)).__typename).toBe('SubmitToContestSuccess');
  await judge.mustClaim();
  expect((await acts.start(author, contest.id, 'secret')).__typename).toBe('VirtualNotOpen');
});

test('a contest that runs is not replayed', async () => {
  expect((await acts.ghostOf(user, (await endedContest({ endsAt: fromNow(1) })).id)).__typename).toBe('VirtualNotOpen');
});

test('under a seal that stays, the replay tells of what came after it only that it came', async () => {
  const contest = await endedContest({ sealsAt: fromNow(-2), isUnsealedAtEnd: false });
  await rivalOf(contest, 90);
  expect((await acts.ghostOf(user, contest.id)).data?.rows[0]?.tries).toEqual([[[90 * 60_000, 3, null, null]]]);
  expect((await acts.ghostOf(author, contest.id)).data?.rows[0]?.tries).toEqual([[[90 * 60_000, 0, null, null]]]);
});

test('the own row is pushed when something is submitted and when it is judged', async () => {
  const contest = await endedContest();
  await acts.start(user, contest.id);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await tokenFor(server.services, user) },
  });
  const seen: (number | undefined)[] = [];
  try {
    for await (const { data, errors } of client.iterate<{ virtualRowChanged: GhostRow }>({
      query: 'subscription ($id: Int!) { virtualRowChanged(contestId: $id) { name tries } }',
      variables: { id: contest.id },
    })) {
      if (errors !== undefined || !data) throw new Error(String(errors?.[0]?.message));
      expect(data.virtualRowChanged.name).toBe(user.username);
      seen.push(data.virtualRowChanged.tries[0]?.[0]?.[1]);
      if (seen.length === 1) void solve(user, contest.id);
      if (seen.at(-1) === 0) break;
    }
  } finally {
    await client.dispose();
  }
  expect(seen[0]).toBeUndefined();
  expect(seen.at(-1)).toBe(0);
});
