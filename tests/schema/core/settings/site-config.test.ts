import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the site has a name and its switches are on before anybody sets them', async () => {
  const { data } = await server.graphql('{ siteConfig { name recordName isRegistrationOpen isPublicDiscussionOpen } }');
  expect(data).toEqual({
    siteConfig: { name: 'Verdict', recordName: null, isRegistrationOpen: true, isPublicDiscussionOpen: true },
  });
});

test('a stored setting counts, one that does not fit its type does not', async () => {
  const { db } = server.services;
  await db.siteSetting.createMany({
    data: [
      { key: 'description', value: 'Ours' },
      { key: 'shortName', value: 42 },
    ],
  });
  server.services.cache.drop('settings');
  try {
    const { data } = await server.graphql('{ siteConfig { description shortName } }');
    expect(data).toEqual({ siteConfig: { description: 'Ours', shortName: 'Verdict' } });
  } finally {
    await db.siteSetting.deleteMany({ where: { key: { in: ['description', 'shortName'] } } });
  }
});
