import { totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
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

describe('changing it', () => {
  test('turning off asks for password and code, and tells by message and mail', async () => {
    const { user, app, token } = await acts.userWithApp();
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
    const { app, token } = await acts.userWithApp();
    const turnOff = (code: string) =>
      run(operations.turnOffTotpMutation, { input: { currentPassword: testPassword, code } }, token);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await turnOff('000000')).toMatchObject({ __typename: 'WrongSecondFactor' });
    expect(await turnOff(app.code())).toMatchObject({ __typename: 'AccountChangesLocked' });
  });

  test('new recovery codes take the place of the old ones', async () => {
    const { user, app, token } = await acts.userWithApp();
    const [first = '', second = ''] = app.recoveryCodes;
    const answer = await run(
      operations.renewRecoveryCodesMutation,
      { input: { currentPassword: testPassword, code: first } },
      token,
    );
    const [fresh = ''] = z.object({ data: z.array(z.string()).length(10) }).parse(answer).data;
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), recoveryCode: second })).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect(await acts.secondStep({ ticket: await acts.ticketOf(user.username), recoveryCode: fresh })).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
  });
});
