import type { User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { auditBy, type Audited } from '@verdict/schema/core/audit/audit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let root: User;
let helper: User;
let student: User;
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  [root, helper, student] = await Promise.all([
    buildUser(services, { role: 'ROOT' }),
    buildUser(services, { role: 'ROOT' }),
    buildUser(services),
  ]);
});
afterAll(() => server.stop());

async function leave(actor: User, act: Omit<Audited, 'actorId' | 'at'>, at = new Date()): Promise<void> {
  const { db } = server.services;
  const viewer = await viewerOf(db, actor);
  await db.$transaction((tx) => auditBy({ viewer, now: at }, tx, act));
}

const pageSchema = z.object({
  total: z.int(),
  items: z.array(
    z.object({
      action: z.string(),
      target: z.object({ name: z.string(), path: z.string().nullable() }).nullable(),
      changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
      actor: z.object({ username: z.string() }).nullable(),
      groupName: z.string().nullable(),
    }),
  ),
});
const columns =
  'total items { action target { name path } changes { field before after } actor { username } groupName }';

async function entries(filter: Record<string, unknown>, groupId: string | null = null) {
  const { data } = await server.graphql(
    `query ($groupId: ID, $filter: AuditFilter) { auditEntries(groupId: $groupId, filter: $filter) { ${columns} } }`,
    { token: await tokenFor(server.services, root), variables: { groupId, filter } },
  );
  return pageSchema.parse(data?.['auditEntries']);
}

test('entries are found by actor, area, target, place and time', async () => {
  const { services } = server;
  const group = await buildGroup(services, student);
  const problem = await buildProblem(services, { visibility: 'PUBLIC' });
  const long = new Date('2020-03-01T00:00:00Z');
  await leave(helper, {
    action: 'user.update',
    target: { kind: 'USER', id: student.id },
    groupId: null,
    before: { username: 'old' },
    after: { username: 'new', isPasswordChanged: true },
  });
  await leave(root, { action: 'group.archive', target: { kind: 'GROUP', id: group.id }, groupId: group.id });
  await leave(root, { action: 'problem.edit', target: { kind: 'PROBLEM', id: problem.id }, groupId: null }, long);
  const actionsOf = async (...args: Parameters<typeof entries>) =>
    (await entries(...args)).items.map(({ action }) => action);

  const [byHelper] = (await entries({ actor: helper.username.toUpperCase() })).items;
  expect(byHelper).toEqual({
    action: 'user.update',
    actor: { username: helper.username },
    target: { name: student.username, path: `/user-home?username=${student.username}` },
    groupName: null,
    changes: [
      { field: 'isPasswordChanged', before: null, after: 'true' },
      { field: 'username', before: 'old', after: 'new' },
    ],
  });
  expect(await actionsOf({ area: 'problem' })).toEqual(['problem.edit']);
  expect(await actionsOf({ targetKind: 'USER', target: student.username })).toEqual(['user.update']);
  expect(await actionsOf({ target: problem.displayId })).toEqual(['problem.edit']);
  expect(await actionsOf({ target: problem.title.slice(0, -1), targetKind: 'PROBLEM' })).toEqual(['problem.edit']);
  expect(await actionsOf({ target: group.name.slice(0, -1).toUpperCase(), targetKind: 'GROUP' })).toEqual([
    'group.archive',
  ]);
  expect(await actionsOf({ actor: helper.username.slice(0, -1) })).toContain('user.update');
  expect(await actionsOf({ target: student.username.slice(0, -1), targetKind: 'USER' })).toContain('user.update');
  expect((await entries({}, String(group.id))).items).toMatchObject([
    { action: 'group.archive', groupName: group.name },
  ]);
  expect(await actionsOf({ from: '2020-02-01T00:00:00Z', until: '2020-04-01T00:00:00Z' })).toEqual(['problem.edit']);
});

test('settings are found by their shown names, which the page knows', async () => {
  await leave(root, {
    action: 'settings.change',
    target: { kind: 'SETTING', id: 'isRegistrationOpen' },
    groupId: null,
    before: { value: true },
    after: { value: false },
  });
  const found = await entries({ target: 'Registration', settings: ['isRegistrationOpen', 'registerCode'] });
  expect(found.items.map(({ action }) => action)).toEqual(['settings.change']);
  const response = await fetch(
    `${server.url}/api/file/audit-log?target=Registration&settings=isRegistrationOpen,registerCode`,
    { headers: { Authorization: await tokenFor(server.services, root) } },
  );
  expect((await response.text()).trim().split('\r\n')).toHaveLength(2);
});

test('accounts read what others did to them, and nothing else', async () => {
  const { services } = server;
  const account = await buildUser(services);
  const onAccount = { target: { kind: 'USER', id: account.id }, groupId: null };
  await leave(helper, { ...onAccount, action: 'user.disable', reason: 'shared account' });
  await leave(account, { ...onAccount, action: 'group.joinByInvite' });
  await leave(helper, { action: 'user.disable', target: { kind: 'USER', id: student.id }, groupId: null });
  const { data } = await server.graphql(`{ viewerAuditEntries { ${columns} } }`, {
    token: await tokenFor(services, account),
  });
  expect(pageSchema.parse(data?.['viewerAuditEntries'])).toMatchObject({
    total: 1,
    items: [{ action: 'user.disable', actor: { username: helper.username } }],
  });
});

test('the export has the entries of the filters, with formulas disarmed, and none for others', async () => {
  const { services } = server;
  await leave(helper, {
    action: 'tag.edit',
    target: { kind: 'TAG', id: 1 },
    groupId: null,
    before: { name: 'dp' },
    after: { name: 'greedy' },
    reason: '=HYPERLINK("http://evil")',
  });
  const download = async (user: User, language = 'en-US') => {
    const response = await fetch(`${server.url}/api/file/audit-log?area=tag`, {
      headers: { Authorization: await tokenFor(services, user), 'Accept-Language': language },
    });
    return (await response.text()).trim().split('\r\n');
  };
  const [head, ...rows] = await download(root);
  expect(head).toContain('Actor');
  expect(rows).toHaveLength(1);
  // In the words of the page, then in names of the code.
  expect(rows[0]).toContain(`${helper.username},edited a tag,Tag,`);
  expect(rows[0]).toContain('Name: dp → greedy');
  expect(rows[0]).toContain('tag.edit,TAG,1,name: dp,name: greedy');
  expect(rows[0]).toContain(`"'=HYPERLINK`);
  const [, chinese] = await download(root, 'zh-CN');
  expect(chinese).toContain('名称：dp → greedy');
  // The site's clock, with its distance from UTC.
  expect(chinese).toMatch(/^\d+,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d,/u);
  expect(await download(student)).toHaveLength(1);
});
