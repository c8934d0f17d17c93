import { maxPasskeys } from '@verdict/schema/account/passkey/passkey.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { softPasskey, type PasskeyTwist } from '../../../factories/soft-passkey.ts';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../../../server/test-server.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import * as operations from './factor-operations.ts';

const origin = mailingDefaults.publicUrl;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults });
});
afterAll(() => server.stop());

const run = (query: string, variables?: Record<string, unknown>, token?: string) =>
  operations.run(server, query, variables, token);

const text = async (answer: Promise<unknown>) => z.object({ data: z.string() }).parse(await answer).data;
const optionsToAdd = (token: string) =>
  text(run(operations.startPasskeyMutation, { currentPassword: testPassword }, token));
const optionsToSignIn = () => text(run(operations.startPasskeySignInMutation));
const signIn = (response: string) => run(operations.signInWithPasskeyMutation, { response });

async function userWithPasskey() {
  const user = await buildUser(server.services);
  const token = await tokenFor(server.services, user);
  const device = softPasskey(origin);
  const added = await run(
    operations.addPasskeyMutation,
    { input: { name: ' my phone ', response: device.create(await optionsToAdd(token)) } },
    token,
  );
  const {
    data: { id },
  } = z.object({ data: z.object({ id: z.int(), name: z.literal('my phone') }) }).parse(added);
  return { user, token, device, id };
}

describe('adding a passkey', () => {
  test('asks for the password, is told by mail, and for a key that is discoverable and unlocked', async () => {
    const { user, token } = await userWithPasskey();
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([
      { kind: 'accountChanged', username: user.username, change: 'passkeyAdded' },
    ]);
    expect(await newsOf(server, user, 'en-US')).toMatchObject([{ title: 'A passkey was added' }]);
    expect(await run(operations.startPasskeyMutation, { currentPassword: 'not the password' }, token)).toMatchObject({
      __typename: 'WrongPassword',
    });
    const options: unknown = JSON.parse(await optionsToAdd(token));
    expect(options).toMatchObject({
      rp: { id: 'judge.example.org' },
      user: { name: user.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [expect.objectContaining({ transports: ['internal'] })],
    });
  });

  test.each<[string, PasskeyTwist]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without what unlocks it', { isUserVerified: false }],
    ['to a question nobody asked', { challenge: 'bm9ib2R5' }],
  ])('%s is refused', async (_name, twist) => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const response = softPasskey(origin).create(await optionsToAdd(token), twist);
    expect(await run(operations.addPasskeyMutation, { input: { name: 'x', response } }, token)).toMatchObject({
      __typename: 'PasskeyRefused',
    });
    expect(await server.services.db.passkey.count({ where: { userId: user.id } })).toBe(0);
  });

  test('a question is good once, for whom it was asked, and the device for one account', async () => {
    const { token, device } = await userWithPasskey();
    const other = await tokenFor(server.services, await buildUser(server.services));
    const options = await optionsToAdd(token);
    expect(
      await run(
        operations.addPasskeyMutation,
        { input: { name: 'x', response: softPasskey(origin).create(options) } },
        other,
      ),
    ).toMatchObject({ __typename: 'PasskeyRefused' });
    const both = await Promise.all(
      [1, 2].map(() =>
        run(
          operations.addPasskeyMutation,
          { input: { name: 'x', response: softPasskey(origin).create(options) } },
          token,
        ),
      ),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AddPasskeySuccess', 'PasskeyRefused']);
    expect(
      await run(
        operations.addPasskeyMutation,
        { input: { name: 'x', response: device.create(await optionsToAdd(other)) } },
        other,
      ),
    ).toMatchObject({ __typename: 'PasskeyRefused' });
    expect(
      await run(operations.addPasskeyMutation, { input: { name: 'x', response: '{"id":1}' } }, token),
    ).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test('stops at the limit', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const response = softPasskey(origin).create(await optionsToAdd(token));
    await server.services.db.passkey.createMany({
      data: Array.from({ length: maxPasskeys }, (_, index) => ({
        userId: user.id,
        name: 'x',
        credentialId: `${user.id}${index}`,
        publicKey: Buffer.from('x'),
        isSynced: false,
        createdAt: new Date(),
      })),
    });
    expect(await run(operations.addPasskeyMutation, { input: { name: 'x', response } }, token)).toMatchObject({
      __typename: 'TooManyPasskeys',
    });
    expect(await run(operations.startPasskeyMutation, { currentPassword: testPassword }, token)).toMatchObject({
      __typename: 'TooManyPasskeys',
    });
  });
});

