import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { computeRatings } from '@verdict/schema/contest/rating/compute-ratings.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute } from '../scoreboard/board-scene.ts';
import { ratingActs } from './rating-scene.ts';

let server: TestServer;
let ratings: ReturnType<typeof ratingActs>;
let root: User;
let author: User;
let ann: User;
let ben: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
  author = await buildUser(server.services);
  ratings = ratingActs(server, { author, root });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.contest.deleteMany();
  [ann, ben] = [await buildUser(server.services), await buildUser(server.services)];
});

const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
/** A contest of two hours that ended so many minutes ago. */
const makeScene = (endedAgo: number, wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}) =>
  BoardScene.make(server, { authorId: author.id, startsAt: ago(endedAgo + 120), endsAt: ago(endedAgo), ...wishes });

/** A contest that the first of them wins. */
async function wonBy(winner: User, loser: User, endedAgo: number): Promise<BoardScene> {
  const scene = await makeScene(endedAgo);
  await scene.submit(winner, 'A', 10, Status.ACCEPTED);
  await scene.submit(loser, 'A', 20, Status.ACCEPTED);
  return scene;
}

describe('a preview', () => {
  test('shows what the contest would make of ratings, and changes none', async () => {
    const scene = await wonBy(ann, ben, 10);
    const preview = await ratings.view(scene);
    expect(preview).toMatchObject({
      appliedAt: null,
      refusal: null,
      viewerCanApply: false,
      rows: {
        total: 2,
        items: [
          { username: ann.username, rank: 1, before: null },
          { username: ben.username, rank: 2, before: null },
        ],
      },
    });
    expect(preview.rows.items[0]?.after).toBeGreaterThan(1_500);
    expect(preview.rows.items[1]?.after).toBeLessThan(1_500);
    expect(preview.rows.items.map(({ difference }) => difference)).toEqual(
      preview.rows.items.map(({ after }) => after - 1_500),
    );
    expect(await ratings.stored()).toEqual([]);
    expect((await ratings.profile(ann)).rating).toBeNull();
  });

  test('is for admins of the contest, and applying for super admins', async () => {
    const scene = await wonBy(ann, ben, 10);
    const siteAdmin = await buildUser(server.services, { role: 'ADMIN' });
    for (const viewer of [ann, siteAdmin])
      expect(await ratings.view(scene, viewer)).toEqual({ code: 'NOT_CONTEST_ADMIN' });
    expect(await ratings.view(scene, null)).toHaveProperty('code');
    for (const viewer of [ann, siteAdmin, author])
      expect(await ratings.act('applyContestRating', scene, viewer)).toHaveProperty('code');
    expect(await ratings.stored()).toEqual([]);
    expect((await ratings.view(scene, root)).viewerCanApply).toBe(true);
  });

  test('tells nothing while the contest runs, is sealed or is of a group', async () => {
    const running = await makeScene(-10);
    const sealed = await makeScene(10, { sealsAt: ago(60), isUnsealedAtEnd: false });
    const group = await buildGroup(server.services, author);
    const ofGroup = await makeScene(10, { groupId: group.id });
    for (const [scene, refusal] of [
      [running, 'NOT_ENDED'],
      [sealed, 'SEALED'],
      [ofGroup, 'OF_GROUP'],
    ] as const) {
      await scene.submit(ann, 'A', 10, Status.ACCEPTED);
      await scene.submit(ben, 'A', 20, Status.ACCEPTED);
      expect(await ratings.view(scene)).toMatchObject({ refusal, rows: { total: 0 } });
      expect(await ratings.act('applyContestRating', scene)).toMatchObject({ __typename: 'ContestNotRatable' });
    }
  });

  test('cannot be applied while something waits that one of them submitted in time', async () => {
    const { db } = server.services;
    const scene = await wonBy(ann, ben, 10);
    const waiting = await scene.submit(ben, 'B', 30, Status.PENDING);
    expect(await ratings.view(scene)).toMatchObject({ refusal: 'UNJUDGED', rows: { total: 2 } });
    expect(await ratings.act('applyContestRating', scene)).toMatchObject({
      __typename: 'ContestNotRatable',
      message: expect.stringContaining('still being judged'),
    });
    expect(await db.ratedContest.count()).toBe(0);
    await scene.judge(waiting, Status.WRONG_ANSWER);
    expect((await ratings.view(scene)).refusal).toBeNull();

    // Judged again: what it got before counts meanwhile.
    const { version } = await db.submission.findUniqueOrThrow({ where: { id: waiting } });
    await db.verdictChange.create({
      data: { submissionId: waiting, version, cause: 'JUDGED', status: Status.WRONG_ANSWER, createdAt: new Date() },
    });
    await scene.judge(waiting, Status.PENDING);
    // Too late, and of somebody who is passed over.
    const star = await buildUser(server.services);
    await scene.submit(ann, 'C', 121, Status.PENDING);
    await scene.submit(star, 'A', 1, Status.PENDING);
    await db.contestParticipant.updateMany({
      where: { contestId: scene.contest.id, members: { some: { userId: star.id } } },
      data: { isStar: true },
    });
    expect((await ratings.view(scene)).refusal).toBeNull();
    expect(await ratings.act('applyContestRating', scene)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
  });

  test('leaves out teams, stars, later participants and who submitted nothing in time', async () => {
    const { db } = server.services;
    const scene = await wonBy(ann, ben, 10);
    const [star, mate, late, silent, virtual] = [
      await buildUser(server.services),
      await buildUser(server.services),
      await buildUser(server.services),
      await buildUser(server.services),
      await buildUser(server.services),
    ];
    const contestId = scene.contest.id;
    for (const user of [star, mate, virtual]) await scene.submit(user, 'A', 1, Status.ACCEPTED);
    await scene.submit(late, 'A', 121, Status.ACCEPTED);
    await db.contestParticipant.create({
      data: { contestId, registeredAt: new Date(), members: { create: { userId: silent.id, contestId } } },
    });
    const of = (user: User) => ({ contestId, members: { some: { userId: user.id } } });
    await db.contestParticipant.updateMany({ where: of(star), data: { isStar: true } });
    await db.contestParticipant.updateMany({ where: of(mate), data: { kind: 'TEAM' } });
    await db.contestParticipant.updateMany({ where: of(virtual), data: { kind: 'VIRTUAL' } });
    expect((await ratings.view(scene)).rows.items.map(({ username, rank }) => [username, rank])).toEqual([
      [ann.username, 1],
      [ben.username, 2],
    ]);
  });
});

describe('rated contests', () => {
  test('change ratings as the preview said, and profiles tell the history', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 10)];
    const preview = await ratings.view(first);
    expect(await ratings.act('applyContestRating', first)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
    expect(await ratings.act('applyContestRating', first)).toMatchObject({ __typename: 'ContestRatedAlready' });
    expect(await ratings.view(first)).toMatchObject({ isComputing: true, rows: preview.rows });
    await ratings.compute();
    expect(await ratings.view(first)).toMatchObject({ isComputing: false, rows: preview.rows });
    const [won] = preview.rows.items;
    expect(await ratings.profile(ann)).toMatchObject({
      rating: won?.after,
      ratingHistory: [
        { contestId: first.contest.id, contestTitle: 'Contest', rank: 1, before: null, after: won?.after },
      ],
    });
    await ratings.act('applyContestRating', second);
    await ratings.compute();
    const after = await ratings.profile(ann);
    expect(after.ratingHistory).toMatchObject([
      { contestId: first.contest.id },
      { contestId: second.contest.id, rank: 2, before: won?.after, after: after.rating },
    ]);
    expect(after.rating).toBeLessThan(won?.after ?? 0);
  });

  test('come to the same in whatever order they are applied, and however often', async () => {
    const scenes = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 200), await wonBy(ben, ann, 10)];
    for (const scene of scenes) await ratings.act('applyContestRating', scene);
    await ratings.compute();
    const straight = await ratings.stored();
    expect(straight).toHaveLength(6);
    for (const scene of scenes) await ratings.act('revertContestRating', scene);
    await ratings.compute();
    expect(await ratings.stored()).toEqual([]);
    for (const scene of scenes.toReversed()) {
      await ratings.act('applyContestRating', scene);
      await ratings.compute();
    }
    expect(await ratings.stored()).toEqual(straight);
    await ratings.ask('mutation { recomputeRatings }', {}, root);
    // Two servers at once, and once more for nothing.
    await Promise.all([computeRatings(server.services, 0, new Date()), computeRatings(server.services, 0, new Date())]);
    await computeRatings(server.services, 0, new Date());
    expect(await ratings.stored()).toEqual(straight);
  });

  test('taken back or deleted, change what came after them', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ann, ben, 10)];
    await ratings.act('applyContestRating', second);
    await ratings.compute();
    const alone = await ratings.stored();
    await ratings.act('applyContestRating', first);
    await ratings.compute();
    expect((await ratings.profile(ann)).ratingHistory).toHaveLength(2);
    await ratings.act('revertContestRating', first);
    await ratings.compute();
    expect(await ratings.stored()).toEqual(alone);
    expect(await ratings.act('revertContestRating', first)).toMatchObject({ __typename: 'ContestNotRated' });
    await ratings.act('applyContestRating', first);
    await ratings.compute();
    await ratings.ask(
      'mutation ($id: Int!) { deleteContest(id: $id) { __typename } }',
      { id: first.contest.id },
      author,
    );
    await ratings.compute();
    expect(await ratings.stored()).toEqual(alone);
  });

  test('follow verdicts that changed once all is computed anew', async () => {
    const scene = await makeScene(10);
    const submission = await scene.submit(ann, 'A', 10, Status.ACCEPTED);
    await scene.submit(ben, 'A', 20, Status.ACCEPTED);
    await ratings.act('applyContestRating', scene);
    await ratings.compute();
    await scene.judge(submission, Status.WRONG_ANSWER);
    expect((await ratings.profile(ann)).ratingHistory[0]?.rank).toBe(1);
    await ratings.ask('mutation { recomputeRatings }', {}, root);
    await ratings.compute();
    expect((await ratings.profile(ann)).ratingHistory[0]?.rank).toBe(2);
  });

  test('follow a problem that is taken out of the contest', async () => {
    const scene = await wonBy(ann, ben, 10);
    await scene.submit(ben, 'B', 30, Status.ACCEPTED);
    await ratings.act('applyContestRating', scene);
    await ratings.compute();
    expect((await ratings.profile(ann)).ratingHistory[0]?.rank).toBe(2);
    const { id } = await server.services.db.contestProblem.findFirstOrThrow({
      where: { contestId: scene.contest.id, displayId: 'B' },
    });
    expect(
      await ratings.ask(
        'mutation ($id: Int!) { removeContestProblem(id: $id, isWithSubmissions: true) { __typename } }',
        { id },
        author,
      ),
    ).toEqual({ __typename: 'RemoveContestProblemSuccess' });
    await ratings.compute();
    expect((await ratings.profile(ann)).ratingHistory[0]?.rank).toBe(1);
  });

  test('wait for what is not judged when they are computed, with those that ended later', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 10)];
    for (const scene of [first, second]) await ratings.act('applyContestRating', scene);
    const late = await first.submit(ben, 'B', 30, Status.PENDING);
    await ratings.compute();
    expect(await ratings.view(first)).toMatchObject({ isComputing: true, refusal: 'UNJUDGED' });
    expect(await ratings.stored()).toEqual([]);
    await first.judge(late, Status.ACCEPTED);
    await ratings.compute();
    expect(await ratings.view(first)).toMatchObject({
      isComputing: false,
      refusal: null,
      rows: { items: [{ username: ben.username }, { username: ann.username }] },
    });
    expect(await ratings.stored()).toHaveLength(4);
  });

  test('that are hidden or sealed later tell neither their name nor their result', async () => {
    const { db } = server.services;
    const scene = await wonBy(ann, ben, 10);
    await ratings.act('applyContestRating', scene);
    await ratings.compute();
    await db.contest.update({ where: { id: scene.contest.id }, data: { isVisible: false } });
    expect((await ratings.profile(ann)).ratingHistory).toMatchObject([{ contestTitle: null, rank: 1 }]);
    expect((await ratings.profile(ann, author)).ratingHistory).toMatchObject([{ contestTitle: 'Contest' }]);
    await db.contest.update({ where: { id: scene.contest.id }, data: { sealsAt: ago(60), isUnsealedAtEnd: false } });
    expect(await ratings.profile(ann, root)).toMatchObject({ rating: null, ratingHistory: [] });
  });
});

test('the real queue computes what was applied', async () => {
  const scene = await wonBy(ann, ben, 10);
  const working = await startTestServer({ hasJobs: true });
  try {
    expect(await ratings.act('applyContestRating', scene)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
    await expect.poll(async () => (await ratings.view(scene)).isComputing, { timeout: 60_000 }).toBe(false);
    expect((await ratings.profile(ann)).rating).toBeGreaterThan(1_500);
  } finally {
    await working.stop();
  }
}, 90_000);
