import { partsOf, reportedProblemSelect } from '@verdict/schema/problem/jury-report/parts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { zipOf } from '../../schema/problem/editing/tus.ts';
import type { Exercise } from './exercise.ts';
import { pixel, problemBody } from './exercises-authoring.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

let scene: Scene;
let plainAdmin: { readonly Authorization: string };
beforeAll(async () => {
  scene = await buildScene();
  plainAdmin = {
    Authorization: await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: 'ADMIN' })),
  };
}, 120_000);
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

const send = (method: string, path: string, exercise: Exercise) => sendTo(scene, { method, path }, exercise);
const asAdmin = (exercise: Exercise): Exercise => ({ isAdmin: true, ...exercise });

function upload(field: string, bytes: Buffer, name: string): FormData {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(bytes)]), name);
  return data;
}

test('a problem that an old client creates from an uploaded zip has its scores, and reads back as sent', async () => {
  const zip = await zipOf({ 'a/2.in': '2', 'a/2.out': '2', 'a/10.in': '10', 'a/10.out': '10' });
  const { envelope } = await send(
    'POST',
    '/api/file/upload-testcase-zip',
    asAdmin({ query: { mode: 'default' }, body: upload('file', zip, 'tests.zip') }),
  );
  const { fileList, fileListDir } = z
    .object({ fileList: z.array(z.object({ input: z.string(), output: z.string() })), fileListDir: z.string() })
    .parse(envelope.data);
  expect(fileList).toEqual([
    { input: 'a/2.in', output: 'a/2.out' },
    { input: 'a/10.in', output: 'a/10.out' },
  ]);
  const samples = fileList.map((file, index) => ({ ...file, score: index === 0 ? 40 : '60', groupNum: 1 }));
  const body = problemBody(
    { problemId: 'REST1', type: 1, title: '求和' },
    { isUploadTestCase: true, uploadTestcaseDir: fileListDir, samples },
  );
  expect((await send('POST', '/api/admin/problem', asAdmin({ body }))).envelope).toEqual({
    status: 200,
    data: null,
    msg: 'success',
  });
  const { id } = await scene.server.services.db.problem.findUniqueOrThrow({ where: { displayId: 'REST1' } });
  const { envelope: got } = await send('GET', '/api/admin/problem', asAdmin({ query: { pid: id } }));
  expect(got.data).toMatchObject({
    problemId: 'REST1',
    title: '求和',
    type: 1,
    ioScore: 100,
    auth: 1,
    examples: '<input>1 2</input><output>3</output>',
    judgeExtraFile: '{"a.h":"// a"}',
    isUploadCase: true,
  });
  const { envelope: cases } = await send(
    'GET',
    '/api/admin/problem/get-problem-cases',
    asAdmin({ query: { pid: id, isUpload: true } }),
  );
  expect(cases.data).toMatchObject([
    { input: '2.in', score: 40 },
    { input: '10.in', score: 60 },
  ]);

  const changed = problemBody(
    { ...z.record(z.string(), z.unknown()).parse(got.data), title: 'Sum', auth: 2 },
    { isUploadTestCase: true, samples: z.array(z.looseObject({})).parse(cases.data) },
  );
  expect((await send('PUT', '/api/admin/problem', asAdmin({ body: changed }))).envelope.status).toBe(200);
  const saved = await scene.server.services.db.problem.findUniqueOrThrow({
    where: { id },
    include: { testSets: true, tags: true },
  });
  expect([saved.title, saved.visibility, saved.testSets.length, saved.tags.length]).toEqual(['Sum', 'PRIVATE', 1, 1]);
});

