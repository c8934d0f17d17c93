import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { buildScene, type Scene } from './scene.ts';

let scene: Scene;
let adminToken: string;
let strangerToken: string;
beforeAll(async () => {
  scene = await buildScene();
  adminToken = await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: 'ADMIN' }));
  strangerToken = await tokenFor(scene.server.services, await buildUser(scene.server.services));
});
afterAll(() => scene.server.stop());

interface Envelope {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  readonly msg: string;
}

async function get(path: string, query: Record<string, string | number | boolean>, token?: string) {
  const address = new URL(path, scene.server.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    headers: { 'Accept-Language': 'en-US', ...(token === undefined ? {} : { Authorization: token }) },
  });
  return {
    http: response.status,
    urlType: response.headers.get('url-type'),
    envelope: (await response.json()) as Envelope,
  };
}

const submitted = (status: number, problemId = scene.problem.problemId) =>
  buildSubmission(scene.server.services, { userId: scene.user.id, problemId, status, version: 0 });
const stored = (id: number) => scene.server.services.db.submission.findUniqueOrThrow({ where: { id } });

describe('calls that change verdicts', () => {
  const calls = ['rejudge', 'manual-judge', 'cancel-judge', 'rejudge-contest-problem'].map(
    (name) => `/api/admin/judge/${name}`,
  );
  const everything = { submitId: 1, status: 0, cid: 1, pid: 1 };

  test.each(calls)(
    '%s is HTTP 401 signed out and HTTP 403 for other roles, both saying that it is the back office',
    async (path) => {
      expect(await get(path, everything)).toMatchObject({
        http: 401,
        urlType: 'admin',
        envelope: { status: 401, data: null },
      });
      for (const token of [scene.user.token, adminToken])
        expect(await get(path, everything, token)).toMatchObject({
          http: 403,
          urlType: 'admin',
          envelope: { status: 403, data: null },
        });
    },
  );

  test.each(calls)('%s without its parameters is HTTP 400', async (path) => {
    expect(await get(path, {}, scene.rootToken)).toMatchObject({ http: 400, envelope: { status: 400 } });
  });

  test.each(['rejudge', 'manual-judge', 'cancel-judge'])(
    '%s of a submission that is not there is a business error 400',
    async (name) => {
      expect(await get(`/api/admin/judge/${name}`, { submitId: 999_999, status: 0 }, scene.rootToken)).toMatchObject({
        http: 200,
        envelope: { status: 400, data: null },
      });
    },
  );

  test('rejudge answers the row as pending, and the judge has it to do', async () => {
    const { id } = await submitted(Status.ACCEPTED);
    expect(await get('/api/admin/judge/rejudge', { submitId: id }, scene.rootToken)).toMatchObject({
      http: 200,
      envelope: { status: 200, data: { submitId: id, status: 5 } },
    });
    expect(await scene.server.services.db.judgeTask.count({ where: { submissionId: id, queue: 'REJUDGE' } })).toBe(1);
  });

  test('a verdict by hand answers status, score and the mark', async () => {
    const { envelope } = await get(
      '/api/admin/judge/manual-judge',
      { submitId: scene.submissionIds[1] ?? 0, status: 8, score: 30 },
      scene.rootToken,
    );
    expect(envelope).toMatchObject({ status: 200, data: { status: 8, score: 30, isManual: true } });
  });

  test.each([
    [Status.JUDGING, 0],
    [Status.COMPILE_ERROR, 0],
    [Status.ACCEPTED, Status.PENDING],
  ])('status %i does not become %i by hand', async (from, to) => {
    const { id } = await submitted(from);
    expect(await get('/api/admin/judge/manual-judge', { submitId: id, status: to }, scene.rootToken)).toMatchObject({
      http: 200,
      envelope: { status: 400 },
    });
    expect((await stored(id)).status).toBe(from);
  });

  test('cancelling twice is refused', async () => {
    const { id } = await submitted(Status.ACCEPTED);
    expect(await get('/api/admin/judge/cancel-judge', { submitId: id }, scene.rootToken)).toMatchObject({
      envelope: { status: 200, data: { status: -4 } },
    });
    expect(await get('/api/admin/judge/cancel-judge', { submitId: id }, scene.rootToken)).toMatchObject({
      http: 200,
      envelope: { status: 400 },
    });
  });

  test('a contest problem without submissions has nothing to rejudge; otherwise only its own are queued', async () => {
    const { contest, problem } = scene;
    expect(
      await get('/api/admin/judge/rejudge-contest-problem', { cid: contest.id, pid: 999_999 }, scene.rootToken),
    ).toMatchObject({ http: 200, envelope: { status: 400 } });
    await scene.server.services.db.judgeTask.deleteMany();
    expect(
      await get(
        '/api/admin/judge/rejudge-contest-problem',
        { cid: contest.id, pid: problem.problemId },
        scene.rootToken,
      ),
    ).toMatchObject({ envelope: { status: 200, data: null } });
    const queued = await scene.server.services.db.judgeTask.findMany({
      select: { submissionId: true },
      orderBy: { submissionId: 'asc' },
    });
    expect(queued.map(({ submissionId }) => submissionId)).toEqual([contest.early, contest.during]);
  });
});

