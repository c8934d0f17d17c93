import type { User } from '@verdict/prisma/generated/client/client.ts';
import { tidyMails } from '@verdict/schema/account/mail/outbox.service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs, settingsInput, updateSettings } from './site-operations.ts';

let server: TestServer;
let root: User;
let colleague: User;
beforeAll(async () => {
  server = await startTestServer({
    defaults: {
      publicUrl: 'https://judge.example.org',
      smtp: null,
      identityProviders: [],
      environment: [{ name: 'PORT', isSet: true, value: '4000' }],
    },
  });
  [root, colleague] = await Promise.all([
    buildUser(server.services, { role: 'ROOT' }),
    buildUser(server.services, { role: 'ROOT' }),
  ]);
});
afterAll(() => server.stop());
afterEach(async () => {
  const { db, cache } = server.services;
  await db.siteSetting.deleteMany();
  await db.siteSettingChange.deleteMany();
  await db.auditEntry.deleteMany();
  cache.drop('settings');
});

type Values = Parameters<typeof settingsInput>[0];
const change = async (values: Values, version: number | null = null, who = root) =>
  (await askAs(server, who, updateSettings, { input: settingsInput(values, version) })).data?.['updateSiteSettings'];

const settingsAnswer = z.object({
  siteSettings: z.object({
    version: z.int(),
    items: z.array(
      z.looseObject({
        key: z.string(),
        kind: z.string(),
        value: z.unknown(),
        lastChange: z.unknown(),
        isSet: z.boolean(),
      }),
    ),
    environment: z.array(z.unknown()),
  }),
});
async function settings() {
  const { data } = await askAs(
    server,
    root,
    `{ siteSettings {
      version
      items {
        key section kind unit value defaultValue isSet isSecret min max maxLength choices
        lastChange { actor { username } }
      }
      environment { name isSet value }
    } }`,
  );
  const { siteSettings } = settingsAnswer.parse(data);
  return { ...siteSettings, byKey: new Map(siteSettings.items.map((item) => [item.key, item])) };
}

const historyAnswer = z.object({
  siteSettingHistory: z.object({
    total: z.int(),
    items: z.array(z.looseObject({ id: z.string(), key: z.string(), before: z.unknown(), after: z.unknown() })),
  }),
});
async function history(key: string | null = null) {
  const { data } = await askAs(
    server,
    root,
    `query ($key: SiteSettingKey) {
      siteSettingHistory(key: $key) { total items { id key before after canRevert actor { username } } }
    }`,
    { key },
  );
  return historyAnswer.parse(data).siteSettingHistory.items;
}

const revert = async (changeId: string | undefined, version: number | null = null) =>
  (
    await askAs(
      server,
      root,
      `mutation ($input: RevertSiteSettingInput!) {
        revertSiteSetting(input: $input) { __typename ... on SettingsChanged { keys } }
      }`,
      { input: { changeId, version } },
    )
  ).data?.['revertSiteSetting'];

test('every setting is listed with its bounds, and the environment beside them', async () => {
  const { byKey, environment, version } = await settings();
  expect(version).toBe(0);
  expect(byKey.get('submitIntervalSeconds')).toMatchObject({
    section: 'JUDGING',
    kind: 'NUMBER',
    unit: 'SECONDS',
    value: 0,
    min: 0,
    max: 3_600,
    isSet: false,
    lastChange: null,
  });
  expect(byKey.get('registerCode')).toMatchObject({ kind: 'CHOICE', choices: ['AUTO', 'ALWAYS', 'NEVER'] });
  expect(byKey.get('recordUrl')).toMatchObject({ kind: 'TEXT', value: '', maxLength: 500 });
  expect(byKey.get('isRegistrationOpen')).toMatchObject({ kind: 'SWITCH', value: true, defaultValue: true });
  expect(byKey.get('smtp')).toMatchObject({ kind: 'OTHER', isSecret: true, value: null });
  expect(environment).toEqual([{ name: 'PORT', isSet: true, value: '4000' }]);
});

