import type { User } from '@verdict/prisma/generated/client/client.ts';
import { mutationsInMaintenance } from '@verdict/schema/core/maintenance.plugin.ts';
import type { Maintenance } from '@verdict/schema/core/settings/maintenance.ts';
import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations } from '../../root-operations.ts';
import { askAs, everyRole } from './site-operations.ts';

let server: TestServer;
let root: User;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
  user = await buildUser(server.services);
});
afterAll(() => server.stop());
afterEach(async () => {
  const { db, cache } = server.services;
  await db.contest.deleteMany();
  await db.siteSetting.deleteMany();
  cache.drop('settings');
});

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

async function plan(wanted: Partial<Maintenance> & { readonly isConfirmed?: boolean } = {}) {
  const input = {
    kind: 'READ_ONLY',
    startsAt: inHours(-1),
    endsAt: inHours(1),
    bannerHours: 24,
    zhCN: '',
    enUS: '',
    ...wanted,
  };
  const { data } = await askAs(
    server,
    root,
    `mutation ($input: SetMaintenanceInput!) {
      setMaintenance(input: $input) {
        __typename
        ... on InvalidInput { fields { path } }
        ... on MaintenanceMeetsContests { titles count }
      }
    }`,
    { input },
  );
  return data?.['setMaintenance'];
}

const codeOf = async (asker: User | null, query: string) =>
  (await askAs(server, asker, query)).errors?.[0]?.extensions?.['code'] ?? 'DONE';

test('read-only refuses every mutation of everybody but those that are named', async () => {
  await plan();
  const token = await tokenFor(server.services, root);
  const passed: string[] = [];
  for (const { kind, field, query, variables } of rootOperations()) {
    if (kind !== 'Mutation' || mutationsInMaintenance.has(field.name)) continue;
    const { data, errors } = await server.graphql(query, { token, variables });
    // Input that is wrong in itself is refused before.
    const answer = JSON.stringify(errors?.[0]?.extensions?.['code'] ?? data?.[field.name]);
    if (!/SITE_READ_ONLY|BAD_USER_INPUT|InvalidInput/u.test(answer)) passed.push(field.name);
  }
  expect(passed).toEqual([]);
  const known = rootOperations().map(({ field }) => field.name);
  expect(known).toEqual(expect.arrayContaining([...mutationsInMaintenance]));
});

test('read-only leaves reading, signing in and out, and its end', async () => {
  await plan();
  expect(await codeOf(user, '{ problems { total } }')).toBe('DONE');
  const { data } = await askAs(
    server,
    null,
    'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }',
    {
      input: { username: user.username, password: testPassword },
    },
  );
  expect(data).toEqual({ signIn: { __typename: 'SignInSuccess' } });
  expect(await codeOf(user, 'mutation { signOut }')).toBe('DONE');
  expect(await codeOf(root, 'mutation { endMaintenance { __typename } }')).toBe('DONE');
  expect(await codeOf(user, 'mutation { checkIn { streak } }')).toBe('DONE');
});

test('a closed site answers nobody but super admins, save what signing in needs', async () => {
  await plan({ kind: 'CLOSED', enUS: 'New disks' });
  for (const [role, asker] of await everyRole(server)) {
    const code = await codeOf(asker, '{ problems { total } }');
    expect([role, code]).toEqual([role, role === 'ROOT' ? 'DONE' : 'SITE_CLOSED']);
  }
  expect(await codeOf(root, 'mutation { checkIn { streak } }')).toBe('DONE');
  const { data } = await askAs(server, user, '{ viewer { role } siteConfig { maintenance { kind enUS isRunning } } }');
  expect(data).toEqual({
    viewer: { role: 'USER' },
    siteConfig: { maintenance: { kind: 'CLOSED', enUS: 'New disks', isRunning: true } },
  });
});

test('REST, files, uploads and the Contest API answer alike', async () => {
  const headers = { Authorization: await tokenFor(server.services, user), 'Accept-Language': 'en-US' };
  const ask = async (method: string, path: string, body?: string) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const answer = await fetch(server.url + path, { method, headers: { ...headers, ...json }, body: body ?? null });
    return [answer.status, await answer.json().catch(() => null)];
  };
  const submit = () => ask('POST', '/api/submit-problem-judge', '{"pid":"1000","language":"CPP","code":"x","cid":0}');
  const refused = (http: number, told: string) => [
    http,
    expect.objectContaining({ status: 503, msg: expect.stringContaining(told) }),
  ];
  await plan();
  // Judges come and go all the while; this one brings languages.
  await FakeJudge.start(server);
  expect(await submit()).toEqual(refused(200, 'read-only'));
  expect(await ask('GET', '/api/file/delete-md-img?fileId=1')).toEqual(refused(503, 'read-only'));
  expect(await ask('POST', '/api/uploads/')).toEqual(refused(503, 'read-only'));
  expect(await ask('GET', '/api/clics')).toEqual([200, expect.anything()]);
  await plan({ kind: 'CLOSED' });
  expect(await submit()).toEqual(refused(503, 'closed'));
  expect(await ask('GET', '/api/get-problem-list')).toEqual(refused(503, 'closed'));
  expect(await ask('GET', '/api/get-website-config')).toEqual([200, expect.objectContaining({ status: 200 })]);
  expect(await ask('GET', '/api/file/export-packages?pid=1&format=VERDICT')).toEqual(refused(503, 'closed'));
  expect(await ask('GET', '/api/clics/contests')).toEqual([
    503,
    { code: 503, message: expect.stringContaining('closed') },
  ]);
});

