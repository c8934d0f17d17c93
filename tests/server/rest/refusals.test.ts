import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, testPassword, tokenFor } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import { exercises } from './exercises.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

function send(method: string, path: string, exercise: Exercise) {
  return sendTo(scene, { method, path }, exercise);
}

describe('what refusals look like', () => {
  test.each([
    '/api/admin/dashboard/get-dashboard-info',
    '/api/admin/config/get-judge-service-info',
    '/api/admin/config/get-service-info',
  ])('%s is HTTP 401 signed out and HTTP 403 without an admin role', async (path) => {
    const signedOut = await send('GET', path, {});
    expect([signedOut.httpStatus, signedOut.envelope.status, signedOut.headers.get('url-type')]).toEqual([
      401,
      401,
      'admin',
    ]);
    const user = await send('GET', path, { isSignedIn: true });
    expect([user.httpStatus, user.envelope.status, user.envelope.data]).toEqual([403, 403, null]);
  });

  test('a submission to a contest that is not there is refused and stored nowhere, never as a public one', async () => {
    const { db } = scene.server.services;
    const before = await db.submission.count();
    const { httpStatus, envelope } = await send('POST', '/api/submit-problem-judge', {
      isSignedIn: true,
      body: { pid: scene.problem.displayId, language: 'C++', code: 'int main() {}', cid: 999_999 },
    });
    expect([httpStatus, envelope.status]).toEqual([200, 404]);
    expect(await db.submission.count()).toBe(before);
  });

  test('a filter that is too long is HTTP 400 and named', async () => {
    const { httpStatus, envelope } = await send('GET', '/api/get-submission-list', {
      query: { onlyMine: false, username: '1'.repeat(400) },
    });
    expect([httpStatus, envelope.status, envelope.msg]).toEqual([400, 400, expect.stringContaining('username')]);
  });

  test('a form of settings is taken or refused as a whole, each wrong setting by its name', async () => {
    const headers = { Authorization: scene.rootToken };
    const path = '/api/admin/switch/update';
    const wrong = { defaultSubmitInterval: 5, defaultCreateGroupLimit: -1, openGroupJudge: 'false' };
    const refused = await send('PUT', path, { headers, body: wrong });
    expect([refused.httpStatus, refused.envelope.status]).toEqual([200, 400]);
    expect(refused.envelope.msg).toMatch(/^groupTotalLimit: /u);
    const taken = await send('PUT', path, { headers, body: { ...wrong, defaultCreateGroupLimit: '4' } });
    expect(taken.envelope).toEqual({ status: 200, data: null, msg: 'success' });
    const { envelope } = await send('GET', '/api/admin/switch/info', { headers });
    expect(envelope.data).toMatchObject({
      defaultSubmitInterval: 5,
      defaultCreateGroupLimit: 4,
      openGroupJudge: false,
    });
    const changed = ['submitIntervalSeconds', 'groupTotalLimit', 'isGroupJudgingOpen'];
    await scene.server.services.db.siteSetting.deleteMany({ where: { key: { in: changed } } });
    scene.server.services.cache.drop('settings');
  });

  test('a wrong password is a business error: HTTP 200, status 400 in the body, no token', async () => {
    const { httpStatus, headers, envelope } = await send('POST', '/api/login', {
      body: { username: scene.user.username, password: 'wrong-one' },
    });
    expect([httpStatus, envelope.status, envelope.data, headers.get('authorization')]).toEqual([200, 400, null, null]);
  });

  test('a login gives the token in a header and the session in a cookie that scripts cannot read', async () => {
    const { headers } = await send('POST', '/api/login', exercises['POST /api/login']?.(scene) ?? {});
    expect(headers.get('authorization')).toMatch(/^\S+$/);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/i);
  });

  test('a protected call without a token is HTTP 401 and echoes the area', async () => {
    const { httpStatus, headers, envelope } = await send('GET', '/api/get-user-auth-info', {});
    expect([httpStatus, envelope.status, headers.get('url-type')]).toEqual([401, 401, 'general']);
  });

  test('a stale token on a public call counts as signed out', async () => {
    const { httpStatus } = await send('GET', '/api/get-problem-list', { headers: { Authorization: 'not.a.token' } });
    expect(httpStatus).toBe(200);
  });

  test('the reader is answered in the language of the request', async () => {
    const { envelope } = await send('GET', '/api/get-problem-detail', {
      query: { problemId: 'nowhere' },
      headers: { 'Accept-Language': 'zh-CN' },
    });
    expect(envelope).toMatchObject({ status: 404, data: null });
    expect(envelope.msg).toMatch(/[\u4e00-\u9fff]/);
  });

  test('a missing parameter is HTTP 400 and named', async () => {
    const { httpStatus, envelope } = await send('GET', '/api/get-problem-detail', {});
    expect(httpStatus).toBe(400);
    expect(envelope.msg).toContain('problemId');
  });

  test('a user whose role may not submit is HTTP 403, and nothing is stored', async () => {
    const banned = await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: 'NO_SUBMIT' }));
    const before = await scene.server.services.db.submission.count();
    const body = { pid: scene.problem.displayId, language: 'C++', code: 'x' };
    const { httpStatus, envelope } = await send('POST', '/api/submit-problem-judge', {
      body,
      headers: { Authorization: banned },
    });
    expect([httpStatus, envelope.status]).toEqual([403, 403]);
    expect(await scene.server.services.db.submission.count()).toBe(before);
  });

  test('an unknown language is refused by name, and nothing is stored', async () => {
    const before = await scene.server.services.db.submission.count();
    const { httpStatus, envelope } = await send('POST', '/api/submit-problem-judge', {
      isSignedIn: true,
      body: { pid: scene.problem.displayId, language: 'Klingon', code: 'x' },
    });
    expect([httpStatus, envelope.status]).toEqual([200, 400]);
    expect(envelope.msg).toContain('Klingon');
    expect(await scene.server.services.db.submission.count()).toBe(before);
  });

  test.each([
    ['not JSON', '{'],
    ['JSON that is not an object', '7'],
  ])('a body that is %s is HTTP 400, never a crash', async (_what, body) => {
    const { httpStatus, envelope } = await send('POST', '/api/login', { body });
    expect([httpStatus, envelope.status]).toEqual([400, 400]);
  });

  test.each([
    ['a NUL character', '/api/get-problem-list', { keyword: '\0' }],
    ['a number beyond 32 bits', '/api/get-submission-detail', { submitId: 2_147_483_648 }],
  ])('%s is HTTP 400, never an internal error', async (_what, path, query) => {
    const { httpStatus, envelope } = await send('GET', path, { query });
    expect([httpStatus, envelope.status]).toEqual([400, 400]);
  });

  test('a page beyond all pages is empty', async () => {
    const { envelope } = await send('GET', '/api/get-problem-list', { query: { currentPage: 99_999_999_999 } });
    expect(envelope).toMatchObject({ status: 200, data: { records: [] } });
  });

  test('a body of another type is HTTP 415', async () => {
    const { httpStatus, envelope } = await send('POST', '/api/login', {
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    });
    expect([httpStatus, envelope.status]).toEqual([415, 415]);
  });

  test('a field that is wrong is named', async () => {
    const { envelope } = await send('POST', '/api/register', {
      body: { username: '', password: 'long enough', email: 'a@example.org' },
    });
    expect(envelope.status).toBe(400);
    expect(envelope.msg).toContain('username');
  });

  test('a test run without an input, with one too long, or by an unknown key is refused in words', async () => {
    const body = { pid: scene.problem.problemId, language: 'C++', code: 'int main() {}', type: 'public' };
    for (const userInput of ['', 'x'.repeat(1_001)]) {
      const { httpStatus, envelope } = await send('POST', '/api/submit-problem-test-judge', {
        isSignedIn: true,
        body: { ...body, userInput },
      });
      expect([httpStatus, envelope.status]).toEqual([200, 400]);
    }
    const { envelope } = await send('GET', '/api/get-test-judge-result', {
      isSignedIn: true,
      query: { testJudgeKey: 'TEST_JUDGE_0' },
    });
    expect(envelope).toMatchObject({ status: 400, data: null, msg: expect.stringContaining('no such test run') });
  });

  test('a call for admins is HTTP 401 without a token and HTTP 403 for other users', async () => {
    const body = { code: scene.checkerCode, language: 'C++' };
    const answers = [
      await send('POST', '/api/admin/problem/compile-spj', { body }),
      await send('POST', '/api/admin/problem/compile-spj', { body, isSignedIn: true }),
    ];
    expect(answers.map(({ httpStatus, envelope }) => [httpStatus, envelope.status])).toEqual([
      [401, 401],
      [403, 403],
    ]);
  });

  test('a group whose admin one is not is forbidden, one that is not there is not found', async () => {
    const body = { code: scene.checkerCode, language: 'C++' };
    const stranger = await tokenFor(scene.server.services, await buildUser(scene.server.services));
    const forbidden = await send('POST', '/api/group/compile-spj', {
      body,
      query: { gid: scene.group.id },
      headers: { Authorization: stranger },
    });
    const foreign = await send('POST', '/api/group/compile-spj', {
      body: { ...body, pid: scene.problem.problemId },
      query: { gid: scene.group.id },
      isSignedIn: true,
    });
    const missing = await send('POST', '/api/group/compile-spj', { body, query: { gid: 999_999 }, isSignedIn: true });
    expect([forbidden, foreign, missing].map(({ httpStatus, envelope }) => [httpStatus, envelope.status])).toEqual([
      [200, 403],
      [200, 403],
      [200, 404],
    ]);
  });

  test("a checker that does not compile is a failure whose message is the compiler's", async () => {
    const { db } = scene.server.services;
    await db.checkerCompile.updateMany({ data: { isOk: false, message: "main.cpp:1: error: expected ';'" } });
    const exercise = exercises['POST /api/admin/problem/compile-spj']?.(scene) ?? {};
    const { httpStatus, envelope } = await send('POST', '/api/admin/problem/compile-spj', exercise);
    expect([httpStatus, envelope]).toEqual([200, { status: 400, data: null, msg: "main.cpp:1: error: expected ';'" }]);
  });

  test.each([
    ['GET', '/api/get-register-code', { query: { email: 'contestant@example.org' } }, 400, 'already exists'],
    ['GET', '/api/get-register-code', { query: { email: 'no address' } }, 400, 'email'],
    ['GET', '/api/get-register-code', { query: { email: 'newcomer@example.org' } }, 400, 'a moment ago'],
    [
      'POST',
      '/api/register',
      { body: { username: 'codeless', password: 'secret-1', email: 'codeless@example.org' } },
      400,
      'code is wrong',
    ],
    [
      'POST',
      '/api/apply-reset-password',
      { body: { email: 'contestant@example.org', captcha: 'xxxx', captchaKey: 'unknown' } },
      400,
      'captcha',
    ],
    [
      'POST',
      '/api/reset-password',
      { body: { username: 'contestant', password: 'secret-2', code: 'unknown' } },
      400,
      'link',
    ],
  ] as const)(
    '%s %s with %j is a business error that says what is wrong',
    async (method, path, exercise, status, words) => {
      const { httpStatus, envelope } = await send(method, path, exercise);
      expect([httpStatus, envelope.status, envelope.data, envelope.msg]).toEqual([
        200,
        status,
        null,
        expect.stringContaining(words),
      ]);
    },
  );

  test('a check of a name finds it whatever its letter case, and nothing else', async () => {
    const { envelope } = await send('POST', '/api/check-username-or-email', {
      body: { username: 'CONTESTANT', email: 'nobody@example.org' },
    });
    expect(envelope.data).toEqual({ username: true, email: false });
  });

  test('after five wrong passwords a login is told to solve the puzzle on the site', async () => {
    const { username, usernameKey } = await buildUser(scene.server.services);
    await scene.server.services.db.signInFailure.createMany({
      data: Array.from({ length: 5 }, () => ({ usernameKey, address: '127.0.0.1', failedAt: new Date() })),
    });
    const { httpStatus, envelope } = await send('POST', '/api/login', { body: { username, password: testPassword } });
    expect([httpStatus, envelope.status, envelope.msg]).toEqual([200, 400, expect.stringContaining('puzzle')]);
  });

  test('a path that is no call is HTTP 404 in the envelope', async () => {
    const { httpStatus, envelope } = await send('GET', '/api/no-such-call', {});
    expect([httpStatus, envelope.status]).toEqual([404, 404]);
  });
});
