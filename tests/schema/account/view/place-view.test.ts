import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { ViewScene } from './view-scene.ts';

let server: TestServer;
let scene: ViewScene;
beforeAll(async () => {
  server = await startTestServer();
  scene = new ViewScene(server);
});
afterAll(() => server.stop());

async function contestAs(token: string, id: number) {
  const { data } = await server.graphql(`{ contest(id: ${id}) { viewerIsAdmin viewerCanLook } viewer { role } }`, {
    token,
  });
  return data;
}

describe('as a contestant', () => {
  test('an author sees a contest without rights, as one who is not registered', async () => {
    const author = await buildUser(server.services, { role: 'ADMIN' });
    const { id } = await buildContest(server.services, { authorId: author.id, access: 'PRIVATE', password: 'open' });
    const own = await tokenFor(server.services, author);
    expect(await contestAs(own, id)).toMatchObject({ contest: { viewerIsAdmin: true, viewerCanLook: true } });
    const token = await scene.open(own, 'startContestantView', { contestId: String(id) });
    expect(await contestAs(token, id)).toMatchObject({
      contest: { viewerIsAdmin: false, viewerCanLook: false },
      viewer: { role: 'USER' },
    });
    expect(await scene.whoIs(token)).toBe(author.username);
    expect(await scene.codeOf(token, `mutation { deleteContest(id: ${id}) { __typename } }`)).toBe('NOT_IN_VIEW');
  });

  test('a super admin finds a hidden contest no more', async () => {
    const root = await buildUser(server.services, { role: 'ROOT' });
    const { id } = await buildContest(server.services, { authorId: root.id, isVisible: false });
    const token = await scene.open(await tokenFor(server.services, root), 'startContestantView', {
      contestId: String(id),
    });
    expect(await contestAs(token, id)).toMatchObject({ contest: null });
  });
});

const standingSchema = z.object({
  group: z.object({
    viewerLevel: z.string(),
    viewerIsOwner: z.boolean(),
    viewerCanEnter: z.boolean(),
    viewerCanEdit: z.boolean(),
    viewerCanDisband: z.boolean(),
    viewerRights: z.array(z.string()),
  }),
});

async function standing(token: string, id: number) {
  const { data } = await server.graphql(
    `{ group(id: ${id}) {
      viewerLevel viewerIsOwner viewerCanEnter viewerCanEdit viewerCanDisband viewerRights
    } }`,
    { token },
  );
  return standingSchema.parse(data).group;
}

describe('as a member', () => {
  test('an owner sees the group as a member does, archived or not', async () => {
    const owner = await buildUser(server.services);
    const { id } = await buildGroup(server.services, owner, { archivedAt: new Date() });
    const own = await tokenFor(server.services, owner);
    const token = await scene.open(own, 'startMemberView', { groupId: String(id) });
    expect(await standing(token, id)).toEqual({
      viewerLevel: 'MEMBER',
      viewerIsOwner: false,
      viewerCanEnter: true,
      viewerCanEdit: false,
      viewerCanDisband: false,
      viewerRights: [],
    });
  });

  test('what the account made in the group is hidden from it as from others', async () => {
    const [owner, admin] = [await buildUser(server.services), await buildUser(server.services)];
    const group = await buildGroup(server.services, owner, { levels: [[admin, level.admin]] });
    const { id } = await buildContest(server.services, { authorId: admin.id, groupId: group.id, isVisible: false });
    const own = await tokenFor(server.services, admin);
    expect(await contestAs(own, id)).toMatchObject({ contest: { viewerIsAdmin: true } });
    const token = await scene.open(own, 'startMemberView', { groupId: String(group.id) });
    expect(await contestAs(token, id)).toMatchObject({ contest: null });
  });

  test('who leaves the group meanwhile sees it no more', async () => {
    const [owner, admin] = [await buildUser(server.services), await buildUser(server.services)];
    const { id } = await buildGroup(server.services, owner, { isVisible: false, levels: [[admin, level.admin]] });
    const token = await scene.open(await tokenFor(server.services, admin), 'startMemberView', { groupId: String(id) });
    expect(await standing(token, id)).toMatchObject({ viewerCanEnter: true });
    await server.services.db.groupMember.deleteMany({ where: { userId: admin.id } });
    const { data } = await server.graphql(`{ group(id: ${id}) { name } }`, { token });
    expect(data).toEqual({ group: null });
  });

  test('a super admin who is no member is refused', async () => {
    const root = await buildUser(server.services, { role: 'ROOT' });
    const { id } = await buildGroup(server.services, await buildUser(server.services));
    const { __typename: name } = await scene.start(await tokenFor(server.services, root), 'startMemberView', {
      groupId: String(id),
    });
    expect(name).toBe('NotOfGroup');
  });
});
