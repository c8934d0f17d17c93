import { maxSecretFailures } from '@verdict/schema/account/own-account/secret-lock.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, testPassword, tokenFor } from '../../factories/user.ts';
import { lastCode } from '../../schema/account/user/mailed.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults });
});
afterAll(() => server.stop());

const envelopeSchema = z.object({ status: z.int(), msg: z.string(), data: z.unknown() });

async function post(path: string, token: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': 'en-US', Authorization: token };
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { httpStatus: response.status, ...envelopeSchema.parse(await response.json()) };
}

describe('a secret that is wrong is told inside data, and the call counts as answered', () => {
  test('a wrong password is code 400, and after five code 403, even for the right one', async () => {
    const token = await tokenFor(server.services, await buildUser(server.services));
    for (let tries = 0; tries < maxSecretFailures; tries += 1) {
      expect(
        await post('/api/change-password', token, { oldPassword: 'wrong', newPassword: 'another-1' }),
      ).toMatchObject({
        httpStatus: 200,
        status: 200,
        data: { code: 400, msg: expect.stringContaining('wrong'), userInfo: null },
      });
    }
    expect(
      await post('/api/change-password', token, { oldPassword: testPassword, newPassword: 'another-1' }),
    ).toMatchObject({ httpStatus: 200, status: 200, data: { code: 403, msg: expect.stringContaining('30 minutes') } });
    expect(
      await post('/api/change-email', token, { password: testPassword, newEmail: 'locked@example.org', code: 'x' }),
    ).toMatchObject({ status: 200, data: { code: 403 } });
  });

  test('a wrong e-mail code is code 400, the right one code 200 with the user', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const newEmail = 'by-rest@example.org';
    await fetch(`${server.url}/api/get-change-email-code?email=${newEmail}`, { headers: { Authorization: token } });
    const body = { password: testPassword, newEmail };
    expect(await post('/api/change-email', token, { ...body, code: 'WRONG2' })).toMatchObject({
      status: 200,
      data: { code: 400, userInfo: null },
    });
    expect(
      await post('/api/change-email', token, { ...body, code: await lastCode(server.services, newEmail) }),
    ).toMatchObject({
      status: 200,
      data: { code: 200, userInfo: { uid: user.id, email: newEmail, roleList: ['default_user'] } },
    });
  });
});

describe('what is wrong with the request is a business error', () => {
  test.each([
    ['/api/change-password', { oldPassword: testPassword, newPassword: 'short' }, 'newPassword'],
    ['/api/change-password', { oldPassword: testPassword, newPassword: testPassword }, 'differ'],
    ['/api/change-password', { oldPassword: '', newPassword: 'another-1' }, 'currentPassword'],
    ['/api/change-email', { password: testPassword, newEmail: 'no address', code: 'x' }, 'newEmail'],
    ['/api/change-userInfo', { nickname: 'x'.repeat(21) }, 'nickname'],
    ['/api/change-userInfo', { blog: 'javascript:alert(1)' }, 'blog'],
  ])('%s with %j', async (path, body, words) => {
    const token = await tokenFor(server.services, await buildUser(server.services));
    expect(await post(path, token, body)).toMatchObject({
      httpStatus: 200,
      status: 400,
      data: null,
      msg: expect.stringContaining(words),
    });
  });

  test('fields that are not sent are empty from now on, but for the course', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    await server.services.db.user.update({ where: { id: user.id }, data: { school: 'a school', course: 'a course' } });
    expect(await post('/api/change-userInfo', token, { nickname: 'mo', gender: 'male' })).toMatchObject({
      status: 200,
      data: { nickname: 'mo', gender: 'male', school: null, course: 'a course' },
    });
  });
});
