import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { submitToContestMutation } from './contest-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await buildLiveNode(server.services, ['cpp']);
});
afterAll(() => server.stop());

test('a program that arrived in time is not refused when it is sent again after the end of its contest', async () => {
  const { db } = server.services;
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  const { id: contestId } = await buildContest(server.services, {
    authorId: (await buildUser(server.services)).id,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const token = await tokenFor(server.services, await buildUser(server.services));
  const submit = async (idempotencyKey: string) => {
    const solution = { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: 'int main() {}', idempotencyKey };
    return (await server.graphql(submitToContestMutation, { token, variables: { input: solution } })).data;
  };

  await submit('one');
  const { id } = await db.submission.findFirstOrThrow({ where: { contestId } });
  await db.contest.update({ where: { id: contestId }, data: { endsAt: new Date(Date.now() - 1_000) } });

  expect(await submit('one')).toMatchObject({
    submitToContest: { __typename: 'SubmitToContestSuccess', data: { id } },
  });
  expect(await submit('another')).toMatchObject({ submitToContest: { __typename: 'ContestHasEnded' } });
  expect(await db.submission.count({ where: { contestId } })).toBe(1);
});
