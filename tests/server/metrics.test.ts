import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeJudge, judgementFor } from '../factories/judge.ts';
import { buildProblem } from '../factories/problem.ts';
import { buildWaiting } from '../factories/submission.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const metricsToken = 'a token for metrics, long enough';
let server: TestServer;
let withToken: TestServer;
beforeAll(async () => {
  [server, withToken] = await Promise.all([startTestServer(), startTestServer({ metricsToken })]);
});
afterAll(() => Promise.all([server.stop(), withToken.stop()]));
beforeEach(async () => {
  await server.services.db.judgeTask.deleteMany();
  await server.services.db.judgeNode.deleteMany();
});

const scrape = (from: TestServer, headers: Record<string, string> = {}) => fetch(`${from.url}/metrics`, { headers });
/** Value of a line, by its name and labels as they are written. */
async function valueOf(from: TestServer, line: string, headers: Record<string, string> = {}): Promise<number | null> {
  const text = await (await scrape(from, headers)).text();
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length));
}

test('the queue and the judges are told as the database knows them, by every server', async () => {
  const problem = await buildProblem(server.services);
  const user = await buildUser(server.services);
  const [judge, paused] = [await FakeJudge.start(server), await FakeJudge.start(server)];
  await server.services.db.judgeNode.update({ where: { id: paused.id }, data: { mode: 'PAUSED' } });
  for (let index = 0; index < 3; index += 1)
    await buildWaiting(server.services, { userId: user.id, problemId: problem.id });
  await judge.mustClaim();
  for (const [from, headers] of [
    [server, {}],
    [withToken, { Authorization: `Bearer ${metricsToken}` }],
  ] as const) {
    expect(await valueOf(from, 'verdict_judge_queue_tasks{queue="normal",state="waiting"}', headers)).toBe(2);
    expect(await valueOf(from, 'verdict_judge_queue_tasks{queue="normal",state="running"}', headers)).toBe(1);
    expect(await valueOf(from, 'verdict_judge_nodes{health="healthy",mode="active"}', headers)).toBe(1);
    expect(await valueOf(from, 'verdict_judge_nodes{health="healthy",mode="paused"}', headers)).toBe(1);
    expect(await valueOf(from, 'verdict_judge_slots', headers)).toBe(2);
    expect(await valueOf(from, 'verdict_judge_queue_oldest_wait_seconds{queue="normal"}', headers)).toBeGreaterThan(0);
    expect(await valueOf(from, 'process_resident_memory_bytes', headers)).toBeGreaterThan(1e6);
  }
});

test('the checks of the health are gauges: 0 is well, 2 fails', async () => {
  expect(await valueOf(server, 'verdict_health_check{check="judges"}')).toBe(2);
  await FakeJudge.start(server);
  expect(await valueOf(server, 'verdict_health_check{check="judges"}')).toBe(0);
  expect(await valueOf(server, 'verdict_health_check{check="migrations"}')).toBe(0);
  expect(await valueOf(server, 'verdict_storage_bytes{kind="files"}')).toBeNull();
  await server.services.db.storageSample.create({ data: { day: new Date(), databaseBytes: 9n, filesBytes: 7n } });
  expect(await valueOf(server, 'verdict_storage_bytes{kind="files"}')).toBe(7);
});

test('waits, durations, results and failures are counted where they happen', async () => {
  const problem = await buildProblem(server.services);
  const user = await buildUser(server.services);
  const judge = await FakeJudge.start(server);
  const before = {
    waits: (await valueOf(server, 'verdict_judge_claim_wait_seconds_count{queue="contest"}')) ?? 0,
    failures: (await valueOf(server, 'verdict_judge_failures_total')) ?? 0,
  };
  await buildWaiting(server.services, { userId: user.id, problemId: problem.id, queue: 'CONTEST' });
  await judge.fail(await judge.mustClaim(), 'disk full');
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task));
  expect(await valueOf(server, 'verdict_judge_claim_wait_seconds_count{queue="contest"}')).toBe(before.waits + 1);
  expect(await valueOf(server, 'verdict_judge_failures_total')).toBe(before.failures + 1);
  expect(await valueOf(server, 'verdict_judge_duration_seconds_count{queue="contest"}')).toBe(1);
  expect(await valueOf(server, 'verdict_judge_results_total{queue="contest",status="AC"}')).toBe(1);
});

test('without a token metrics are for this machine and for admins, not for what a proxy passes on', async () => {
  const [admin, user] = [await buildUser(server.services, { role: 'ADMIN' }), await buildUser(server.services)];
  const forwarded = { 'X-Forwarded-For': '203.0.113.9' };
  expect((await scrape(server)).status).toBe(200);
  expect((await scrape(server)).headers.get('content-type')).toContain('text/plain');
  expect((await scrape(server, forwarded)).status).toBe(403);
  expect((await scrape(server, { ...forwarded, Authorization: await tokenFor(server.services, user) })).status).toBe(
    403,
  );
  expect((await scrape(server, { ...forwarded, Authorization: await tokenFor(server.services, admin) })).status).toBe(
    200,
  );
});

test('with a token metrics are for whoever has it, and this machine is no exception', async () => {
  expect((await scrape(withToken)).status).toBe(403);
  expect((await scrape(withToken, { Authorization: 'Bearer another' })).status).toBe(403);
  expect((await scrape(withToken, { Authorization: `Bearer ${metricsToken}` })).status).toBe(200);
});
