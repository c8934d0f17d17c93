import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

const dayMs = 86_400_000;

let server: TestServer;
let problem: Problem;
beforeAll(async () => {
  server = await startTestServer();
  problem = await buildProblem(server.services);
});
afterAll(() => server.stop());

/** The streak of an account with accepted submissions so many days ago, and rejected ones on others. */
async function streakOf(acceptedAgo: readonly number[], rejectedAgo: readonly number[] = []): Promise<unknown> {
  const user = await buildUser(server.services);
  const submit = (daysAgo: number, status: number) =>
    buildSubmission(server.services, {
      userId: user.id,
      problemId: problem.id,
      status,
      submittedAt: new Date(Date.now() - daysAgo * dayMs),
    });
  for (const ago of acceptedAgo) await submit(ago, Status.ACCEPTED);
  for (const ago of rejectedAgo) await submit(ago, Status.WRONG_ANSWER);
  const token = await tokenFor(server.services, user);
  return (await server.graphql('{ viewer { solvingStreak } }', { token })).data?.['viewer'];
}

test('a streak is the days in a row up to today with an accepted submission', async () => {
  expect(await streakOf([0, 0, 1, 2, 4], [3])).toEqual({ solvingStreak: 3 });
});

test('a streak lives until its next day is over', async () => {
  expect(await streakOf([1, 2])).toEqual({ solvingStreak: 2 });
  expect(await streakOf([2, 3])).toEqual({ solvingStreak: 0 });
});
