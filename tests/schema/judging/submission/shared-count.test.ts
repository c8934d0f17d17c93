import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ pace: { listMs: 50 } });
});
afterAll(() => server.stop());

function connect(connectionParams: Record<string, unknown> = {}): Client {
  return createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams,
  });
}

/** The first count that is at least so large. */
async function reaches(
  counts: AsyncIterable<{ data?: Record<string, unknown> | null | undefined }>,
  least: number,
): Promise<number> {
  for await (const { data } of counts)
    if (Number(data?.['newSubmissionCount']) >= least) return Number(data?.['newSubmissionCount']);
  return -1;
}

test('all who watch one list are counted for by one source, whichever submission they know last', async () => {
  const user = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const first = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  const client = connect();
  const watch = (afterId: number) =>
    client.iterate({
      query: 'subscription ($afterId: Int!) { newSubmissionCount(afterId: $afterId) }',
      variables: { afterId },
    });
  const followers = Array.from({ length: 30 }, (_, index) => watch(index % 2 === 0 ? 0 : first.id));
  const begun = followers.map(async (counts) => (await counts.next()).value?.data?.['newSubmissionCount'] as unknown);
  expect([...new Set(await Promise.all(begun))].toSorted()).toEqual([0, 1]);
  expect(server.services.streams.size).toBe(1);

  const second = await buildSubmission(server.services, { userId: user.id, problemId: problem.id });
  await server.services.pubsub.publish('submission', {
    submissionId: second.id,
    status: 0,
    casesDone: 0,
    casesTotal: 0,
  });
  expect(await Promise.all(followers.map((counts, index) => reaches(counts, index % 2 === 0 ? 2 : 1)))).toEqual(
    followers.map((_, index) => (index % 2 === 0 ? 2 : 1)),
  );

  // Who is signed in sees other rows.
  const own = connect({ Authorization: await tokenFor(server.services, user) });
  const counts = own.iterate({ query: 'subscription { newSubmissionCount(afterId: 0, filter: { onlyMine: true }) }' });
  expect((await counts.next()).value?.data).toEqual({ newSubmissionCount: 2 });
  await client.dispose();
  await own.dispose();
  await expect.poll(() => server.services.streams.size).toBe(0);
});
