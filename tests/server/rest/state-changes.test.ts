import { nameOf } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../schema/problem/editing/tus.ts';
import { exercises } from './exercises.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';
import { noteWrites } from './written-tables.ts';

let scene: Scene;
let writtenBy: Awaited<ReturnType<typeof noteWrites>>;
beforeAll(async () => {
  scene = await buildScene();
  writtenBy = await noteWrites(scene.server.services.db);
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

/** The request of an exercise, with its sender's token moved from the header into the cookie. */
function byCookie(name: string, headers: Record<string, string> = {}) {
  const { headers: sent, isSignedIn, isAdmin, ...exercise } = exercises[name]?.(scene) ?? {};
  const token =
    sent?.['Authorization'] ?? (isAdmin ? scene.adminToken : isSignedIn ? scene.user.token : scene.rootToken);
  return { ...exercise, headers: { Cookie: `${sessionCookie}=${token}`, ...headers } };
}

const gets = restCalls.filter(({ method }) => method === 'GET').map((call) => ({ call, name: nameOf(call) }));

describe('a GET that only reads', () => {
  test.each(gets.filter(({ call }) => !call.changesState))('$name writes nothing', async ({ call, name }) => {
    const written = await writtenBy(() => sendTo(scene, call, exercises[name]?.(scene) ?? {}));
    expect(written).toEqual([]);
  });
});

describe('a GET that changes something', () => {
  test('is noticed by what it writes', async () => {
    const exercise = exercises['GET /api/comment-like']?.(scene) ?? {};
    const written = await writtenBy(() => sendTo(scene, { method: 'GET', path: '/api/comment-like' }, exercise));
    expect(written).not.toEqual([]);
  });

  const changing = gets.filter(({ call }) => call.changesState);

  test.each(changing.filter(({ call }) => call.auth !== 'none'))(
    '$name needs the token in its header',
    async ({ call, name }) => {
      const written = await writtenBy(async () => {
        const { httpStatus, envelope } = await sendTo(scene, call, byCookie(name, { 'Sec-Fetch-Site': 'same-origin' }));
        expect([httpStatus, envelope.status]).toEqual([401, 401]);
      });
      expect(written).toEqual([]);
    },
  );

  test.each(changing)('$name does nothing as an image, or from another site', async ({ call, name }) => {
    const exercise = exercises[name]?.(scene) ?? { headers: { Authorization: scene.rootToken } };
    for (const from of [
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' },
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'empty' },
    ]) {
      const written = await writtenBy(async () => {
        const { httpStatus } = await sendTo(scene, call, { ...exercise, headers: { ...exercise.headers, ...from } });
        expect(httpStatus).toBe(403);
      });
      expect(written).toEqual([]);
    }
  });
});

describe('with the session cookie alone', () => {
  const send = (method: string, path: string, exercise: ReturnType<typeof byCookie>) =>
    sendTo(scene, { method, path }, exercise);

  test('an image in a text that an admin reads deletes no file of an editor', async () => {
    const { httpStatus } = await send('GET', '/api/file/delete-md-img', byCookie('GET /api/file/delete-md-img'));
    expect(httpStatus).toBe(401);
    expect(await scene.server.services.db.editorFile.count({ where: { id: scene.authored.imageId } })).toBe(1);
  });

  test('a download is answered', async () => {
    expect(
      (await send('GET', '/api/file/download-testcase', byCookie('GET /api/file/download-testcase'))).httpStatus,
    ).toBe(200);
  });

  test('an upload is taken from a page of this site, and from no other', async () => {
    const path = '/api/file/upload-testcase-zip';
    const zip = new Blob([new Uint8Array(await zipOf({ '1.in': '1', '1.out': '1' }))]);
    const from = async (headers: Record<string, string>) => {
      const body = new FormData();
      body.set('file', zip, 'tests.zip');
      return (await send('POST', path, { ...byCookie(`POST ${path}`, headers), body })).httpStatus;
    };
    const { origin } = new URL(scene.server.url);
    expect([await from({ 'Sec-Fetch-Site': 'same-origin' }), await from({ Origin: origin })]).toEqual([200, 200]);
    const refused = [{ 'Sec-Fetch-Site': 'cross-site', Origin: origin }, { Origin: 'https://example.org' }, {}];
    for (const headers of refused) expect(await from(headers)).toBe(401);
  });
});
