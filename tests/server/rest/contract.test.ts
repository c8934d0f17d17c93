import { nameOf, readContract } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Exercise } from './exercise.ts';
import { exercises } from './exercises.ts';
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
    // They ask a judge; remote-imports.test.ts sends them with a stand-in.
    expect([...implemented].filter((name) => !(name in exercises)).toSorted()).toEqual([
      'GET /api/admin/contest/import-remote-oj-problem',
      'GET /api/admin/problem/import-remote-oj-problem',
      'GET /api/admin/training/import-remote-oj-problem',
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
      recentContestNum: await db.contest.count({
        where: { isVisible: true, groupId: null, endsAt: { gt: new Date() } },
      }),
      todayJudgeNum: await db.submission.count({ where: { origin: { not: 'JURY' }, verdictChanges: { some: {} } } }),
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
