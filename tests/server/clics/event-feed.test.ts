import { Status } from '@verdict/judge/protocol/status.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { lookAt } from '@verdict/schema/contest/clics/look.service.ts';
import { scoreboardObject } from '@verdict/schema/contest/clics/scoreboard-object.ts';
import { readSources } from '@verdict/schema/contest/clics/sources.service.ts';
import { showSubmission } from '@verdict/schema/contest/clics/submission-object.ts';
import { rankedGroup } from '@verdict/schema/contest/clics/team-object.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiTokenFor } from '../../factories/api-token.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ago, ClicsScene, viewers } from './clics-scene.ts';
import { expectSameBoard, expectWhole, FeedScenes, judgedIn } from './feed-scene.ts';

let server: TestServer;
let scenes: FeedScenes;
beforeAll(async () => {
  server = await startTestServer({ viewerCheckMs: 200, pace: { eventFeedMs: 50 } });
  scenes = new FeedScenes(server);
});
afterEach(() => scenes.stop());
afterAll(() => server.stop());

test('a feed that is not to stream tells all there is, the same as the collections, to everybody', async () => {
  for (const type of ['ACM', 'OI'] as const) {
    const scene = await scenes.make({
      type,
      isBoardOpen: true,
      awardKind: 'PROPORTION',
      awards: [{ name: 'Gold', background: '#ff0', color: '#000', size: 50 }],
    });
    await scene.solve('ann', 'A', 10, Status.ACCEPTED);
    await scene.solve('ben', 'A', 20, Status.WRONG_ANSWER);
    await scene.solve('ben', 'B', 80, Status.ACCEPTED);
    await scene.submit('ann', 'C', 90);
    for (const viewer of viewers) {
      const reader = await (await scene.follow(viewer, '?stream=false')).all();
      await expectWhole(scene, viewer, reader);
      expect(reader.events.at(-1)?.token).toEqual(expect.any(String));
    }
  }
});

test('a verdict is pushed, a rejudge replaces it, and the board built from the events is the scoreboard', async () => {
  const scene = await scenes.make({ sealsAt: null });
  const early = await scene.solve('ann', 'A', 5, Status.WRONG_ANSWER);
  const reader = await scene.follow('outsider');
  expect(await reader.until(() => judgedIn(reader, early) === 'WA')).toBe(true);
  const late = await scene.submit('ben', 'A', 70);
  await reader.until(() => reader.objects.get('submissions')?.has(String(late)) ?? false);
  expect(judgedIn(reader, late)).toBeUndefined();
  await scene.judge(late, Status.ACCEPTED);
  await reader.until(() => judgedIn(reader, late) === 'AC');
  await scene.judge(early, Status.ACCEPTED);
  await reader.until(() => judgedIn(reader, early) === 'AC');
  expect(reader.events).toContainEqual(expect.objectContaining({ type: 'judgements', id: `${early}-1`, data: null }));
  await reader.until(() => reader.events.at(-1)?.token !== undefined);
  await expectSameBoard(scene, 'outsider', reader);
  await expectWhole(scene, 'outsider', reader);
});

test('during the freeze a feed holds submissions but no verdicts of others; unfreezing sends them', async () => {
  const scene = await scenes.make();
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const sealed = await scene.submit('ben', 'B', 80);
  const [outside, own, jury] = [await scene.follow('ann'), await scene.follow('ben'), await scene.follow('author')];
  await Promise.all([outside.batch(), own.batch(), jury.batch()]);
  await scene.judge(sealed, Status.ACCEPTED);
  await Promise.all([
    own.until(() => judgedIn(own, sealed) === 'AC'),
    jury.until(() => judgedIn(jury, sealed) === 'AC'),
  ]);
  const seen = outside.events.length;
  // The next thing that others are told is the next thing they may know.
  const next = await scene.submit('ann', 'C', 90);
  await outside.until(() => outside.objects.get('submissions')?.has(String(next)) ?? false);
  await outside.until(() => outside.events.at(-1)?.token !== undefined);
  expect(outside.events.slice(seen).map(({ type, id }) => [type, id])).toEqual([['submissions', String(next)]]);
  expect(JSON.stringify(outside.events)).not.toContain(`"submission_id":"${sealed}"`);
  await expectSameBoard(scene, 'ann', outside);
  for (const reader of [own, jury])
    await reader.until(() => reader.objects.get('submissions')?.has(String(next)) ?? false);
  await expectSameBoard(scene, 'ben', own);
  await expectSameBoard(scene, 'author', jury);
  await scene.change({ endsAt: ago(10), unsealedAt: ago(1) });
  await outside.until(() => judgedIn(outside, sealed) === 'AC');
  await outside.until(() => outside.events.at(-1)?.token !== undefined);
  expect(outside.list('submissions').find(({ id }) => id === String(sealed))).toMatchObject({ language_id: 'cpp' });
  await expectSameBoard(scene, 'ann', outside);
  await expectWhole(scene, 'ann', outside);
});

