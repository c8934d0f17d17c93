import { readMailSite } from '@verdict/schema/account/mail/mail-server.service.ts';
import { judgeOfToken, newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import { localJudgeName } from '@verdict/schema/queue/task/local-judge.ts';
import { bootstrap } from '@verdict/server/bootstrap.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInMutation } from '../schema/account/user/account-operations.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.user.deleteMany();
  await server.services.db.judgeNode.deleteMany();
});

const nothing = { rootPassword: null, judgeToken: null, judgeName: 'local' };

async function canSignIn(password: string): Promise<boolean> {
  const { data } = await server.graphql(signInMutation, { variables: { input: { username: 'root', password } } });
  return (data?.['signIn'] as { __typename: string } | undefined)?.__typename === 'SignInSuccess';
}

test('the first start makes root with a password that is told once, the second makes nothing', async () => {
  const first = await bootstrap(server.services, nothing);
  expect(first.generatedRootPassword).toMatch(/^[\w-]{16}$/);
  expect(await canSignIn(first.generatedRootPassword ?? '')).toBe(true);
  expect(await bootstrap(server.services, nothing)).toEqual({ generatedRootPassword: null });
  expect(await server.services.db.user.findMany({ select: { username: true, role: true } })).toEqual([
    { username: 'root', role: 'ROOT' },
  ]);
});

test('a password that was given is taken and not repeated, and does not change an existing account', async () => {
  expect(await bootstrap(server.services, { ...nothing, rootPassword: 'given-one' })).toEqual({
    generatedRootPassword: null,
  });
  await bootstrap(server.services, { ...nothing, rootPassword: 'another-one' });
  expect([await canSignIn('given-one'), await canSignIn('another-one')]).toEqual([true, false]);
});

test('a password that nobody could type into the site is refused in plain words', async () => {
  await expect(bootstrap(server.services, { ...nothing, rootPassword: 'short' })).rejects.toThrow(
    'VERDICT_ROOT_PASSWORD must have 6 to 20 characters.',
  );
  expect(await server.services.db.user.count()).toBe(0);
});

test('two servers that start at once make one root', async () => {
  const made = await Promise.all([bootstrap(server.services, nothing), bootstrap(server.services, nothing)]);
  expect(made.filter(({ generatedRootPassword }) => generatedRootPassword !== null)).toHaveLength(1);
  expect(await server.services.db.user.count()).toBe(1);
});

test('the judge beside the server is known by the token of this start, not by the one before', async () => {
  const { db } = server.services;
  const [before, now] = [newJudgeToken(), newJudgeToken()];
  await bootstrap(server.services, { ...nothing, judgeToken: before });
  const judge = await judgeOfToken(db, before);
  expect(judge).toMatchObject({ kind: 'judge', nodeName: 'local' });
  await bootstrap(server.services, { ...nothing, judgeToken: now });
  expect(await judgeOfToken(db, before)).toBeNull();
  expect(await judgeOfToken(db, now)).toEqual(judge);
});

test('a judge that an admin revoked or drained stays so when its machine starts anew', async () => {
  const { db } = server.services;
  const token = newJudgeToken();
  await bootstrap(server.services, { ...nothing, judgeToken: token });
  await db.judgeNode.updateMany({ data: { mode: 'DRAINING', revokedAt: new Date() } });
  const next = newJudgeToken();
  await bootstrap(server.services, { ...nothing, judgeToken: next });
  expect(await judgeOfToken(db, next)).toBeNull();
  expect(await db.judgeNode.findMany({ select: { name: true, mode: true } })).toEqual([
    { name: 'local', mode: 'DRAINING' },
  ]);
});

test('machines that share a database have a judge each', async () => {
  expect(localJudgeName('postgresql://verdict@localhost/verdict?host=/tmp/socket', 'alpha')).toBe('local');
  expect(localJudgeName('postgresql://verdict@db.example.org/verdict', 'alpha')).toBe('local-alpha');
});

test("a judge's token opens operations for judges and none for users, and a user's the other way round", async () => {
  const token = newJudgeToken();
  await bootstrap(server.services, { ...nothing, rootPassword: 'root-password', judgeToken: token });
  const forJudges = 'mutation { failJudgeTask(taskId: 1, attempt: 1, reason: "test") }';
  expect((await server.graphql(forJudges, { token })).data).toEqual({ failJudgeTask: false });
  expect((await server.graphql('mutation { signOut }', { token })).errors?.[0]?.extensions).toEqual({
    code: 'FORBIDDEN',
  });
  const { data } = await server.graphql(signInMutation, {
    variables: { input: { username: 'root', password: 'root-password' } },
  });
  const root = data?.['signIn'] as { data: { token: string } };
  expect((await server.graphql(forJudges, { token: root.data.token })).errors?.[0]?.extensions).toEqual({
    code: 'FORBIDDEN',
  });
  expect((await server.graphql(forJudges)).errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
});

test('a mail password that an earlier version stored as it was is sealed, once, and goes on being used', async () => {
  const { db } = server.services;
  const plain = {
    host: 'mail.example.org',
    port: 587,
    isSecure: false,
    username: 'judge',
    password: 'plain-secret',
    from: null,
  };
  await db.siteSetting.create({ data: { key: 'smtp', value: plain } });
  await bootstrap(server.services, nothing);
  const stored = JSON.stringify(await db.siteSetting.findMany());
  expect(stored).not.toContain('plain-secret');
  expect(await readMailSite(server.services)).toMatchObject({ smtp: plain });
  await bootstrap(server.services, nothing);
  expect(JSON.stringify(await db.siteSetting.findMany())).toBe(stored);
});
