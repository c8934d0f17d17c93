import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('what an owner does to a personal list leaves no entry, what staff does to it leaves one', async () => {
  const { services } = server;
  const { db } = services;
  const [owner, root] = await Promise.all([buildUser(services), buildUser(services, { role: 'ROOT' })]);
  const list = async (title: string) =>
    db.training.create({ data: { kind: 'PERSONAL', sharing: 'PUBLIC', title, description: '', authorId: owner.id } });
  const remove = async (user: typeof owner, id: number) =>
    server.graphql('mutation ($id: ID!) { deleteTraining(input: { id: $id }) { __typename } }', {
      token: await tokenFor(services, user),
      variables: { id: String(id) },
    });
  const [own, other] = [await list('own'), await list('other')];
  await remove(owner, own.id);
  await remove(root, other.id);
  expect(await db.training.count()).toBe(0);
  expect(
    await db.auditEntry.findMany({ select: { actorId: true, action: true, targetId: true, before: true } }),
  ).toEqual([{ actorId: root.id, action: 'training.delete', targetId: String(other.id), before: { title: 'other' } }]);
});
