import { verdict } from '@verdict/schema/remote/verdict/verdict.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { StandInClock } from '../../../stand-ins/stand-in.ts';
import { failureOf, talkTo } from '../subject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The conversation of another site with this one, with its account here. */
const talk = async () => {
  const { services, url: origin } = server;
  const http = talkTo({ adapter: verdict }, { origin, clock: new StandInClock() });
  http.session.useToken(await tokenFor(services, await buildUser(services)));
  return http;
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

test('a program that is sent again has the run that was made before', async () => {
  const { services } = server;
  await buildLiveNode(services, ['cpp']);
  const { displayId: ref } = await buildProblem(services);
  const http = await talk();
  const submission = {
    ref,
    submitKey: null,
    languageId: 'cpp',
    source: 'int main() {}',
    username: '',
    clientRef: 'verdict-7-1',
  };
  const outcome = await verdict.submitting?.send(http, submission);
  expect(outcome).toMatchObject({ kind: 'ACCEPTED' });
  expect(await verdict.submitting?.send(http, submission)).toEqual(outcome);
  expect(await services.db.submission.count()).toBe(1);
});
