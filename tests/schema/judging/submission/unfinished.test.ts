import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

const query = '{ viewer { unfinishedProblems { displayId viewerStatus } } }';
let server: TestServer;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  user = await buildUser(server.services);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const problemNamed = async (displayId: string) => (await buildProblem(server.services, { displayId })).id;
const draft = (problemId: number, minutes: number, more: { contestId?: number; code?: string | null } = {}) =>
  server.services.db.codeDraft.create({
    data: {
      userId: user.id,
      problemId,
      languageKey: 'cpp',
      code: 'int main',
      editedAt: minutesAgo(minutes),
      ...more,
    },
  });

async function unfinished(viewer: User | null): Promise<string[]> {
  const { data } = await askAs(server, viewer, query);
  return (data as { viewer: { unfinishedProblems: { displayId: string }[] } }).viewer.unfinishedProblems.map(
    ({ displayId }) => displayId,
  );
}

test('problems that were tried or typed for come back until they are solved, the last one first', async () => {
  const { services } = server;
  const [tried, typed, solved, hidden] = await Promise.all(['U1', 'U2', 'U3', 'U4'].map(problemNamed));
  for (const problemId of [tried, solved, hidden])
    await buildSubmission(services, {
      userId: user.id,
      problemId: problemId ?? 0,
      status: -1,
      submittedAt: minutesAgo(9),
    });
  await draft(typed ?? 0, 5);
  await draft(solved ?? 0, 1);
  await services.db.solvedProblem.create({
    data: { userId: user.id, problemId: solved ?? 0, attempts: 2, firstAcceptedAt: minutesAgo(2) },
  });
  await services.db.problem.update({ where: { id: hidden ?? 0 }, data: { visibility: 'PRIVATE' } });
  expect(await unfinished(user)).toEqual(['U2', 'U1']);
  await draft(tried ?? 0, 0);
  expect(await unfinished(user)).toEqual(['U1', 'U2']);
});

test('what happens in contests, templates that came back and the work of others are left out', async () => {
  const [contestWork, back, others] = await Promise.all(['V1', 'V2', 'V3'].map(problemNamed));
  await draft(contestWork ?? 0, 1, { contestId: 7 });
  await draft(back ?? 0, 1, { code: null });
  const { id } = await buildUser(server.services);
  await buildSubmission(server.services, { userId: id, problemId: others ?? 0, status: -1 });
  expect([await unfinished(user), await unfinished(null)]).toEqual([[], []]);
});

test('five are given, by as many statements as one', async () => {
  for (let number = 1; number <= 6; number += 1) await draft(await problemNamed(`W${number}`), 10 - number);
  expect(await unfinished(user)).toEqual(['W6', 'W5', 'W4', 'W3', 'W2']);
  expect(await countQueries(server.services, { query, variables: {}, viewer: user })).toBeLessThanOrEqual(3);
});
