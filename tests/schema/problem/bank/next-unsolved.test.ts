import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProblem, type ProblemWishes } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let solver: User;
beforeAll(async () => {
  server = await startTestServer();
  solver = await buildUser(server.services);
  const problem = (displayId: string, wishes: ProblemWishes = {}) =>
    buildProblem(server.services, { displayId, difficulty: 'HARD', ...wishes });
  await problem('N1');
  await problem('N2');
  await problem('N3', { visibility: 'PRIVATE' });
  await problem('N4', { difficulty: 'EASY' });
  const { id } = await problem('N5');
  await problem('N10');
  const at = new Date();
  await server.services.db.solvedProblem.create({
    data: { userId: solver.id, problemId: id, firstAcceptedAt: at, attempts: 1, attemptsToSolve: 1 },
  });
});
afterAll(() => server.stop());

async function nextOf(displayId: string, reader: User | null): Promise<string | null> {
  const query = `query ($displayId: String) {
    problem(displayId: $displayId) { viewerNextUnsolved { displayId } }
  }`;
  const token = reader === null ? {} : { token: await tokenFor(server.services, reader) };
  const { data } = await server.graphql(query, { variables: { displayId }, ...token });
  const problem = data?.['problem'] as { viewerNextUnsolved: { displayId: string } | null };
  return problem.viewerNextUnsolved?.displayId ?? null;
}

test('the next problem is as difficult, listed and not solved, and the list starts over after its end', async () => {
  expect(await Promise.all(['N1', 'N2', 'N10'].map((displayId) => nextOf(displayId, solver)))).toEqual([
    'N2',
    'N10',
    'N1',
  ]);
});

test('who keeps problems is led to hidden ones too, and visitors nowhere', async () => {
  const root = await buildUser(server.services, { role: 'ROOT' });
  expect([await nextOf('N2', root), await nextOf('N2', null)]).toEqual(['N3', null]);
});
