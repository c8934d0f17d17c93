import type { User } from '@verdict/prisma/generated/client/client.ts';
import { siteSettings } from '@verdict/schema/core/settings/site-setting.ts';
import { maxUploadBytes } from '@verdict/schema/problem/upload/upload.service.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs, settingsInput, updateSettings } from './site-operations.ts';

let server: TestServer;
let other: TestServer;
let root: User;
beforeAll(async () => {
  [server, other] = await Promise.all([startTestServer(), startTestServer()]);
  root = await buildUser(server.services, { role: 'ROOT' });
});
afterAll(() => Promise.all([server.stop(), other.stop()]));
afterEach(async () => {
  await server.services.db.siteSetting.deleteMany();
  for (const { services } of [server, other]) services.cache.drop('settings');
});

const change = async (values: Readonly<Record<string, boolean | number | string>>, version: number | null = null) =>
  (await askAs(server, root, updateSettings, { input: settingsInput(values, version) })).data?.['updateSiteSettings'];
const readName = async (from: TestServer) => (await from.graphql('{ siteConfig { name } }')).data;

test('what is given changes, what is left out stays, and an empty link is none', async () => {
  await change({ name: ' Our judge ', recordName: 'ICP 1', recordUrl: 'https://example.org/icp' });
  expect(await change({ recordUrl: '' })).toEqual({ __typename: 'UpdateSiteSettingsSuccess' });
  const { data } = await server.graphql('{ siteConfig { name shortName recordName recordUrl } }');
  expect(data).toEqual({
    siteConfig: { name: 'Our judge', shortName: 'Verdict', recordName: 'ICP 1', recordUrl: null },
  });
});

test('another process of the site has the change at once, though it had the old value in its memory', async () => {
  expect(await readName(other)).toEqual({ siteConfig: { name: 'Verdict' } });
  await change({ name: 'Changed' });
  await expect
    .poll(() => readName(other), { timeout: 2_000, interval: 20 })
    .toEqual({ siteConfig: { name: 'Changed' } });
});

test('a link that is a script is refused with its field, and nothing of the input is stored', async () => {
  expect(await change({ name: 'Other', projectUrl: 'javascript:alert(1)', timeZone: 'Mars/Olympus' })).toEqual({
    __typename: 'InvalidInput',
    fields: [
      { path: 'projectUrl', message: expect.stringContaining('https://') },
      { path: 'timeZone', message: expect.stringContaining('Asia/Shanghai') },
    ],
  });
  expect(await server.services.db.siteSetting.count()).toBe(0);
});

test('the defaults are those of the decisions', () => {
  const defaults = Object.fromEntries(
    Object.entries(siteSettings).map(([key, schema]) => [key, schema.parse(undefined)]),
  );
  expect(defaults).toMatchObject({
    groupSolvedNeeded: 20,
    groupDailyLimit: 2,
    groupTotalLimit: 5,
    discussionSolvedNeeded: 10,
    discussionDailyLimit: 5,
    commentSolvedNeeded: 10,
    isPublicJudgingOpen: true,
    submitIntervalSeconds: 0,
    timeZone: 'Asia/Shanghai',
  });
});

test('the largest upload is one of the limits, and counts at once', async () => {
  await change({ uploadMaxMb: 3 });
  expect(await maxUploadBytes(server.services)).toBe(3 * 1024 ** 2);
  expect(await change({ uploadMaxMb: 0 })).toMatchObject({ fields: [{ path: 'uploadMaxMb' }] });
});

test('limits are whole numbers from 0', async () => {
  expect(await change({ groupDailyLimit: -1, submitIntervalSeconds: 4000 })).toMatchObject({
    fields: [{ path: 'groupDailyLimit' }, { path: 'submitIntervalSeconds' }],
  });
});
