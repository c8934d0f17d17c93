import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../../../server/test-server.ts';
import * as operations from './account-operations.ts';
import { captchaWithLetters } from './challenge-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults });
});
afterAll(() => server.stop());

/** The ways in are for everybody: who is signed in already, in whatever role, is answered like a visitor. */
describe.each([null, 'USER', 'NO_SUBMIT_MUTED', 'ADMIN', 'ROOT'] as const)('asked by %s', (role) => {
  async function kindOf(query: string, variables: Record<string, unknown>): Promise<unknown> {
    const token = role === null ? null : await tokenFor(server.services, await buildUser(server.services, { role }));
    const { data, errors } = await server.graphql(query, { variables, ...(token === null ? {} : { token }) });
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0];
  }

  test.each([
    ['createCaptcha', operations.createCaptchaMutation, {}, 'CreateCaptchaSuccess'],
    ['createSlidePuzzle', operations.createSlidePuzzleMutation, {}, 'CreateSlidePuzzleSuccess'],
    [
      'sendRegisterCode',
      operations.sendRegisterCodeMutation,
      { email: `by-${role}@example.org` },
      'SendRegisterCodeSuccess',
    ],
    ['sendSignInCode', operations.sendSignInCodeMutation, { username: 'nobody' }, 'NoCodeNeeded'],
    [
      'register',
      operations.registerMutation,
      { input: { username: 'nobody', email: 'nobody@example.org', password: 'secret-1', code: 'WRONG2' } },
      'WrongEmailCode',
    ],
    [
      'resetPassword',
      operations.resetPasswordMutation,
      { input: { username: 'nobody', password: 'secret-1', code: 'unknown' } },
      'ResetLinkInvalid',
    ],
    [
      'checkUsernameOrEmail',
      operations.checkUsernameOrEmailQuery,
      { username: 'nobody' },
      'CheckUsernameOrEmailSuccess',
    ],
  ])('%s answers as to a visitor', async (_name, query, variables, kind) => {
    expect(await kindOf(query, variables)).toMatchObject({ __typename: kind });
  });

  test('signIn opens a session of the account that was named', async () => {
    const user = await buildUser(server.services);
    expect(
      await kindOf(operations.signInMutation, { input: { username: user.username, password: testPassword } }),
    ).toMatchObject({ __typename: 'SignInSuccess', data: { user: { username: user.username } } });
  });

  test('applyPasswordReset mails the account that was named', async () => {
    const user = await buildUser(server.services);
    expect(
      await kindOf(operations.applyPasswordResetMutation, {
        input: { email: user.email, ...(await captchaWithLetters(server)) },
      }),
    ).toMatchObject({ __typename: 'ApplyPasswordResetSuccess' });
    expect(await server.services.db.mail.count({ where: { to: user.email ?? '' } })).toBe(1);
  });
});

describe('checking a name while it is typed', () => {
  async function check(variables: Record<string, string>) {
    return (await server.graphql(operations.checkUsernameOrEmailQuery, { variables })).data?.['checkUsernameOrEmail'];
  }

  test('tells what is taken, whatever the letter case', async () => {
    const user = await buildUser(server.services);
    expect(await check({ username: user.username.toUpperCase(), email: 'free@example.org' })).toMatchObject({
      data: { username: true, email: false },
    });
    expect(await check({ email: user.email?.toUpperCase() ?? '' })).toMatchObject({
      data: { username: false, email: true },
    });
    expect(await check({})).toMatchObject({ data: { username: false, email: false } });
  });

  test('without end is told to wait', async () => {
    const brake = await startTestServer();
    try {
      while (brake.services.limiter.take('check', '127.0.0.1', new Date()) === null);
      const { data } = await brake.graphql(operations.checkUsernameOrEmailQuery, { variables: { username: 'any' } });
      expect(data).toMatchObject({ checkUsernameOrEmail: { __typename: 'TooManyRequests' } });
    } finally {
      await brake.stop();
    }
  });
});
