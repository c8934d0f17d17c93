import type { User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { queueMail } from '@verdict/schema/account/mail/mail.service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { startSmtpSite, type SmtpSite } from '../../../setup/smtp-site.ts';
import { ask } from '../../problem/checker/checker-operations.ts';

let server: TestServer;
let smtp: SmtpSite;
let root: User;
beforeAll(async () => {
  smtp = await startSmtpSite({ username: 'judge@example.org', password: 'smtp-secret' });
  server = await startTestServer({ hasJobs: true });
  root = await buildUser(server.services, { role: 'ROOT' });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
afterEach(async () => {
  await server.services.db.mail.deleteMany();
  await server.services.db.siteSetting.deleteMany();
});

const listQuery =
  '{ mails { total items { id to kind heading state attempts error viewerCanRetry preview { subject text html } } } }';
const retryMutation = `mutation ($id: Int!) {
  retryMail(id: $id) { __typename ... on RetryMailSuccess { data { id state } } ... on DomainError { code } }
}`;
const settingsQuery = '{ mailSettings { host port isSecure username hasPassword from isFromEnvironment } }';
const settingsMutation = `mutation ($input: MailSettingsInput!) {
  changeMailSettings(input: $input) {
    __typename
    ... on ChangeMailSettingsSuccess { data { host hasPassword } }
    ... on InvalidInput { fields { path } }
    ... on DomainError { code }
  }
}`;
const testMutation = `mutation ($to: String!) {
  sendTestMail(to: $to) { __typename ... on SendTestMailSuccess { data } ... on DomainError { code message } }
}`;

const settings = () => ({
  host: smtp.server.host,
  port: smtp.server.port,
  isSecure: false,
  username: 'judge@example.org',
  password: 'smtp-secret',
});

async function held() {
  const { db } = server.services;
  await queueMail(db, {
    to: 'reader@example.org',
    locale: 'en-US',
    letter: { kind: 'resetPassword', username: 'reader', path: '/reset-password?code=c0de', minutes: 20 },
  });
  await vi.waitFor(async () => expect(await db.mail.findFirstOrThrow()).toMatchObject({ state: 'HELD' }));
  return db.mail.findFirstOrThrow();
}

test('the outbox shows what could not leave, with its words and its link', async () => {
  await held();
  const list = await ask(server, root, listQuery, {});
  expect(list).toMatchObject({
    total: 1,
    items: [
      {
        to: 'reader@example.org',
        kind: 'resetPassword',
        heading: 'Choose a new password',
        state: 'HELD',
        viewerCanRetry: true,
        preview: {
          subject: 'Reset your password at Verdict',
          text: expect.stringContaining('http://localhost/reset-password?code=c0de'),
        },
      },
    ],
  });
});

test('a mail of the outbox leaves when there is a server and it is tried again, and only once', async () => {
  const { id } = await held();
  expect(await ask(server, root, settingsMutation, { input: settings() })).toMatchObject({
    data: { hasPassword: true },
  });
  expect(await ask(server, root, retryMutation, { id })).toMatchObject({ data: { id, state: 'QUEUED' } });
  await vi.waitFor(() => expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['reader@example.org']]));
  await vi.waitFor(async () => expect((await server.services.db.mail.findFirstOrThrow()).state).toBe('SENT'));
  expect((await ask(server, root, retryMutation, { id })).code).toBe('MAIL_NOT_RETRYABLE');
  expect((await ask(server, root, retryMutation, { id: 999_999 })).code).toBe('MAIL_NOT_FOUND');
});

describe('mail settings', () => {
  test('are shown without the password, which is kept while host and name are, and forgotten for others', async () => {
    await ask(server, root, settingsMutation, { input: settings() });
    const shown = await ask(server, root, settingsQuery, {});
    expect(shown).toMatchObject({
      host: '127.0.0.1',
      port: smtp.server.port,
      hasPassword: true,
      from: 'judge@example.org',
      isFromEnvironment: false,
    });
    expect(JSON.stringify(shown)).not.toContain('smtp-secret');
    expect(JSON.stringify(await server.services.db.siteSetting.findMany())).not.toContain('smtp-secret');
    expect(
      await ask(server, root, settingsMutation, { input: { ...settings(), password: '', port: 26 } }),
    ).toMatchObject({ data: { hasPassword: true } });
    expect(
      await ask(server, root, settingsMutation, {
        input: { ...settings(), password: '', host: 'elsewhere.example.org' },
      }),
    ).toMatchObject({ data: { hasPassword: false } });
    await ask(server, root, settingsMutation, { input: { ...settings(), host: '' } });
    expect(await ask(server, root, settingsQuery, {})).toMatchObject({ host: '', isFromEnvironment: true });
  });

  test('are refused when they cannot be right, and nothing is stored', async () => {
    expect(
      (await ask(server, root, settingsMutation, { input: { ...settings(), host: 'not a host', port: 0 } })).__typename,
    ).toBe('InvalidInput');
    expect(await server.services.db.siteSetting.count()).toBe(0);
  });

  test('a test mail tells at once what is wrong', async () => {
    const to = 'admin@example.org';
    expect((await ask(server, root, testMutation, { to })).code).toBe('NO_MAIL_SERVER');
    await ask(server, root, settingsMutation, { input: { ...settings(), password: 'wrong' } });
    expect(await ask(server, root, testMutation, { to })).toMatchObject({
      code: 'MAIL_NOT_ACCEPTED',
      message: expect.stringContaining('Wrong name or password'),
    });
    await ask(server, root, settingsMutation, { input: settings() });
    expect(await ask(server, root, testMutation, { to })).toMatchObject({ data: true });
    expect(smtp.received.at(-1)).toMatchObject({ recipients: [to], subject: 'A test mail of Verdict' });
  });
});

test.each([null, ...Object.values(Role).filter((role) => role !== 'ROOT')])(
  'all of it is refused to %s',
  async (role) => {
    const { id } = await held();
    const user = role === null ? null : await buildUser(server.services, { role });
    const operations: readonly (readonly [string, Record<string, unknown>])[] = [
      [listQuery, {}],
      ['query ($id: Int!) { mail(id: $id) { to } }', { id }],
      [retryMutation, { id }],
      [settingsQuery, {}],
      [settingsMutation, { input: settings() }],
      [testMutation, { to: 'a@example.org' }],
    ];
    for (const [operation, variables] of operations) {
      expect((await ask(server, user, operation, variables)).errorCode).toBe(
        role === null ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      );
    }
    expect(await server.services.db.siteSetting.count()).toBe(0);
    expect((await server.services.db.mail.findFirstOrThrow()).state).toBe('HELD');
  },
);
