import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/** Long enough for some verdicts, also on a busy machine. */
const restMs = 1_500;

let server: TestServer;
let user: User;
let judge: FakeJudge;
beforeAll(async () => {
  server = await startTestServer({ pace: { listMs: restMs } });
  user = await buildUser(server.services);
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());

/** Follows the statistics of a problem as a visitor. @returns waits for the next ones. */
function follow({ id }: Problem): () => Promise<unknown> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  onTestFinished(() => client.dispose());
  const results = client.iterate<{ problemStatisticsChanged: { statistics: unknown } }>({
    query: 'subscription ($id: Int!) { problemStatisticsChanged(problemId: $id) { statistics { total ac wa } } }',
    variables: { id },
  });
  return async () => (await results.next()).value?.data?.problemStatisticsChanged.statistics;
}

async function judged(wishes: Omit<SubmissionWishes, 'userId'>, status: number): Promise<void> {
  await buildWaiting(server.services, { userId: user.id, ...wishes });
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status }));
}

test('statistics follow verdicts of practice and no others', async () => {
  const problem = await buildProblem(server.services);
  const contest = await buildContest(server.services, { authorId: user.id });
  const next = follow(problem);
  expect(await next()).toEqual({ total: 0, ac: 0, wa: 0 });
  await judged({ problemId: problem.id, contestId: contest.id, origin: 'CONTEST' }, Status.ACCEPTED);
  await judged({ problemId: problem.id }, Status.WRONG_ANSWER);
  expect(await next()).toEqual({ total: 1, ac: 0, wa: 1 });
});

test('verdicts that come at once are one push', async () => {
  const problem = await buildProblem(server.services);
  const next = follow(problem);
  await next();
  for (const status of [Status.ACCEPTED, Status.WRONG_ANSWER, Status.ACCEPTED])
    await judged({ problemId: problem.id }, status);
  expect(await next()).toEqual({ total: 3, ac: 2, wa: 1 });
});
