import { runBackup, startNightlyBackup } from '@verdict/schema/site/backup/run-backup.service.ts';
import { runVerification } from '@verdict/schema/site/backup/run-verification.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await tokenFor(server.services, await buildUser(server.services, { role: 'ROOT' }));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.backup.deleteMany();
});

const startMutation = `mutation {
  startBackup { __typename ... on StartBackupSuccess { data { id state } } ... on DomainError { code } }
}`;
const verifyMutation = `mutation ($id: Int!) {
  verifyBackup(id: $id) { ... on VerifyBackupSuccess { data { isBeingVerified } } ... on DomainError { code } }
}`;
const lastQuery = '{ lastBackup { id state path sizeBytes failure verifiedAt verifyFailure } }';
const alarmsQuery = '{ siteAlarms { kind } }';

const ask = async (query: string, variables: Record<string, unknown> = {}) =>
  (await server.graphql(query, { token, variables })).data;
const kinds = async () => (await ask(alarmsQuery))?.['siteAlarms'];
const onlyRow = () => server.services.db.backup.findFirstOrThrow();
/** Two days and an hour ago. */
const long = () => new Date(Date.now() - 49 * 60 * 60_000);

test(
  'a super admin has the site backed up and verified, and both are in the audit log',
  { timeout: 120_000 },
  async () => {
    expect(await ask(startMutation)).toMatchObject({ startBackup: { data: { state: 'WAITING' } } });
    expect(await ask(startMutation)).toMatchObject({ startBackup: { code: 'BACKUP_UNDER_WAY' } });
    const { id } = await onlyRow();
    expect(await ask(verifyMutation, { id })).toMatchObject({ verifyBackup: { code: 'BACKUP_NOT_FOUND' } });

    await runBackup(server.services, id, new Date());
    expect(await ask(lastQuery)).toMatchObject({ lastBackup: { id, state: 'DONE', failure: null, verifiedAt: null } });
    expect(await ask(verifyMutation, { id })).toMatchObject({ verifyBackup: { data: { isBeingVerified: true } } });
    await runVerification(server.services, id);
    expect(await ask(lastQuery)).toMatchObject({
      lastBackup: { verifiedAt: expect.any(String), verifyFailure: null, sizeBytes: expect.any(Number) },
    });
    const entries = await server.services.db.auditEntry.findMany({
      where: { targetKind: 'BACKUP', targetId: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['backup.start', 'backup.verify']);
  },
);

test('a backup that fails says why, and an alarm comes once the last whole one is two days old', async () => {
  const { db } = server.services;
  await db.backup.create({
    data: { state: 'DONE', path: '/nowhere', askedAt: long(), finishedAt: long(), verifiedAt: long() },
  });
  expect(await kinds()).toEqual([{ kind: 'BACKUP_OLD' }]);

  const { id } = await db.backup.create({ data: { askedAt: new Date() } });
  const backups = { ...server.services.backups, make: () => Promise.reject(new Error('the folder is full')) };
  await runBackup({ ...server.services, backups }, id, new Date());
  expect(await db.backup.findUnique({ where: { id } })).toMatchObject({
    state: 'FAILED',
    failure: 'the folder is full',
  });
  expect(await kinds()).toEqual([{ kind: 'BACKUP_OLD' }]);
});

test('an alarm tells of a backup that failed its verification, and of backups that were never verified', async () => {
  const { db } = server.services;
  const { id } = await db.backup.create({
    data: { state: 'DONE', path: '/nowhere', askedAt: long(), finishedAt: new Date(), verifyAskedAt: new Date() },
  });
  expect(await kinds()).toEqual([]);
  await runVerification(server.services, id);
  expect((await onlyRow()).verifyFailure).toContain('/nowhere');
  expect(await kinds()).toEqual([{ kind: 'BACKUP_UNVERIFIED' }]);

  await db.backup.update({ where: { id }, data: { verifyFailure: null } });
  expect(await kinds()).toEqual([]);
  await db.backup.create({ data: { state: 'DONE', path: '/older', askedAt: long(), finishedAt: long() } });
  await db.backup.update({ where: { id }, data: { finishedAt: long() } });
  expect(await kinds()).toEqual([{ kind: 'BACKUP_OLD' }, { kind: 'BACKUP_UNVERIFIED' }]);
});

test('the night asks for one backup at its hour', async () => {
  const backups = { ...server.services.backups, nightlyHour: 2 };
  const at = (time: string) => startNightlyBackup({ ...server.services, backups }, new Date(`2026-11-27T${time}Z`));
  await at('01:13');
  expect(await server.services.db.backup.count()).toBe(0);
  await at('02:13');
  await at('02:13');
  expect(await server.services.db.backup.count()).toBe(1);
});
