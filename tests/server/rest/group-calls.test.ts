import type { Services } from '@verdict/schema/core/context.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import { groupPlaceExercises } from './exercises-group-place.ts';
import { groupExercises } from './exercises-group.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

let scene: Scene;
let strangerToken: string;
let strangersGroup: number;
beforeAll(async () => {
  scene = await buildScene();
  const { services } = scene.server;
  const stranger = await buildUser(services);
  strangersGroup = (await buildGroup(services, stranger)).id;
  strangerToken = await tokenFor(services, stranger);
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

/** Calls that strangers may make, or that tell them nothing of the group. */
const forStrangers: ReadonlySet<string> = new Set([
  'GET /api/get-group-list',
  'GET /api/get-group-detail',
  'GET /api/get-group-access',
  'GET /api/get-group-auth',
  'POST /api/group',
  'POST /api/group/member',
]);
/** Lists that are empty for strangers, as on the site. */
const emptyLists: ReadonlySet<string> = new Set([
  'GET /api/group/get-problem-list',
  'GET /api/group/get-admin-problem-list',
  'GET /api/group/get-training-list',
  'GET /api/group/get-admin-training-list',
  'GET /api/group/get-contest-list',
  'GET /api/group/get-admin-contest-list',
  'GET /api/group/get-discussion-list',
  'GET /api/group/get-admin-discussion-list',
]);

/** Calls about another account within the group they name. */
const aboutMembers: ReadonlySet<string> = new Set(['PUT /api/group/member', 'DELETE /api/group/member']);

/** A call by the stranger. */
function asStranger(name: string, { headers, ...request }: Exercise) {
  const [method = '', path = ''] = name.split(' ');
  const sent = { ...request, isSignedIn: false, isAdmin: false, headers: { ...headers, Authorization: strangerToken } };
  return sendTo(scene, { method, path }, sent);
}

/** Everything of the contestant's groups. */
async function stateOf({ db }: Pick<Services, 'db'>) {
  const ofGroup = { where: { groupId: { in: [scene.ofGroups.id, scene.ofGroups.oldId] } } };
  const contestId = scene.ofGroups.contestId;
  const trainingId = scene.ofGroups.trainingId;
  return {
    groups: await db.group.findMany({ where: { id: ofGroup.where.groupId }, orderBy: { id: 'asc' } }),
    members: await db.groupMember.findMany({ ...ofGroup, orderBy: [{ groupId: 'asc' }, { userId: 'asc' }] }),
    announcements: await db.announcement.findMany({ ...ofGroup, orderBy: { id: 'asc' } }),
    problems: await db.problem.findMany({ ...ofGroup, orderBy: { id: 'asc' } }),
    trainings: await db.training.findMany({ ...ofGroup, orderBy: { id: 'asc' } }),
    trainingProblems: await db.trainingProblem.findMany({ where: { trainingId }, orderBy: { problemId: 'asc' } }),
    discussions: await db.discussion.findMany({ ...ofGroup, orderBy: { id: 'asc' } }),
    contests: await db.contest.findMany({ ...ofGroup, orderBy: { id: 'asc' } }),
    contestProblems: await db.contestProblem.findMany({ where: { contestId }, orderBy: { id: 'asc' } }),
    contestAnnouncements: await db.contestAnnouncement.findMany({ where: { contestId }, orderBy: { id: 'asc' } }),
  };
}

const calls = Object.entries({ ...groupExercises, ...groupPlaceExercises }).filter(([name]) => !forStrangers.has(name));

describe('the root of another group', () => {
  test.each(calls)('gets nothing by %s, and changes nothing', async (name, exercise) => {
    const before = await stateOf(scene.server.services);
    const { envelope } = await asStranger(name, exercise(scene));
    if (emptyLists.has(name)) expect(envelope.data).toMatchObject({ total: 0, records: [] });
    else expect([400, 403, 404]).toContain(envelope.status);
    expect(await stateOf(scene.server.services)).toEqual(before);
  });

  test.each(calls)(
    'gets nothing by %s that names their own group beside things of the other',
    async (name, exercise) => {
      const { query = {}, body, ...request } = exercise(scene);
      if (body instanceof FormData) return;
      const before = await stateOf(scene.server.services);
      const named: { readonly gid?: unknown } = { ...query, ...Object(body) };
      const { envelope } = await asStranger(name, {
        ...request,
        query: { ...query, gid: strangersGroup },
        ...(body === undefined ? {} : { body: Array.isArray(body) ? body : { ...Object(body), gid: strangersGroup } }),
      });
      const { group, ofGroups } = scene;
      const { id, oldId } = ofGroups;
      const isOnlyOfGroup = [id, oldId, group.id].includes(Number(named.gid)) && !aboutMembers.has(name);
      if (!isOnlyOfGroup) expect([400, 403, 404]).toContain(envelope.status);
      expect(await stateOf(scene.server.services)).toEqual(before);
    },
  );
});

describe('the wire of groups', () => {
  test('names levels and ways to join by number, and sends the code to those who may change it', async () => {
    const { ofGroups, user } = scene;
    const get = async (path: string, Authorization: string) =>
      (await sendTo(scene, { method: 'GET', path }, { query: { gid: ofGroups.id }, headers: { Authorization } }))
        .envelope;
    expect((await get('/api/get-group-auth', user.token)).data).toBe(5);
    expect((await get('/api/get-group-auth', strangerToken)).data).toBe(0);
    expect((await get('/api/get-group-access', strangerToken)).data).toEqual({ access: false });
    expect((await get('/api/get-group-detail', user.token)).data).toMatchObject({ auth: 3, code: '123456' });
    expect((await get('/api/get-group-detail', strangerToken)).data).toMatchObject({ auth: 3, code: null });
    const missing = await sendTo(
      scene,
      { method: 'GET', path: '/api/get-group-detail' },
      { query: { gid: 999_999 }, isSignedIn: true },
    );
    expect([missing.httpStatus, missing.envelope.status]).toEqual([200, 404]);
  });

  test('a complete row makes nobody the owner', async () => {
    const { ofGroups, user } = scene;
    const body = { id: ofGroups.id, uid: 'f'.repeat(32), owner: 'whoever', status: 1, brief: 'Changed' };
    await sendTo(scene, { method: 'PUT', path: '/api/group' }, { isSignedIn: true, body });
    const stored = await scene.server.services.db.group.findUniqueOrThrow({ where: { id: ofGroups.id } });
    expect(stored).toMatchObject({ ownerId: user.id, brief: 'Changed', disbandedAt: null });
  });
});

describe('the root of two groups', () => {
  test.each(calls.filter(([name]) => name.startsWith('PUT ')))(
    'moves nothing by %s whose body names the other one',
    async (name, exercise) => {
      const { body, ...request } = exercise(scene);
      const placesNow = async () => {
        const { db } = scene.server.services;
        const { problems, trainings, discussions, contests, announcements } = await stateOf({ db });
        return [problems, trainings, discussions, contests, announcements].map((rows) =>
          rows.map(({ id, groupId }) => [id, groupId]),
        );
      };
      const before = await placesNow();
      const [method = '', path = ''] = name.split(' ');
      const { oldId: gid } = scene.ofGroups;
      await sendTo(scene, { method, path }, { ...request, body: { ...Object(body), gid } });
      expect(await placesNow()).toEqual(before);
    },
  );
});
