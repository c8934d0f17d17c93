import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeJudge } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.judgeNode.deleteMany();
  await server.services.db.language.deleteMany();
});

async function languages(): Promise<
  { key: string; isAvailable: boolean; versions: string[]; [field: string]: unknown }[]
> {
  const answer = await server.graphql(
    '{ languages { key name template timeFactor memoryFactor isAvailable versions } }',
  );
  return answer.data?.['languages'] as Awaited<ReturnType<typeof languages>>;
}

test('languages are those judges reported, in their order, each version once', async () => {
  await FakeJudge.start(server, [
    offeredLanguage('python3', { position: 2 }),
    offeredLanguage('cpp', { position: 1, version: 'g++ 12' }),
  ]);
  await FakeJudge.start(server, [
    offeredLanguage('cpp', { position: 1, version: 'g++ 14' }),
    offeredLanguage('python3', { position: 2 }),
  ]);
  expect(await languages()).toMatchObject([
    { key: 'cpp', isAvailable: true, versions: ['g++ 12', 'g++ 14'], timeFactor: 1 },
    { key: 'python3', isAvailable: true, versions: ['python3 1.0'], timeFactor: 2, template: 'template of python3' },
  ]);
});

test('what no live judge offers stays listed as not available', async () => {
  const judge = await FakeJudge.start(server, [offeredLanguage('cpp'), offeredLanguage('java')]);
  await judge.register([offeredLanguage('java')]);
  expect((await languages()).filter(({ isAvailable }) => isAvailable).map(({ key }) => key)).toEqual(['java']);
  await server.services.db.judgeNode.update({
    where: { id: judge.id },
    data: { lastSeenAt: new Date(Date.now() - 16_000) },
  });
  expect((await languages()).map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
  await judge.renew([]);
  expect((await languages()).some(({ isAvailable }) => isAvailable)).toBe(true);
  await server.services.db.judgeNode.update({ where: { id: judge.id }, data: { mode: 'PAUSED' } });
  expect((await languages()).some(({ isAvailable }) => isAvailable)).toBe(false);
});

test('a judge that registers anew brings new words but not its factors', async () => {
  const judge = await FakeJudge.start(server, [offeredLanguage('python3')]);
  await server.services.db.language.update({ where: { key: 'python3' }, data: { timeFactor: 5 } });
  await judge.register([offeredLanguage('python3', { name: 'Python 3', timeFactor: 9 })]);
  expect(await languages()).toMatchObject([{ name: 'Python 3', timeFactor: 5 }]);
});

test('many judges may register at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => FakeJudge.start(server)));
  expect(await server.services.db.language.count()).toBe(4);
  expect(await server.services.db.judgeNodeLanguage.count()).toBe(20);
});
