import { Status } from '@verdict/judge/protocol/status.ts';
import { lookAt } from '@verdict/schema/contest/clics/look.service.ts';
import { scoreboardObject } from '@verdict/schema/contest/clics/scoreboard-object.ts';
import { readSources } from '@verdict/schema/contest/clics/sources.service.ts';
import { showSubmission } from '@verdict/schema/contest/clics/submission-object.ts';
import { rankedGroup } from '@verdict/schema/contest/clics/team-object.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ago, ClicsScene, viewers, type ViewerName } from './clics-scene.ts';
import { byId, type FeedReader } from './feed-reader.ts';
import { replayBoard } from './replay.ts';
import { answers, collections } from './specification.ts';

let server: TestServer;
const scenes: ClicsScene[] = [];
beforeAll(async () => {
  server = await startTestServer({ viewerCheckMs: 200, pace: { eventFeedMs: 50 } });
});
afterEach(async () => {
  for (const scene of scenes.splice(0)) await scene.stop();
});
afterAll(() => server.stop());

/** Began two hours ago, sealed since one. */
async function makeScene(wishes: Parameters<typeof ClicsScene.make>[1] = {}): Promise<ClicsScene> {
  const scene = await ClicsScene.make(server, {
    startsAt: ago(120),
    sealsAt: ago(60),
    endsAt: ago(-60),
    isUnsealedAtEnd: false,
    ...wishes,
  });
  scenes.push(scene);
  return scene;
}

/** What a reader knows is what the collections say. */
async function expectWhole(scene: ClicsScene, viewer: ViewerName, reader: FeedReader): Promise<void> {
  for (const kind of collections) {
    const { status, body } = await scene.ask(viewer, `/${kind}`);
    const objects = status === 200 ? z.array(z.record(z.string(), z.unknown())).parse(body) : [];
    expect([kind, reader.list(kind)]).toEqual([kind, objects.toSorted(byId)]);
  }
  expect(reader.list('contest')).toEqual([(await scene.ask(viewer)).body]);
  expect(reader.list('state')).toEqual([(await scene.ask(viewer, '/state')).body]);
}

/** The board made of the feed is the one that is told. */
async function expectSameBoard(scene: ClicsScene, viewer: ViewerName, reader: FeedReader): Promise<void> {
  const { rows } = answers.scoreboard.parse((await scene.ask(viewer, '/scoreboard')).body);
  expect(replayBoard(reader, { seesAll: viewer === 'author' })).toEqual(
    rows.map(({ rank, team_id, score, problems }) => ({
      rank,
      team_id,
      ...('num_solved' in score ? { num_solved: score.num_solved, total_time: score.total_time } : {}),
      problems,
    })),
  );
}

const judgedIn = (reader: FeedReader, id: number) =>
  reader.list('judgements').find((one) => one['submission_id'] === String(id))?.['judgement_type_id'];

test('a feed that is not to stream tells all there is, the same as the collections, to everybody', async () => {
  for (const type of ['ACM', 'OI'] as const) {
    const scene = await makeScene({
      type,
      isBoardOpen: true,
      awardKind: 'PROPORTION',
      awards: [{ name: 'Gold', background: '#ff0', color: '#000', size: 50 }],
    });
    await scene.solve('ann', 'A', 10, Status.ACCEPTED);
    await scene.solve('ben', 'A', 20, Status.WRONG_ANSWER);
    await scene.solve('ben', 'B', 80, Status.ACCEPTED);
    await scene.handIn('ann', 'C', 90);
    for (const viewer of viewers) {
      const reader = await (await scene.follow(viewer, '?stream=false')).all();
      await expectWhole(scene, viewer, reader);
      expect(reader.events.at(-1)?.token).toEqual(expect.any(String));
    }
  }
});

