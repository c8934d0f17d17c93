import {
  emailCodeLifeMs,
  emailCodeWaitMs,
  maxEmailCodeTries,
} from '@verdict/schema/account/email-code/email-code.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../../../server/test-server.ts';
import { registerMutation, sendRegisterCodeMutation } from './account-operations.ts';
import { lastCode, lettersTo } from './mailed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults });
});
afterAll(() => server.stop());

let newcomers = 0;
function newcomer() {
  newcomers += 1;
  return { username: `code-${newcomers}`, email: `Code-${newcomers}@Example.org`, password: 'secret-1' };
}

async function send(email: string, headers: Record<string, string> = {}) {
  return (await server.graphql(sendRegisterCodeMutation, { variables: { email }, headers })).data?.['sendRegisterCode'];
}

async function register(input: ReturnType<typeof newcomer> & { code?: string }) {
  return (await server.graphql(registerMutation, { variables: { input } })).data?.['register'];
}

async function registered(username: string): Promise<number> {
  return server.services.db.user.count({ where: { usernameKey: username } });
}

/** Lets time pass for the codes of an address. */
async function age(email: string, byMs: number): Promise<void> {
  const where = { purpose_subject: { purpose: 'REGISTER', subject: email.toLowerCase() } } as const;
  const { sentAt, expiresAt } = await server.services.db.emailCode.findUniqueOrThrow({ where });
  await server.services.db.emailCode.update({
    where,
    data: { sentAt: new Date(sentAt.getTime() - byMs), expiresAt: new Date(expiresAt.getTime() - byMs) },
  });
}

test("a six-character code is mailed in the reader's language, stored as a hash, and works once", async () => {
  const input = newcomer();
  const before = Date.now();
  expect(await send(input.email, { 'Accept-Language': 'zh-CN' })).toMatchObject({
    __typename: 'SendRegisterCodeSuccess',
    data: { resendAt: expect.any(String) },
  });
  expect(await server.services.db.mail.findFirstOrThrow({ where: { to: input.email } })).toMatchObject({
    locale: 'zh-CN',
    letter: { kind: 'registerCode', minutes: 10 },
  });
  const code = await lastCode(server.services, input.email);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  const stored = await server.services.db.emailCode.findFirstOrThrow({ where: { subject: input.email.toLowerCase() } });
  expect(stored.codeHash).toMatch(/^\$argon2id\$/);
  expect(stored.expiresAt.getTime() - before).toBeGreaterThanOrEqual(emailCodeLifeMs - 1);
  expect(await register({ ...input, code: code.toLowerCase() })).toMatchObject({ __typename: 'RegisterSuccess' });
  expect(await server.services.db.emailCode.count({ where: { id: stored.id } })).toBe(0);
});

test('without a code, with a wrong one, or with that of another address nobody gets in', async () => {
  const [input, other] = [newcomer(), newcomer()];
  await send(input.email);
  await send(other.email);
  for (const code of [undefined, '', 'WRONG2', await lastCode(server.services, other.email)]) {
    expect(await register(code === undefined ? input : { ...input, code })).toMatchObject({
      __typename: 'WrongEmailCode',
    });
  }
  expect(await registered(input.username)).toBe(0);
});

test('a code ends after ten minutes, and after five tries even for the right one', async () => {
  const [late, guesser] = [newcomer(), newcomer()];
  await send(late.email);
  const lateCode = await lastCode(server.services, late.email);
  await age(late.email, emailCodeLifeMs + 1_000);
  expect(await register({ ...late, code: lateCode })).toMatchObject({ __typename: 'WrongEmailCode' });

  await send(guesser.email);
  await Promise.all(Array.from({ length: maxEmailCodeTries + 3 }, () => register({ ...guesser, code: 'WRONG2' })));
  expect(await register({ ...guesser, code: await lastCode(server.services, guesser.email) })).toMatchObject({
    __typename: 'WrongEmailCode',
  });
  expect(await registered(guesser.username)).toBe(0);
});

