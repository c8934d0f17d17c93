import { checkIn, readCheckIn } from '@verdict/schema/site/check-in/check-in.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const at = (moment: string) => ({ ...server.services, now: new Date(moment) });

test('twice on a day is once, also when both come at the same moment', async () => {
  const { id } = await buildUser(server.services);
  const [first, second] = await Promise.all([
    checkIn(at('2026-11-20T10:00:00Z'), id),
    checkIn(at('2026-11-20T10:00:00Z'), id),
  ]);
  expect(first).toEqual(second);
  expect(await checkIn(at('2026-11-20T15:59:59Z'), id)).toEqual(first);
  expect(await server.services.db.checkIn.count({ where: { userId: id } })).toBe(1);
});

test('the day ends at midnight of the site, and days in a row are counted until one is missed', async () => {
  const { id } = await buildUser(server.services);
  const streaks = [];
  for (const moment of ['2026-11-20T15:59:00Z', '2026-11-20T16:00:00Z', '2026-11-22T01:00:00Z'])
    streaks.push((await checkIn(at(moment), id)).streak);
  expect(streaks).toEqual([1, 2, 3]);
  expect(await readCheckIn(at('2026-11-23T01:00:00Z'), id)).toEqual({ day: '2026-11-23', streak: 3, fortune: null });
  expect(await readCheckIn(at('2026-11-24T01:00:00Z'), id)).toEqual({ day: '2026-11-24', streak: 0, fortune: null });
  expect((await checkIn(at('2026-11-24T01:00:00Z'), id)).streak).toBe(1);
});

test('what was drawn stays when admins change the lists, and the next day draws from the new ones', async () => {
  const root = await buildUser(server.services, { role: 'ROOT' });
  const before = await checkIn(at('2026-11-20T10:00:00Z'), root.id);
  const entry = (name: string) => ({ zhCN: { title: `${name} zh`, note: '' }, enUS: { title: name, note: '' } });
  const { data } = await askAs(
    server,
    root,
    `mutation ($input: FortuneListsInput!) {
      updateFortuneLists(input: $input) { ... on UpdateFortuneListsSuccess { data { signs { enUS { title } } } } }
    }`,
    { input: { signs: [entry('Sun'), entry('Rain')] } },
  );
  expect(data).toEqual({
    updateFortuneLists: { data: { signs: [{ enUS: { title: 'Sun' } }, { enUS: { title: 'Rain' } }] } },
  });
  expect(await readCheckIn(at('2026-11-20T11:00:00Z'), root.id)).toEqual(before);
  const { fortune } = await checkIn(at('2026-11-21T10:00:00Z'), root.id);
  expect(['Sun', 'Rain']).toContain(fortune?.sign['en-US'].title);
});

test('the fortune is told in the language asked for', async () => {
  const user = await buildUser(server.services);
  const { data } = await askAs(
    server,
    user,
    `mutation {
      checkIn { fortune { en: sign { title } zh: sign { title(language: "zh-CN") } good { title } bad { title } } }
    }`,
  );
  expect(data).toMatchObject({
    checkIn: {
      fortune: { zh: { title: expect.stringMatching(/[\u4e00-\u9fff]|zh$/) }, good: [{}, {}], bad: [{}, {}] },
    },
  });
});

test('a list too short to draw from is refused', async () => {
  const root = await buildUser(server.services, { role: 'ROOT' });
  const { data } = await askAs(
    server,
    root,
    'mutation { updateFortuneLists(input: { good: [] }) { ... on InvalidInput { fields { path } } } }',
  );
  expect(data).toEqual({ updateFortuneLists: { fields: [{ path: 'checkInGood' }] } });
});
