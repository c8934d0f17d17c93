import type { Problem } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, buildWaiting } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let problem: Problem;
beforeAll(async () => {
  server = await startTestServer();
  problem = await buildProblem(server.services);
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.services.db.judgeTask.deleteMany();
});

const newcomer = async () => (await buildUser(server.services)).id;

test('a user with 500 waiting tasks delays others by a few runs; the more urgent queue comes first', async () => {
  const { db } = server.services;
  const flooding = await newcomer();
  const flood = () => buildWaiting(server.services, { userId: flooding, problemId: problem.id });
  // Those submitted at the same moment count as many: the first ones one after the other.
  for (let index = 0; index < 5; index += 1) await flood();
  for (let index = 0; index < 99; index += 1) await Promise.all(Array.from({ length: 5 }, flood));
  const judge = await FakeJudge.start(server);
  await judge.mustClaim();
  const others = [await newcomer(), await newcomer()];
  const singles = [];
  for (const userId of others)
    singles.push((await buildWaiting(server.services, { userId, problemId: problem.id })).id);
  const rejudge = await buildWaiting(server.services, {
    userId: await newcomer(),
    problemId: problem.id,
    queue: 'REJUDGE',
  });
  const testRun = await buildWaiting(server.services, {
    userId: await newcomer(),
    problemId: problem.id,
    queue: 'TEST_RUN',
  });
  const contest = await buildWaiting(server.services, { userId: flooding, problemId: problem.id, queue: 'CONTEST' });
  const order: number[] = [];
  for (let claimed = 0; claimed < 5; claimed += 1) order.push((await judge.mustClaim()).submissionId);
  expect(order[0]).toBe(contest.id);
  expect(order.slice(1, 4)).toEqual(expect.arrayContaining(singles));
  expect(order).not.toContain(rejudge.id);
  await db.judgeTask.deleteMany({ where: { queue: 'NORMAL' } });
  expect([(await judge.mustClaim()).submissionId, (await judge.mustClaim()).submissionId]).toEqual([
    rejudge.id,
    testRun.id,
  ]);
});

test('with judges of several languages, one dying, each task ends once on a judge that can run it', async () => {
  const { db } = server.services;
  const native = await FakeJudge.start(
    server,
    ['c', 'cpp'].map((key) => offeredLanguage(key)),
  );
  const scripted = await FakeJudge.start(
    server,
    ['python3'].map((key) => offeredLanguage(key)),
  );
  const dying = await FakeJudge.start(
    server,
    ['cpp', 'python3'].map((key) => offeredLanguage(key)),
  );
  const languageOf = new Map<number, string>();
  for (let index = 0; index < 30; index += 1) {
    const languageKey = ['c', 'cpp', 'python3'][index % 3] ?? 'c';
    languageOf.set(
      (await buildWaiting(server.services, { userId: await newcomer(), problemId: problem.id, languageKey })).id,
      languageKey,
    );
  }
  // It takes some and is never heard of again.
  const lost = [await dying.mustClaim(), await dying.mustClaim(), await dying.mustClaim()];
  await db.judgeTask.updateMany({
    where: { id: { in: lost.map(({ taskId }) => taskId) } },
    data: { leaseUntil: new Date(Date.now() - 1_000) },
  });
  const ended: [submissionId: number, judge: string][] = [];
  const work = async (judge: FakeJudge) => {
    for (let task = await judge.peek(); task !== null; task = await judge.peek()) {
      if (await judge.report(task, judgementFor(task))) ended.push([task.submissionId, judge.name]);
    }
  };
  await Promise.all([work(native), work(scripted)]);
  await Promise.all([work(native), work(scripted)]);
  expect(ended.map(([id]) => id).toSorted((a, b) => a - b)).toEqual([...languageOf.keys()]);
  for (const [id, name] of ended)
    expect({ id, name }).toEqual({ id, name: languageOf.get(id) === 'python3' ? scripted.name : native.name });
  expect(await db.judgeTask.count()).toBe(0);
});

test('with 10,000 waiting the next task is found by the index, not by looking at them all', async () => {
  const { db } = server.services;
  const userId = await newcomer();
  const { id } = await buildSubmission(server.services, { userId, problemId: problem.id });
  await db.$executeRaw`
    INSERT INTO submission (user_id, problem_id, language_key, code, length_bytes, submitted_at, updated_at)
    SELECT user_id, problem_id, 'cpp', 'x', 1, now(), now()
    FROM submission, generate_series(1, 10000)
    WHERE id = ${id}`;
  await db.$executeRaw`
    INSERT INTO judge_task (submission_id, user_id, queue, priority, language_keys)
    SELECT id, user_id, 'NORMAL', 3000000 - (id % 1000), ARRAY['cpp'] FROM submission WHERE id > ${id}`;
  await db.$executeRaw`ANALYZE judge_task`;
  const judge = await FakeJudge.start(server);
  const plan = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN (ANALYZE, TIMING OFF)
    SELECT id
    FROM judge_task
    WHERE state = 'WAITING' AND language_keys <@ ARRAY(
      SELECT l.key::text
      FROM judge_node n
      JOIN judge_node_language nl ON nl.node_id = n.id
      JOIN language l ON l.id = nl.language_id
      WHERE n.id = ${judge.id}
    )
    ORDER BY priority DESC, id
    LIMIT 1
    FOR UPDATE SKIP LOCKED`);
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  if (process.env['SHOW_PLAN'] !== undefined) process.stdout.write(text);
  expect(text).toContain('Index Scan using judge_task_state_priority_id_idx');
  expect(text).not.toMatch(/Seq Scan on judge_task|Sort/);
  expect((await judge.mustClaim()).submissionId).toBeGreaterThan(id);
});
