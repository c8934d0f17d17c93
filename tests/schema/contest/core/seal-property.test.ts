import { Status } from '@verdict/judge/protocol/status.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildJudgeNode } from '../../../factories/judge.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { catchUp, differences, flush, follow, patience, tellEverybody, type Follower } from './seal-telling.ts';
import { judge, turnTo } from './seal-verdicts.ts';
import { anySealedOne, buildWorld, fromNow, type Asker, type World } from './seal-world.ts';

/*
 * The seal, held as a property: of two worlds that differ in sealed results alone, nobody but contest admins can tell
 * which one they are in, whatever they ask. Both worlds are the same rows one after the other, so answers are compared
 * as they are.
 */

let server: TestServer;
let nodeId: number;
beforeAll(async () => {
  server = await startTestServer({ pace: { listMs: 20, participantsMs: 20 } });
  ({ id: nodeId } = await buildJudgeNode(server.services));
});
afterAll(() => server.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Each world is asked some hundred times. */
const testMs = 600_000;

const accepted = { status: Status.ACCEPTED, score: 100 };
const wrong = { status: Status.WRONG_ANSWER, score: 0 };

const turn = (world: World, side: 'one' | 'other') => turnTo(server.services, nodeId, world, side);

async function followAll<Name extends string>(
  { asked }: World,
  askers: Readonly<Record<Name, Asker>>,
): Promise<Record<Name, Follower>> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries<Asker>(askers).map(async ([name, asker]) => [name, await follow(server, asked, asker)]),
    ),
  ) as Record<Name, Follower>;
}

const stopAll = (followers: Readonly<Record<string, Follower>>) =>
  Promise.all(Object.values(followers).map((follower) => follower.stop()));
const newsOf = (followers: Readonly<Record<string, Follower>>) =>
  Object.fromEntries(Object.entries(followers).map(([name, follower]) => [name, follower.news()]));
const nobodyHears = (followers: Readonly<Record<string, Follower>>) =>
  Object.fromEntries(Object.keys(followers).map((name) => [name, []]));
const heardBy = (followers: Readonly<Record<string, Follower>>) =>
  Object.fromEntries(
    Object.entries(followers).map(([name, { heard }]) => [
      name,
      Object.fromEntries(Object.entries(heard).map(([of, messages]) => [of, [...new Set(messages)]])),
    ]),
  );

/** Turns a world from the one into the other: what all are told in each, and what of the turn itself. */
async function askInBoth(world: World) {
  const { asked, askers } = world;
  await turn(world, 'one');
  const inOne = await tellEverybody(server, asked, askers);
  const early = await followAll(world, askers);
  const heardInOne = heardBy(early);
  await turn(world, 'other');
  const inOther = await tellEverybody(server, asked, askers);
  await flush(server, asked, Object.values(early));
  const late = await followAll(world, askers);
  const answer = {
    one: { answered: inOne, heard: heardInOne },
    other: { answered: inOther, heard: heardBy(late) },
    news: newsOf(early),
    noNews: nobodyHears(early),
  };
  await Promise.all([stopAll(early), stopAll(late)]);
  return answer;
}

/** What tells the results of a contest to its admins. */
const tellsAdmins = [
  'problems',
  'all submissions',
  'submissions by id',
  'submissions by status',
  'each submission',
  'board',
  'programs that are alike',
  'two programs',
  'programs passed over',
  'judges',
  'GET /api/get-contest-problem',
  'GET /api/contest-submissions',
  'POST /api/check-contest-submissions-status',
  'POST /api/check-submissions-status',
  'GET /api/get-submission-detail',
  'GET /api/get-all-case-result',
  'POST /api/get-contest-rank',
  'GET /api/file/download-contest-rank',
  'GET /api/file/download-contest-ac-submission',
  ...['scoreboard', 'event-feed', 'judgements', 'awards'].map((path) => `GET /api/clics/contests/:id/${path}`),
];

/** What tells them to all who may look in, when the seal is gone. */
const tellsAll = [
  'problems',
  'all submissions',
  'submissions by id',
  'submissions by status',
  'each submission',
  'board',
  'replay',
  'GET /api/get-contest-problem',
  'GET /api/contest-submissions',
  'POST /api/check-contest-submissions-status',
  'POST /api/check-submissions-status',
  'GET /api/get-submission-detail',
  'GET /api/get-all-case-result',
  'POST /api/get-contest-rank',
  'POST /api/get-contest-outside-scoreboard',
  ...['scoreboard', 'event-feed', 'judgements', 'awards'].map((path) => `GET /api/clics/contests/:id/${path}`),
];