test('what was looked at before the seal and is read once it has begun tells no verdict from under it', async () => {
  const scene = await scenes.make();
  const [open, sealed] = [
    await scene.solve('ben', 'A', 50, Status.ACCEPTED),
    await scene.solve('ben', 'B', 61, Status.ACCEPTED),
  ];
  const { services } = server;
  const look = await lookAt(
    {
      db: services.db,
      reads: services.reads,
      viewer: await viewerOf(services.db, scene.people.outsider),
      now: ago(61),
    },
    scene.contest.id,
  );
  const sources = await readSources(services, look);
  const told = [...sources.submissions.values()]
    .map((one) => showSubmission(one, look))
    .map(({ submission, judgement }) => [
      submission.id,
      submission['language_id'],
      judgement?.['judgement_type_id'] ?? null,
    ]);
  expect(told).toEqual([
    [String(open), 'cpp', 'AC'],
    [String(sealed), 'sealed', null],
  ]);
  const [row] = sources.board?.rows ?? [];
  expect(row?.row.points).toBe(1);
  expect(scoreboardObject(look, sources, rankedGroup).rows).toMatchObject([
    { score: { num_solved: 1 }, problems: [{ num_judged: 1 }, { num_judged: 0, num_pending: 1 }, {}] },
  ]);
});

test('who comes to be a mate is told at once what the row got under the seal', async () => {
  const scene = await scenes.make();
  const sealed = await scene.solve('ben', 'B', 80, Status.ACCEPTED);
  const reader = await scene.follow('outsider');
  await reader.batch();
  expect(judgedIn(reader, sealed)).toBeUndefined();
  await scene.joinRowOf('ben', 'outsider');
  await scene.change({ title: 'Another name' });
  expect(await reader.until(() => judgedIn(reader, sealed) === 'AC')).toBe(true);
  expect(reader.list('submissions')).toMatchObject([{ id: String(sealed), language_id: 'cpp' }]);
});

test('a seal that ends with its contest ends at that moment, without anybody’s doing', async () => {
  const scene = await scenes.make({ isUnsealedAtEnd: true });
  const sealed = await scene.solve('ben', 'B', 80, Status.ACCEPTED);
  const reader = await scene.follow('ann');
  await reader.batch();
  await scene.change({ endsAt: new Date(Date.now() + 500) });
  expect(judgedIn(reader, sealed)).toBeUndefined();
  await reader.until(() => judgedIn(reader, sealed) === 'AC');
  await reader.until(() => reader.list('state')[0]?.['end_of_updates'] !== null);
  expect(reader.list('state')).toMatchObject([{ ended: expect.any(String), thawed: expect.any(String) }]);
});

test('end_of_updates comes last, once all is judged, and again after a rejudge', async () => {
  const scene = await scenes.make({ sealsAt: null });
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const late = await scene.submit('ben', 'A', 50);
  await scene.change({ endsAt: ago(1) });
  const reader = await scene.follow('ann');
  await reader.until(() => reader.list('submissions').length === 2);
  expect(reader.list('state')).toMatchObject([{ ended: expect.any(String), end_of_updates: null }]);
  await scene.judge(late, Status.WRONG_ANSWER);
  await reader.until(() => reader.list('state')[0]?.['end_of_updates'] !== null);
  const first = String(reader.list('state')[0]?.['end_of_updates']);
  expect(reader.events.at(-1)).toMatchObject({ type: 'state', data: { finalized: first } });
  await scene.judge(late, Status.ACCEPTED);
  await reader.until(() => reader.list('state')[0]?.['end_of_updates'] !== first);
  expect(judgedIn(reader, late)).toBe('AC');
  const whole = await (await scene.follow('author', '?stream=false')).all();
  expect(whole.events.at(-1)).toMatchObject({ type: 'state', data: { end_of_updates: expect.any(String) } });
});

