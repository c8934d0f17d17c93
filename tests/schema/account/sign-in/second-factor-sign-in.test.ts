import { maxTicketTries } from '@verdict/schema/account/second-factor/sign-in-ticket.service.ts';
import { maxTotpFailures } from '@verdict/schema/account/second-factor/totp.service.ts';
import { totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { changePasswordMutation } from '../user/own-account-operations.ts';
import * as operations from './factor-operations.ts';
import { secondFactorActs } from './second-factor-scene.ts';

let server: TestServer;
let acts: ReturnType<typeof secondFactorActs>;
beforeAll(async () => {
  server = await startTestServer();
  acts = secondFactorActs(server);
});
afterAll(() => server.stop());

const run = (query: string, variables?: Record<string, unknown>, token?: string) =>
  operations.run(server, query, variables, token);

describe('signing in', () => {
  test('the password alone opens no session and forgives no failure; password and code do', async () => {
    const { user, app } = await acts.userWithApp();
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
    expect(await acts.secondStep({ ticket, code: app.code() })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
      data: { user: { username: user.username, email: user.email } },
    });
    expect(await server.services.db.signInFailure.count({ where: { usernameKey: user.usernameKey } })).toBe(0);
    expect(await acts.secondStep({ ticket, code: app.code(1) })).toMatchObject({ __typename: 'SignInTicketInvalid' });
  });

  test('a code of the step before or after is taken, and no code twice', async () => {
    const { user, app } = await acts.userWithApp();
    const before = app.code(-1);
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), code: before })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), code: before })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    const next = app.code(1);
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), code: next })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), code: app.code() })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
  });

  test('of one code used twice at once one gets in, and of one ticket used twice at once one', async () => {
    const { user, app } = await acts.userWithApp();
    const tickets = [await acts.ticketOf(user.username), await acts.ticketOf(user.username)];
    const code = app.code();
    const byCode = await Promise.all(tickets.map((ticket) => acts.secondStep({ ticket, code })));
    expect(byCode.map(({ __typename }) => __typename).sort()).toEqual([
      'SignInWithSecondFactorSuccess',
      'WrongSecondFactor',
    ]);
    const ticket = await acts.ticketOf(user.username);
    const byTicket = await Promise.all(
      app.recoveryCodes.slice(0, 2).map((recoveryCode) => acts.secondStep({ ticket, recoveryCode })),
    );
    expect(byTicket.map(({ __typename }) => __typename).sort()).toEqual([
      'SignInTicketInvalid',
      'SignInWithSecondFactorSuccess',
    ]);
  });

  test('a recovery code stands for the app, once, however it is typed', async () => {
    const { user, app, token } = await acts.userWithApp();
    const [recoveryCode = ''] = app.recoveryCodes;
    expect(
      await acts.secondStep({
        ticket: await acts.ticketOf(user.username),
        recoveryCode: ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')}`,
      }),
    ).toMatchObject({ __typename: 'SignInWithSecondFactorSuccess' });
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), recoveryCode })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect((await server.graphql(operations.secondFactorQuery, { token })).data).toEqual({
      secondFactor: { isOn: true, recoveryCodesLeft: 9 },
    });
  });

  test('a ticket ends after its attempts, after five minutes and with the factor, like an unknown one', async () => {
    const { user, app, token } = await acts.userWithApp();
    const tried = await acts.ticketOf(user.username);
    // Far more at once than are allowed: none of them more is looked at.
    const answers = await Promise.all(
      Array.from({ length: maxTicketTries + 3 }, () => acts.secondStep({ ticket: tried, code: '000000' })),
    );
    expect(answers.filter(({ __typename }) => __typename === 'SignInTicketInvalid')).toHaveLength(3);
    expect(await acts.secondStep({ ticket: tried, code: app.code() })).toMatchObject({
      __typename: 'SignInTicketInvalid',
    });
    await server.services.db.signInFailure.deleteMany({ where: { usernameKey: user.usernameKey } });
    const old = await acts.ticketOf(user.username);
    await server.services.db.signInTicket.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date() } });
    expect(await acts.secondStep({ ticket: old, code: app.code() })).toMatchObject({
      __typename: 'SignInTicketInvalid',
    });
    const left = await acts.ticketOf(user.username);
    await run(operations.turnOffTotpMutation, { input: { currentPassword: testPassword, code: app.code() } }, token);
    expect(await acts.secondStep({ ticket: left, code: app.code(1) })).toMatchObject({
      __typename: 'SignInTicketInvalid',
    });
    expect(await acts.secondStep({ ticket: 'unknown', code: '000000' })).toMatchObject({
      __typename: 'SignInTicketInvalid',
    });
  });

  test('wrong codes count like wrong passwords: they lead to the puzzle and to the lock', async () => {
    const { user } = await acts.userWithApp();
    const ticket = await acts.ticketOf(user.username);
    for (let tries = 0; tries < maxTicketTries; tries += 1) await acts.secondStep({ ticket, code: '000000' });
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'PuzzleNeeded' });
  });

  test('twenty wrong codes from anywhere lock the codes of the app, and not the recovery codes', async () => {
    const { user, app } = await acts.userWithApp();
    await server.services.db.totpFactor.update({
      where: { userId: user.id },
      data: { failures: maxTotpFailures - 1, failingSince: new Date() },
    });
    const ticket = await acts.ticketOf(user.username);
    expect(await acts.secondStep({ ticket, code: '000000' })).toMatchObject({ __typename: 'WrongSecondFactor' });
    expect(await acts.secondStep({ ticket, code: app.code() })).toMatchObject({
      __typename: 'SecondFactorLocked',
      retryAt: expect.any(String),
    });
    expect(await acts.secondStep({ ticket, recoveryCode: app.recoveryCodes[0] })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
    await server.services.db.totpFactor.update({
      where: { userId: user.id },
      data: { failingSince: new Date(Date.now() - 1_801_000) },
    });
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), code: app.code() })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
  });

  test('a new password ends tickets that the old one was given', async () => {
    const { user, app, token } = await acts.userWithApp();
    const ticket = await acts.ticketOf(user.username);
    await run(
      changePasswordMutation,
      { input: { currentPassword: testPassword, newPassword: 'brand-new-one' } },
      token,
    );
    expect(await acts.secondStep({ ticket, code: app.code() })).toMatchObject({ __typename: 'SignInTicketInvalid' });
  });

  test('a disabled account is told so and gets no ticket', async () => {
    const { user } = await acts.userWithApp();
    const ticket = await acts.ticketOf(user.username);
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(
      await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'AccountDisabled' });
    expect(await acts.secondStep({ ticket, code: await buildTotpCode(user.id) })).toMatchObject({
      __typename: expect.stringMatching(/AccountDisabled|WrongSecondFactor/),
    });
    expect(await server.services.db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  test('over REST it is a business failure that leads to API tokens', async () => {
    const { user } = await acts.userWithApp();
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
