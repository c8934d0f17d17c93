import type { User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

let server: TestServer;
let other: TestServer;
let root: User;
let admin: User;
beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  root = await buildUser(server.services, { role: 'ROOT' });
  admin = await buildUser(server.services, { role: 'ADMIN' });
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
beforeEach(async () => {
  await server.services.db.announcement.deleteMany();
  for (const { services } of [server, other]) services.cache.drop('announcements');
});

const create = `mutation ($input: AnnouncementInput!) {
  createAnnouncement(input: $input) {
    ... on CreateAnnouncementSuccess { data { id author { username } } }
    ... on InvalidInput { fields { path } }
  }
}`;
const list = 'query ($page: PageInput) { announcements(page: $page) { total items { id title } } }';

async function put(title: string, isVisible = true): Promise<number> {
  const { data } = await askAs(server, root, create, { input: { title, content: `About ${title}`, isVisible } });
  const { createAnnouncement } = data as { createAnnouncement: { data: { id: number } } };
  return createAnnouncement.data.id;
}

test('visitors get the newest five first, and further pages', async () => {
  for (let number = 1; number <= 6; number += 1) await put(`News ${number}`);
  const titles = async (page?: object) => (await askAs(server, null, list, { page })).data;
  expect(await titles()).toMatchObject({
    announcements: { total: 6, items: [6, 5, 4, 3, 2].map((number) => ({ title: `News ${number}` })) },
  });
  expect(await titles({ page: 2, size: 5 })).toMatchObject({ announcements: { items: [{ title: 'News 1' }] } });
});

test('a hidden one is in no list and opens for super admins only', async () => {
  const id = await put('Later', false);
  for (const user of [null, admin]) {
    const { data } = await askAs(
      server,
      user,
      `query { announcements { total items { id } } announcement(id: ${id}) { title } }`,
    );
    expect(data).toEqual({ announcements: { total: 0, items: [] }, announcement: null });
  }
  const { data } = await askAs(
    server,
    root,
    `{ announcements { total } allAnnouncements { total } announcement(id: ${id}) { title isVisible } }`,
  );
  expect(data).toEqual({
    announcements: { total: 0 },
    allAnnouncements: { total: 1 },
    announcement: { title: 'Later', isVisible: false },
  });
});

test('one that is hidden or deleted leaves the list at once', async () => {
  const [first, second] = [await put('First'), await put('Second')];
  await askAs(server, null, list);
  await askAs(
    server,
    root,
    `mutation {
      updateAnnouncement(id: ${first}, input: { title: "First", content: "x", isVisible: false }) { __typename }
    }`,
  );
  expect((await askAs(server, null, list)).data).toEqual({
    announcements: { total: 1, items: [{ id: second, title: 'Second' }] },
  });
  await askAs(server, root, `mutation { deleteAnnouncement(id: ${second}) { __typename } }`);
  expect((await askAs(server, null, list)).data).toEqual({ announcements: { total: 0, items: [] } });
});

test('an empty or endless text is refused, and nothing is stored', async () => {
  for (const [path, input] of [
    ['title', { title: ' ', content: 'x' }],
    ['content', { title: 'x', content: 'x'.repeat(65_536) }],
  ] as const) {
    const { data } = await askAs(server, root, create, { input: { ...input, isVisible: true } });
    expect(data).toEqual({ createAnnouncement: { fields: [{ path }] } });
  }
  expect(await server.services.db.announcement.count()).toBe(0);
});

test('whoever watches, on another process and signed out, is told of a new one', async () => {
  await put('Known');
  const socket = createClient({ url: `${other.url.replace('http', 'ws')}/graphql`, lazy: false, retryAttempts: 0 });
  const pages = socket.iterate<{ announcementsChanged: { items: { title: string }[] } }>({
    query: 'subscription { announcementsChanged { items { title } } }',
  });
  try {
    const titles = async () =>
      (
        (await pages.next()).value as { data: { announcementsChanged: { items: { title: string }[] } } }
      ).data.announcementsChanged.items.map(({ title }) => title);
    expect(await titles()).toEqual(['Known']);
    await put('Hidden', false);
    await put('Breaking');
    expect(await titles()).toEqual(['Breaking', 'Known']);
  } finally {
    await socket.dispose();
  }
});

test('super admins search all announcements by a part of the title', async () => {
  await put('Summer camp', false);
  await put('Winter camp');
  const search = 'query ($keyword: String) { allAnnouncements(keyword: $keyword) { total items { title } } }';
  expect((await askAs(server, root, search, { keyword: 'SUMMER' })).data).toEqual({
    allAnnouncements: { total: 1, items: [{ title: 'Summer camp' }] },
  });
  expect((await askAs(server, root, search, { keyword: '%' })).data).toMatchObject({ allAnnouncements: { total: 0 } });
});
