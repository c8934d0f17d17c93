import { Status } from '@verdict/judge/protocol/status.ts';
import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let user: User;
let judge: FakeJudge;
beforeAll(async () => {
  server = await startTestServer({ pace: { listMs: 50 } });
  user = await buildUser(server.services);
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  await server.services.db.judgeTask.deleteMany();
});

async function watch(query: string, variables: Record<string, unknown>, reader: User | null = user) {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: reader === null ? {} : { Authorization: await tokenFor(server.services, reader) },
  });
  clients.push(client);
  return client.iterate<Record<string, unknown>>({ query, variables });
}

const progressQuery =
  'subscription ($id: Int!) { submissionProgress(id: $id) { status queuePosition casesDone casesTotal } }';
const changedQuery = 'subscription ($ids: [Int!]!) { submissionChanged(ids: $ids) { id status timeMs code } }';

async function next(results: AsyncIterator<{ data?: Record<string, unknown> | null | undefined }>): Promise<unknown> {
  const result = await results.next();
  return result.done ? 'ended' : Object.values(result.value.data ?? { nothing: null })[0];
}

test('progress begins with the state now, follows each change, and ends after the verdict', async () => {
  const problem = await buildProblem(server.services);
  const { id } = await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  const results = await watch(progressQuery, { id });
  expect(await next(results)).toEqual({ status: Status.PENDING, queuePosition: 0, casesDone: 0, casesTotal: 0 });
  const task = await judge.mustClaim();
  await judge.progress(task, { status: Status.COMPILING, casesDone: 0, casesTotal: 2 });
  expect(await next(results)).toEqual({ status: Status.COMPILING, queuePosition: null, casesDone: 0, casesTotal: 2 });
  await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
  expect(await next(results)).toEqual({ status: Status.JUDGING, queuePosition: null, casesDone: 1, casesTotal: 2 });
  await judge.report(task, judgementFor(task));
  expect(await next(results)).toEqual({ status: Status.ACCEPTED, queuePosition: null, casesDone: 2, casesTotal: 2 });
  expect(await next(results)).toBe('ended');
});

test('of a submission judged long ago the verdict comes at once', async () => {
  const problem = await buildProblem(server.services);
  const { id } = await buildSubmission(server.services, {
    userId: user.id,
    problemId: problem.id,
    status: Status.WRONG_ANSWER,
  });
  const results = await watch(progressQuery, { id });
  expect(await next(results)).toMatchObject({ status: Status.WRONG_ANSWER });
  expect(await next(results)).toBe('ended');
});

test('whoever waits sees the queue move', async () => {
  const problem = await buildProblem(server.services);
  const first = await buildWaiting(server.services, {
    userId: (await buildUser(server.services)).id,
    problemId: problem.id,
  });
  const { id } = await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  const results = await watch(progressQuery, { id });
  expect(await next(results)).toMatchObject({ queuePosition: 1 });
  const task = await judge.mustClaim();
  expect(task.submissionId).toBe(first.id);
  await judge.progress(task, { status: Status.COMPILING, casesDone: 0, casesTotal: 2 });
  expect(await next(results)).toMatchObject({ status: Status.PENDING, queuePosition: 0 });
});

test('a submission the viewer may not see is as if it were not there', async () => {
  const problem = await buildProblem(server.services, { visibility: 'PRIVATE' });
  const { id } = await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  const refused = await (await watch(progressQuery, { id }, null)).next();
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'SUBMISSION_NOT_FOUND' } }] });
  expect(await next(await watch(progressQuery, { id }))).toMatchObject({ status: Status.PENDING });
});

test('progress ends when the viewer may no longer see the submission', async () => {
  const problem = await buildProblem(server.services);
  const { id } = await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  const results = await watch(progressQuery, { id }, await buildUser(server.services));
  expect(await next(results)).toMatchObject({ status: Status.PENDING });
  await server.services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PRIVATE' } });
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task));
  expect(await next(results)).toBe('ended');
});

test('a list hears of its own submissions, by the rule of lists, those judged meanwhile first', async () => {
  const problem = await buildProblem(server.services);
  const hidden = await buildProblem(server.services, { visibility: 'PRIVATE' });
  const other = await buildUser(server.services);
  const done = await buildSubmission(server.services, {
    userId: other.id,
    problemId: problem.id,
    status: Status.RUNTIME_ERROR,
  });
  const secret = await buildSubmission(server.services, {
    userId: other.id,
    problemId: hidden.id,
    status: Status.ACCEPTED,
  });
  const { id } = await buildWaiting(server.services, { userId: other.id, problemId: problem.id });
  const results = await watch(changedQuery, { ids: [done.id, secret.id, id] });
  expect(await next(results)).toEqual({ id: done.id, status: Status.RUNTIME_ERROR, timeMs: null, code: null });
  const changing = next(results);
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task));
  expect(await changing).toEqual({ id, status: Status.ACCEPTED, timeMs: 3, code: null });
});

const newQuery =
  'subscription ($filter: SubmissionFilter, $afterId: Int!) { newSubmissionCount(filter: $filter, afterId: $afterId) }';

/** What a judge says that begins. */
const begin = ({ id: submissionId }: Submission) =>
  server.services.pubsub.publish('submission', { submissionId, status: Status.COMPILING, casesDone: 0, casesTotal: 0 });

test('who looks at a list is told how many came since, of those the list would hold', async () => {
  const [problem, other, hidden] = [
    await buildProblem(server.services),
    await buildProblem(server.services),
    await buildProblem(server.services, { visibility: 'PRIVATE' }),
  ];
  const known = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  const results = await watch(newQuery, { filter: { problemDisplayId: problem.displayId }, afterId: known.id }, null);
  const all = await watch(newQuery, { afterId: known.id }, null);
  expect([await next(results), await next(all)]).toEqual([0, 0]);
  await buildSubmission(server.services, { userId: user.id, problemId: hidden.id });
  await begin(await buildSubmission(server.services, { userId: user.id, problemId: other.id }));
  expect(await next(all)).toBe(1);
  await begin(await buildSubmission(server.services, { userId: user.id, problemId: problem.id }));
  expect([await next(results), await next(all)]).toEqual([1, 2]);
});

test("it ends where more are not told apart, and asks for a user where it is about one's own", async () => {
  const problem = await buildProblem(server.services);
  const known = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  const rows = Array.from({ length: 101 }, () => ({
    userId: user.id,
    problemId: problem.id,
    languageKey: 'cpp',
    code: 'x',
    lengthBytes: 1,
    submittedAt: new Date(),
  }));
  await server.services.db.submission.createMany({ data: rows });
  const results = await watch(newQuery, { filter: { onlyMine: true }, afterId: known.id });
  expect([await next(results), await next(results)]).toEqual([100, 'ended']);
  const refused = await (await watch(newQuery, { filter: { onlyMine: true }, afterId: 0 }, null)).next();
  expect(refused.value).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});
