import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { buildDesk } from '../../schema/contest-desk/desk-scene.ts';
import { startTestServer } from '../test-server.ts';
import type { TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function get(token: string, path: string): Promise<{ readonly status: number; readonly data: unknown }> {
  const answer = await fetch(`${server.url}/api/admin/contest${path}`, { headers: { Authorization: token } });
  return (await answer.json()) as { status: number; data: unknown };
}

test('what the wire does not know of a contest stays as it was when it is saved, and its password is told to its admins alone', async () => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const { contest } = await buildDesk(server, { authorId: author.id, access: 'PRIVATE', password: 'secret', penaltySeconds: 600, description: 'Rules' });
  const [own, other] = [await tokenFor(server.services, author), await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }))];
  const { data } = await get(own, `?cid=${contest.id}`);
  expect(data).toMatchObject({ pwd: 'secret', auth: 1, starAccount: [] });
  expect((await get(other, `?cid=${contest.id}`)).status).toBe(403);
  expect(JSON.stringify(await get(own, '/get-contest-list'))).not.toContain('secret');
  const saved = await fetch(`${server.url}/api/admin/contest`, { method: 'PUT', headers: { Authorization: own, 'Content-Type': 'application/json' }, body: JSON.stringify({ ...(data as object), title: 'Renamed', starAccount: ['Guest'] }) });
  expect(await saved.json()).toMatchObject({ status: 200 });
  expect(await server.services.db.contest.findUniqueOrThrow({ where: { id: contest.id } })).toMatchObject({ title: 'Renamed', penaltySeconds: 600, password: 'secret', starUsernameKeys: ['guest'] });
});

test('there is no remote judge to import from, and that is said', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  expect(await get(token, '/import-remote-oj-problem?name=HDU&problemId=1001&cid=1&displayId=A')).toMatchObject({ status: 400, msg: expect.stringContaining('HDU') });
});
