import { maxTicketTries } from '@verdict/schema/account/second-factor/sign-in-ticket.service.ts';
import { maxTotpFailures } from '@verdict/schema/account/second-factor/totp.service.ts';
import { totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import { changePasswordMutation } from '../user/own-account-operations.ts';
import * as operations from './factor-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function run(query: string, variables: Record<string, unknown>, token?: string) {
  const { data, errors } = await server.graphql(query, { variables, ...(token === undefined ? {} : { token }) });
  expect(errors).toBeUndefined();
  return z.looseObject({ __typename: z.string() }).parse(Object.values(data ?? {})[0]);
}

/** The right password of a user who has a second factor. */
async function ticketOf(username: string): Promise<string> {
  const answer = await run(operations.signInMutation, { input: { username, password: testPassword } });
  return z.object({ ticket: z.string() }).parse(answer).ticket;
}

const secondStep = (input: Record<string, unknown>) => run(operations.signInWithSecondFactorMutation, { input });

async function userWithApp() {
  const user = await buildUser(server.services);
  return { user, app: await buildTotp(server.services, user.id), token: await tokenFor(server.services, user) };
}

describe('setting up', () => {
  test('shows secret and address, is off until a first code, then gives ten recovery codes once', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const started = await run(operations.startTotpMutation, { currentPassword: testPassword }, token);
    const { data } = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) }).parse(started);
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(data.uri).toContain(user.username);
    expect((await server.graphql(operations.secondFactorQuery, { token })).data).toEqual({
      secondFactor: { isOn: false, recoveryCodesLeft: 0 },
    });
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'SignInSuccess' });
    expect(await run(operations.confirmTotpMutation, { code: '000000' }, token)).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    const confirmed = await run(operations.confirmTotpMutation, { code: totpCodeAt(data.secret, new Date()) }, token);
    const codes = z.object({ data: z.array(z.string().regex(/^(\w{4}-){3}\w{4}$/)).length(10) }).parse(confirmed).data;
    expect((await server.graphql(operations.secondFactorQuery, { token })).data).toEqual({
      secondFactor: { isOn: true, recoveryCodesLeft: 10 },
    });
    const stored = JSON.stringify([
      await server.services.db.totpFactor.findMany(),
      await server.services.db.recoveryCode.findMany(),
    ]);
    for (const secret of [data.secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(secret);
    expect(await run(operations.startTotpMutation, { currentPassword: testPassword }, token)).toMatchObject({
      __typename: 'SecondFactorOn',
    });
    expect(await newsOf(server, user, 'en-US')).toMatchObject([{ title: 'Your second factor was turned on' }]);
  });

  test('needs the password, and a set-up of more than an hour ago is none', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    expect(await run(operations.startTotpMutation, { currentPassword: 'not the password' }, token)).toMatchObject({
      __typename: 'WrongPassword',
    });
    expect(await run(operations.confirmTotpMutation, { code: '000000' }, token)).toMatchObject({
      __typename: 'SecondFactorOff',
    });
    const app = await buildTotp(server.services, user.id);
    await server.services.db.totpFactor.update({
      where: { userId: user.id },
      data: { confirmedAt: null, createdAt: new Date(Date.now() - 3_601_000) },
    });
    expect(await run(operations.confirmTotpMutation, { code: app.code() }, token)).toMatchObject({
      __typename: 'SecondFactorOff',
    });
  });
});

