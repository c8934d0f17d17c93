import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tidySessions } from '@verdict/schema/account/session/tidy.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations } from '../../root-operations.ts';
import { lettersTo } from '../user/mailed.ts';
import { newsOf } from '../user/news.ts';
import { reasonFor, ViewScene } from './view-scene.ts';

let server: TestServer;
let scene: ViewScene;
let root: User;
beforeAll(async () => {
  server = await startTestServer();
  scene = new ViewScene(server);
  root = await buildUser(server.services, { role: 'ROOT', username: 'chief' });
});
afterAll(() => server.stop());

const db = () => server.services.db;

describe('the start', () => {
  test('shows the site as the user, who is told at once, with an entry that says why', async () => {
    const user = await buildUser(server.services);
    const token = await scene.asUser(root, user);
    const query = '{ viewer { role isSuperAdmin user { username } view { kind } } }';
    const { data } = await server.graphql(query, { token });
    expect(data).toEqual({
      viewer: { role: 'USER', isSuperAdmin: false, user: { username: user.username }, view: { kind: 'USER' } },
    });
    expect(await newsOf(server, user, 'en-US')).toMatchObject([
      { content: expect.stringContaining('super admin chief'), url: '/setting?open=acts' },
    ]);
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([]);
    expect(await db().auditEntry.findMany({ where: { targetId: user.id } })).toMatchObject([
      { action: 'user.view', actorId: root.id, reason: 'The contest page is empty' },
    ]);
  });

  test('asks for the password and a reason', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, root);
    const outcome = async (input: object) =>
      (await scene.start(token, 'startUserView', { ...reasonFor(user), ...input })).__typename;
    expect(await outcome({ currentPassword: 'guessed' })).toBe('WrongPassword');
    expect(await outcome({ reason: '  ' })).toBe('InvalidInput');
    expect(await outcome({ reason: 'x'.repeat(501) })).toBe('InvalidInput');
    expect(await db().message.count({ where: { recipientId: user.id } })).toBe(0);
  });

  test('is refused for super admins, disabled accounts and those that are not there', async () => {
    const token = await tokenFor(server.services, root);
    const outcome = async (user: Pick<User, 'id'>) =>
      (await scene.start(token, 'startUserView', reasonFor(user))).__typename;
    expect(await outcome(root)).toBe('AccountNotViewable');
    expect(await outcome(await buildUser(server.services, { role: 'ROOT' }))).toBe('AccountNotViewable');
    expect(await outcome(await buildUser(server.services, { isDisabled: true }))).toBe('AccountNotViewable');
    expect(await outcome({ id: 'f'.repeat(32) })).toBe('UserNotFound');
    expect(await outcome(await buildUser(server.services, { role: 'ADMIN' }))).toBe('StartUserViewSuccess');
  });
});

describe('the end', () => {
  test.each([
    ['its time', async () => void (await db().view.updateMany({ data: { expiresAt: new Date() } }))],
    ['the session', async (one: User) => void (await db().session.deleteMany({ where: { userId: one.id } }))],
    ['the role', async (one: User) => void (await change(one, { role: 'ADMIN' }))],
    ['that the super admin is disabled', async (one: User) => void (await change(one, { isDisabled: true }))],
    ['that the user is disabled', async (_: User, user: User) => void (await change(user, { isDisabled: true }))],
    ['that the user is a super admin now', async (_: User, user: User) => void (await change(user, { role: 'ROOT' }))],
  ])('comes with %s', async (_what, act) => {
    const [one, user] = [await buildUser(server.services, { role: 'ROOT' }), await buildUser(server.services)];
    const token = await scene.asUser(one, user);
    expect(await scene.whoIs(token)).toBe(user.username);
    await act(one, user);
    expect(await scene.whoIs(token)).toBeNull();
  });

  test('is asked for by the view, and leaves the own session', async () => {
    const user = await buildUser(server.services);
    const own = await tokenFor(server.services, root);
    const token = await scene.open(own, 'startUserView', reasonFor(user));
    expect(await scene.codeOf(token, 'mutation { endView }')).toBeNull();
    expect([await scene.whoIs(token), await scene.whoIs(own)]).toEqual([null, root.username]);
  });

  test('comes with the next view of the session', async () => {
    const own = await tokenFor(server.services, root);
    const [one, other] = [await buildUser(server.services), await buildUser(server.services)];
    const first = await scene.open(own, 'startUserView', reasonFor(one));
    const second = await scene.open(own, 'startUserView', reasonFor(other));
    expect([await scene.whoIs(first), await scene.whoIs(second)]).toEqual([null, other.username]);
  });

  test('rows that ran out are removed', async () => {
    await db().view.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
    await tidySessions({ db: db() }, new Date());
    expect(await db().view.count()).toBe(0);
  });
});

