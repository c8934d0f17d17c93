import type { User } from '@verdict/prisma/generated/client/client.ts';
import { siteSwitches } from '@verdict/schema/core/settings/site.service.ts';
import {
  applyScheduledSettings,
  dueScheduledSettings,
} from '@verdict/schema/site/scheduled-settings/apply-scheduled.service.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

let server: TestServer;
let other: TestServer;
let root: User;
let colleague: User;
beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  [root, colleague] = await Promise.all([
    buildUser(server.services, { role: 'ROOT' }),
    buildUser(server.services, { role: 'ROOT' }),
  ]);
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
afterEach(async () => {
  const { db, cache } = server.services;
  await db.user.update({ where: { id: root.id }, data: { role: 'ROOT' } });
  await db.scheduledSettings.deleteMany();
  await db.siteSetting.deleteMany();
  await db.siteSettingChange.deleteMany();
  await db.message.deleteMany();
  cache.drop('settings');
});

const hourMs = 3_600_000;
const later = () => new Date(Date.now() + 2 * hourMs);

async function schedule(values: Readonly<Record<string, unknown>>, inMs = hourMs) {
  const changes = Object.entries(values).map(([key, value]) => ({ key, value }));
  const { data } = await askAs(
    server,
    root,
    `mutation ($input: ScheduleSiteSettingsInput!) {
      scheduleSiteSettings(input: $input) { __typename ... on InvalidInput { fields { path } } }
    }`,
    { input: { changes, dueAt: new Date(Date.now() + inMs).toISOString() } },
  );
  return data?.['scheduleSiteSettings'];
}

async function listed() {
  const { data } = await askAs(
    server,
    colleague,
    '{ scheduledSiteSettings { id state changes { key value } actor { username } } }',
  );
  return data?.['scheduledSiteSettings'] as { id: string; state: string }[];
}

/** As the job does on every server at once. */
async function applyAll(): Promise<void> {
  const ids = await dueScheduledSettings(server.services, later());
  await Promise.all(
    ids.flatMap((id) => [server, other].map(({ services }) => applyScheduledSettings(services, id, later()))),
  );
}

test('a scheduled change is applied once, in the name of who scheduled it, over what others changed', async () => {
  const values = { isPublicJudgingOpen: false, submitIntervalSeconds: 20 };
  expect(await schedule(values)).toEqual({ __typename: 'ScheduleSiteSettingsSuccess' });
  expect(await listed()).toMatchObject([
    {
      state: 'PENDING',
      changes: [
        { key: 'isPublicJudgingOpen', value: false },
        { key: 'submitIntervalSeconds', value: 20 },
      ],
      actor: { username: root.username },
    },
  ]);
  expect(await dueScheduledSettings(server.services, new Date())).toEqual([]);
  await askAs(
    server,
    colleague,
    'mutation { updateSiteSettings(input: { changes: [{ key: submitIntervalSeconds, value: 5 }] }) { __typename } }',
  );
  await applyAll();
  expect(await siteSwitches(server.services)).toMatchObject(values);
  const changes = await server.services.db.siteSettingChange.findMany({
    where: { actorId: root.id },
    select: { key: true, before: true, after: true },
    orderBy: { key: 'asc' },
  });
  expect(changes).toEqual([
    { key: 'isPublicJudgingOpen', before: true, after: false },
    { key: 'submitIntervalSeconds', before: 5, after: 20 },
  ]);
  expect(await listed()).toEqual([]);
  const entries = await server.services.db.auditEntry.findMany({
    where: { actorId: root.id, action: 'settings.change' },
    select: { after: true },
  });
  expect(entries).toMatchObject([{ after: { isScheduled: true } }, { after: { isScheduled: true } }]);
});

test('one that is not valid at its time changes nothing, stays in the list and reaches super admins', async () => {
  await schedule({ isPublicJudgingOpen: false, submitIntervalSeconds: 20 });
  // As a later version with narrower bounds finds it.
  const changes = { isPublicJudgingOpen: false, submitIntervalSeconds: 1_000_000 };
  await server.services.db.scheduledSettings.updateMany({ data: { changes } });
  await applyAll();
  expect(await siteSwitches(server.services)).toMatchObject({ isPublicJudgingOpen: true, submitIntervalSeconds: 0 });
  const [failed] = await listed();
  expect(failed?.state).toBe('INVALID');
  expect(await server.services.db.message.count({ where: { recipientId: colleague.id } })).toBe(1);
  const { data } = await askAs(
    server,
    colleague,
    'mutation ($id: ID!) { cancelScheduledSiteSettings(id: $id) { __typename } }',
    { id: failed?.id },
  );
  expect(data).toEqual({ cancelScheduledSiteSettings: { __typename: 'CancelScheduledSiteSettingsSuccess' } });
  expect(await listed()).toEqual([]);
});

test('who is no super admin any more changes nothing', async () => {
  await schedule({ isPublicJudgingOpen: false });
  await server.services.db.user.update({ where: { id: root.id }, data: { role: 'USER' } });
  await applyAll();
  expect(await siteSwitches(server.services)).toMatchObject({ isPublicJudgingOpen: true });
  expect(await listed()).toMatchObject([{ state: 'NOT_ALLOWED' }]);
});

test('a cancelled change is not applied, and wrong values or times are refused at once', async () => {
  await schedule({ isPublicJudgingOpen: false });
  const [row] = await listed();
  await askAs(server, root, 'mutation ($id: ID!) { cancelScheduledSiteSettings(id: $id) { __typename } }', {
    id: row?.id,
  });
  await applyAll();
  expect(await siteSwitches(server.services)).toMatchObject({ isPublicJudgingOpen: true });
  const fault = (path: string) => ({ __typename: 'InvalidInput', fields: [{ path }] });
  expect(await schedule({ submitIntervalSeconds: -1 })).toEqual(fault('submitIntervalSeconds'));
  expect(await schedule({ isPublicJudgingOpen: false }, -hourMs)).toEqual(fault('dueAt'));
});
