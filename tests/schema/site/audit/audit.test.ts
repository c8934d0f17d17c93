import { audit } from '@verdict/schema/core/audit/audit.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the audit log is for super admins, and of a group for its roots', async () => {
  const { services } = server;
  const [root, admin, owner, groupRoot, groupAdmin] = await Promise.all([
    buildUser(services, { role: 'ROOT' }),
    buildUser(services, { role: 'ADMIN' }),
    buildUser(services),
    buildUser(services),
    buildUser(services),
  ]);
  const group = await buildGroup(services, owner, {
    levels: [
      [groupRoot, level.root],
      [groupAdmin, level.admin],
    ],
  });
  for (const groupId of [null, group.id])
    await services.db.$transaction((tx) =>
      audit(tx, {
        actorId: admin.id,
        action: 'moderation.hide',
        target: { kind: 'COMMENT', id: 1 },
        groupId,
        before: { isHidden: false },
        after: { isHidden: true, title: 'x'.repeat(10_000) },
        reason: 'spam',
        at: new Date(),
      }),
    );
  const places = async (token: string) => {
    const { data } = await server.graphql(
      '{ auditEntries { items { groupId action targetId before after reason actor { username } } } }',
      { token },
    );
    return (data?.['auditEntries'] as { items: { groupId: string | null; after: string }[] } | undefined)?.items;
  };
  const ofGroup = String(group.id);
  const all = await places(await tokenFor(services, root));
  expect(all?.map(({ groupId }) => groupId)).toEqual([ofGroup, null]);
  // Values are cut.
  expect(all?.[0]?.after.length).toBeLessThan(600);
  expect((await places(await apiTokenFor(services, root, ['READ', 'ADMIN'])))?.length).toBe(2);
  for (const user of [owner, groupRoot])
    expect((await places(await tokenFor(services, user)))?.map(({ groupId }) => groupId)).toEqual([ofGroup]);
  for (const user of [admin, groupAdmin]) expect(await places(await tokenFor(services, user))).toEqual([]);
});
