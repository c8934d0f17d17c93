import { randomUUID } from 'node:crypto';
import { JudgeHttp } from '@verdict/schema/remote/http/judge-http.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { verdict } from '@verdict/schema/remote/verdict/verdict.ts';
import { createWeb } from '@verdict/server/adapters/web.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { failureOf } from '../subject.ts';

let server: TestServer;
const web = createWeb();
beforeAll(async () => {
  server = await startTestServer({ limits: 1 });
});
afterAll(async () => {
  await web.close();
  await server.stop();
});

/** The conversation of another site with this one, with its account here. */
const talk = async () => {
  const { services, url: origin } = server;
  const session = new JudgeSession();
  session.useToken(await tokenFor(services, await buildUser(services)));
  const userAgent = 'Verdict/0.1 (tests)';
  return new JudgeHttp({ web, info: verdict.info, origin, session, userAgent, clock: () => new Date() });
};

/** By the address of the contest here. */
const load = async (contestId: number) => {
  const { url: origin } = server;
  const http = await talk();
  return verdict.sets?.load(http, verdict.sets.parse(`${origin}/contest/${contestId}`) ?? '');
};

test('a site tells an account what those problems of a contest are called that it sees in the bank', async () => {
  const { services } = server;
  const { id: authorId } = await buildUser(services);
  const shown = Array.from({ length: 11 }, (_problem, index) => `SHOWN-${index}`);
  const problems = [await buildProblem(services, { visibility: 'CONTEST', hasTests: false })];
  for (const displayId of shown) problems.push(await buildProblem(services, { displayId, hasTests: false }));
  const { id } = await buildContest(services, { authorId });
  await services.db.contestProblem.createMany({
    data: problems.map((problem, position) => ({
      contestId: id,
      problemId: problem.id,
      displayId: `P${position}`,
      displayTitle: 'A problem',
      position,
    })),
  });
  expect(await load(id)).toEqual(shown);
});

test('a contest that is not there, or has not begun, is refused', async () => {
  const { services } = server;
  const { id: authorId } = await buildUser(services);
  const startsAt = new Date(Date.now() + 3_600_000);
  const later = await buildContest(services, { authorId, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
  expect(await failureOf(load(2_000_000))).toMatchObject({ class: 'refused', reason: 'no-such-problem' });
  expect(await failureOf(load(later.id))).toMatchObject({ class: 'refused', reason: 'not-permitted' });
});

describe('a program', () => {
  const source = 'int main() {}\r\n';
  beforeAll(() => buildLiveNode(server.services, ['cpp']));

  /** Sends it twice with the same key. */
  const sendTwice = async () => {
    const { displayId: ref } = await buildProblem(server.services);
    const http = await talk();
    const clientRef = randomUUID();
    const submission = { ref, submitKey: null, languageId: 'cpp', source, username: '', clientRef };
    const send = () => verdict.submitting?.send(http, submission);
    const outcomes = [await send(), await send()];
    const [first] = outcomes;
    const runId = first?.kind === 'ACCEPTED' ? first.runId : '';
    return { http, outcomes, run: { runId, username: '', ref } };
  };

  test('that is sent again has the run that was made before', async () => {
    const { http, outcomes, run } = await sendTwice();
    const accepted = { kind: 'ACCEPTED', runId: run.runId };
    expect(outcomes).toEqual([accepted, accepted]);
    expect(await verdict.runs?.list(http, run)).toHaveLength(1);
  });

  test('is shown to its account; a token that was revoked is told', async () => {
    const { http, run } = await sendTwice();
    expect(await verdict.runs?.source?.(http, run)).toBe(source);
    expect(await verdict.runs?.source?.(await talk(), run)).toBeNull();
    const missing = Array.from({ length: verdict.results.maxBatch - 1 }, (_run, index) => 2_000_000_000 + index);
    const runs = [run, ...missing.map((id) => ({ ...run, runId: String(id) }))];
    expect(await verdict.results.read(http, runs)).toMatchObject([{ runId: run.runId, isFinal: false }]);
    http.session.useToken('vdt_revoked');
    expect(await verdict.signIn?.check(http)).toBe('LOST');
    for (const read of [
      () => verdict.results.read(http, [run]),
      () => verdict.results.compileText?.(http, run),
      () => verdict.runs?.source?.(http, run),
    ])
      expect(await failureOf(Promise.resolve(read()))).toMatchObject({ class: 'auth' });
  });
});