const pushes = ['contestBoardChanged', 'new of status 0', 'changes'];

describe.each(['ACM', 'OI'] as const)('the seal of an %s contest', (type) => {
  test(
    'hides its results from all but contest admins, on every way, when it has just begun and when the contest is over',
    { timeout: testMs },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anySealedOne, { minLength: 1, maxLength: 3 }), async (sealedOnes) => {
          const world = await buildWorld(server.services, type, sealedOnes);
          // The last of what is under the seal came in a moment ago.
          vi.useFakeTimers({ toFake: ['Date'], now: world.sealsAt.getTime() + sealedOnes.length });
          const justAfter = await askInBoth(world);
          vi.useRealTimers();
          await server.services.db.contest.update({ where: { id: world.contestId }, data: { endsAt: fromNow(-10) } });
          for (const { one, other, news, noNews } of [justAfter, await askInBoth(world)]) {
            expect(other).toEqual(one);
            expect(news).toEqual(noNews);
          }
        }),
        {
          numRuns: Number(process.env['VERDICT_SEAL_RUNS'] ?? 1),
          endOnFailure: true,
          ...(process.env['VERDICT_SEAL_SEED'] === undefined ? {} : { seed: Number(process.env['VERDICT_SEAL_SEED']) }),
        },
      );
    },
  );

  test('lets those who follow from before it hear nothing of what comes under it', { timeout: testMs }, async () => {
    const world = await buildWorld(server.services, type, []);
    const { db, pubsub } = server.services;
    const seal = async (sealsAt: Date) => {
      await db.contest.update({ where: { id: world.contestId }, data: { sealsAt } });
      await pubsub.publish('contest', { contestId: world.contestId });
    };
    await seal(fromNow(30));
    const followers = await followAll(world, world.askers);
    const admin = await follow(server, world.asked, world.contestAdmin);
    const all = [admin, ...Object.values(followers)];
    await seal(new Date(Date.now() + 500));
    await vi.waitFor(() => {
      for (const { heard } of Object.values(followers))
        expect(heard['contestChanged']?.at(-1)).toContain('"isSealed":true');
    }, patience);
    // Who follows numbers of participants hears of the seal with the next one only, or after a minute.
    await pubsub.publish('participants', { contestId: world.contestId });
    const id = await world.submit(type === 'ACM' ? 0 : 1, 1, new Date());
    // That it was judged at all is no secret.
    await judge(server.services, [{ id, result: accepted }]);
    await flush(server, world.asked, all);
    await Promise.all(
      Object.entries(followers).map(async ([name, follower]) =>
        catchUp(server, world.asked, { asker: world.askers[name as keyof World['askers']], follower }),
      ),
    );
    for (const follower of all) follower.settle();
    await judge(server.services, [{ id, result: wrong }]);
    await vi.waitFor(
      () => expect(admin.news()).toEqual(expect.arrayContaining(['contestBoardChanged', 'new of status -1'])),
      patience,
    );
    await flush(server, world.asked, all);
    expect(newsOf(followers)).toEqual(nobodyHears(followers));
    await stopAll({ ...followers, admin });
  });

  test(
    'lets contest admins tell the worlds apart, and once it is taken away all who may look in',
    { timeout: testMs },
    async () => {
      const world = await buildWorld(server.services, type, [{ person: 1, problem: 1, one: accepted, other: wrong }]);
      const expectTold = async (asker: Asker, told: readonly string[]) => {
        await turn(world, 'one');
        const follower = await follow(server, world.asked, asker);
        const { asker: inOne } = await tellEverybody(server, world.asked, { asker });
        await turn(world, 'other');
        const { asker: inOther } = await tellEverybody(server, world.asked, { asker });
        expect(differences(inOne, inOther)).toEqual(expect.arrayContaining([...told]));
        await vi.waitFor(() => expect(follower.news()).toEqual(expect.arrayContaining(pushes)), patience);
        await follower.stop();
      };
      await expectTold(world.contestAdmin, tellsAdmins);
      await server.services.db.contest.update({
        where: { id: world.contestId },
        data: { endsAt: fromNow(-10), unsealedAt: fromNow(-1) },
      });
      for (const name of ['outsider', 'contestant'] as const) await expectTold(world.askers[name], tellsAll);
    },
  );
});
