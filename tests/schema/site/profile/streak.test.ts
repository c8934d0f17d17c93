import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { dayOf } from '@verdict/schema/core/settings/site-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('days of the site, whose time zone is Asia/Shanghai', () => {
  /** A minute of a day of the site, so many days ago. */
  const minuteOf = (daysAgo: number, minute: number) =>
    new Date(Date.parse(`${dayOf(new Date(), 'Asia/Shanghai')}T00:00:00+08:00`) - daysAgo * dayMs + minute * 60_000);

  async function dayFigures(moments: readonly Date[]): Promise<unknown> {
    const user = await buildUser(server.services);
    await server.services.db.submission.createMany({
      data: moments.map((submittedAt) => ({
        userId: user.id,
        problemId: problem.id,
        languageKey: 'cpp',
        code: '',
        lengthBytes: 0,
        status: Status.ACCEPTED,
        submittedAt,
      })),
    });
    const query = '{ viewer { solvingStreak } profile { heatMap { days { count } } } }';
    return (await server.graphql(query, { token: await tokenFor(server.services, user) })).data;
  }

  test('the streak and the heat map part them at the same midnight', async () => {
    expect(await dayFigures([minuteOf(1, -1), minuteOf(1, 1)])).toEqual({
      viewer: { solvingStreak: 2 },
      profile: { heatMap: { days: [{ count: 1 }, { count: 1 }] } },
    });
  });

  test('the first day of the longest streak counts from its midnight on', async () => {
    const moments = Array.from({ length: 365 }, (_, index) => minuteOf(index + 1, 1));
    expect(await dayFigures(moments)).toMatchObject({ viewer: { solvingStreak: 365 } });
  });
});
