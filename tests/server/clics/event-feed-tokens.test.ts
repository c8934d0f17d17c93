import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ago } from './clics-scene.ts';
import { expectSameBoard, expectWhole, FeedScenes, judgedIn } from './feed-scene.ts';
import { answers } from './specification.ts';

let server: TestServer;
let scenes: FeedScenes;
beforeAll(async () => {
  server = await startTestServer({ viewerCheckMs: 200, pace: { eventFeedMs: 50 } });
  scenes = new FeedScenes(server);
});
afterEach(() => scenes.stop());
afterAll(() => server.stop());

test('resuming by token misses nothing: new objects, verdicts, rejudges, the freeze, deletions', async () => {
  const scene = await scenes.make();
  const first = await scene.solve('ann', 'A', 10, Status.WRONG_ANSWER);
  const sealed = await scene.solve('ben', 'B', 80, Status.ACCEPTED);
  let reader = await (await scene.follow('ann', '?stream=false')).all();
  const comeBack = async () => {
    const next = (await scene.follow('ann', `?stream=false&since_token=${reader.token}`)).continueFrom(reader);
    reader = await next.all();
    await expectWhole(scene, 'ann', reader);
    return reader.events.map(({ type, id }) => `${type} ${id}`);
  };
  expect(await comeBack()).toEqual([]);
  const second = await scene.solve('ben', 'A', 30, Status.ACCEPTED);
  expect(await comeBack()).toEqual(expect.arrayContaining([`submissions ${second}`, `judgements ${second}-1`]));
  expect(reader.events.some(({ type, id }) => type === 'submissions' && id !== String(second))).toBe(false);
  expect(await comeBack()).toEqual([]);
  await scene.judge(first, Status.ACCEPTED);
  await comeBack();
  expect(judgedIn(reader, first)).toBe('AC');
  await scene.judge(sealed, Status.WRONG_ANSWER);
  expect(await comeBack()).toEqual([]);
  await server.services.db.contestParticipant.updateMany({
    where: { contestId: scene.contest.id },
    data: { version: { increment: 1 } },
  });
  await server.services.db.submission.delete({ where: { id: second } });
  await comeBack();
  expect(reader.objects.get('submissions')?.has(String(second))).toBe(false);
  await scene.change({ title: 'Another name', endsAt: ago(10), unsealedAt: ago(1) });
  await comeBack();
  expect(judgedIn(reader, sealed)).toBe('WA');
  expect(reader.list('contest')).toMatchObject([{ name: 'Another name' }]);
});

test('a token outlives its server, and is good at another one', async () => {
  const scene = await scenes.make({ sealsAt: null });
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const before = await (await scene.follow('outsider', '?stream=false')).all();
  const second = await scene.solve('ben', 'A', 30, Status.WRONG_ANSWER);
  const other = await startTestServer();
  try {
    const response = await fetch(
      `${other.url}/api/clics/contests/${scene.contest.id}/event-feed?stream=false&since_token=${before.token}`,
      { headers: scene.headersOf('outsider') },
    );
    const events = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly type: string; readonly id: string });
    expect(events.filter(({ type }) => type === 'submissions' || type === 'judgements').map(({ id }) => id)).toEqual([
      String(second),
      `${second}-1`,
    ]);
  } finally {
    await other.stop();
  }
});

test('a reader that was cut off in the middle comes back to the last token it has', async () => {
  const scene = await scenes.make({ sealsAt: null });
  const reader = await scene.follow('outsider');
  await reader.batch();
  const ids: number[] = [];
  for (let at = 1; at <= 8; at += 1)
    ids.push(
      await scene.solve(at % 2 === 0 ? 'ann' : 'ben', 'B', at, at === 5 ? Status.ACCEPTED : Status.WRONG_ANSWER),
    );
  await reader.until(() => reader.objects.get('submissions')?.has(String(ids[0])) ?? false);
  await reader.close();
  await scene.judge(ids[7] ?? 0, Status.ACCEPTED);
  const again = (await scene.follow('outsider', `?stream=false&since_token=${reader.token}`)).continueFrom(reader);
  await again.all();
  expect(judgedIn(again, ids[7] ?? 0)).toBe('AC');
  await expectWhole(scene, 'outsider', again);
  await expectSameBoard(scene, 'outsider', again);
});

test('a token of another contest, or one that is none, is refused', async () => {
  const [scene, other] = [await scenes.make(), await scenes.make()];
  const { token } = await (await other.follow('ann', '?stream=false')).all();
  for (const wrong of [token, 'nonsense', '']) {
    const { status, body } = await scene.ask('ann', `/event-feed?stream=false&since_token=${wrong}`);
    expect([status, answers.failure.parse(body).code]).toEqual([400, 400]);
  }
});