describe('what is refused says why', () => {
  test('a display id that is taken, and a problem without what it needs', async () => {
    const taken = await send(
      'POST',
      '/api/admin/problem',
      asAdmin({ body: problemBody({ problemId: scene.problem.displayId }) }),
    );
    expect([taken.httpStatus, taken.envelope.status, taken.envelope.msg]).toEqual([
      200,
      400,
      expect.stringContaining('Another problem has this display id'),
    ]);
    const empty = await send('POST', '/api/admin/problem', asAdmin({ body: problemBody({ title: '' }) }));
    expect(empty.envelope).toMatchObject({ status: 400, msg: expect.stringContaining('must not be empty') });
  });

  test('a plain admin changes no problem of others, publishes none, and deletes none', async () => {
    const { id } = await buildProblem(scene.server.services, { visibility: 'PRIVATE' });
    const saved = await send('PUT', '/api/admin/problem', { headers: plainAdmin, body: problemBody({ id }) });
    const shown = await send('PUT', '/api/admin/problem/change-problem-auth', {
      headers: plainAdmin,
      body: { id, auth: 1 },
    });
    const got = await send('GET', '/api/admin/problem', { headers: plainAdmin, query: { pid: id } });
    const deleted = await send('DELETE', '/api/admin/problem', { headers: plainAdmin, query: { pid: id } });
    expect([saved, shown, got, deleted].map(({ httpStatus, envelope }) => [httpStatus, envelope.status])).toEqual([
      [200, 403],
      [200, 403],
      [200, 403],
      [403, 403],
    ]);
  });

  test('publishing a problem whose jury solutions fail is refused in both calls: REST cannot confirm it', async () => {
    const { db } = scene.server.services;
    const jury = { name: 'accepted/main.cpp', languageKey: 'cpp', expected: [0] };
    const statements = { create: { language: 'en', title: 'Sum', description: 'Add.' } };
    const { id, displayId } = await buildProblem(scene.server.services, {
      visibility: 'PRIVATE',
      statements,
      jurySubmissions: { create: jury },
    });
    const parts = partsOf(await db.problem.findUniqueOrThrow({ where: { id }, select: reportedProblemSelect }));
    const items = {
      create: {
        ...jury,
        subject: 'SOLUTION',
        status: -1,
        disagreements: [{ kind: 'verdict', got: -1, expected: [0] }],
      },
    } as const;
    await db.juryReport.create({ data: { problemId: id, state: 'DONE', parts, items } });
    const shown = await send('PUT', '/api/admin/problem/change-problem-auth', asAdmin({ body: { id, auth: 1 } }));
    const saved = await send(
      'PUT',
      '/api/admin/problem',
      asAdmin({ body: problemBody({ id, problemId: displayId, auth: 1 }) }),
    );
    expect(shown.envelope).toMatchObject({ status: 400, msg: expect.stringContaining('do not do as they should') });
    expect(saved.envelope).toMatchObject({
      status: 400,
      msg: expect.stringContaining('confirm that the problem is to be published'),
    });
    expect((await db.problem.findUniqueOrThrow({ where: { id } })).visibility).toBe('PRIVATE');
  });

  test('a problem that is not there, and a remote judge that is not set up', async () => {
    expect((await send('GET', '/api/admin/problem', asAdmin({ query: { pid: 999_999 } }))).envelope.status).toBe(400);
    expect(
      (
        await send(
          'GET',
          '/api/admin/problem/import-remote-oj-problem',
          asAdmin({ query: { name: 'NOWHERE', problemId: '1001' } }),
        )
      ).envelope,
    ).toMatchObject({ status: 400, msg: expect.stringContaining('NOWHERE') });
  });

  test('a file that is no zip, and test data that are not for the asker', async () => {
    const wrong = await send(
      'POST',
      '/api/file/upload-testcase-zip',
      asAdmin({ body: upload('file', Buffer.from('no zip'), 'a.zip') }),
    );
    expect([wrong.httpStatus, wrong.envelope.status]).toEqual([200, 400]);
    const download = await send('GET', '/api/file/download-testcase', {
      isSignedIn: true,
      query: { pid: scene.problem.problemId },
    });
    expect([download.httpStatus, download.envelope.status]).toEqual([400, 400]);
    expect(
      (
        await send('POST', '/api/file/upload-md-img', {
          headers: { Authorization: scene.leavingToken },
          body: upload('image', pixel, 'a.png'),
        })
      ).envelope.status,
    ).toBe(403);
  });
});

describe('files of an editor', () => {
  test('an image is made anew, shown to everybody, and gone when its sender deletes it', async () => {
    const { envelope } = await send(
      'POST',
      '/api/file/upload-md-img',
      asAdmin({ body: upload('image', pixel, 'evil.html') }),
    );
    const { link, fileId } = z
      .object({ link: z.string().regex(/^\/api\/public\/img\/[0-9a-f]{64}\.webp$/u), fileId: z.int() })
      .parse(envelope.data);
    const shown = await fetch(scene.server.url + link);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(
      (await send('GET', '/api/file/delete-md-img', { headers: plainAdmin, query: { fileId } })).envelope.status,
    ).toBe(403);
    expect((await send('GET', '/api/file/delete-md-img', asAdmin({ query: { fileId } }))).envelope.status).toBe(200);
    expect((await fetch(scene.server.url + link)).status).toBe(404);
    expect((await send('GET', '/api/file/delete-md-img', asAdmin({ query: { fileId } }))).envelope.status).toBe(400);
  });

  test('what is no picture is refused; any other file is downloaded, never run', async () => {
    expect(
      (
        await send(
          'POST',
          '/api/file/upload-md-img',
          asAdmin({ body: upload('image', Buffer.from('<script>'), 'a.png') }),
        )
      ).envelope.status,
    ).toBe(400);
    const { envelope } = await send(
      'POST',
      '/api/file/upload-md-file',
      asAdmin({ body: upload('file', Buffer.from('<script>alert(1)</script>'), 'page.html') }),
    );
    const { link } = z.object({ link: z.string() }).parse(envelope.data);
    const file = await fetch(scene.server.url + link);
    expect([
      file.headers.get('content-type'),
      file.headers.get('content-disposition'),
      file.headers.get('x-content-type-options'),
    ]).toEqual(['application/octet-stream', expect.stringMatching(/^attachment/u), 'nosniff']);
  });

  test('a PDF begins as one, if a PDF is asked for', async () => {
    const sendPdf = (bytes: Buffer, name: string) =>
      send('POST', '/api/file/upload-md-file', asAdmin({ query: { kind: 'pdf' }, body: upload('file', bytes, name) }));
    const [taken, page, late] = await Promise.all([
      sendPdf(Buffer.from('\ufeff%PDF-1.7\n'), 'notes'),
      sendPdf(Buffer.from('<p>%PDF'), 'notes.pdf'),
      sendPdf(Buffer.concat([Buffer.alloc(2_000), Buffer.from('%PDF-1.7')]), 'notes.pdf'),
    ]);
    expect(taken.envelope.data).toEqual({ link: expect.stringMatching(/\.pdf$/u) });
    for (const refused of [page, late])
      expect(refused.envelope).toMatchObject({ status: 400, msg: expect.stringContaining('PDF') });
  });
});

test('one case is downloaded with the cookie of an upload widget, only by those who may edit the problem', async () => {
  const testCase = await scene.server.services.db.testCase.findFirstOrThrow({
    where: { testSet: { currentOf: { id: scene.problem.problemId } } },
  });
  const get = (token: string) =>
    fetch(`${scene.server.url}/api/file/test-case/${testCase.id}/input`, {
      headers: { Cookie: `verdict_session=${token}` },
    });
  const [mine, theirs] = [await get(scene.adminToken), await get(scene.user.token)];
  expect([mine.status, mine.headers.get('cache-control'), theirs.status]).toEqual([200, 'private, no-store', 404]);
});
