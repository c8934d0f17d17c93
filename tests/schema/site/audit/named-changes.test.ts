import { audit } from '@verdict/schema/core/audit/audit.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('changes name problems and users in place of their ids; counts and what is gone stay numbers', async () => {
  const { db } = server.services;
  const root = await buildUser(server.services, { role: 'ROOT' });
  const [one, two] = await Promise.all(
    ['P1', 'P2'].map((displayId) =>
      db.problem.create({ data: { displayId, title: displayId.toLowerCase(), authorId: root.id } }),
    ),
  );
  const entry = { actorId: root.id, groupId: null, at: new Date() };
  await db.$transaction(async (tx) => {
    await audit(tx, {
      ...entry,
      action: 'training.changeParts',
      target: { kind: 'TRAINING', id: 1 },
      after: { problems: `${two?.id}, ${one?.id}, 99999` },
    });
    await audit(tx, {
      ...entry,
      action: 'ticket.assign',
      target: { kind: 'TICKET', id: 1 },
      before: { assigneeId: root.id, problems: one?.id ?? 0 },
    });
  });
  const { data } = await server.graphql('{ auditEntries { items { changes { field before after } } } }', {
    token: await tokenFor(server.services, root),
  });
  expect(data?.['auditEntries']).toEqual({
    items: [
      {
        changes: [
          { field: 'problems', before: String(one?.id), after: null },
          { field: 'assigneeId', before: root.username, after: null },
        ],
      },
      { changes: [{ field: 'ids', before: null, after: 'P2 p2, P1 p1, 99999' }] },
    ],
  });
});
