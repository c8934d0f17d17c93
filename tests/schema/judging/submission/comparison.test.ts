import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let owner: User;
let other: User;
beforeAll(async () => {
  server = await startTestServer();
  owner = await buildUser(server.services);
  other = await buildUser(server.services);
});
afterAll(() => server.stop());

async function accepted(problem: Problem, wishes: Partial<SubmissionWishes> = {}): Promise<number> {
  const { id } = await buildSubmission(server.services, {
    userId: other.id,
    problemId: problem.id,
    status: Status.ACCEPTED,
    timeMs: 10,
    memoryKb: 2_000,
    ...wishes,
  });
  return id;
}

/** Five others, with times of 10 to 50 ms. */
async function problemWithOthers(): Promise<Problem> {
  const problem = await buildProblem(server.services);
  for (const timeMs of [10, 20, 30, 40, 50]) await accepted(problem, { timeMs });
  return problem;
}

async function comparisonOf(id: number): Promise<unknown> {
  const query = `query ($id: Int!) {
    submission(id: $id) {
      comparison { count timeMs { own share start width counts } memoryKb { own share counts } }
    }
  }`;
  const token = await tokenFor(server.services, owner);
  return (await server.graphql(query, { variables: { id }, token })).data?.['submission'];
}

test('an accepted submission is compared with the others of its language in practice', async () => {
  const problem = await problemWithOthers();
  const contest = await buildContest(server.services, { authorId: other.id });
  await accepted(problem, { timeMs: 1, languageKey: 'python3' });
  await accepted(problem, { timeMs: 1, contestId: contest.id, origin: 'CONTEST' });
  await accepted(problem, { timeMs: 1, status: Status.WRONG_ANSWER });
  const id = await accepted(problem, { userId: owner.id, timeMs: 12 });
  expect(await comparisonOf(id)).toEqual({
    comparison: {
      count: 5,
      timeMs: {
        own: 12,
        share: 0.8,
        start: 10,
        width: 2,
        counts: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2],
      },
      memoryKb: { own: 2_000, share: 1, counts: [5] },
    },
  });
});

test('other verdicts, contests, problems with few others and hidden ones have no comparison', async () => {
  const problem = await problemWithOthers();
  const contest = await buildContest(server.services, { authorId: other.id });
  const hidden = await problemWithOthers();
  const ids = [
    await accepted(problem, { userId: owner.id, status: Status.WRONG_ANSWER }),
    await accepted(problem, { userId: owner.id, contestId: contest.id, origin: 'CONTEST' }),
    await accepted(await buildProblem(server.services), { userId: owner.id }),
    await accepted(hidden, { userId: owner.id }),
  ];
  await server.services.db.problem.update({ where: { id: hidden.id }, data: { visibility: 'PRIVATE' } });
  expect(await Promise.all(ids.map(comparisonOf))).toEqual(ids.map(() => ({ comparison: null })));
});
