import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { applyVerdict } from '@verdict/schema/judging/submission/verdict.service.ts';
import { type Verdict, countedStatus, countedStatuses } from '@verdict/schema/judging/submission/verdict.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function judge(submissionId: number, status: number, score: number | null = null): Promise<void> {
  const verdict: Verdict = {
    cause: 'JUDGED',
    status,
    score,
    totalScore: score === null ? null : 100,
    timeMs: 1,
    memoryKb: 1,
    message: null,
    judgeName: 'node',
    actorId: null,
    record: null,
    failures: [],
    results: { cases: [], groups: [] },
  };
  return server.services.db.$transaction((tx) => applyVerdict(tx, server.services.pubsub, { submissionId, verdict }));
}

/** Every counter of the database, made anew from the submissions alone. */
async function recount(users: readonly User[], problems: readonly Problem[]) {
  const rows = await server.services.db.submission.findMany({
    where: { origin: 'PRACTICE', contestId: null },
  });
  const counted = rows.filter(({ status }) => countedStatus(status) !== null);
  const inBank = problems.filter((problem) => problem.inBank);
  const banked = new Set(inBank.map(({ id }) => id));
  const of = (userId: string, problemId: number) =>
    counted.filter((row) => row.userId === userId && row.problemId === problemId);
  return {
    problems: problems.map(({ id }) => ({
      problemId: id,
      total: counted.filter(({ problemId }) => problemId === id).length,
      ...Object.fromEntries(
        countedStatuses.map((name) => [
          name,
          counted.filter(({ problemId, status }) => problemId === id && countedStatus(status) === name).length,
        ]),
      ),
    })),
    users: users.map(({ id }) => ({
      userId: id,
      submissions: counted.filter(({ userId, problemId }) => userId === id && banked.has(problemId)).length,
      solved: inBank.filter((problem) => of(id, problem.id).some(({ status }) => status === 0)).length,
      oiRankScore: inBank.reduce(
        (sum, problem) => sum + Math.max(0, ...of(id, problem.id).map(({ oiRankScore }) => oiRankScore ?? 0)),
        0,
      ),
    })),
  };
}

async function stored(users: readonly User[], problems: readonly Problem[]) {
  const { db } = server.services;
  const byProblem = await db.problemStatistics.findMany();
  const byUser = await db.userStatistics.findMany();
  return {
    problems: problems.map(({ id }) => byProblem.find(({ problemId }) => problemId === id)),
    users: users.map(({ id }) => byUser.find(({ userId }) => userId === id)),
  };
}

test('counters moved by verdicts, rejudges and corrections, many at once, are those counted from scratch', async () => {
  const users = [await buildUser(server.services), await buildUser(server.services)] as const;
  const group = await buildGroup(server.services, users[0]);
  const problems = [
    await buildProblem(server.services),
    await buildProblem(server.services, { type: 'OI', difficulty: 'HARD', totalScore: 100 }),
    // Of a group: it counts for the problem, not for the ranks of the site.
    await buildProblem(server.services, { groupId: group.id }),
  ];
  const statuses = [
    Status.ACCEPTED,
    Status.WRONG_ANSWER,
    Status.COMPILE_ERROR,
    Status.SYSTEM_ERROR,
    Status.CANCELLED,
    Status.PARTIAL_ACCEPTED,
  ];
  const submissions: { id: number; isOi: boolean }[] = [];
  for (const user of users) {
    for (const problem of problems) {
      for (let index = 0; index < 6; index += 1) {
        submissions.push({
          id: (
            await buildSubmission(server.services, {
              userId: user.id,
              problemId: problem.id,
              groupId: problem.groupId,
            })
          ).id,
          isOi: problem.type === 'OI',
        });
      }
    }
  }
  const scoreOf = (status: number) => (status === Status.ACCEPTED ? 100 : status === Status.PARTIAL_ACCEPTED ? 40 : 0);
  for (const round of [0, 1, 4]) {
    await Promise.all(
      submissions.map(({ id, isOi }, index) => {
        const status = statuses[(index * (round + 1) + round) % statuses.length] ?? 0;
        return judge(id, status, isOi ? scoreOf(status) : null);
      }),
    );
    expect(await stored(users, problems)).toEqual(await recount(users, problems));
  }
});

test('the history keeps every verdict, and case results are those of the last', async () => {
  const user = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const { id } = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  await judge(id, Status.WRONG_ANSWER);
  await judge(id, Status.ACCEPTED);
  const history = await server.services.db.verdictChange.findMany({
    where: { submissionId: id },
    orderBy: { version: 'asc' },
    select: { version: true, status: true },
  });
  expect(history).toEqual([
    { version: 1, status: -1 },
    { version: 2, status: 0 },
  ]);
});

test('a solved problem of a group has its mark, and counts for no rank of the site', async () => {
  const user = await buildUser(server.services);
  const { id: groupId } = await buildGroup(server.services, user);
  const problem = await buildProblem(server.services, { groupId });
  const { id } = await buildSubmission(server.services, { userId: user.id, problemId: problem.id, groupId });
  await judge(id, Status.ACCEPTED);
  const { data } = await server.graphql('query ($ids: [Int!]!) { problemStatuses(problemIds: $ids) { status } }', {
    token: await tokenFor(server.services, user),
    variables: { ids: [problem.id] },
  });
  expect(data).toEqual({ problemStatuses: [{ status: Status.ACCEPTED }] });
  expect(await server.services.db.userStatistics.findUnique({ where: { userId: user.id } })).toBeNull();
});

test('a solved problem whose only accepted verdict is taken back is no longer solved', async () => {
  const user = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const { id } = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  const key = { userId_problemId: { userId: user.id, problemId: problem.id } };
  await judge(id, Status.ACCEPTED);
  expect(await server.services.db.solvedProblem.findUnique({ where: key })).toMatchObject({
    firstAcceptedAt: expect.any(Date),
    attempts: 1,
  });
  await judge(id, Status.RUNTIME_ERROR);
  expect(await server.services.db.solvedProblem.findUnique({ where: key })).toMatchObject({
    firstAcceptedAt: null,
    attempts: 1,
  });
  expect(await server.services.db.userStatistics.findUnique({ where: { userId: user.id } })).toMatchObject({
    solved: 0,
    submissions: 1,
  });
});

test.each<[string, Partial<Prisma.SubmissionUncheckedCreateInput>]>([['the jury', { origin: 'JURY' }]])(
  'verdicts of %s count for nothing',
  async (_who, columns) => {
    const user = await buildUser(server.services);
    const problem = await buildProblem(server.services);
    const { id } = await buildSubmission(server.services, { userId: user.id, problemId: problem.id, ...columns });
    await judge(id, Status.ACCEPTED);
    expect(await server.services.db.problemStatistics.findUnique({ where: { problemId: problem.id } })).toBeNull();
    expect(await server.services.db.userStatistics.findUnique({ where: { userId: user.id } })).toBeNull();
    expect(await server.services.db.solvedProblem.count({ where: { userId: user.id } })).toBe(0);
  },
);
