import { Role, SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { failUserImport } from '@verdict/schema/account/user-import/run-import.service.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../../server/test-server.ts';
import { follow } from '../../contest/desk/follow.ts';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

const people = 250;
const password = 'a-secret-of-somebody';

let scene: TrainingScene;
let desk: UserDesk;
let turn = 0;
let text: string;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT' }));
});
beforeEach(() => {
  turn += 1;
  const name = `job${turn}-`;
  text = Array.from({ length: people }, (_none, index) => `${name}${index},${password},,Person ${index}`).join('\n');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => scene.server.stop());

const services = () => scene.server.services;
const made = () => services().db.user.count({ where: { usernameKey: { startsWith: `job${turn}-` } } });
const batches = (id: string) => services().db.userImportBatch.findMany({ where: { importId: Number(id) } });
/** Makes hashing quick, and stop after so many. */
const hashUpTo = (most: number) => {
  let count = 0;
  return vi.spyOn(services().passwords, 'hashInTurn').mockImplementation(async (plain) => {
    count += 1;
    if (count > most) throw new Error('the process ended');
    return `hash ${plain}`;
  });
};

test('an import that is cut off in the middle goes on after a restart, and makes each account once', async () => {
  hashUpTo(150);
  const id = await desk.start('importUsers', { text });
  await expect(desk.run(id)).rejects.toThrow('the process ended');
  expect(await desk.seen(id)).toMatchObject({ state: 'RUNNING', totalCount: people, hashedCount: 100, madeCount: 0 });
  expect(await made()).toBe(0);

  const restarted = await startTestServer({ hasJobs: true, jobPollSeconds: 1 });
  try {
    await vi.waitFor(async () => expect((await desk.seen(id)).state).toBe('DONE'), { timeout: 30_000, interval: 100 });
  } finally {
    await restarted.stop();
  }
  expect(await desk.seen(id)).toMatchObject({ hashedCount: people, madeCount: people, leftOutCount: 0 });
  expect(await made()).toBe(people);
  // What was hashed before is not hashed again.
  expect(await services().db.user.count({ where: { passwordHash: { startsWith: 'hash ' } } })).toBe(100);
  expect((await desk.signIn(`job${turn}-249`, password)).__typename).toBe('SignInSuccess');
  expect(await batches(id)).toEqual([]);
});

test('the same import is not started twice at once, and not done twice by two processes', async () => {
  hashUpTo(10_000);
  const others = await Promise.all([scene.user({ role: 'ROOT' }), scene.user({ role: 'ROOT' })]);
  const outcomes = await Promise.all(others.map((as) => scene.outcome(as, 'importUsers', { text })));
  expect(outcomes.toSorted()).toEqual(['ImportUsersSuccess', 'UserImportUnderWay']);
  const { id } = await services().db.userImport.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
  await Promise.all([desk.run(String(id)), desk.run(String(id))]);
  await desk.run(String(id));
  expect(await made()).toBe(people);
  expect(await desk.seen(String(id))).toMatchObject({ state: 'DONE', hashedCount: people, madeCount: people });
  const entries = await services().db.auditEntry.findMany({
    where: { action: 'user.import' },
    orderBy: { id: 'desc' },
    take: 1,
    select: { actorId: true, after: true },
  });
  expect(others.map((user) => user.id)).toContain(entries[0]?.actorId);
  expect(entries[0]?.after).toMatchObject({ made: people });
  expect(await scene.outcome(desk.root, 'importUsers', { text })).toBe('NoUserToImport');
});

test('passwords that wait are sealed, and are in no log and no entry of the audit log', async () => {
  hashUpTo(100);
  const id = await desk.start('importUsers', { text });
  await desk.run(id).catch(() => undefined);
  const { db } = services();
  const rows = await db.userImport.findUniqueOrThrow({ where: { id: Number(id) } });
  const entries = await db.auditEntry.findMany();
  for (const stored of [rows, await batches(id), entries, scene.server.logged])
    expect(JSON.stringify(stored)).not.toContain(password);
});

test('an import that cannot be done says why, makes nothing, keeps nothing, and can be started again', async () => {
  hashUpTo(10_000);
  const id = await desk.start('importUsers', { text });
  await services().db.userImportBatch.deleteMany({ where: { importId: Number(id), position: 1 } });
  await desk.run(id);
  expect(await desk.seen(id)).toMatchObject({ state: 'FAILED', madeCount: 0, table: null });
  expect((await desk.seen(id)).failure).toContain('cannot be read');
  expect(await batches(id)).toEqual([]);

  const again = await desk.start('importUsers', { text });
  await failUserImport(services(), Number(again), { reason: 'the disk is full', now: new Date() });
  expect((await desk.seen(again)).failure).toContain('the disk is full');
  await desk.run(again);
  expect(await made()).toBe(0);
  expect((await desk.importTable({ text })).madeCount).toBe(people);
});

test('an import that leaves nothing out makes no account when a name is taken meanwhile', async () => {
  hashUpTo(10_000);
  const id = await desk.start('importUsers', { text, isAllOrNothing: true });
  await scene.user({ username: `job${turn}-7` });
  await desk.run(id);
  expect((await desk.seen(id)).failure).toContain(`job${turn}-7`);
  expect(await made()).toBe(1);
});

test('its progress is pushed to super admins', async () => {
  hashUpTo(10_000);
  const id = await desk.start('importUsers', { text });
  const query = `subscription { userImportChanged(id: "${id}") { state hashedCount madeCount } }`;
  const followed = follow(scene.server, await scene.token(desk.root), query);
  expect(await followed.next()).toMatchObject({ state: 'WAITING', hashedCount: 0 });
  const running = desk.run(id);
  await followed.until('"madeCount":250');
  await running;
  expect(await followed.next()).toBeNull();
  await followed.stop();
});

test('imports of the last days are listed for super admins alone', async () => {
  hashUpTo(10_000);
  const { id } = await desk.importTable({ text });
  const list = `query { userImports(kind: TABLE, page: { size: 1 }) { items { id requestedBy { username } } } }`;
  expect(await scene.ask(desk.root, list)).toEqual({
    userImports: { items: [{ id, requestedBy: { username: desk.root.username } }] },
  });
  const others = await Promise.all([
    ...Object.values(Role)
      .filter((role) => role !== 'ROOT')
      .map((role) => scene.user({ role })),
    scene.user({ siteRights: Object.values(SiteRight) }),
  ]);
  for (const user of others) {
    const token = await scene.token(user);
    for (const query of [list, `query { userImport(id: "${id}") { table { rows { username } } } }`]) {
      const { errors } = await scene.server.graphql(query, { token });
      expect([user.role, errors?.[0]?.extensions?.['code']]).toEqual([user.role, 'FORBIDDEN']);
    }
    const followed = follow(scene.server, token, `subscription { userImportChanged(id: "${id}") { state } }`);
    await expect(followed.next()).rejects.toThrow();
    await followed.stop();
    await expect(scene.outcome(user, 'undoUserImport', { importId: id })).rejects.toThrow();
  }
  expect((await desk.seen(id)).canUndo).toBe(true);
});