async function change({ id }: User, data: { readonly role?: User['role']; readonly isDisabled?: boolean }) {
  await db().user.update({ where: { id }, data });
}

describe('a view', () => {
  test('changes nothing by any mutation but its end', async () => {
    // An admin's role opens more mutations.
    const token = await scene.asUser(root, await buildUser(server.services, { role: 'ADMIN' }));
    const passed: string[] = [];
    for (const { kind, field, query, variables } of rootOperations()) {
      if (kind !== 'Mutation' || field.name === 'endView') continue;
      const { data, errors } = await server.graphql(query, { token, variables });
      // Input that is wrong in itself is refused before, and so is whoever is no judge.
      const answer = JSON.stringify(errors?.[0]?.extensions?.['code'] ?? data?.[field.name]);
      if (!/NOT_IN_VIEW|BAD_USER_INPUT|InvalidInput|FORBIDDEN/u.test(answer)) passed.push(field.name);
    }
    expect(passed).toEqual([]);
  });

  test('uploads nothing and takes no package', async () => {
    const author = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
    const headers = { Authorization: await scene.asUser(root, author), 'Accept-Language': 'en-US' };
    const ask = async (method: string, path: string) => {
      const answer = await fetch(server.url + path, { method, headers });
      return answer.json() as Promise<unknown>;
    };
    const refused = expect.objectContaining({ code: 'NOT_IN_VIEW' });
    expect(await ask('POST', '/api/uploads/')).toEqual(refused);
    expect(await ask('POST', '/api/file/upload-avatar')).toEqual(refused);
    expect(await ask('GET', '/api/file/delete-md-img?fileId=1')).toEqual(refused);
    const { id } = await buildProblem(server.services, { authorId: author.id, hasTests: false });
    const path = `/api/file/export-packages?pid=${id}&format=VERDICT`;
    expect(await ask('GET', path)).toMatchObject({ status: 400 });
    expect(await db().auditEntry.count({ where: { action: 'problem.export' } })).toBe(0);
  });

  test('reads, but no secrets, messages and drafts', async () => {
    const user = await buildUser(server.services);
    const token = await scene.asUser(root, user);
    const hidden = [
      '{ apiTokens { id } }',
      '{ sessions { id } }',
      '{ passkeys { id } }',
      '{ secondFactor { __typename } }',
      '{ linkedIdentities { __typename } }',
      '{ viewerAuditEntries { total } }',
      '{ messages(kind: MINE) { total } }',
      '{ codeDrafts(problemDisplayId: "1", contestId: 0) { __typename } }',
      '{ problemDraft(problemId: null) { __typename } }',
    ];
    const codes = await Promise.all(hidden.map((query) => scene.codeOf(token, query)));
    expect(codes).toEqual(hidden.map(() => 'NOT_IN_VIEW'));
    const shown = ['{ problems { total } }', '{ unreadCounts { total } }', '{ viewer { user { email } } }'];
    expect(await Promise.all(shown.map((query) => scene.codeOf(token, query)))).toEqual([null, null, null]);
  });

  test('leaves no trace of what it reads', async () => {
    const user = await buildUser(server.services);
    const discussion = await buildDiscussion(server.services, { authorId: root.id });
    // Past half its life, so that its use would renew it.
    await tokenFor(server.services, user, new Date(Date.now() - 13 * 3_600_000));
    await apiTokenFor(server.services, user, ['READ']);
    const token = await scene.asUser(root, user);
    const state = async () => ({
      user: await db().user.findUniqueOrThrow({ where: { id: user.id } }),
      sessions: await db().session.findMany({ where: { userId: user.id } }),
      apiTokens: await db().apiToken.findMany({ where: { userId: user.id } }),
      messages: await db().message.findMany({ where: { recipientId: user.id } }),
      discussion: await db().discussion.findUniqueOrThrow({ where: { id: discussion.id } }),
    });
    const before = await state();
    const answer = await server.graphql(
      `{
        viewer { user { username } }
        unreadCounts { total }
        discussion(id: "${discussion.id}") { title }
        profile(username: "${user.username}") { lastSeenAt }
      }`,
      { token },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.headers.get('refresh-token')).toBeNull();
    expect(await state()).toEqual(before);
  });
});
