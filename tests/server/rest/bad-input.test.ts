import { setTimeout } from 'node:timers/promises';
import { nameOf } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Exercise } from './exercise.ts';
import { pixel } from './exercises-authoring.ts';
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
  return sendTo(
    scene,
    { method, path },
    { ...exercise, headers: { Authorization: scene.rootToken, ...exercise.headers } },
  );
}

describe('a malformed upload is a bad request', () => {
  const uploads = restCalls.filter(({ isUpload }) => isUpload);
  const typed = 'multipart/form-data; boundary=b';
  const part = (field: string) => `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.zip"\r\n\r\nabc`;

  test.each(uploads.map((call) => ({ call, name: nameOf(call) })))('$name', async ({ call }) => {
    const field = /avatar|md-img/.test(call.path) ? 'image' : 'file';
    const bodies = [
      { type: 'multipart/form-data', body: part(field) },
      { type: typed, body: part(field) },
      { type: typed, body: '--b\r\nnonsense\r\n\r\nabc\r\n--b--\r\n' },
      { type: typed, body: '--b\r\nContent-Disposition: form-data; name="gid"\r\n\r\n1' },
      { type: typed, body: 'nonsense' },
    ];
    for (const { type, body } of bodies) {
      const { envelope } = await send(call.method, call.path, { body, headers: { 'Content-Type': type } });
      expect([body, envelope.status]).toEqual([body, 400]);
    }
  });
});

test.each(restCalls.filter(({ isUpload }) => isUpload).map(({ method, path }) => ({ method, path })))(
  'a malformed upload to $path that is refused for its sender leaves the server running',
  async ({ method, path }) => {
    const field = /avatar|md-img/.test(path) ? 'image' : 'file';
    const body = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.zip"\r\n\r\nabc`;
    const { envelope } = await sendTo(
      scene,
      { method, path },
      { body, isSignedIn: true, headers: { 'Content-Type': 'multipart/form-data; boundary=b' } },
    );
    expect([400, 403]).toContain(envelope.status);
    // The error of a drained body comes after the answer.
    await setTimeout(100);
    expect((await fetch(new URL('/healthz', scene.server.url))).status).toBe(200);
  },
);

test.each([
  ['upload-md-img', 'image'],
  ['upload-md-file', 'file'],
  ['upload-testcase-zip', 'file'],
])('%s for a group that is not there is not found', async (name, field) => {
  const body = new FormData();
  body.set(field, new Blob([pixel]), 'pixel.png');
  const { httpStatus, envelope } = await send('POST', `/api/file/${name}`, { query: { gid: 2_000_000_000 }, body });
  expect([httpStatus, envelope.status]).toEqual([200, 404]);
});

test.each(['upload-md-file', 'upload-testcase-zip'])(
  'a NUL character in the name of a file is bad input of %s',
  async (name) => {
    const body = '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.zip"\r\n\r\nabc\r\n--b--\r\n';
    const { httpStatus } = await send('POST', `/api/file/${name}`, {
      body,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect(httpStatus).toBe(400);
  },
);

test('a page size that is nested 50,000 levels deep counts as absent', async () => {
  const body = `{"cid":1,"limit":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  const { httpStatus } = await send('POST', '/api/get-contest-rank', { body });
  expect(httpStatus).toBe(200);
});

describe.each(['\\', '%', 'a_b\\'])('a name of wild cards, %s,', (name) => {
  test.each(['/api/admin/tag', '/api/admin/tag/classification'])('stands for itself in %s', async (path) => {
    const made = await send('POST', path, { body: { name, oj: 'ME' } });
    expect(made.envelope).toMatchObject({ status: 200, data: { name } });
    expect((await send('POST', path, { body: { name, oj: 'ME' } })).envelope.status).toBe(400);
    const { id } = z.object({ id: z.int() }).parse(made.envelope.data);
    expect((await send('PUT', path, { body: { id, name: `${name}.`, oj: 'ME' } })).envelope.status).toBe(200);
  });
});
