import { nameOf, readContract } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, testPassword, tokenFor } from '../../factories/user.ts';
import { exercises, type Exercise } from './exercises.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';
import { shapeFaults } from './shape.ts';

const contract = readContract();

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

const implemented = new Set(restCalls.map(nameOf));

describe('the REST contract', () => {
  test('names every call that this server answers', () => {
    const named = new Set(contract.map(nameOf));
    expect([...implemented].filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(Object.keys(exercises))('%s answers in the shape of the contract', async (name) => {
    const call = contract.find((candidate) => nameOf(candidate) === name);
    const exercise = exercises[name];
    if (!call || !exercise) throw new Error(`${name} is not in the contract`);
    const { httpStatus, envelope } = await send(call.method, call.path, exercise(scene));
    expect(envelope).toMatchObject({ status: 200, msg: 'success' });
    expect(httpStatus).toBe(200);
    expect(shapeFaults(envelope.data, call.response)).toEqual([]);
  });

  test('is walked whole: each call is exercised, or listed as not yet answered', () => {
    const missing = contract.map(nameOf).filter((name) => !implemented.has(name));
    process.stdout.write(
      `REST contract, not yet answered:\n${missing.map((name) => `  ${name}\n`).join('')}` +
        `REST contract: ${implemented.size} of ${contract.length} calls\n`,
    );
    // There is no remote judge to import from, which is all that these calls can say yet.
    expect([...implemented].filter((name) => !(name in exercises)).toSorted()).toEqual([
      'GET /api/admin/contest/import-remote-oj-problem',
      'GET /api/admin/problem/import-remote-oj-problem',
    ]);
    expect(implemented.size + missing.length).toBe(contract.length);
  });
});

describe('what answers hold', () => {
  test('a submission is found by its number in the status map, and an unknown number is left out', async () => {
    const [id] = scene.submissionIds;
    const { envelope } = await send('POST', '/api/check-submissions-status', { body: { submitIds: [id, 999_999] } });
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(envelope.data))).toEqual([String(id)]);
  });

  test.each(['/api/check-submissions-status', '/api/check-contest-submissions-status'])(
    'what cannot be a number of a submission is left out of the status map of %s like one without a row',
    async (path) => {
      const { contest, submissionIds } = scene;
      const id = path.includes('contest') ? contest.during : submissionIds[0];
      const { envelope } = await send('POST', path, {
        isSignedIn: true,
        body: { cid: contest.id, submitIds: ['abc', null, '', 1.5, 2 ** 40, -3, {}, String(id)] },
      });
      expect(envelope).toMatchObject({ status: 200, msg: 'success' });
      expect(Object.keys(z.record(z.string(), z.unknown()).parse(envelope.data))).toEqual([String(id)]);
    },
  );

  test.each([[{ id: 1 }], [7], [true]])(
    'a status map of %j, which is no list, is refused with the name of the field',
    async (submitIds) => {
      const { envelope } = await send('POST', '/api/check-submissions-status', { body: { submitIds } });
      expect(envelope).toMatchObject({ status: 400, data: null, msg: expect.stringContaining('submitIds') });
    },
  );

  test('samples travel as pairs of input and output', async () => {
    const { envelope } = await send('GET', '/api/get-problem-detail', {
      query: { problemId: scene.problem.displayId },
    });
    const { problem } = z.object({ problem: z.object({ examples: z.string() }) }).parse(envelope.data);
    expect(problem.examples).toMatch(/^(<input>[^]*?<\/input><output>[^]*?<\/output>)+$/);
  });

  test('hidden test data is in no case result', async () => {
    const { envelope } = await send('GET', '/api/get-all-case-result', {
      query: { submitId: scene.submissionIds[1] ?? 0 },
    });
    const { judgeCaseList } = z
      .object({ judgeCaseList: z.array(z.object({ inputData: z.null(), outputData: z.null() })) })
      .parse(envelope.data);
    expect(judgeCaseList.length).toBeGreaterThan(0);
  });
});

describe('how people are shown', () => {
  test('a rank is asked for by number or by name, and holds who has solved something', async () => {
    const { db } = scene.server.services;
    await db.userStatistics.upsert({
      where: { userId: scene.user.id },
      update: { solved: 3, submissions: 5, oiRankScore: 12 },
      create: { userId: scene.user.id, solved: 3, submissions: 5, oiRankScore: 12 },
    });
    for (const [type, figures] of [
      [0, { ac: 3, total: 5 }],
      ['ACM', { ac: 3, total: 5 }],
      [1, { score: 12 }],
      ['OI', { score: 12 }],
    ] as const) {
      const { envelope } = await send('GET', '/api/get-rank-list', {
        query: { type, searchUser: scene.user.username },
      });
      expect(envelope.data).toMatchObject({
        total: 1,
        size: 30,
        records: [{ username: scene.user.username, ...figures }],
      });
    }
  });

  test('solved problems are listed, and grouped by the code of their difficulty', async () => {
    const { db } = scene.server.services;
    const key = { userId: scene.user.id, problemId: scene.problem.problemId };
    await db.solvedProblem.upsert({
      where: { userId_problemId: key },
      update: { firstAcceptedAt: new Date() },
      create: { ...key, firstAcceptedAt: new Date() },
    });
    const { envelope } = await send('GET', '/api/get-user-home-info', { query: { uid: scene.user.id } });
    const { solvedList, solvedGroupByDifficulty } = z
      .object({
        solvedList: z.array(z.string()),
        solvedGroupByDifficulty: z.record(z.string(), z.array(z.object({ problemId: z.string() }))),
      })
      .parse(envelope.data);
    expect(solvedList).toContain(scene.problem.displayId);
    expect(
      Object.values(solvedGroupByDifficulty)
        .flat()
        .map(({ problemId }) => problemId)
        .sort(),
    ).toEqual([...solvedList].sort());
  });

  test.each(['/api/get-user-home-info', '/api/get-user-calendar-heatmap'])(
    '%s is about oneself unless somebody is named, and says who is missing',
    async (path) => {
      expect((await send('GET', path, { isSignedIn: true })).envelope.status).toBe(200);
      const [nobodyNamed, nobodyFound] = [
        await send('GET', path, {}),
        await send('GET', path, { query: { username: 'nobody' } }),
      ];
      expect([nobodyNamed.httpStatus, nobodyNamed.envelope.status, nobodyNamed.envelope.msg]).toEqual([
        200,
        400,
        expect.stringContaining('uid'),
      ]);
      expect([nobodyFound.httpStatus, nobodyFound.envelope.status, nobodyFound.envelope.msg]).toEqual([
        200,
        400,
        expect.stringContaining('no such user'),
      ]);
    },
  );

  test('a rank of another type is refused in the body, one without a type by HTTP', async () => {
    const [other, missing] = [
      await send('GET', '/api/get-rank-list', { query: { type: 2 } }),
      await send('GET', '/api/get-rank-list', {}),
    ];
    expect([other.httpStatus, other.envelope.status, missing.httpStatus, missing.envelope.status]).toEqual([
      200, 400, 400, 400,
    ]);
  });
});

describe('how the site and its judges do', () => {
  test('the dashboard counts what there is', async () => {
    const { envelope } = await send('GET', '/api/admin/dashboard/get-dashboard-info', { isAdmin: true });
    const { db } = scene.server.services;
    expect(envelope.data).toEqual({
      userNum: await db.user.count(),
      recentContestNum: await db.contest.count({ where: { startsAt: { lte: new Date() } } }),
      todayJudgeNum: await db.verdictChange.count(),
    });
  });

  test('each judge that may judge is told with its health, and a revoked one is not', async () => {
    await scene.server.services.db.judgeNode.create({
      data: { name: 'gone', tokenHash: '0'.repeat(64), revokedAt: new Date() },
    });
    const { envelope } = await send('GET', '/api/admin/config/get-judge-service-info', { isAdmin: true });
    expect(envelope.data).toEqual([
      expect.objectContaining({
        service: expect.objectContaining({
          host: 'somewhere',
          metadata: expect.objectContaining({ 'nacos.healthy': 'true', judgeName: 'played' }),
        }),
      }),
    ]);
  });
});

describe('messages', () => {
  test('count as unread until their list was asked for', async () => {
    const { db } = scene.server.services;
    await db.message.updateMany({ data: { isRead: false } });
    const unread = async () => (await send('GET', '/api/msg/unread', { isSignedIn: true })).envelope.data;
    expect(await unread()).toMatchObject({ comment: 1, reply: 1 });
    const { envelope } = await send('GET', '/api/msg/comment', { isSignedIn: true });
    expect(envelope.data).toMatchObject({
      total: 1,
      size: 5,
      records: [
        {
          action: 'Discuss',
          sourceType: 'Discussion',
          sourceTitle: 'A discussion',
          sourceContent: 'Well said',
          quoteContent: 'What I said',
          state: false,
        },
      ],
    });
    expect(await unread()).toMatchObject({ comment: 0, reply: 1 });
  });

  test('that are not there cannot be deleted, nor those of a kind there is not', async () => {
    const answers = [{ type: 'Reply', id: 999_999 }, { type: 'Letters' }].map((query) =>
      send('DELETE', '/api/msg/clean', { isSignedIn: true, query }),
    );
    expect((await Promise.all(answers)).map(({ httpStatus, envelope }) => [httpStatus, envelope.status])).toEqual([
      [200, 400],
      [200, 400],
    ]);
  });
});

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

  test('a submission to a contest that takes none is refused and stored nowhere, never as a public one', async () => {
    const { db } = scene.server.services;
    const before = await db.submission.count();
    const { httpStatus, envelope } = await send('POST', '/api/submit-problem-judge', {
      isSignedIn: true,
      body: { pid: scene.problem.displayId, language: 'C++', code: 'int main() {}', cid: 5 },
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
    ['GET', '/api/get-register-code', { query: { email: 'another-newcomer@example.org' } }, 400, 'a moment ago'],
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