describe('resubmitting', () => {
  test('is for the submitter, of what could not be sent, outside contests', async () => {
    const { id } = await submitted(Status.SUBMITTED_FAILED);
    expect(await get('/api/resubmit', { submitId: id }, strangerToken)).toMatchObject({
      http: 200,
      envelope: { status: 403 },
    });
    expect(await get('/api/resubmit', { submitId: 999_999 }, scene.user.token)).toMatchObject({
      http: 200,
      envelope: { status: 404 },
    });
    expect(await get('/api/resubmit', { submitId: scene.contest.during }, scene.user.token)).toMatchObject({
      http: 200,
      envelope: { status: 404 },
    });
    expect(await get('/api/resubmit', { submitId: id }, scene.user.token)).toMatchObject({
      envelope: { status: 200, data: { status: 5 } },
    });
    expect(await get('/api/resubmit', { submitId: id }, scene.user.token)).toMatchObject({
      http: 200,
      envelope: { status: 400 },
    });
    expect(await scene.server.services.db.judgeTask.count({ where: { submissionId: id } })).toBe(1);
  });
});

describe('submissions of a contest', () => {
  const ids = ({ envelope }: { envelope: Envelope }) =>
    (envelope.data as { records: { submitId: number }[] }).records.map(({ submitId }) => submitId);
  const list = (query: Record<string, string | number | boolean>, token: string) =>
    get('/api/contest-submissions', { contestID: scene.contest.id, ...query }, token);

  test('are all for contest admins, for others those of participants, by the time of the contest', async () => {
    const { early, during } = scene.contest;
    for (const token of [scene.user.token, scene.rootToken]) {
      expect(ids(await list({}, token))).toEqual([during]);
      expect(ids(await list({ beforeContestSubmit: true }, token))).toEqual([early]);
    }
    for (const token of [strangerToken, adminToken]) expect(ids(await list({}, token))).toEqual([]);
    await scene.server.services.db.contest.update({
      where: { id: scene.contest.id },
      data: { endsAt: new Date(Date.now() - 1_800_000) },
    });
    expect(ids(await list({}, scene.user.token))).toEqual([]);
    expect(ids(await list({ containsEnd: true }, scene.user.token))).toEqual([during]);
    await scene.server.services.db.contest.update({
      where: { id: scene.contest.id },
      data: { endsAt: new Date(Date.now() + 3_600_000) },
    });
  });

  test('are found by the letter and shown with the title of the contest', async () => {
    const found = await list({ problemID: 'A', completeProblemID: true }, scene.user.token);
    expect(found.envelope.data).toMatchObject({
      total: 1,
      records: [{ displayId: 'A', title: 'Apples', pid: null, cid: scene.contest.id }],
    });
    expect(ids(await list({ problemID: 'B' }, scene.user.token))).toEqual([]);
  });

  test('statuses are asked by contest; without one it is a business error 404', async () => {
    const ask = async (body: object, token: string) => {
      const response = await fetch(new URL('/api/check-contest-submissions-status', scene.server.url), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: token },
        body: JSON.stringify(body),
      });
      return (await response.json()) as Envelope;
    };
    const submitIds = [scene.contest.early, scene.contest.during, scene.submissionIds[0]];
    expect(Object.keys((await ask({ submitIds, cid: scene.contest.id }, scene.user.token)).data ?? {})).toEqual([
      String(scene.contest.early),
      String(scene.contest.during),
    ]);
    expect((await ask({ submitIds, cid: scene.contest.id }, strangerToken)).data).toEqual({});
    expect(await ask({ submitIds }, scene.user.token)).toMatchObject({ status: 404, data: null });
  });
});

test('case results tell names and ids to those who keep the problem, and the data to nobody', async () => {
  const cases = async (token: string) =>
    (
      (await get('/api/get-all-case-result', { submitId: scene.submissionIds[0] ?? 0 }, token)).envelope.data as {
        judgeCaseList: Record<string, unknown>[];
      }
    ).judgeCaseList;
  expect((await cases(adminToken))[0]).toMatchObject({
    uid: scene.user.id,
    caseId: expect.any(Number),
    inputData: expect.stringMatching(/\.in$/),
    outputData: expect.stringMatching(/\.ans$/),
  });
  expect((await cases(strangerToken))[0]).toMatchObject({
    id: null,
    uid: null,
    caseId: null,
    inputData: null,
    outputData: null,
  });
});

test('a submission and a test run are accepted while no judge is live', async () => {
  const {
    server: { url, services },
    problem,
  } = scene;
  await services.db.judgeNode.updateMany({ data: { lastSeenAt: new Date(Date.now() - 60_000) } });
  // A new account: test runs of one account are a second apart.
  const token = await tokenFor(services, await buildUser(services));
  const post = async (path: string, body: object) => {
    const headers = { 'Accept-Language': 'en-US', 'Content-Type': 'application/json', Authorization: token };
    return (await (
      await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) })
    ).json()) as Envelope;
  };
  const program = { pid: problem.displayId, language: 'C++', code: 'int main() {}' };
  const submission = await post('/api/submit-problem-judge', program);
  expect(submission).toMatchObject({ status: 200, data: { status: Status.PENDING } });
  expect(
    await services.db.judgeTask.count({
      where: { submissionId: Number(submission.data?.['submitId']), state: 'WAITING' },
    }),
  ).toBe(1);
  expect(
    await post('/api/submit-problem-test-judge', {
      ...program,
      pid: problem.problemId,
      type: 'public',
      userInput: '1 2',
    }),
  ).toMatchObject({ status: 200 });
});
