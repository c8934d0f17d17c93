import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { checkUsernameOrEmailQuery, registerMutation, signInMutation, viewerQuery } from './account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function newcomer(wishes: { username?: string; email?: string; password?: string } = {}) {
  const name = `new-${Math.random().toString(36).slice(2, 12)}`;
  return { username: name, email: `${name}@example.org`, password: 'secret-1', ...wishes };
}

async function register(input: ReturnType<typeof newcomer>, headers: Record<string, string> = {}) {
  return server.graphql(registerMutation, { variables: { input }, headers });
}

async function countOf(username: string): Promise<number> {
  return server.services.db.user.count({ where: { usernameKey: username.toLowerCase() } });
}

test('registering makes an account, signs it in and shows its own e-mail address', async () => {
  const input = newcomer();
  const { data, headers } = await register(input);
  expect(data).toMatchObject({
    register: {
      __typename: 'RegisterSuccess',
      data: {
        token: expect.any(String),
        user: {
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
          username: input.username,
          email: input.email,
          role: 'USER',
        },
        viewer: { canSubmit: true, isAdmin: false, user: { username: input.username } },
      },
    },
  });
  expect(headers.getSetCookie()).toEqual(
    ['file', 'public'].map((path) =>
      expect.stringMatching(
        new RegExp(`^verdict_session=[^;]+; Path=/api/${path}; Expires=.+; HttpOnly; SameSite=Lax$`, 'u'),
      ),
    ),
  );
  const user = await server.services.db.user.findUniqueOrThrow({ where: { usernameKey: input.username } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

test('the token of a registration is a session', async () => {
  const input = newcomer();
  const { data } = await register(input);
  const registered = data?.['register'] as { data: { token: string } };
  const { data: seen } = await server.graphql(viewerQuery, { token: registered.data.token });
  expect(seen).toMatchObject({ viewer: { user: { username: input.username } } });
});

test.each([
  ['username', ''],
  ['username', 'a'.repeat(21)],
  ['username', 'two words'],
  ['username', 'invisible\u200b'],
  ['email', 'no address'],
  ['password', '12345'],
  ['password', 'a'.repeat(21)],
])('a wrong %s (%j) is told with the name of the field and writes nothing', async (field, value) => {
  const input = newcomer({ [field]: value });
  const { data } = await register(input);
  expect(data).toMatchObject({
    register: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      fields: [{ path: field, message: expect.any(String) }],
    },
  });
  expect(await countOf(input.username)).toBe(0);
});

test('what is wrong is told in the language of the reader', async () => {
  const { data } = await register(newcomer({ password: '1' }), { 'Accept-Language': 'zh-CN' });
  expect(data).toMatchObject({
    register: {
      message: '输入有误，请检查标出的字段。',
      fields: [{ path: 'password', message: '至少需要 6 个字符。' }],
    },
  });
});

test('a username is taken whatever its letter case', async () => {
  const taken = await buildUser(server.services, { username: `Taken-${Date.now()}` });
  const { data } = await register(newcomer({ username: taken.username.toUpperCase() }));
  expect(data).toMatchObject({ register: { __typename: 'UsernameTaken', message: 'The username already exists.' } });
  expect(await countOf(taken.username)).toBe(1);
});

test('a username that looks like one of somebody is refused, said before too, and writes nothing', async () => {
  const { username } = await buildUser(server.services, { username: `cope-${Date.now()}` });
  for (const lookAlike of [
    `${username}.`,
    username.replace('-', '\uff0d').replace('cope', '\uff43ope') + '·',
    `\u2018${username}\u2019`,
  ]) {
    const { data } = await register(newcomer({ username: lookAlike }));
    expect(data, lookAlike).toMatchObject({
      register: {
        __typename: 'UsernameLooksTaken',
        message: 'This username looks too much like one that exists already; please choose another.',
      },
    });
    expect(await countOf(lookAlike)).toBe(0);
    const { data: checked } = await server.graphql(checkUsernameOrEmailQuery, { variables: { username: lookAlike } });
    expect(checked).toMatchObject({ checkUsernameOrEmail: { data: { username: false, usernameLook: true } } });
  }
});

test('accents and a dotless i do not make another name; look-alike ASCII letters and digits do', async () => {
  const stem = `${Date.now()}`;
  await buildUser(server.services, { username: `alice${stem}` });
  for (const lookAlike of [`álice${stem}`, `alıce${stem}`]) {
    expect((await register(newcomer({ username: lookAlike }))).data, lookAlike).toMatchObject({
      register: { __typename: 'UsernameLooksTaken' },
    });
  }
  expect((await register(newcomer({ username: `al1ce${stem}` }))).data).toMatchObject({
    register: { __typename: 'RegisterSuccess' },
  });
});

test('letters of another script do not make another name, in either order, and mixed ones make none', async () => {
  expect((await register(newcomer({ username: 'аресо' }))).data).toMatchObject({
    register: { __typename: 'RegisterSuccess' },
  });
  expect((await register(newcomer({ username: 'apeco' }))).data).toMatchObject({
    register: { __typename: 'UsernameLooksTaken' },
  });
  const { data } = await register(newcomer({ username: 'аpeco' }), { 'Accept-Language': 'zh-CN' });
  expect(data).toMatchObject({
    register: {
      __typename: 'InvalidInput',
      fields: [{ path: 'username', message: '用户名不能混用外形相似的文字（例如拉丁字母与西里尔字母）。' }],
    },
  });
});

test('an account from before the rule keeps its name and signs in by it', async () => {
  const older = await buildUser(server.services, { username: `older-${Date.now()}` });
  const { db } = server.services;
  const twin = await buildUser(server.services, { username: `twin-${Date.now()}` });
  await db.user.update({
    where: { id: twin.id },
    data: { username: `${older.username}.`, usernameKey: `${older.usernameKey}.`, usernameSkeleton: null },
  });
  const { data } = await server.graphql(signInMutation, {
    variables: { input: { username: `${older.username}.`, password: testPassword } },
  });
  expect(data).toMatchObject({ signIn: { __typename: 'SignInSuccess' } });
});

test('of two registrations of names that look the same at the same moment one wins', async () => {
  const username = `twins-${Date.now()}`;
  const answers = await Promise.all(
    ['', '.', ','].map((mark, n) =>
      register(newcomer({ username: username + mark, email: `${username}-${n}@example.org` })),
    ),
  );
  const kinds = answers
    .map(({ data }) => (data?.['register'] as { __typename: string } | undefined)?.__typename)
    .sort();
  expect(kinds).toEqual(['RegisterSuccess', 'UsernameLooksTaken', 'UsernameLooksTaken']);
});

test('an e-mail address is taken whatever its letter case', async () => {
  const taken = await buildUser(server.services);
  const input = newcomer({ email: taken.email?.toUpperCase() ?? '' });
  const { data } = await register(input);
  expect(data).toMatchObject({ register: { __typename: 'EmailTaken' } });
  expect(await countOf(input.username)).toBe(0);
});

test('of two registrations of one name at the same moment one wins and the other is told so', async () => {
  const username = `race-${Date.now()}`;
  const answers = await Promise.all(
    [1, 2, 3].map((n) => register(newcomer({ username, email: `${username}-${n}@example.org` }))),
  );
  const kinds = answers
    .map(({ data }) => (data?.['register'] as { __typename: string } | undefined)?.__typename)
    .sort();
  expect(kinds).toEqual(['RegisterSuccess', 'UsernameTaken', 'UsernameTaken']);
  expect(await countOf(username)).toBe(1);
});

test('registration that is switched off lets nobody in', async () => {
  const { db, cache } = server.services;
  await db.siteSetting.create({ data: { key: 'isRegistrationOpen', value: false } });
  cache.drop('settings');
  try {
    const input = newcomer();
    const { data } = await register(input);
    expect(data).toMatchObject({ register: { __typename: 'RegistrationClosed' } });
    expect(await countOf(input.username)).toBe(0);
    const { data: site } = await server.graphql('{ siteConfig { isRegistrationOpen } }');
    expect(site).toEqual({ siteConfig: { isRegistrationOpen: false } });
  } finally {
    await db.siteSetting.delete({ where: { key: 'isRegistrationOpen' } });
    cache.drop('settings');
  }
});