test('a feed of some types holds only those', async () => {
  const scene = await scenes.make();
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const reader = await (await scene.follow('ann', '?stream=false&types=teams,judgements')).all();
  expect([...reader.objects.keys()].toSorted()).toEqual(['judgements', 'teams']);
});

test('a question answered to all comes by itself', async () => {
  const scene = await scenes.make();
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const { db, pubsub } = server.services;
  const reader = await scene.follow('ann');
  await reader.batch();
  await db.clarification.create({
    data: {
      contestId: scene.contest.id,
      askerId: scene.people.ben.id,
      question: 'Why?',
      askedAt: ago(5),
      answer: 'So.',
      isPublic: true,
      answererId: scene.people.author.id,
      answeredAt: ago(4),
    },
  });
  await db.$transaction((tx) =>
    pubsub.publish('clarification', { contestId: scene.contest.id, askerId: scene.people.ben.id, isForAll: true }, tx),
  );
  expect(await reader.until(() => reader.list('clarifications').some(({ text }) => text === '> Why?\n\nSo.'))).toBe(
    true,
  );
});

test('the feed ends when the session it was opened by has', async () => {
  const scene = await scenes.make();
  const reader = await scene.follow('author');
  await reader.batch();
  await server.services.db.session.deleteMany({ where: { userId: scene.people.author.id } });
  expect(await reader.until(() => false)).toBe(false);
});

test('the feed ends when its API token is revoked, or its account is disabled', async () => {
  const scene = await scenes.make();
  const { db } = server.services;
  const follow = async (who: 'ann' | 'ben') =>
    scene.followWith({ Authorization: await apiTokenFor(server.services, scene.people[who], ['READ']) });
  const [revoked, disabled] = [await follow('ann'), await follow('ben')];
  await Promise.all([revoked.batch(), disabled.batch()]);
  await db.apiToken.deleteMany({ where: { userId: scene.people.ann.id } });
  await db.user.update({ where: { id: scene.people.ben.id }, data: { isDisabled: true } });
  expect(await Promise.all([revoked.until(() => false), disabled.until(() => false)])).toEqual([false, false]);
});

test('the feed ends when a maintenance closes the site, not when it is read-only', async () => {
  const scene = await scenes.make();
  const { db, cache } = server.services;
  const plan = async (kind: 'READ_ONLY' | 'CLOSED') => {
    const value = { kind, startsAt: ago(1).toISOString(), endsAt: ago(-60).toISOString(), bannerHours: 0 };
    const row = { value: { ...value, zhCN: '', enUS: '' } };
    await db.siteSetting.upsert({ where: { key: 'maintenance' }, create: { key: 'maintenance', ...row }, update: row });
    cache.drop('settings');
  };
  const reader = await scene.follow('ann');
  await reader.batch();
  try {
    await plan('READ_ONLY');
    await scene.change({ title: 'Read-only' });
    expect(await reader.until(() => reader.list('contest')[0]?.['name'] === 'Read-only')).toBe(true);
    await plan('CLOSED');
    await scene.change({ title: 'Closed' });
    expect(await reader.until(() => false)).toBe(false);
    expect(reader.list('contest')).toMatchObject([{ name: 'Read-only' }]);
  } finally {
    await db.siteSetting.deleteMany();
    cache.drop('settings');
  }
});

test('the feed ends when its viewer may see the contest no longer', async () => {
  const scene = await scenes.make();
  const reader = await scene.follow('ann');
  await reader.batch();
  await scene.change({ isVisible: false });
  expect(await reader.until(() => false)).toBe(false);
});

test('a feed waits for a contest that has not begun, and tells of its start', async () => {
  const scene = await scenes.make({ startsAt: ago(-30), sealsAt: null });
  const reader = await scene.follow('ann');
  await reader.batch();
  expect([reader.list('problems'), reader.list('state')]).toMatchObject([[], [{ started: null }]]);
  await scene.change({ startsAt: new Date(Date.now() + 500) });
  await reader.until(() => reader.list('problems').length === 3);
  expect(reader.list('state')).toMatchObject([{ started: expect.any(String) }]);
});

test('a server that stops ends its feeds', async () => {
  const other = await startTestServer();
  const scene = await ClicsScene.make(other);
  const reader = await scene.follow('ann');
  await reader.batch();
  await other.stop();
  expect(await reader.until(() => false).catch(() => false)).toBe(false);
});
