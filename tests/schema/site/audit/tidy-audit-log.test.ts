import type { AuditAction } from '@verdict/schema/core/audit/audit-actions.ts';
import { audit } from '@verdict/schema/core/audit/audit.ts';
import { tidyAuditLog } from '@verdict/schema/site/audit/tidy-audit-log.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('entries go after the days of the setting, those on passwords and roles after five years', async () => {
  const { db } = server.services;
  const now = new Date('2026-11-27T00:00:00Z');
  const leave = (action: AuditAction, days: number) =>
    db.$transaction((tx) =>
      audit(tx, {
        actorId: null,
        action,
        target: { kind: 'USER', id: days },
        groupId: null,
        at: new Date(now.getTime() - days * 86_400_000),
      }),
    );
  await db.siteSetting.create({ data: { key: 'auditKeptDays', value: 100 } });
  for (const days of [99, 101]) await leave('tag.create', days);
  for (const days of [101, 1_825, 1_827]) await leave('user.setPassword', days);
  await tidyAuditLog(server.services, now);
  const left = await db.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, targetId: true } });
  expect(left.map(({ action, targetId }) => `${action} ${targetId}`)).toEqual([
    'tag.create 99',
    'user.setPassword 101',
    'user.setPassword 1825',
  ]);
});
