import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { auditBy } from '@verdict/schema/core/audit/audit.ts';
import type { Context } from '@verdict/schema/core/context.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { requireEntry } from './watch-audits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('an audited mutation fails unless it leaves an entry of its act, or is refused', async () => {
  const { services } = server;
  const viewer = await viewerOf(services.db, await buildUser(services, { role: 'ROOT' }));
  const context = { ...services, viewer, now: new Date(), requestId: 'watched' } as unknown as Context;
  const call = async (resolve: () => Promise<unknown>) =>
    requireEntry(resolve, 'createTag', ['tag.create'])({}, {}, context, {} as GraphQLResolveInfo) as unknown;
  const leave = (action: 'tag.create' | 'tag.edit') =>
    services.db.$transaction((tx) =>
      auditBy(context, tx, { action, target: { kind: 'TAG', id: 1 }, groupId: null }).then(() => 'done'),
    );
  await expect(call(() => Promise.resolve('done'))).rejects.toThrow('left no entry');
  await expect(call(() => leave('tag.edit'))).rejects.toThrow('left no entry');
  expect(await call(() => leave('tag.create'))).toBe('done');
  expect(await call(() => Promise.resolve(new Error('refused')))).toBeInstanceOf(Error);
});
