import type { Services } from '@verdict/schema/core/context.ts';
import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { buildJudgeNode, buildLiveNode, FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let ports: Pick<Services, 'disk' | 'host'>;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults, pace: { needsMs: 0 } });
  const { disk, host } = server.services;
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000);
  ports = {
    disk: { state: { ...disk.state, usedShare: 0.5 } },
    host: {
      ...host,
      memory: () => ({ freeBytes: 2e9, totalBytes: 4e9 }),
      certificateEnd: async () => inTwoMonths,
    },
  };
  token = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
});
afterAll(() => server.stop());
afterEach(async () => {
  const { db } = server.services;
  await Promise.all([db.judgeNode.deleteMany(), db.mail.deleteMany(), db.jobFailure.deleteMany()]);
});

const healthSchema = z.array(z.object({ kind: z.string(), state: z.string(), advice: z.string() }));

/** Checks that are not OK, with their advice. */
async function faults(over: Partial<typeof ports> = {}, language = 'en-US'): Promise<Record<string, string>> {
  Object.assign(server.services, { ...ports, ...over });
  const { data, errors } = await server.graphql('{ siteHealth { kind state advice } }', {
    token,
    headers: { 'Accept-Language': language },
  });
  expect(errors).toBeUndefined();
  const checks = healthSchema.parse(data?.['siteHealth']);
  expect(checks).toHaveLength(15);
  return Object.fromEntries(
    checks.filter(({ state }) => state !== 'OK').map(({ kind, state, advice }) => [kind, `${state} ${advice}`]),
  );
}

/** A site of tests is not backed up by itself. */
const unsaved = { BACKUP: expect.stringContaining('VERDICT_BACKUP_HOUR') };

test('health is for super admins alone', async () => {
  for (const role of ['USER', 'ADMIN', 'PROBLEM_ADMIN'] as const) {
    const asking = { token: await tokenFor(server.services, await buildUser(server.services, { role })) };
    const { errors } = await server.graphql('{ siteHealth { state } }', asking);
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
});

test('without a judge the site fails, in both languages; a judge that fell silent is a warning', async () => {
  expect(await faults()).toEqual({ ...unsaved, JUDGES: expect.stringMatching(/^FAILING No judge works/) });
  expect((await faults({}, 'zh-CN'))['JUDGES']).toContain('没有可用的评测机');
  const local = await buildJudgeNode(server.services);
  await server.services.db.judgeNode.update({ where: { id: local.id }, data: { name: 'local' } });
  expect((await faults())['JUDGES']).toMatch(/logs\/judge\.log .* Restart the site/);
  await server.services.db.judgeNode.delete({ where: { id: local.id } });
  await FakeJudge.start(server);
  expect(await faults()).toEqual(unsaved);
  const { id } = await buildJudgeNode(server.services);
  await server.services.db.judgeNode.update({ where: { id }, data: { lastSeenAt: new Date(Date.now() - 60_000) } });
  expect((await faults())['JUDGES']).toMatch(/^WARNING Judges that fell silent: 1\./);
});

test('a single slot is named as one', async () => {
  await buildLiveNode(server.services, []);
  const { data } = await server.graphql('{ siteHealth { kind state advice } }', {
    token,
    headers: { 'Accept-Language': 'en-US' },
  });
  const judges = healthSchema.parse(data?.['siteHealth']).find(({ kind }) => kind === 'JUDGES');
  expect(judges?.advice).toBe('Judges at work: 1, with 1 slot.');
});

test('faults of the machine say how bad they are', async () => {
  await FakeJudge.start(server);
  const { host } = ports;
  const certificateEnd = (days: number) => async () => new Date(Date.now() + days * 86_400_000);
  const disk = { freeBytes: 5 * 1024 ** 3, usedShare: 0.9, isNearlyFull: false };
  expect(
    await faults({
      disk: { state: disk },
      host: {
        ...host,
        memory: () => ({ freeBytes: 2e8, totalBytes: 4e9 }),
        certificateEnd: certificateEnd(10),
        clock: () => new Date(Date.now() - 5_000),
      },
    }),
  ).toEqual({
    ...unsaved,
    DISK: expect.stringMatching(/^WARNING .* 90% full, 5\.0 GB/),
    MEMORY: expect.stringMatching(/^WARNING /),
    CERTIFICATE: expect.stringMatching(/^WARNING .* expires on /),
    CLOCK: expect.stringMatching(/^WARNING .* differ by 5 s/),
  });
  expect(
    await faults({
      disk: { state: { ...disk, isNearlyFull: true } },
      host: {
        ...host,
        memory: () => ({ freeBytes: 1e8, totalBytes: 4e9 }),
        certificateEnd: certificateEnd(-1),
        pendingMigrations: async () => ['20990101000000_later'],
        clock: () => {
          throw new Error('no clock');
        },
      },
    }),
  ).toEqual({
    ...unsaved,
    DISK: expect.stringMatching(/^FAILING /),
    MEMORY: expect.stringMatching(/^FAILING /),
    CERTIFICATE: expect.stringMatching(/^FAILING .* expired on /),
    MIGRATIONS: expect.stringMatching(/^FAILING .*20990101000000_later/),
    CLOCK: expect.stringMatching(/^FAILING This could not be checked/),
  });
});

test('work that fails is named, and what fails is counted on the dashboard', async () => {
  const { db } = server.services;
  await FakeJudge.start(server);
  const mail = { to: 'a@example.org', locale: 'en-US', letter: {} };
  await db.mail.create({ data: { ...mail, state: 'FAILED' } });
  const failure = { reason: 'no', failedAt: new Date() };
  await db.jobFailure.create({ data: { job: 'notice', rowId: 1, count: 1, ...failure } });
  const { id: userId } = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const failed = await buildSubmission(server.services, { userId, problemId: problem.id, status: 4 });
  expect(await faults()).toEqual({
    ...unsaved,
    MAIL: expect.stringMatching(/^WARNING Mails that were given up: 1\./),
    JOBS: expect.stringMatching(/^WARNING .*: notice\./),
    SYSTEM_ERRORS: expect.stringMatching(/^WARNING System errors in the last 7 days: 1\./),
  });
  const countFailing = async () =>
    (await server.graphql('{ adminNeeds { failingChecks } }', { token })).data?.['adminNeeds'];
  expect(await countFailing()).toEqual({ failingChecks: 0 });
  await db.jobFailure.updateMany({ data: { count: 5 } });
  await db.mail.create({ data: { ...mail, nextTryAt: new Date(Date.now() - 11 * 60_000) } });
  const late = await faults();
  expect([late['MAIL'], late['JOBS']]).toEqual([
    expect.stringMatching(/^FAILING /),
    expect.stringMatching(/^FAILING /),
  ]);
  expect(await countFailing()).toEqual({ failingChecks: 2 });
  await db.submission.delete({ where: { id: failed.id } });
});

test('a judge that comes is pushed', async () => {
  Object.assign(server.services, ports);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: token },
  });
  const pushes = client.iterate({ query: 'subscription { siteHealthChanged { kind state advice } }' });
  const nextState = async () => {
    const push = await pushes.next();
    if (push.done) throw new Error('ended');
    const { siteHealthChanged } = z.object({ siteHealthChanged: healthSchema }).parse(push.value.data);
    return siteHealthChanged.find(({ kind }) => kind === 'JUDGES')?.state;
  };
  expect(await nextState()).toBe('FAILING');
  await FakeJudge.start(server);
  expect(await nextState()).toBe('OK');
  await client.dispose();
});
