import { Status } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ago, ClicsScene, viewers, type ViewerName } from './clics-scene.ts';
import { eventful, idsIn, objectsIn, walk } from './endpoints-scene.ts';
import { answers, listOf } from './specification.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the root says which version is spoken, and the list of contests holds those that are visible', async () => {
  const [shown, hidden] = [await ClicsScene.make(server), await ClicsScene.make(server, { isVisible: false })];
  answers.information.parse(await (await fetch(`${server.url}/api/clics/`)).json());
  const response = await fetch(`${server.url}/api/clics/contests`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const list = await response.json();
  listOf('contest').parse(list);
  expect(idsIn(list)).toContain(String(shown.contest.id));
  expect(idsIn(list)).not.toContain(String(hidden.contest.id));
  const own = await (await fetch(`${server.url}/api/clics/contests`, { headers: hidden.headersOf('author') })).json();
  expect(idsIn(own)).toContain(String(hidden.contest.id));
});

describe.each(['ACM', 'OI'] as const)('an %s contest', (type) => {
  test(
    'is told to everybody as the specification has it: before its start, under its seal, after its end and unsealed',
    { timeout: 120_000 },
    async () => {
      const { scene, sealed } = await eventful(server, {
        type,
        isUnsealedAtEnd: false,
        isBoardOpen: true,
        awardKind: 'NUMBER',
        awards: [
          { name: 'Gold', background: '#ff0', color: '#000', size: 1 },
          { name: 'Silver', background: '#ccc', color: '#000', size: 1 },
        ],
      });
      const tellsOfSealed = async () =>
        Object.fromEntries(
          await Promise.all(
            viewers.map(async (viewer) => {
              const { judgements } = await walk(scene, viewer);
              return [viewer, judgements?.some((one) => one['submission_id'] === String(sealed)) ?? null] as const;
            }),
          ),
        );
      // Ben is told his own verdict, save where an OI contest keeps it.
      const underSeal = { visitor: null, outsider: false, ann: false, ben: type === 'ACM', author: true };
      expect(await tellsOfSealed()).toEqual(underSeal);
      await scene.change({ endsAt: ago(30) });
      expect(await tellsOfSealed()).toEqual(underSeal);
      const ended = { ended: expect.any(String), thawed: null };
      expect((await scene.ask('ann', '/state')).body).toMatchObject({
        ...ended,
        finalized: null,
        end_of_updates: null,
      });
      expect((await scene.ask('author', '/state')).body).toMatchObject({
        ...ended,
        finalized: expect.any(String),
        end_of_updates: expect.any(String),
      });
      await scene.change({ unsealedAt: ago(1) });
      expect(await tellsOfSealed()).toEqual({ visitor: null, outsider: true, ann: true, ben: true, author: true });
      expect((await scene.ask('ann', '/state')).body).toMatchObject({
        thawed: expect.any(String),
        finalized: expect.any(String),
        end_of_updates: expect.any(String),
      });
      await scene.change({ startsAt: ago(-10), sealsAt: ago(-20), endsAt: ago(-30), unsealedAt: null });
      for (const viewer of viewers) {
        const told = await walk(scene, viewer);
        if (viewer !== 'author')
          expect([
            told['teams'] ?? [],
            told['submissions'] ?? [],
            told['problems'] ?? [],
            told['clarifications'] ?? [],
          ]).toEqual([[], [], [], []]);
      }
    },
  );
});

test('a sealed submission of others tells whose it is, for what and when, and nothing else', async () => {
  const { scene, sealed } = await eventful(server, {});
  const look = async (viewer: ViewerName) => (await scene.ask(viewer, `/submissions/${sealed}`)).body;
  expect(await look('ann')).toMatchObject({
    language_id: 'sealed',
    problem_id: String(scene.problemIds[1]),
    contest_time: '1:20:00.000',
    files: [],
  });
  expect(await look('ben')).toMatchObject({ language_id: 'cpp' });
  expect(await look('author')).toMatchObject({ language_id: 'cpp', files: [{ filename: 'files.zip' }] });
});

test.each(['ACM', 'OI'] as const)(
  'what a mate submitted under the seal of an %s contest is told as one’s own',
  async (type) => {
    const { scene, sealed } = await eventful(server, { type });
    const { db } = server.services;
    const look = async (viewer: ViewerName) => {
      const [submissions, judgements] = [
        await scene.ask(viewer, '/submissions'),
        await scene.ask(viewer, '/judgements'),
      ];
      return {
        language: objectsIn(submissions.body).find(({ id }) => id === String(sealed))?.['language_id'],
        isJudged: objectsIn(judgements.body).some((one) => one['submission_id'] === String(sealed)),
      };
    };
    expect(await look('outsider')).toEqual({ language: 'sealed', isJudged: false });
    await scene.joinRowOf('ben', 'outsider');
    const own = { language: 'cpp', isJudged: type === 'ACM' };
    expect([await look('ben'), await look('outsider')]).toEqual([own, own]);
    // A row of one's own on another clock makes nobody a mate.
    await db.contestParticipant.create({
      data: {
        contestId: scene.contest.id,
        kind: 'VIRTUAL',
        registeredAt: ago(20),
        startsAt: ago(20),
        members: { create: { userId: scene.people.ann.id, contestId: scene.contest.id, isVirtual: true } },
      },
    });
    expect(await look('ann')).toEqual({ language: 'sealed', isJudged: false });
  },
);

