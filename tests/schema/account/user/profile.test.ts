import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { updateProfileMutation } from './own-account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function update(token: string, input: Record<string, unknown>) {
  return (await server.graphql(updateProfileMutation, { token, variables: { input } })).data?.['updateProfile'];
}

const whole = {
  nickname: '小明',
  realName: '王小明',
  gender: 'MALE',
  school: 'A school',
  course: 'Informatics',
  studentId: '2026-01',
  signature: '# hi\n\nthere',
  github: 'octocat',
  blog: 'example.org',
  cfUsername: 'tourist',
};

test('everything that is said is stored, links made whole', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  expect(await update(token, whole)).toEqual({
    __typename: 'UpdateProfileSuccess',
    data: { ...whole, github: 'https://github.com/octocat', blog: 'https://example.org' },
  });
});

test('what is left out stays, what is null or empty goes', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  await update(token, whole);
  expect(await update(token, { nickname: '', realName: null, gender: null, school: ' ' })).toMatchObject({
    data: {
      nickname: null,
      realName: null,
      gender: 'SECRECY',
      school: null,
      course: 'Informatics',
      studentId: '2026-01',
    },
  });
});

test.each([
  ['nickname', 'x'.repeat(21)],
  ['realName', 'x'.repeat(51)],
  ['school', 'x'.repeat(101)],
  ['course', 'x'.repeat(101)],
  ['studentId', 'x'.repeat(201)],
  ['signature', 'x'.repeat(65_536)],
  ['cfUsername', 'x'.repeat(256)],
  ['github', 'javascript:alert(1)'],
  ['blog', 'data:text/html,x'],
  ['nickname', 'a\u202Eb'],
])('%s %j is refused beside its field, and nothing is stored', async (field, value) => {
  const user = await buildUser(server.services);
  expect(await update(await tokenFor(server.services, user), { realName: 'not stored', [field]: value })).toMatchObject(
    { __typename: 'InvalidInput', fields: [{ path: field }] },
  );
  expect((await server.services.db.user.findUniqueOrThrow({ where: { id: user.id } })).realName).toBeNull();
});

test('the longest of everything fits', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  const longest = {
    nickname: '名'.repeat(20),
    realName: 'x'.repeat(50),
    school: 'x'.repeat(100),
    course: 'x'.repeat(100),
    studentId: 'x'.repeat(200),
    signature: 'x'.repeat(65_535),
    cfUsername: 'x'.repeat(255),
    blog: `https://example.org/${'x'.repeat(235)}`,
  };
  expect(await update(token, longest)).toMatchObject({ __typename: 'UpdateProfileSuccess', data: longest });
});