test('a verdict is pushed, a rejudge replaces it, and the board built from the events is the scoreboard', async () => {
  const scene = await makeScene({ sealsAt: null });
  const early = await scene.solve('ann', 'A', 5, Status.WRONG_ANSWER);
  const reader = await scene.follow('outsider');
  expect(await reader.until(() => judgedIn(reader, early) === 'WA')).toBe(true);
  const late = await scene.handIn('ben', 'A', 70);
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
  const scene = await makeScene();
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const sealed = await scene.handIn('ben', 'B', 80);
  const [outside, own, jury] = [await scene.follow('ann'), await scene.follow('ben'), await scene.follow('author')];
  await Promise.all([outside.batch(), own.batch(), jury.batch()]);
  await scene.judge(sealed, Status.ACCEPTED);
  await Promise.all([
    own.until(() => judgedIn(own, sealed) === 'AC'),
    jury.until(() => judgedIn(jury, sealed) === 'AC'),
  ]);
  const seen = outside.events.length;
  // The next thing that others are told is the next thing they may know.
  const next = await scene.handIn('ann', 'C', 90);
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
  const scene = await makeScene();
  const [open, sealed] = [
    await scene.solve('ben', 'A', 50, Status.ACCEPTED),
    await scene.solve('ben', 'B', 60, Status.ACCEPTED),
  ];
  const { services } = server;
  const { id: userId, username, role } = scene.people.outsider;
  const look = await lookAt(
    {
      db: services.db,
      reads: services.reads,
      viewer: { kind: 'user', userId, username, role, sessionId: null, apiScopes: null },
      now: ago(60.01),
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
  const scene = await makeScene();
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
  const scene = await makeScene({ isUnsealedAtEnd: true });
  const sealed = await scene.solve('ben', 'B', 80, Status.ACCEPTED);
  const reader = await scene.follow('ann');
  await reader.batch();
  await scene.change({ endsAt: new Date(Date.now() + 500) });
  expect(judgedIn(reader, sealed)).toBeUndefined();
  await reader.until(() => judgedIn(reader, sealed) === 'AC');
  await reader.until(() => reader.list('state')[0]?.['end_of_updates'] !== null);
  expect(reader.list('state')).toMatchObject([{ ended: expect.any(String), thawed: expect.any(String) }]);
});

test('resuming by token misses nothing: new objects, verdicts, rejudges, the freeze, deletions', async () => {
  const scene = await makeScene();
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
  const scene = await makeScene({ sealsAt: null });
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
  const scene = await makeScene({ sealsAt: null });
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
  const [scene, other] = [await makeScene(), await makeScene()];
  const { token } = await (await other.follow('ann', '?stream=false')).all();
  for (const wrong of [token, 'nonsense', '']) {
    const { status, body } = await scene.ask('ann', `/event-feed?stream=false&since_token=${wrong}`);
    expect([status, answers.failure.parse(body).code]).toEqual([400, 400]);
  }
});

test('end_of_updates comes last, once all is judged, and again after a rejudge', async () => {
  const scene = await makeScene({ sealsAt: null });
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const late = await scene.handIn('ben', 'A', 50);
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
  const scene = await makeScene();
  await scene.solve('ann', 'A', 10, Status.ACCEPTED);
  const reader = await (await scene.follow('ann', '?stream=false&types=teams,judgements')).all();
  expect([...reader.objects.keys()].toSorted()).toEqual(['judgements', 'teams']);
});

test('a question answered to all comes by itself', async () => {
  const scene = await makeScene();
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
  const scene = await makeScene();
  const reader = await scene.follow('author');
  await reader.batch();
  await server.services.db.session.deleteMany({ where: { userId: scene.people.author.id } });
  expect(await reader.until(() => false)).toBe(false);
});

test('the feed ends when its viewer may see the contest no longer', async () => {
  const scene = await makeScene();
  const reader = await scene.follow('ann');
  await reader.batch();
  await scene.change({ isVisible: false });
  expect(await reader.until(() => false)).toBe(false);
});

test('a feed waits for a contest that has not begun, and tells of its start', async () => {
  const scene = await makeScene({ startsAt: ago(-30), sealsAt: null });
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