test('the scoreboard has ranks, minutes and what is pending, as its viewer sees it', async () => {
  const { scene } = await eventful(server, {});
  const rowsFor = async (viewer: ViewerName) =>
    answers.scoreboard.parse((await scene.ask(viewer, '/scoreboard')).body).rows;
  const [first, second] = await rowsFor('outsider');
  expect(first).toMatchObject({
    rank: 1,
    score: { num_solved: 1, total_time: 40, time: 20 },
    problems: [{ num_judged: 2, num_pending: 0, solved: true, time: 20 }, { num_judged: 0, solved: false }, {}],
  });
  expect(second).toMatchObject({
    rank: 2,
    score: { num_solved: 0, total_time: 0 },
    problems: [{ num_judged: 0, solved: false }, { num_judged: 0, num_pending: 1, solved: false }, {}],
  });
  expect((await rowsFor('author'))[1]).toMatchObject({
    rank: 2,
    score: { num_solved: 1, total_time: 80 },
    problems: [{}, { num_judged: 1, num_pending: 0, solved: true, time: 80 }, {}],
  });
  expect((await scene.ask('ann', '/scoreboard?group_id=nobody')).status).toBe(400);
});

test('star rows are hidden teams with a board of their own', async () => {
  const { scene } = await eventful(server, { sealsAt: null });
  await server.services.db.contestParticipant.updateMany({
    where: { contestId: scene.contest.id, members: { some: { userId: scene.people.ann.id } } },
    data: { isStar: true, version: { increment: 1 } },
  });
  const boards = await Promise.all(
    ['', '?group_id=participants', '?group_id=observers'].map(
      async (query) => answers.scoreboard.parse((await scene.ask('ben', `/scoreboard${query}`)).body).rows,
    ),
  );
  expect(boards.map((rows) => rows.map(({ rank, score }) => [rank, score]))).toEqual([
    [[1, { num_solved: 1, total_time: 80, time: 80 }]],
    [[1, { num_solved: 1, total_time: 80, time: 80 }]],
    [[1, { num_solved: 1, total_time: 40, time: 20 }]],
  ]);
  expect((await walk(scene, 'ben'))['teams']?.filter(({ hidden }) => hidden === true)).toMatchObject([
    { group_ids: ['observers'] },
  ]);
});

test('an OI scoreboard has points, and when what counts was submitted', async () => {
  const scene = await ClicsScene.make(server, { type: 'OI', startsAt: ago(120), endsAt: ago(-60) });
  await scene.solve('ann', 'A', 10, Status.ACCEPTED, 100);
  await scene.solve('ann', 'A', 30, Status.PARTIAL_ACCEPTED, 60);
  const look = async () => answers.scoreboard.parse((await scene.ask('ben', '/scoreboard')).body).rows[0];
  expect(await look()).toMatchObject({
    score: { score: 60 },
    problems: [{ num_judged: 2, score: 60, time: 30 }, { num_judged: 0, score: 0 }, {}],
  });
  await scene.change({ oiScoreRule: 'HIGHEST' });
  expect(await look()).toMatchObject({
    score: { score: 100 },
    problems: [{ num_judged: 2, score: 100, time: 10 }, {}, {}],
  });
});

test('awards are the leader, the medals of the contest and who was first, as far as no earlier try waits', async () => {
  const { scene } = await eventful(server, {
    awardKind: 'NUMBER',
    awards: [
      { name: 'Gold', background: '#ff0', color: '#000', size: 1 },
      { name: 'Silver', background: '#ccc', color: '#000', size: 1 },
    ],
  });
  const awards = async (viewer: ViewerName) =>
    Object.fromEntries(((await walk(scene, viewer))['awards'] ?? []).map(({ id, team_ids }) => [String(id), team_ids]));
  const { teams } = await walk(scene, 'author');
  const [ann, ben] = ['ann', 'ben'].map(
    (name) => teams?.find((team) => team['name'] === scene.people[name as 'ann'].username)?.['id'],
  );
  const [a, b, c] = scene.problemIds.map((id) => `first-to-solve-${id}`) as [string, string, string];
  expect(await awards('ben')).toEqual({
    winner: [ann],
    'gold-medal': [ann],
    'silver-medal': [],
    [a]: [ann],
    [b]: [],
    [c]: [],
  });
  expect(await awards('author')).toEqual({
    winner: [ann],
    'gold-medal': [ann],
    'silver-medal': [ben],
    [a]: [ann],
    [b]: [ben],
    [c]: [],
  });
  const waiting = await scene.submit('ben', 'A', 15);
  expect(await awards('ben')).toMatchObject({ [a]: [] });
  await scene.judge(waiting, Status.WRONG_ANSWER);
  expect(await awards('ben')).toMatchObject({ [a]: [ann] });
});

test('a collection is narrowed by the ids its objects refer to', async () => {
  const { scene } = await eventful(server, {});
  const [, b] = scene.problemIds;
  expect(idsIn((await scene.ask('author', `/submissions?problem_id=${b}`)).body)).toHaveLength(1);
  expect(idsIn((await scene.ask('author', `/submissions?problem_id=${b}&team_id=0`)).body)).toEqual([]);
});

test('submissions before the start, after the end, by the jury or of virtual participants are left out', async () => {
  const { scene } = await eventful(server, { endsAt: ago(30), sealsAt: null });
  await scene.submit('ann', 'C', 100);
  await scene.submit('ann', 'C', -5);
  await scene.submit('ann', 'C', 50, { participantId: null });
  const virtual = await server.services.db.contestParticipant.create({
    data: {
      contestId: scene.contest.id,
      kind: 'VIRTUAL',
      registeredAt: ago(20),
      startsAt: ago(20),
      members: { create: { userId: scene.people.outsider.id, contestId: scene.contest.id, isVirtual: true } },
    },
  });
  await scene.submit('ann', 'C', 55, { participantId: virtual.id, userId: scene.people.outsider.id });
  const told = await walk(scene, 'author');
  expect([told['submissions']?.length, told['teams']?.length]).toEqual([4, 2]);
});