test('a maintenance that meets contests names them, until it is confirmed', async () => {
  await buildContest(server.services, { authorId: root.id, title: 'Runs' });
  await buildContest(server.services, {
    authorId: root.id,
    title: 'Begins within',
    startsAt: new Date(inHours(3)),
    endsAt: new Date(inHours(5)),
  });
  const times = { startsAt: inHours(-0.5), endsAt: inHours(4) };
  expect(await plan(times)).toEqual({
    __typename: 'MaintenanceMeetsContests',
    titles: ['Runs', 'Begins within'],
    count: 2,
  });
  expect(await codeOf(user, 'mutation { checkIn { streak } }')).toBe('DONE');
  expect(await plan({ ...times, isConfirmed: true })).toEqual({ __typename: 'SetMaintenanceSuccess' });
  expect(await plan({ startsAt: inHours(6), endsAt: inHours(7) })).toEqual({ __typename: 'SetMaintenanceSuccess' });
});

test('times that make no sense are refused, and one that is over or not begun refuses nothing', async () => {
  for (const times of [
    { startsAt: inHours(2), endsAt: inHours(1) },
    { startsAt: inHours(-2), endsAt: inHours(-1) },
    { startsAt: inHours(0), endsAt: inHours(32 * 24) },
  ])
    expect(await plan(times)).toEqual({ __typename: 'InvalidInput', fields: [{ path: 'endsAt' }] });
  await plan({ startsAt: inHours(1), endsAt: inHours(2) });
  expect(await codeOf(user, 'mutation { checkIn { streak } }')).toBe('DONE');
  const value = { kind: 'READ_ONLY', startsAt: inHours(-2), endsAt: inHours(-1), bannerHours: 0, zhCN: '', enUS: '' };
  await server.services.db.siteSetting.update({ where: { key: 'maintenance' }, data: { value } });
  server.services.cache.drop('settings');
  expect(await codeOf(user, 'mutation { checkIn { streak } }')).toBe('DONE');
  expect((await askAs(server, user, '{ siteConfig { maintenance { kind } } }')).data).toEqual({
    siteConfig: { maintenance: null },
  });
});

test('the history names who planned and ended it, and brings no former one back', async () => {
  await plan();
  await askAs(server, root, 'mutation { endMaintenance { __typename } }');
  const { data } = await askAs(
    server,
    root,
    '{ siteSettingHistory(key: maintenance) { items { id canRevert actor { username } } } }',
  );
  const actor = { username: root.username };
  const change = { id: expect.any(String), canRevert: false, actor };
  expect(data).toEqual({ siteSettingHistory: { items: expect.arrayContaining([change, change]) } });
});

test('history and audit log say what was planned, and that it was ended early', async () => {
  const facts = { kind: 'CLOSED', startsAt: inHours(-1), endsAt: inHours(2) } as const;
  await plan(facts);
  await askAs(server, root, 'mutation { endMaintenance { __typename } }');
  const maintenance = 'kind startsAt endsAt';
  const { data } = await askAs(
    server,
    root,
    `{
      siteSettingHistory(key: maintenance, page: { size: 2 }) {
        items { maintenanceBefore { ${maintenance} } maintenanceAfter { ${maintenance} } }
      }
      auditEntries(filter: { targetKind: "SETTING", target: "maintenance" }, page: { size: 2 }) {
        items { changes { field before after } }
      }
    }`,
  );
  expect(data?.['siteSettingHistory']).toEqual({
    items: [
      { maintenanceBefore: facts, maintenanceAfter: null },
      { maintenanceBefore: null, maintenanceAfter: facts },
    ],
  });
  const before = Object.entries(facts).map(([field, value]) => ({ field, before: value, after: null }));
  const after = Object.entries(facts).map(([field, value]) => ({ field, before: null, after: value }));
  const [ended, planned] = z
    .object({ items: z.array(z.object({ changes: z.array(z.unknown()) })) })
    .parse(data?.['auditEntries']).items;
  expect(ended?.changes).toHaveLength(4);
  expect(ended?.changes).toEqual(
    expect.arrayContaining([...before, { field: 'isEndedEarly', before: null, after: 'true' }]),
  );
  expect(planned?.changes).toEqual(expect.arrayContaining(after));
});

test('followers hear of it without asking again', async () => {
  const socket = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, lazy: false, retryAttempts: 0 });
  const events = socket.iterate<{ siteConfigChanged: { maintenance: { kind: string } | null } }>({
    query: 'subscription { siteConfigChanged { maintenance { kind } } }',
  });
  const next = async () => (await events.next()).value.data.siteConfigChanged.maintenance;
  try {
    expect(await next()).toBeNull();
    await plan({ kind: 'CLOSED' });
    expect(await next()).toEqual({ kind: 'CLOSED' });
    await askAs(server, root, 'mutation { endMaintenance { __typename } }');
    expect(await next()).toBeNull();
  } finally {
    await socket.dispose();
  }
});
