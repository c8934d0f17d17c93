import type { User } from '@verdict/prisma/generated/client/client.ts';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let judge: FakeJudge;
beforeAll(async () => {
  server = await startTestServer({ pace: { idleJudgesMs: 600_000 } });
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

const query = `subscription {
  judgeOverview { nodes { id mode tasks { submissionId } } queue { running queues { queue waiting } } }
}`;
const overviewSchema = z.object({
  judgeOverview: z.object({
    nodes: z.array(z.object({ id: z.int(), mode: z.string(), tasks: z.array(z.object({ submissionId: z.int() })) })),
    queue: z.object({ running: z.int(), queues: z.array(z.object({ queue: z.string(), waiting: z.int() })) }),
  }),
});

/** What is pushed to somebody, with the time since the push before. */
async function watch(reader: User | null) {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: reader === null ? {} : { Authorization: await tokenFor(server.services, reader) },
  });
  clients.push(client);
  return client.iterate({ query });
}

async function next(results: AsyncIterator<{ data?: unknown }>) {
  const result = await results.next();
  return result.done ? null : overviewSchema.parse(result.value.data).judgeOverview;
}

/** Pushes until one shows what is waited for. @returns how many it took. */
async function until(
  results: AsyncIterator<{ data?: unknown }>,
  holds: (overview: NonNullable<Awaited<ReturnType<typeof next>>>) => boolean,
): Promise<number> {
  for (let pushes = 1; ; pushes += 1) {
    const overview = await next(results);
    if (overview === null) throw new Error('ended');
    if (holds(overview)) return pushes;
  }
}

test('an admin sees judges and queue as they are, then each change by its message', async () => {
  const results = await watch(await buildUser(server.services, { role: 'ADMIN' }));
  expect(await next(results)).toMatchObject({
    nodes: [{ id: judge.id, mode: 'ACTIVE', tasks: [] }],
    queue: { running: 0 },
  });
  const user = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const submission = await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  await until(results, ({ queue }) => queue.queues.some(({ waiting }) => waiting === 1));
  await judge.mustClaim();
  const root = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
  await server.graphql(`mutation { pauseJudgeNode(id: ${judge.id}) { __typename } }`, { token: root });
  await until(results, ({ nodes }) => nodes[0]?.mode === 'PAUSED' && nodes[0].tasks[0]?.submissionId === submission.id);
});

test('a storm of changes is told about once a second', async () => {
  const results = await watch(await buildUser(server.services, { role: 'PROBLEM_ADMIN' }));
  await next(results);
  const storm = setInterval(() => void server.services.pubsub.publish('judgeTask', {}), 20);
  const startedAt = performance.now();
  await next(results);
  await next(results);
  clearInterval(storm);
  expect(performance.now() - startedAt).toBeGreaterThan(1_500);
});

test('nobody else may watch, and who loses the role sees nothing more', async () => {
  for (const reader of [null, await buildUser(server.services)]) {
    const results = await watch(reader);
    const first = await results.next().then(
      ({ value }) => z.object({ errors: z.array(z.unknown()) }).safeParse(value).success,
      () => true,
    );
    expect(first).toBe(true);
  }
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  const results = await watch(admin);
  expect(await next(results)).not.toBeNull();
  await server.services.db.user.update({ where: { id: admin.id }, data: { role: 'USER' } });
  await server.services.pubsub.publish('judgeTask', {});
  expect(await next(results)).toBeNull();
});