describe('signing in', () => {
  test('the password alone opens no session and forgives no failure; password and code do', async () => {
    const { user, app } = await userWithApp();
    await server.services.db.signInFailure.create({
      data: { usernameKey: user.usernameKey, address: '127.0.0.1', failedAt: new Date() },
    });
    const before = await server.services.db.session.count({ where: { userId: user.id } });
    const { headers, data } = await server.graphql(operations.signInMutation, {
      variables: { input: { username: user.username, password: testPassword } },
    });
    expect(data?.['signIn']).toMatchObject({
      __typename: 'SecondFactorNeeded',
      methods: ['TOTP', 'RECOVERY_CODE'],
      passkeyOptions: null,
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect(await server.services.db.session.count({ where: { userId: user.id } })).toBe(before);
    expect(await server.services.db.signInFailure.count({ where: { usernameKey: user.usernameKey } })).toBe(1);
    const { ticket } = z.object({ ticket: z.string() }).parse(data?.['signIn']);
    expect(await secondStep({ ticket, code: app.code() })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
      data: { user: { username: user.username, email: user.email } },
    });
    expect(await server.services.db.signInFailure.count({ where: { usernameKey: user.usernameKey } })).toBe(0);
    expect(await secondStep({ ticket, code: app.code(1) })).toMatchObject({ __typename: 'SignInTicketInvalid' });
  });

  test('a code of the step before or after is taken, and no code twice', async () => {
    const { user, app } = await userWithApp();
    const before = app.code(-1);
    expect(await secondStep({ ticket: await ticketOf(user.username), code: before })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    expect(await secondStep({ ticket: await ticketOf(user.username), code: before })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    const next = app.code(1);
    expect(await secondStep({ ticket: await ticketOf(user.username), code: next })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    expect(await secondStep({ ticket: await ticketOf(user.username), code: app.code() })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
  });

  test('of one code used twice at once one gets in, and of one ticket used twice at once one', async () => {
    const { user, app } = await userWithApp();
    const tickets = [await ticketOf(user.username), await ticketOf(user.username)];
    const code = app.code();
    const byCode = await Promise.all(tickets.map((ticket) => secondStep({ ticket, code })));
    expect(byCode.map(({ __typename }) => __typename).sort()).toEqual([
      'SignInWithSecondFactorSuccess',
      'WrongSecondFactor',
    ]);
    const ticket = await ticketOf(user.username);
    const byTicket = await Promise.all(
      app.recoveryCodes.slice(0, 2).map((recoveryCode) => secondStep({ ticket, recoveryCode })),
    );
    expect(byTicket.map(({ __typename }) => __typename).sort()).toEqual([
      'SignInTicketInvalid',
      'SignInWithSecondFactorSuccess',
    ]);
  });

  test('a recovery code stands for the app, once, however it is typed', async () => {
    const { user, app, token } = await userWithApp();
    const [recoveryCode = ''] = app.recoveryCodes;
    expect(
      await secondStep({
        ticket: await ticketOf(user.username),
        recoveryCode: ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')}`,
      }),
    ).toMatchObject({ __typename: 'SignInWithSecondFactorSuccess' });
    expect(await secondStep({ ticket: await ticketOf(user.username), recoveryCode })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect((await server.graphql(operations.secondFactorQuery, { token })).data).toEqual({
      secondFactor: { isOn: true, recoveryCodesLeft: 9 },
    });
  });

  test('a ticket ends after its attempts, after five minutes and with the factor, like an unknown one', async () => {
    const { user, app, token } = await userWithApp();
    const tried = await ticketOf(user.username);
    // Far more at once than are allowed: none of them more is looked at.
    const answers = await Promise.all(
      Array.from({ length: maxTicketTries + 3 }, () => secondStep({ ticket: tried, code: '000000' })),
    );
    expect(answers.filter(({ __typename }) => __typename === 'SignInTicketInvalid')).toHaveLength(3);
    expect(await secondStep({ ticket: tried, code: app.code() })).toMatchObject({ __typename: 'SignInTicketInvalid' });
    await server.services.db.signInFailure.deleteMany({ where: { usernameKey: user.usernameKey } });
    const old = await ticketOf(user.username);
    await server.services.db.signInTicket.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect(await secondStep({ ticket: old, code: app.code() })).toMatchObject({ __typename: 'SignInTicketInvalid' });
    const left = await ticketOf(user.username);
    await run(operations.turnOffTotpMutation, { input: { currentPassword: testPassword, code: app.code() } }, token);
    expect(await secondStep({ ticket: left, code: app.code(1) })).toMatchObject({ __typename: 'SignInTicketInvalid' });
    expect(await secondStep({ ticket: 'unknown', code: '000000' })).toMatchObject({
      __typename: 'SignInTicketInvalid',
    });
  });

  test('wrong codes count like wrong passwords: they lead to the puzzle and to the lock', async () => {
    const { user } = await userWithApp();
    const ticket = await ticketOf(user.username);
    for (let tries = 0; tries < maxTicketTries; tries += 1) await secondStep({ ticket, code: '000000' });
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'PuzzleNeeded' });
  });

  test('twenty wrong codes from anywhere lock the codes of the app, and not the recovery codes', async () => {
    const { user, app } = await userWithApp();
    await server.services.db.totpFactor.update({
      where: { userId: user.id },
      data: { failures: maxTotpFailures - 1, failingSince: new Date() },
    });
    const ticket = await ticketOf(user.username);
    expect(await secondStep({ ticket, code: '000000' })).toMatchObject({ __typename: 'WrongSecondFactor' });
    expect(await secondStep({ ticket, code: app.code() })).toMatchObject({
      __typename: 'SecondFactorLocked',
      retryAt: expect.any(String),
    });
    expect(await secondStep({ ticket, recoveryCode: app.recoveryCodes[0] })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    await server.services.db.totpFactor.update({
      where: { userId: user.id },
      data: { failingSince: new Date(Date.now() - 1_801_000) },
    });
    expect(await secondStep({ ticket: await ticketOf(user.username), code: app.code() })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
  });

  test('a new password ends tickets that the old one was given', async () => {
    const { user, app, token } = await userWithApp();
    const ticket = await ticketOf(user.username);
    await run(
      changePasswordMutation,
      { input: { currentPassword: testPassword, newPassword: 'brand-new-one' } },
      token,
    );
    expect(await secondStep({ ticket, code: app.code() })).toMatchObject({ __typename: 'SignInTicketInvalid' });
  });

  test('a disabled account is told so and gets no ticket', async () => {
    const { user } = await userWithApp();
    const ticket = await ticketOf(user.username);
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'AccountDisabled' });
    expect(await secondStep({ ticket, code: await buildTotpCode(user.id) })).toMatchObject({
      __typename: expect.stringMatching(/AccountDisabled|WrongSecondFactor/),
    });
    expect(await server.services.db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  test('over REST it is a business failure that leads to API tokens', async () => {
    const { user } = await userWithApp();
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' },
      body: JSON.stringify({ username: user.username, password: testPassword }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('authorization')).toBeNull();
    expect(await response.json()).toMatchObject({ status: 400, data: null, msg: expect.stringContaining('API token') });
  });
});

async function buildTotpCode(userId: string): Promise<string> {
  const { sealedSecret } = await server.services.db.totpFactor.findUniqueOrThrow({ where: { userId } });
  return totpCodeAt(server.services.secrets.open('totp secret', sealedSecret) ?? '', new Date());
}

describe('changing it', () => {
  test('turning off asks for password and code, and tells by message and mail', async () => {
    const { user, app, token } = await userWithApp();
    const turnOff = (input: Record<string, string>) => run(operations.turnOffTotpMutation, { input }, token);
    expect(await turnOff({ currentPassword: 'not the password', code: app.code() })).toMatchObject({
      __typename: 'WrongPassword',
    });
    expect(await turnOff({ currentPassword: testPassword, code: '000000' })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([]);
    expect(await turnOff({ currentPassword: testPassword, code: app.code() })).toMatchObject({
      data: { isOn: false, recoveryCodesLeft: 0 },
    });
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([
      { kind: 'accountChanged', username: user.username, change: 'secondFactorOff' },
    ]);
    expect(await newsOf(server, user, 'en-US')).toMatchObject([{ title: 'Your second factor was turned off' }]);
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'SignInSuccess' });
    expect(await turnOff({ currentPassword: testPassword, code: app.code(1) })).toMatchObject({
      __typename: 'SecondFactorOff',
    });
  });

  test('wrong codes lock changes of the account, as wrong passwords do', async () => {
    const { app, token } = await userWithApp();
    const turnOff = (code: string) =>
      run(operations.turnOffTotpMutation, { input: { currentPassword: testPassword, code } }, token);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await turnOff('000000')).toMatchObject({ __typename: 'WrongSecondFactor' });
    expect(await turnOff(app.code())).toMatchObject({ __typename: 'AccountChangesLocked' });
  });

  test('new recovery codes take the place of the old ones', async () => {
    const { user, app, token } = await userWithApp();
    const [first = '', second = ''] = app.recoveryCodes;
    const answer = await run(
      operations.renewRecoveryCodesMutation,
      { input: { currentPassword: testPassword, code: first } },
      token,
    );
    const [fresh = ''] = z.object({ data: z.array(z.string()).length(10) }).parse(answer).data;
    expect(await secondStep({ ticket: await ticketOf(user.username), recoveryCode: second })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect(await secondStep({ ticket: await ticketOf(user.username), recoveryCode: fresh })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
  });
});
