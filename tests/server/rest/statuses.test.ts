import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo, statusesOf } from './send.ts';

/*
 * HTTP statuses and statuses of bodies that clients written for the reference rely on.
 */

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

const statuses = (method: string, path: string, exercise: Exercise = {}) =>
  statusesOf(scene, { method, path }, exercise);

describe('statuses', () => {
  test('sharing without share, or without a submission, is a bad request and changes nothing', async () => {
    const submitId = scene.submissionIds[0] ?? 0;
    expect([
      await statuses('PUT', '/api/submission', { isSignedIn: true, body: { submitId } }),
      await statuses('PUT', '/api/submission', { isSignedIn: true, body: { share: true } }),
    ]).toEqual([
      [200, 400],
      [200, 400],
    ]);
    expect(await scene.server.services.db.submission.findUniqueOrThrow({ where: { id: submitId } })).toMatchObject({
      isShared: false,
    });
  });

  test('an unknown balloon is a bad request, one of a foreign contest is forbidden', async () => {
    const check = (id: number, exercise: Exercise) =>
      statuses('PUT', '/api/check-contest-ac-info', {
        ...exercise,
        body: { id, cid: scene.desk.contestId, checked: true },
      });
    expect([await check(999_999, { isAdmin: true }), await check(scene.desk.balloonId, { isSignedIn: true })]).toEqual([
      [200, 400],
      [200, 403],
    ]);
  });

  test('the visibility of a foreign contest is forbidden, of an unknown one a bad request', async () => {
    const token = await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: 'ADMIN' }));
    const hide = (cid: number) =>
      statuses('PUT', '/api/admin/contest/change-contest-visible', {
        headers: { Authorization: token },
        query: { cid, visible: false },
        body: {},
      });
    const { authorId } = await scene.server.services.db.contest.findUniqueOrThrow({ where: { id: scene.contest.id } });
    const hidden = await buildContest(scene.server.services, { authorId, isVisible: false });
    expect([await hide(scene.contest.id), await hide(hidden.id), await hide(999_999)]).toEqual([
      [200, 403],
      [200, 403],
      [200, 400],
    ]);
    expect(await scene.server.services.db.contest.findUniqueOrThrow({ where: { id: scene.contest.id } })).toMatchObject(
      { isVisible: true },
    );
  });

  test('signed out, a submission of a contest asks for a sign-in, and one that is not there is not found', async () => {
    const ask = (path: string, submitId: number) => statuses('GET', path, { query: { submitId } });
    expect([
      await ask('/api/get-submission-detail', scene.contest.during),
      await ask('/api/get-all-case-result', scene.contest.during),
    ]).toEqual([
      [200, 401],
      [200, 403],
    ]);
    expect([await ask('/api/get-submission-detail', 999_999), await ask('/api/get-all-case-result', 999_999)]).toEqual([
      [200, 404],
      [200, 404],
    ]);
    expect(await statuses('GET', '/api/contest-submissions', { query: { contestID: scene.contest.id } })).toEqual([
      401, 401,
    ]);
  });

  test.each([
    ['POST', '/api/get-problem-list', 'GET'],
    ['GET', '/api/login', 'POST'],
    ['PATCH', '/api/admin/tag', 'POST, PUT, DELETE'],
    ['POST', '/api/file/export-problem', 'GET'],
  ])('%s %s is HTTP 405 and names %s', async (method, path, allowed) => {
    const { httpStatus, envelope, headers } = await sendTo(scene, { method, path }, {});
    expect([httpStatus, envelope.status, headers.get('allow')]).toEqual([405, 405, allowed]);
  });
});
