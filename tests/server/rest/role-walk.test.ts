import { ApiScope, Role } from '@verdict/prisma/generated/client/enums.ts';
import { roleRights } from '@verdict/schema/core/viewer.rule.ts';
import { nameOf } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { exercises } from './exercises.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo } from './send.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(() => scene.server.stop());

const roles = Object.values(Role);
type Asker = Role | 'signed out';
const askers: readonly Asker[] = ['signed out', ...roles];
const submitters = roles.filter((role) => roleRights[role].canSubmit);
const starters = roles.filter((role) => roleRights[role].canDiscuss);
const commenters = roles.filter((role) => roleRights[role].canComment);

/** Calls that a role may be banned from though it is signed in. */
const forSubmitters: ReadonlySet<string> = new Set([
  'POST /api/submit-problem-judge',
  'POST /api/submit-problem-test-judge',
  'GET /api/resubmit',
]);
const forCommenters: ReadonlySet<string> = new Set(['POST /api/comment', 'POST /api/reply']);
/** Restricted accounts create no groups. */
const unrestricted = submitters.filter((role) => roleRights[role].canDiscuss && roleRights[role].canComment);
const forStarters: ReadonlySet<string> = new Set(['POST /api/discussion']);

/** Who may make a call by what their role is banned from; undefined: the call is for all it is for. */
function unbanned(name: string): readonly Role[] | undefined {
  if (forSubmitters.has(name)) return submitters;
  if (forStarters.has(name)) return starters;
  if (name === 'POST /api/group') return unrestricted;
  // For members of the group, which super admins are.
  if (name === 'POST /api/group/discussion') return ['ROOT'];
  return forCommenters.has(name) ? commenters : undefined;
}

const mayCall: Readonly<Record<(typeof restCalls)[number]['auth'], readonly Asker[]>> = {
  none: askers,
  user: roles,
  admin: ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'],
  problem_admin: ['ROOT', 'PROBLEM_ADMIN'],
  root: ['ROOT'],
};

test.each(restCalls.map((call) => ({ call, name: nameOf(call) })))(
  '$name is for whom the contract says, signed out and in every role',
  async ({ call, name }) => {
    const exercise = exercises[name]?.(scene) ?? {};
    const allowed: Asker[] = [];
    for (const asker of askers) {
      // A session of its own for each: some calls end it.
      const token =
        asker === 'signed out'
          ? null
          : await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: asker }));
      const { Authorization: _sent, ...headers } = exercise.headers ?? {};
      const { httpStatus } = await sendTo(scene, call, {
        ...exercise,
        isSignedIn: false,
        isAdmin: false,
        headers: { ...headers, ...(token === null ? {} : { Authorization: token }) },
      });
      if (httpStatus !== 401 && httpStatus !== 403) allowed.push(asker);
    }
    expect(allowed).toEqual(unbanned(name) ?? mayCall[call.auth]);
  },
);

test.each(restCalls.map((call) => ({ call, name: nameOf(call) })))(
  '$name answers an API token of any one scope',
  async ({ call, name }) => {
    const exercise = exercises[name]?.(scene) ?? {};
    const root = await buildUser(scene.server.services, { role: 'ROOT' });
    for (const scope of Object.values(ApiScope)) {
      const Authorization = await apiTokenFor(scene.server.services, root, [scope]);
      const { httpStatus, envelope } = await sendTo(scene, call, {
        ...exercise,
        isSignedIn: false,
        isAdmin: false,
        headers: { Authorization },
      });
      expect([scope, httpStatus, envelope.status]).not.toContain(500);
    }
  },
);

test.each(['READ', 'SUBMIT', 'ACCOUNT'] as const)(
  'test data are HTTP 403 for an API token with the scope %s alone',
  async (scope) => {
    const Authorization = await apiTokenFor(
      scene.server.services,
      await buildUser(scene.server.services, { role: 'ROOT' }),
      [scope],
    );
    const call = { method: 'GET', path: '/api/file/download-testcase' };
    const { httpStatus, envelope } = await sendTo(scene, call, {
      query: { pid: scene.problem.problemId },
      headers: { Authorization },
    });
    expect([httpStatus, envelope.status, envelope.msg]).toEqual([403, 403, expect.stringContaining('admin')]);
  },
);