describe('signing in', () => {
  test('needs neither name nor password, nor a second factor, and is noted', async () => {
    const { user, token, device } = await userWithPasskey();
    await buildTotp(server.services, user.id);
    const options = await optionsToSignIn();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'judge.example.org', userVerification: 'required' });
    expect(await signIn(device.get(options))).toMatchObject({
      __typename: 'SignInWithPasskeySuccess',
      data: { user: { username: user.username } },
    });
    expect((await server.graphql(operations.passkeysQuery, { token })).data).toEqual({
      passkeys: [expect.objectContaining({ name: 'my phone', lastUsedAt: expect.any(String) })],
    });
  });

  test.each<[string, PasskeyTwist]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without what unlocks it', { isUserVerified: false }],
    ['to a question nobody asked', { challenge: 'bm9ib2R5' }],
  ])('%s is refused', async (_name, twist) => {
    const { device } = await userWithPasskey();
    expect(await signIn(device.get(await optionsToSignIn(), twist))).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test('an answer is good once, also when it comes twice at once', async () => {
    const { device } = await userWithPasskey();
    const response = device.get(await optionsToSignIn());
    const both = await Promise.all([signIn(response), signIn(response)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['PasskeyRefused', 'SignInWithPasskeySuccess']);
  });

  test('a counter that does not grow is that of a copy', async () => {
    const { device } = await userWithPasskey();
    expect(await signIn(device.get(await optionsToSignIn(), { counter: 7 }))).toMatchObject({
      __typename: 'SignInWithPasskeySuccess',
    });
    expect(await signIn(device.get(await optionsToSignIn(), { counter: 7 }))).toMatchObject({
      __typename: 'PasskeyRefused',
    });
    expect(await signIn(device.get(await optionsToSignIn(), { counter: 8 }))).toMatchObject({
      __typename: 'SignInWithPasskeySuccess',
    });
  });

  test('ends when the question runs out, the passkey is removed or the account is disabled', async () => {
    const { user, token, device, id } = await userWithPasskey();
    const old = await optionsToSignIn();
    await server.services.db.passkeyChallenge.updateMany({
      where: { purpose: 'SIGN_IN' },
      data: { expiresAt: new Date() },
    });
    expect(await signIn(device.get(old))).toMatchObject({ __typename: 'PasskeyRefused' });
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(await signIn(device.get(await optionsToSignIn()))).toMatchObject({ __typename: 'AccountDisabled' });
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: false } });
    await run(operations.removePasskeyMutation, { id }, token);
    expect(await signIn(device.get(await optionsToSignIn()))).toMatchObject({ __typename: 'PasskeyRefused' });
  });

  test('a passkey is a second factor of its own account; answers do not work for the other use', async () => {
    const { user, device } = await userWithPasskey();
    await buildTotp(server.services, user.id);
    const stranger = (await userWithPasskey()).device;
    const ask = async () =>
      z
        .object({ ticket: z.string(), methods: z.array(z.string()), passkeyOptions: z.string() })
        .parse(await run(operations.signInMutation, { input: { username: user.username, password: testPassword } }));
    const second = (ticket: string, passkeyResponse: string) =>
      run(operations.signInWithSecondFactorMutation, { input: { ticket, passkeyResponse } });
    const { ticket, methods, passkeyOptions } = await ask();
    expect(methods).toEqual(['TOTP', 'RECOVERY_CODE', 'PASSKEY']);
    expect(await second(ticket, stranger.get(passkeyOptions))).toMatchObject({ __typename: 'WrongSecondFactor' });
    expect(await second(ticket, device.get(await optionsToSignIn()))).toMatchObject({
      __typename: 'WrongSecondFactor',
    });
    expect(await signIn(device.get(passkeyOptions))).toMatchObject({ __typename: 'PasskeyRefused' });
    const again = await ask();
    expect(await second(again.ticket, device.get(again.passkeyOptions))).toMatchObject({
      __typename: 'SignInWithSecondFactorSuccess',
    });
  });

  test('without end is told to wait', async () => {
    const brake = await startTestServer({ defaults: mailingDefaults });
    try {
      for (const act of ['challenge', 'signIn'] as const)
        while (brake.services.limiter.take(act, '127.0.0.1', new Date()) === null);
      expect((await brake.graphql(operations.startPasskeySignInMutation)).data).toMatchObject({
        startPasskeySignIn: { __typename: 'TooManyRequests' },
      });
      expect(
        (await brake.graphql(operations.signInWithPasskeyMutation, { variables: { response: '{}' } })).data,
      ).toMatchObject({ signInWithPasskey: { __typename: 'TooManyRequests' } });
    } finally {
      await brake.stop();
    }
  });
});

describe('keeping passkeys', () => {
  test('they are renamed and removed by their owner alone', async () => {
    const { user, token, id } = await userWithPasskey();
    const other = await tokenFor(server.services, await buildUser(server.services));
    expect(await run(operations.renamePasskeyMutation, { id, name: 'stolen' }, other)).toMatchObject({
      __typename: 'PasskeyNotFound',
    });
    expect(await run(operations.removePasskeyMutation, { id }, other)).toMatchObject({ __typename: 'PasskeyNotFound' });
    expect(await run(operations.renamePasskeyMutation, { id, name: ' key ' }, token)).toMatchObject({
      data: { name: 'key' },
    });
    expect(await run(operations.removePasskeyMutation, { id }, token)).toMatchObject({ data: id });
    expect((await newsOf(server, user, 'en-US'))[0]).toMatchObject({ title: 'A passkey was removed' });
  });

  test('the last way into an account without a password stays', async () => {
    const { user, token, id } = await userWithPasskey();
    await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: '' } });
    expect(await run(operations.removePasskeyMutation, { id }, token)).toMatchObject({ __typename: 'LastWayIn' });
    expect(await server.services.db.passkey.count({ where: { id } })).toBe(1);
  });
});
