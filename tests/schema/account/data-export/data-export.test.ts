import { existsSync } from 'node:fs';
import { tidyDataExports } from '@verdict/schema/account/data-export/run-export.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer } from '../../../server/test-server.ts';
import { ExportScene } from './export-scene.ts';

let scene: ExportScene;
beforeAll(async () => {
  scene = new ExportScene(await startTestServer());
});
afterAll(() => scene.server.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const db = () => scene.server.services.db;

test('an account asks with its password, once in 24 hours, and is told when the archive is ready', async () => {
  const user = await buildUser(scene.server.services);
  expect(await scene.request(user, 'wrong horse')).toBe('WRONG_PASSWORD');
  const id = await scene.request(user);
  expect(await scene.newest(user)).toMatchObject({ id, state: 'WAITING', path: null });
  expect(await scene.request(user)).toBe('DATA_EXPORT_UNDER_WAY');
  await scene.make(id);
  expect(await scene.request(user)).toBe('DATA_EXPORT_TOO_SOON');
  expect(await scene.newest(user)).toMatchObject({
    id,
    state: 'DONE',
    path: `/api/file/data-export?id=${id}`,
    sizeBytes: expect.any(Number),
  });
  const facts = await db().message.findMany({
    where: { recipientId: user.id },
    orderBy: { id: 'asc' },
    select: { fact: true },
  });
  expect(facts.map(({ fact }) => fact)).toMatchObject([
    { kind: 'accountChanged', change: 'dataExportRequested' },
    { kind: 'dataExportReady', username: null },
  ]);
});

test('only a session of who asked downloads an archive', async () => {
  const { services } = scene.server;
  const [user, other, root] = [
    await buildUser(services),
    await buildUser(services),
    await buildUser(services, { role: 'ROOT' }),
  ];
  const id = await scene.request(user);
  expect((await scene.downloadAs(user, id)).status).toBe(404);
  await scene.make(id);
  const response = await scene.downloadAs(user, id);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/filename=personal-data-[\d-]+\.zip$/);
  for (const stranger of [other, root]) expect((await scene.downloadAs(stranger, id)).status).toBe(404);
  const token = await apiTokenFor(services, user, ['READ', 'ACCOUNT']);
  expect((await scene.download(id, { Authorization: token })).status).toBe(401);
  expect((await scene.download(id, {})).status).toBe(401);
});

test('a super admin has an account exported, which is in the audit log and told to its owner', async () => {
  const { services } = scene.server;
  const [user, root, other] = [
    await buildUser(services),
    await buildUser(services, { role: 'ROOT' }),
    await buildUser(services, { role: 'ROOT' }),
  ];
  expect(await scene.exportOf(root, root.id)).toBe('OWN_ACCOUNT');
  const id = await scene.exportOf(root, user.id, 'Request 12');
  await scene.make(id);
  expect(await scene.newest(root, user.id)).toMatchObject({ id, state: 'DONE' });
  expect((await scene.filesOf(root, id)).get('profile.json')).toContain(user.username);
  for (const stranger of [user, other]) {
    expect((await scene.downloadAs(stranger, id)).status).toBe(404);
    expect(await scene.newest(stranger, user.id)).toBeNull();
  }
  const entries = await db().auditEntry.findMany({ where: { targetId: user.id } });
  expect(entries).toMatchObject([{ action: 'user.exportData', actorId: root.id, reason: 'Request 12' }]);
  const told = await db().message.findMany({ where: { recipientId: user.id }, select: { fact: true } });
  expect(told).toMatchObject([{ fact: { change: 'dataExported', by: root.username } }]);
  // The account may ask for its own all the same.
  expect(await scene.request(user)).toMatch(/^\d+$/);
});

test('an archive goes with its file when it has expired', async () => {
  const { services } = scene.server;
  const user = await buildUser(services);
  const id = await scene.request(user);
  await scene.make(id);
  const key = { where: { id: Number(id) }, select: { key: true } };
  const path = services.uploads.pathOf((await db().dataExport.findUniqueOrThrow(key)).key);
  await tidyDataExports(services, inDays(6));
  expect((await scene.downloadAs(user, id)).status).toBe(200);
  await tidyDataExports(services, inDays(8));
  expect(await db().dataExport.count({ where: { id: Number(id) } })).toBe(0);
  expect(existsSync(path)).toBe(false);
});

test('an archive of an account that is deleted meanwhile is not made', async () => {
  const { services } = scene.server;
  const user = await buildUser(services);
  const id = await scene.request(user);
  await db().user.update({ where: { id: user.id }, data: { deletedAt: new Date() } });
  await scene.make(id);
  expect(await db().dataExport.findUniqueOrThrow({ where: { id: Number(id) } })).toMatchObject({
    state: 'WAITING',
    sizeBytes: null,
  });
});
