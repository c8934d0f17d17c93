import type { User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { dueNotices, pushToRecipients } from '@verdict/schema/site/notice/push-notice.service.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';
import { ask } from '../../problem/checker/checker-operations.ts';

let server: TestServer;
let root: User;
let admin: User;
let user: User;
beforeAll(async () => {
  server = await startTestServer({ hasJobs: true });
  root = await buildUser(server.services, { role: 'ROOT', username: 'the-root' });
  admin = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  user = await buildUser(server.services);
});
afterAll(() => server.stop());
afterEach(() => server.services.db.notice.deleteMany());

const fields = 'id title audience recipientIds pushRequestedAt pushedAt author { username }';
const operations = {
  list: `{ notices { total items { ${fields} } } }`,
  create: `mutation ($input: NoticeInput!) {
    createNotice(input: $input) {
      __typename
      ... on CreateNoticeSuccess { data { ${fields} } }
      ... on DomainError { code }
    }
  }`,
  update: `mutation ($id: Int!, $input: NoticeInput!) {
    updateNotice(id: $id, input: $input) {
      __typename
      ... on UpdateNoticeSuccess { data { ${fields} } }
      ... on DomainError { code }
    }
  }`,
  push: `mutation ($id: Int!) {
    pushNotice(id: $id) { __typename ... on PushNoticeSuccess { data { ${fields} } } ... on DomainError { code } }
  }`,
  schedule: `mutation ($id: Int!, $sendAt: DateTime) {
    scheduleNotice(id: $id, sendAt: $sendAt) {
      __typename
      ... on ScheduleNoticeSuccess { data { state sendAt } }
      ... on DomainError { code }
    }
  }`,
  recall: `mutation ($id: Int!) {
    recallNotice(id: $id) { __typename ... on RecallNoticeSuccess { data { state } } ... on DomainError { code } }
  }`,
  test: `mutation ($id: Int!) {
    sendTestNotice(id: $id) { __typename ... on SendTestNoticeSuccess { data { state } } ... on DomainError { code } }
  }`,
  count: `query ($recipients: NoticeRecipientsInput!) { noticeRecipientCount(recipients: $recipients) }`,
  delete: `mutation ($id: Int!) {
    deleteNotice(id: $id) { __typename ... on DeleteNoticeSuccess { data } ... on DomainError { code } }
  }`,
};
const sysQuery = '{ messages(kind: SYS) { total items { title content author { username } } } }';
const input = (wishes: Record<string, unknown> = {}) => ({
  title: 'Maintenance',
  content: 'On **Sunday**',
  audience: 'ALL',
  ...wishes,
});

async function created(wishes: Record<string, unknown> = {}): Promise<number> {
  const { data } = await ask(server, root, operations.create, { input: input(wishes) });
  return Number(data?.['id']);
}

async function pushed(wishes: Record<string, unknown> = {}): Promise<number> {
  const id = await created(wishes);
  expect((await ask(server, root, operations.push, { id })).__typename).toBe('PushNoticeSuccess');
  await vi.waitFor(
    async () => expect((await server.services.db.notice.findUniqueOrThrow({ where: { id } })).pushedAt).not.toBeNull(),
    { timeout: 10_000 },
  );
  return id;
}

async function recipients(): Promise<string[]> {
  return (await server.services.db.message.findMany({ where: { kind: 'SYS' }, select: { recipientId: true } }))
    .map(({ recipientId }) => recipientId)
    .toSorted();
}

const idsOf = (...users: readonly User[]) => users.map(({ id }) => id).toSorted();

test('a notice is seen by nobody before it is pushed, and then by everybody, once', async () => {
  const id = await created();
  expect(await ask(server, user, sysQuery, {})).toMatchObject({ total: 0 });
  await ask(server, root, operations.push, { id });
  await vi.waitFor(async () => expect(await recipients()).toEqual(idsOf(root, admin, user)));
  expect(await ask(server, user, sysQuery, {})).toMatchObject({
    total: 1,
    items: [{ title: 'Maintenance', content: 'On **Sunday**', author: { username: 'the-root' } }],
  });
  expect((await ask(server, root, operations.push, { id })).code).toBe('NOTICE_ALREADY_PUSHED');
});

test('a notice for admins is for all three roles of them, one for designated users for just those', async () => {
  await pushed({ audience: 'ADMINS' });
  expect(await recipients()).toEqual(idsOf(root, admin));
  await server.services.db.notice.deleteMany();
  await pushed({ audience: 'DESIGNATED', recipientIds: [user.id] });
  expect(await recipients()).toEqual([user.id]);
});

test('designated users must be named and exist', async () => {
  for (const recipientIds of [[], [user.id, '0'.repeat(32)]]) {
    expect(
      (await ask(server, root, operations.create, { input: input({ audience: 'DESIGNATED', recipientIds }) })).code,
    ).toBe('NOTICE_RECIPIENTS_MISSING');
  }
  expect((await ask(server, root, operations.create, { input: input({ title: ' ', content: '' }) })).__typename).toBe(
    'InvalidInput',
  );
  expect(await server.services.db.notice.count()).toBe(0);
});

test('a push that was cut off goes on where it was, and a second run adds nothing', async () => {
  const { db } = server.services;
  const newest = await db.user.findFirstOrThrow({ orderBy: { id: 'asc' } });
  const { id } = await db.notice.create({
    data: { title: 'Half', content: 'way', audience: 'ALL', pushRequestedAt: new Date(), pushedThrough: newest.id },
  });
  await db.message.create({ data: { recipientId: user.id, kind: 'SYS', noticeId: id } });
  await db.message.createMany({ data: [{ recipientId: newest.id, kind: 'SYS', noticeId: id }], skipDuplicates: true });
  await Promise.all([
    pushToRecipients(server.services, id, new Date()),
    pushToRecipients(server.services, id, new Date()),
  ]);
  await pushToRecipients(server.services, id, new Date());
  expect(await recipients()).toEqual(idsOf(root, admin, user));
});

test('an account made after the push does not get the notice', async () => {
  await pushed();
  const late = await buildUser(server.services);
  expect(await ask(server, late, sysQuery, {})).toMatchObject({ total: 0 });
  await server.services.db.user.delete({ where: { id: late.id } });
});

test('a pushed notice can be corrected, keeps its audience, and leaves all lists when deleted', async () => {
  const id = await pushed();
  expect((await ask(server, root, operations.update, { id, input: input({ title: 'Corrected' }) })).__typename).toBe(
    'UpdateNoticeSuccess',
  );
  expect(await ask(server, user, sysQuery, {})).toMatchObject({ items: [{ title: 'Corrected' }] });
  expect((await ask(server, root, operations.update, { id, input: input({ audience: 'ADMINS' }) })).code).toBe(
    'NOTICE_ALREADY_PUSHED',
  );
  expect(await ask(server, root, operations.delete, { id })).toMatchObject({ data: id });
  expect(await ask(server, user, sysQuery, {})).toMatchObject({ total: 0 });
  for (const [operation, variables] of [
    [operations.delete, { id }],
    [operations.push, { id }],
    [operations.update, { id, input: input() }],
  ] as const) {
    expect((await ask(server, root, operation, variables)).code).toBe('NOTICE_NOT_FOUND');
  }
});

test.each([null, ...Object.values(Role).filter((role) => role !== 'ROOT')])(
  'notices are kept by super admins, not by %s',
  async (role) => {
    const id = await created();
    const asker = role === null ? null : await buildUser(server.services, { role });
    for (const [operation, variables] of [
      [operations.list, {}],
      [operations.create, { input: input() }],
      [operations.update, { id, input: input() }],
      [operations.push, { id }],
      [operations.delete, { id }],
    ] as const) {
      expect((await ask(server, asker, operation, variables)).errorCode).toBe(
        role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      );
    }
    expect(await server.services.db.notice.findMany({ select: { pushRequestedAt: true } })).toEqual([
      { pushRequestedAt: null },
    ]);
    if (asker !== null) await server.services.db.user.delete({ where: { id: asker.id } });
  },
);

test('a filter is the union of its lists, and the count is the number of those who get it', async () => {
  const { db } = server.services;
  const away = await buildUser(server.services);
  await db.user.updateMany({ where: { id: { not: away.id } }, data: { lastSeenAt: new Date() } });
  const few = { audience: 'FILTERED', filter: { roles: ['PROBLEM_ADMIN'], isForNeverSeen: true } };
  const { data } = await askAs(server, root, operations.count, { recipients: few });
  expect(data).toEqual({ noticeRecipientCount: 2 });
  await pushed(few);
  expect(await recipients()).toEqual(idsOf(admin, away));
  expect((await ask(server, root, operations.create, { input: input({ audience: 'FILTERED' }) })).code).toBe(
    'NOTICE_RECIPIENTS_MISSING',
  );
  const unknown = input({ audience: 'FILTERED', filter: { groupIds: ['999999'] } });
  expect((await ask(server, root, operations.create, { input: unknown })).code).toBe('NOTICE_RECIPIENTS_MISSING');
  await db.user.delete({ where: { id: away.id } });
});

test('a scheduled notice is pushed when its time has come, not before', async () => {
  const id = await created({ audience: 'DESIGNATED', usernames: [user.username] });
  const sendAt = new Date(Date.now() + 3_600_000);
  expect(await ask(server, root, operations.schedule, { id, sendAt })).toMatchObject({ data: { state: 'SCHEDULED' } });
  expect(await dueNotices(server.services, new Date())).toEqual([]);
  await pushToRecipients(server.services, id, new Date());
  expect(await recipients()).toEqual([]);
  const later = new Date(sendAt.getTime() + 60_000);
  expect(await dueNotices(server.services, later)).toEqual([id]);
  await pushToRecipients(server.services, id, later);
  expect(await recipients()).toEqual([user.id]);
  expect((await ask(server, root, operations.schedule, { id, sendAt })).code).toBe('NOTICE_ALREADY_PUSHED');
  const other = await created();
  expect((await ask(server, root, operations.schedule, { id: other, sendAt: new Date(0) })).code).toBe(
    'NOTICE_TIME_INVALID',
  );
});

test('a recalled notice leaves those who have not read it, and reaches nobody else', async () => {
  const { db } = server.services;
  const id = await pushed();
  expect((await ask(server, root, operations.recall, { id: await created() })).code).toBe('NOTICE_NOT_PUSHED');
  await db.message.updateMany({ where: { noticeId: id, recipientId: admin.id }, data: { isRead: true } });
  expect(await ask(server, root, operations.recall, { id })).toMatchObject({ data: { state: 'RECALLED' } });
  expect(await recipients()).toEqual([admin.id]);
  // As after a crash in the middle.
  await db.notice.update({ where: { id }, data: { pushedAt: null, pushedThrough: '' } });
  expect(await dueNotices(server.services, new Date())).toEqual([]);
  await pushToRecipients(server.services, id, new Date());
  expect(await recipients()).toEqual([admin.id]);
  expect((await ask(server, root, operations.push, { id })).code).toBe('NOTICE_RECALLED');
  expect((await ask(server, root, operations.recall, { id })).code).toBe('NOTICE_RECALLED');
  const entries = await db.auditEntry.findMany({ where: { action: 'notice.recall' } });
  expect(entries).toMatchObject([{ actorId: root.id, targetId: String(id), after: { withdrawn: 2 } }]);
});

test('a test reaches its author alone, who does not get the notice twice', async () => {
  const id = await created();
  expect(await ask(server, root, operations.test, { id })).toMatchObject({ data: { state: 'DRAFT' } });
  expect(await recipients()).toEqual([root.id]);
  await ask(server, root, operations.push, { id });
  await vi.waitFor(async () => expect(await recipients()).toEqual(idsOf(root, admin, user)));
  expect((await ask(server, root, operations.test, { id })).code).toBe('NOTICE_ALREADY_PUSHED');
});

test('a filter is named to the viewer as far as the viewer sees it', async () => {
  const { services } = server;
  const announcer = await buildUser(services, { siteRights: ['ANNOUNCER'] });
  const [open, hidden] = [
    await buildGroup(services, admin, { name: 'Open', levels: [[announcer, 3]] }),
    await buildGroup(services, admin, { name: 'Hidden', isVisible: false }),
  ];
  const newClass = async (groupId: number) =>
    (await services.db.groupClass.create({ data: { groupId, name: 'One', nameKey: 'one' } })).id;
  const classIds = [await newClass(open.id), await newClass(hidden.id)];
  const contests = [
    await buildContest(services, { authorId: root.id, title: 'Shown' }),
    await buildContest(services, { authorId: root.id, title: 'Not yet', isVisible: false }),
  ];
  const filter = {
    groupIds: [open.id, hidden.id].map(String),
    classIds: classIds.map(String),
    contestIds: contests.map(({ id }) => String(id)),
  };
  const id = await created({ audience: 'FILTERED', filter });
  const query = `{ notice(id: ${id}) { groupIds groups { name } classes { name } contests { name } } }`;
  const names = (...all: string[]) => all.map((name) => ({ name }));
  expect((await askAs(server, root, query)).data?.['notice']).toEqual({
    groupIds: filter.groupIds,
    groups: names('Open', 'Hidden'),
    classes: names('Open / One', 'Hidden / One'),
    contests: names('Shown', 'Not yet'),
  });
  expect((await askAs(server, announcer, query)).data?.['notice']).toEqual({
    groupIds: filter.groupIds,
    groups: names('Open'),
    classes: names('Open / One'),
    contests: names('Shown'),
  });
  await services.db.contest.deleteMany();
  await services.db.group.deleteMany();
  await services.db.user.delete({ where: { id: announcer.id } });
});