describe('a change', () => {
  test('is in history and audit log with who made it, one entry for each setting that differs', async () => {
    await change({ groupDailyLimit: 3, name: 'Ours', commentSolvedNeeded: 10 });
    expect(await history()).toMatchObject([
      { key: 'name', before: 'Verdict', after: 'Ours', canRevert: true, actor: { username: root.username } },
      { key: 'groupDailyLimit', before: 2, after: 3 },
    ]);
    const entries = await server.services.db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      {
        actorId: root.id,
        action: 'settings.change',
        targetKind: 'SETTING',
        targetId: 'groupDailyLimit',
        before: { value: 2 },
        after: { value: 3 },
      },
      { targetId: 'name' },
    ]);
    const { byKey } = await settings();
    expect(byKey.get('name')).toMatchObject({ isSet: true, lastChange: { actor: { username: root.username } } });
    expect(byKey.get('commentSolvedNeeded')).toMatchObject({ isSet: false, lastChange: null });
  });

  test('is refused where a colleague changed the setting meanwhile, and stores nothing', async () => {
    const { version } = await settings();
    await change({ groupDailyLimit: 3 }, version, colleague);
    expect(await change({ groupDailyLimit: 4, name: 'Ours' }, version)).toMatchObject({
      __typename: 'SettingsChanged',
      keys: ['groupDailyLimit'],
    });
    expect((await settings()).byKey.get('name')).toMatchObject({ value: 'Verdict' });
    expect(await change({ name: 'Ours' }, version)).toEqual({ __typename: 'UpdateSiteSettingsSuccess' });
    expect(await change({ groupDailyLimit: 4 })).toEqual({ __typename: 'UpdateSiteSettingsSuccess' });
  });

  test('of two colleagues at the same moment, one is refused', async () => {
    const { version } = await settings();
    const outcomes = await Promise.all([
      change({ groupDailyLimit: 3 }, version),
      change({ groupDailyLimit: 4 }, version, colleague),
    ]);
    expect(
      outcomes.filter((outcome) => z.object({ keys: z.array(z.string()) }).safeParse(outcome).success),
    ).toHaveLength(1);
  });

  test('is refused with a sentence for each setting of the wrong kind or out of its bounds', async () => {
    expect(
      await change({ submitIntervalSeconds: 3_601, name: '', isPublicJudgingOpen: 'yes', registerCode: 'SOON' }),
    ).toEqual({
      __typename: 'InvalidInput',
      fields: [
        { path: 'submitIntervalSeconds', message: expect.stringContaining('3600') },
        { path: 'name', message: expect.any(String) },
        { path: 'isPublicJudgingOpen', message: expect.any(String) },
        { path: 'registerCode', message: expect.any(String) },
      ],
    });
    expect(await change({ smtp: '', checkInGood: '' })).toMatchObject({
      fields: [{ path: 'smtp' }, { path: 'checkInGood' }],
    });
    expect(await history()).toEqual([]);
  });

  test('of a limit counts where the limit is', async () => {
    const { db } = server.services;
    const createdAt = new Date(Date.now() - 3 * 86_400_000);
    const mail = { to: 'a@example.org', locale: 'en-US', letter: { kind: 'test' }, state: 'SENT', createdAt } as const;
    await db.mail.create({ data: mail });
    await tidyMails(server.services, new Date());
    expect(await db.mail.count()).toBe(1);
    await change({ mailKeptDays: 2 });
    await tidyMails(server.services, new Date());
    expect(await db.mail.count()).toBe(0);
  });
});

describe('reverting', () => {
  test('gives a setting the value before the change, which is a change itself', async () => {
    await change({ recordName: 'ICP 1' });
    await change({ recordName: 'ICP 2' });
    const [newest] = await history('recordName');
    expect(await revert(newest?.id)).toEqual({ __typename: 'RevertSiteSettingSuccess' });
    expect((await settings()).byKey.get('recordName')).toMatchObject({ value: 'ICP 1' });
    const [reverted, , first] = await history('recordName');
    expect(reverted).toMatchObject({ before: 'ICP 2', after: 'ICP 1' });
    await revert(first?.id);
    expect((await server.graphql('{ siteConfig { recordName } }')).data).toEqual({ siteConfig: { recordName: null } });
  });

  test('is refused over a change that was not seen, and where there is no such change', async () => {
    await change({ name: 'Ours' });
    const [first] = await history();
    const { version } = await settings();
    await change({ name: 'Theirs' }, null, colleague);
    expect(await revert(first?.id, version)).toEqual({ __typename: 'SettingsChanged', keys: ['name'] });
    expect(await revert('2000000000')).toEqual({ __typename: 'SettingChangeNotFound' });
  });
});

test('the mail password is in no answer, no history and no log', async () => {
  const { data } = await askAs(
    server,
    root,
    'mutation ($input: MailSettingsInput!) { changeMailSettings(input: $input) { __typename } }',
    {
      input: { host: 'smtp.example.org', port: 587, isSecure: false, username: 'judge', password: 'pass-of-smtp' },
    },
  );
  expect(data).toEqual({ changeMailSettings: { __typename: 'ChangeMailSettingsSuccess' } });
  const changes = await history();
  expect(changes).toMatchObject([{ key: 'smtp', before: null, after: null, canRevert: false }]);
  expect(await revert(changes[0]?.id)).toEqual({ __typename: 'SettingChangeNotFound' });
  const { db } = server.services;
  const told = [await settings(), await db.siteSettingChange.findMany(), await db.auditEntry.findMany(), server.logged];
  expect(JSON.stringify(told)).not.toContain('pass-of-smtp');
  expect(JSON.stringify(told)).not.toContain('smtp.example.org');
  expect((await settings()).byKey.get('smtp')).toMatchObject({ isSet: true, value: null });
});