test('the next code is sent after a minute and takes the place of the first', async () => {
  const input = newcomer();
  await send(input.email);
  const first = await lastCode(server.services, input.email);
  const refused = await send(input.email.toUpperCase());
  expect(refused).toMatchObject({
    __typename: 'SentTooRecently',
    code: 'SENT_TOO_RECENTLY',
    retryAt: expect.any(String),
  });
  expect(new Date((refused as { retryAt: string }).retryAt).getTime() - Date.now()).toBeLessThanOrEqual(
    emailCodeWaitMs,
  );
  expect(await lettersTo(server.services, input.email)).toHaveLength(1);

  await age(input.email, emailCodeWaitMs + 1_000);
  expect(await send(input.email)).toMatchObject({ __typename: 'SendRegisterCodeSuccess' });
  expect(await register({ ...input, code: first })).toMatchObject({ __typename: 'WrongEmailCode' });
  expect(await register({ ...input, code: await lastCode(server.services, input.email) })).toMatchObject({
    __typename: 'RegisterSuccess',
  });
});

test('of several requests at the same moment one sends', async () => {
  const { email } = newcomer();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(email)));
  expect(answers.map((answer) => (answer as { __typename: string }).__typename).toSorted()).toEqual([
    'SendRegisterCodeSuccess',
    'SentTooRecently',
    'SentTooRecently',
    'SentTooRecently',
  ]);
  expect(await lettersTo(server.services, email)).toHaveLength(1);
});

test('of two registrations with one code one wins', async () => {
  const [one, two] = [newcomer(), newcomer()];
  await send(one.email);
  const code = await lastCode(server.services, one.email);
  const answers = await Promise.all([register({ ...one, code }), register({ ...two, email: one.email, code })]);
  expect(answers.filter((answer) => (answer as { __typename: string }).__typename === 'RegisterSuccess')).toHaveLength(
    1,
  );
  expect((await registered(one.username)) + (await registered(two.username))).toBe(1);
});

test('a name that is taken does not use the code up', async () => {
  const [taken, input] = [await buildUser(server.services), newcomer()];
  await send(input.email);
  const code = await lastCode(server.services, input.email);
  expect(await register({ ...input, username: taken.username, code })).toMatchObject({ __typename: 'UsernameTaken' });
  expect(await register({ ...input, code })).toMatchObject({ __typename: 'RegisterSuccess' });
});

test('no code goes to an address that has an account, that is none, or while registration is closed', async () => {
  const taken = await buildUser(server.services);
  const { email } = newcomer();
  expect(await send(taken.email?.toUpperCase() ?? '')).toMatchObject({ __typename: 'EmailTaken' });
  expect(await send('no address')).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'email' }] });
  await server.services.db.siteSetting.create({ data: { key: 'isRegistrationOpen', value: false } });
  try {
    expect(await send(email)).toMatchObject({ __typename: 'RegistrationClosed' });
  } finally {
    await server.services.db.siteSetting.delete({ where: { key: 'isRegistrationOpen' } });
  }
  expect(await lettersTo(server.services, email)).toEqual([]);
});

test('one mailbox gets ten mails an hour at most, whoever asks', async () => {
  const { email } = newcomer();
  for (let mail = 0; mail < 10; mail += 1) {
    expect(await send(email)).toMatchObject({ __typename: 'SendRegisterCodeSuccess' });
    await age(email, emailCodeWaitMs + 1_000);
  }
  expect(await send(email)).toMatchObject({ __typename: 'TooManyRequests' });
});

test('whether a code is asked for follows the setting, and without one whether mails leave the site', async () => {
  const offline = await startTestServer();
  const asks = async (which: TestServer) =>
    (await which.graphql('{ siteConfig { isRegisterCodeRequired } }')).data?.['siteConfig'];
  try {
    expect([await asks(server), await asks(offline)]).toEqual([
      { isRegisterCodeRequired: true },
      { isRegisterCodeRequired: false },
    ]);
    const { data } = await offline.graphql(sendRegisterCodeMutation, { variables: { email: newcomer().email } });
    expect(data).toMatchObject({ sendRegisterCode: { __typename: 'NoCodeNeeded' } });
    for (const [value, isRequired] of [
      ['NEVER', false],
      ['ALWAYS', true],
    ] as const) {
      await server.services.db.siteSetting.upsert({
        where: { key: 'registerCode' },
        create: { key: 'registerCode', value },
        update: { value },
      });
      expect([await asks(server), await asks(offline)]).toEqual([
        { isRegisterCodeRequired: isRequired },
        { isRegisterCodeRequired: isRequired },
      ]);
    }
  } finally {
    await server.services.db.siteSetting.deleteMany({ where: { key: 'registerCode' } });
    await offline.stop();
  }
});
