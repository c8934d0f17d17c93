import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { submitToContestMutation } from './contest-operations.ts';

/*
 * What a contestant learns of an own submission under the seal of an OI contest: that it came in, on every way the
 * same. That nothing else differs is the property's test beside this one.
 */

let server: TestServer;
let judge: FakeJudge;
let user: User;
let token: string;
let contest: Contest;
let problem: Problem;
let id: number;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  const author = await buildUser(server.services);
  user = await buildUser(server.services);
  token = await tokenFor(server.services, user);
  problem = await buildProblem(server.services, {
    type: 'OI',
    visibility: 'CONTEST',
    isCaseResultPublished: true,
    totalScore: 100,
  });
  contest = await buildContest(server.services, {
    type: 'OI',
    authorId: author.id,
    sealsAt: new Date(Date.now() - 60_000),
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const { data } = await server.graphql(submitToContestMutation, {
    token,
    variables: { input: { contestId: contest.id, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}' } },
  });
  expect(data).toMatchObject({ submitToContest: { data: { status: Status.SUBMITTED_UNKNOWN_RESULT } } });
  id = (
    await server.services.db.submission.findFirstOrThrow({ where: { contestId: contest.id }, select: { id: true } })
  ).id;
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status: Status.ACCEPTED, score: 100, totalScore: 100 }));
});
afterAll(() => server.stop());

const unknown = {
  status: -5,
  score: null,
  timeMs: null,
  memoryKb: null,
  oiRankScore: null,
  totalScore: null,
  judgedAt: null,
  judgeName: null,
  message: null,
  version: 0,
  cases: null,
  groups: null,
  progress: { status: -5, casesDone: 0, casesTotal: 0 },
};
const fields = `
  status score timeMs memoryKb oiRankScore totalScore judgedAt judgeName message version cases { status }
  groups { status } progress { status casesDone casesTotal }
`;

async function ask(query: string): Promise<Record<string, unknown>> {
  const { data, errors } = await server.graphql(query, { token });
  expect(errors).toBeUndefined();
  return data ?? {};
}

/** Messages of a subscription, up to one or to its end. */
async function hear(query: string, most: number): Promise<unknown[]> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: token },
  });
  const heard: unknown[] = [];
  try {
    for await (const { data } of client.iterate({ query })) {
      heard.push(data);
      if (heard.length === most) break;
    }
    return heard;
  } finally {
    await client.dispose();
  }
}

async function rest(path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return ((await response.json()) as { data: unknown }).data;
}

test('the detail, the lists and the progress tell only that it came in', async () => {
  expect(await ask(`{ submission(id: ${id}) { ${fields} } }`)).toEqual({ submission: unknown });
  for (const filter of [`contestId: ${contest.id}`, `contestId: ${contest.id}, onlyMine: true`, `ids: [${id}]`])
    expect(await ask(`{ submissions(filter: { ${filter} }) { items { ${fields} } } }`)).toEqual({
      submissions: { items: [unknown] },
    });
  expect(await hear(`subscription { submissionProgress(id: ${id}) { status casesDone casesTotal } }`, 5)).toEqual([
    { submissionProgress: unknown.progress },
  ]);
});

test('no filter by a status and no count of new ones finds its result', async () => {
  for (const [status, total] of [
    [Status.ACCEPTED, 0],
    [Status.SUBMITTED_UNKNOWN_RESULT, 1],
  ] as const) {
    expect(await ask(`{ submissions(filter: { contestId: ${contest.id}, status: ${status} }) { total } }`)).toEqual({
      submissions: { total },
    });
    expect(
      await hear(
        `subscription { newSubmissionCount(filter: { contestId: ${contest.id}, status: ${status} }, afterId: 0) }`,
        1,
      ),
    ).toEqual([{ newSubmissionCount: total }]);
  }
});

test('its changes are none: another one of the same list is told, it is not', async () => {
  const later = await buildSubmission(server.services, {
    userId: user.id,
    problemId: (await buildProblem(server.services)).id,
    status: Status.ACCEPTED,
  });
  expect(await hear(`subscription { submissionChanged(ids: [${id}, ${later.id}]) { id status } }`, 1)).toEqual([
    { submissionChanged: { id: later.id, status: Status.ACCEPTED } },
  ]);
});

test('it is no last accepted code, and cannot be sent again to find out', async () => {
  expect(
    await ask(
      `{
        lastAcceptedSubmission(problemId: ${problem.id}, contestId: ${contest.id}) { id }
        contestProblems(contestId: ${contest.id}) { viewerStatus viewerScore }
      }`,
    ),
  ).toEqual({ lastAcceptedSubmission: null, contestProblems: [{ viewerStatus: -5, viewerScore: null }] });
  // A remote problem's could be, if it had failed to be sent.
  await server.services.db.problem.update({ where: { id: problem.id }, data: { isRemote: true } });
  const resend = async () =>
    (await ask(`mutation { resubmitSubmission(id: ${id}) { __typename } } `))['resubmitSubmission'];
  const accepted = await resend();
  await server.services.db.submission.update({ where: { id }, data: { status: Status.SUBMITTED_FAILED } });
  expect([accepted, await resend(), await ask(`{ submission(id: ${id}) { viewerCanResubmit } }`)]).toEqual([
    { __typename: 'ResubmitNotNeeded' },
    { __typename: 'ResubmitNotNeeded' },
    { submission: { viewerCanResubmit: false } },
  ]);
  await server.services.db.submission.update({ where: { id }, data: { status: Status.ACCEPTED } });
  await server.services.db.problem.update({ where: { id: problem.id }, data: { isRemote: false } });
});

test('REST says the same', async () => {
  expect(await rest(`/api/get-submission-detail?submitId=${id}`)).toMatchObject({
    submission: { status: -5, score: null, time: null, memory: null, judger: null, errorMessage: null, version: 0 },
  });
  expect(await rest(`/api/contest-submissions?contestID=${contest.id}`)).toMatchObject({
    records: [{ status: -5, score: null, time: null }],
  });
  expect(await rest('/api/check-contest-submissions-status', { cid: contest.id, submitIds: [id] })).toMatchObject({
    [id]: { status: -5, score: null },
  });
  expect(await rest('/api/check-submissions-status', { submitIds: [id] })).toMatchObject({
    [id]: { status: -5, score: null },
  });
  expect(
    await rest('/api/get-user-problem-status', { pidList: [problem.id], isContestProblemList: true, cid: contest.id }),
  ).toEqual({ [problem.id]: { status: -5, score: null } });
  expect(await rest(`/api/get-last-ac-code?pid=${problem.id}&cid=${contest.id}`)).toMatchObject({
    submitId: null,
    code: '',
  });
  expect(await rest(`/api/get-all-case-result?submitId=${id}`)).toBeNull();
});

test('another verdict brings no message, since a message would tell that it is another', async () => {
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  const { data } = await server.graphql(
    `mutation { judgeManually(id: ${id}, status: ${Status.WRONG_ANSWER}, score: 0) { __typename } }`,
    { token: root },
  );
  expect(data).toEqual({ judgeManually: { __typename: 'JudgeManuallySuccess' } });
  expect(await server.services.db.message.count({ where: { recipientId: user.id } })).toBe(0);
});

test('once the seal is lifted the result is told', async () => {
  await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 1) } });
  expect(await ask(`{ submission(id: ${id}) { status score } }`)).toEqual({
    submission: { status: Status.WRONG_ANSWER, score: 0 },
  });
});
