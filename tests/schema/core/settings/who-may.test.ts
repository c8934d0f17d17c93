import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs, everyRole, superAdminOperations } from './site-operations.ts';

let server: TestServer;
let roles: Awaited<ReturnType<typeof everyRole>>;
beforeAll(async () => {
  server = await startTestServer();
  roles = await everyRole(server);
});
afterAll(() => server.stop());

test.each(Object.entries(superAdminOperations))('%s is for super admins', async (_name, query) => {
  const { db } = server.services;
  const counts = () => Promise.all([db.announcement.count(), db.outsideContest.count(), db.siteSetting.count()]);
  const before = await counts();
  for (const [role, user] of roles) {
    if (role === 'ROOT') continue;
    const { data, errors } = await askAs(server, user, query);
    expect([role, errors?.[0]?.extensions?.['code'], data ?? null]).toEqual([
      role,
      role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      null,
    ]);
  }
  expect(await counts()).toEqual(before);
  const { errors } = await askAs(server, roles.get('ROOT') ?? null, query);
  expect(errors).toBeUndefined();
});

test('a check-in is for whoever is signed in, whatever the role', async () => {
  for (const [role, user] of roles) {
    const { data, errors } = await askAs(server, user, 'mutation { checkIn { streak } }');
    expect([role, data?.['checkIn'] ?? errors?.[0]?.extensions?.['code']]).toEqual([
      role,
      role === 'VISITOR' ? 'UNAUTHENTICATED' : { streak: 1 },
    ]);
  }
});

test('visitors read the home page whole', async () => {
  const { data, errors } = await askAs(
    server,
    null,
    `{
      carousel { url } announcements { total }
      announcement(id: 0) { id }
      checkIn { streak } recentContests { id } outsideContests { id } updatedProblems { id } weekRank { userId }
      weekSubmissions { day }
    }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ checkIn: null, announcement: null });
});
