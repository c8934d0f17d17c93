import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { computeRatings, dueRatings } from '@verdict/schema/contest/rating/compute-ratings.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute } from '../scoreboard/board-scene.ts';

const viewFields = `
  appliedAt isComputing refusal viewerCanApply
  rows { total items { username rank performance before after difference } }
`;
const ratingQuery = `query ($contestId: Int!) { contestRating(contestId: $contestId) { ${viewFields} } }`;
const mutation = (field: string) =>
  `mutation ($contestId: Int!) { ${field}(contestId: $contestId) { __typename ... on DomainError { message } } }`;
const profileQuery =
  'query ($id: String!) { profile(id: $id) { rating ratingHistory { contestId contestTitle rank before after } } }';

interface View {
  readonly appliedAt: string | null;
  readonly isComputing: boolean;
  readonly refusal: string | null;
  readonly viewerCanApply: boolean;
  readonly rows: {
    readonly total: number;
    readonly items: readonly {
      readonly username: string;
      readonly rank: number;
      readonly before: number | null;
      readonly after: number;
      readonly difference: number;
    }[];
  };
}
interface History {
  readonly rating: number | null;
  readonly ratingHistory: readonly {
    readonly contestId: number;
    readonly contestTitle: string | null;
    readonly rank: number;
    readonly before: number | null;
    readonly after: number;
  }[];
}

let server: TestServer;
let root: User;
let author: User;
let ann: User;
let ben: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
  author = await buildUser(server.services);
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

async function ask<T>(query: string, variables: Record<string, unknown>, viewer: User | null): Promise<T> {
  const { data, errors } = await server.graphql(query, {
    variables,
    ...(viewer ? { token: await tokenFor(server.services, viewer) } : {}),
  });
  if (errors !== undefined) return { code: errors[0]?.extensions?.['code'] } as T;
  return Object.values(data ?? {})[0] as T;
}
const view = (scene: BoardScene, viewer: User | null = author) =>
  ask<View>(ratingQuery, { contestId: scene.contest.id }, viewer);
const act = async (field: 'applyContestRating' | 'revertContestRating', scene: BoardScene, viewer: User = root) =>
  await ask<{ __typename?: string; code?: string }>(mutation(field), { contestId: scene.contest.id }, viewer);
const profile = (user: User, viewer: User | null = null) => ask<History>(profileQuery, { id: user.id }, viewer);

/** Does the work that waits. */
async function compute(): Promise<void> {
  for (const id of await dueRatings(server.services)) await computeRatings(server.services, id, new Date());
}
async function stored(): Promise<unknown> {
  return server.services.db.ratingChange.findMany({ orderBy: [{ contestId: 'asc' }, { userId: 'asc' }] });
}
/** A contest that the first of them wins. */
async function wonBy(winner: User, loser: User, endedAgo: number): Promise<BoardScene> {
  const scene = await makeScene(endedAgo);
  await scene.handIn(winner, 'A', 10, Status.ACCEPTED);
  await scene.handIn(loser, 'A', 20, Status.ACCEPTED);
  return scene;
}

describe('a preview', () => {
  test('shows what the contest would make of ratings, and changes none', async () => {
    const scene = await wonBy(ann, ben, 10);
    const preview = await view(scene);
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
    expect(await stored()).toEqual([]);
    expect((await profile(ann)).rating).toBeNull();
  });

  test('is for admins of the contest, and applying for super admins', async () => {
    const scene = await wonBy(ann, ben, 10);
    const siteAdmin = await buildUser(server.services, { role: 'ADMIN' });
    for (const viewer of [ann, siteAdmin]) expect(await view(scene, viewer)).toEqual({ code: 'NOT_CONTEST_ADMIN' });
    expect(await view(scene, null)).toHaveProperty('code');
    for (const viewer of [ann, siteAdmin, author])
      expect(await act('applyContestRating', scene, viewer)).toHaveProperty('code');
    expect(await stored()).toEqual([]);
    expect((await view(scene, root)).viewerCanApply).toBe(true);
  });

  test('tells nothing while the contest runs, is sealed or is of a group', async () => {
    const running = await makeScene(-10);
    const sealed = await makeScene(10, { sealsAt: ago(60), isUnsealedAtEnd: false });
    const group = await server.services.db.group.create({
      data: { name: 'Group', shortName: 'group', brief: '', description: '', ownerId: author.id },
    });
    const ofGroup = await makeScene(10, { groupId: group.id });
    for (const [scene, refusal] of [
      [running, 'NOT_ENDED'],
      [sealed, 'SEALED'],
      [ofGroup, 'OF_GROUP'],
    ] as const) {
      await scene.handIn(ann, 'A', 10, Status.ACCEPTED);
      await scene.handIn(ben, 'A', 20, Status.ACCEPTED);
      expect(await view(scene)).toMatchObject({ refusal, rows: { total: 0 } });
      expect(await act('applyContestRating', scene)).toMatchObject({ __typename: 'ContestNotRatable' });
    }
  });

  test('cannot be applied while something waits that one of them handed in in time', async () => {
    const { db } = server.services;
    const scene = await wonBy(ann, ben, 10);
    const waiting = await scene.handIn(ben, 'B', 30, Status.PENDING);
    expect(await view(scene)).toMatchObject({ refusal: 'UNJUDGED', rows: { total: 2 } });
    expect(await act('applyContestRating', scene)).toMatchObject({
      __typename: 'ContestNotRatable',
      message: expect.stringContaining('still being judged'),
    });
    expect(await db.ratedContest.count()).toBe(0);
    await scene.judge(waiting, Status.WRONG_ANSWER);
    expect((await view(scene)).refusal).toBeNull();

    // Judged again: what it got before counts meanwhile.
    const { version } = await db.submission.findUniqueOrThrow({ where: { id: waiting } });
    await db.verdictChange.create({
      data: { submissionId: waiting, version, cause: 'JUDGED', status: Status.WRONG_ANSWER, createdAt: new Date() },
    });
    await scene.judge(waiting, Status.PENDING);
    // Too late, and of somebody who is passed over.
    const star = await buildUser(server.services);
    await scene.handIn(ann, 'C', 121, Status.PENDING);
    await scene.handIn(star, 'A', 1, Status.PENDING);
    await db.contestParticipant.updateMany({
      where: { contestId: scene.contest.id, members: { some: { userId: star.id } } },
      data: { isStar: true },
    });
    expect((await view(scene)).refusal).toBeNull();
    expect(await act('applyContestRating', scene)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
  });

  test('leaves out teams, stars, later participants and who handed in nothing in time', async () => {
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
    for (const user of [star, mate, virtual]) await scene.handIn(user, 'A', 1, Status.ACCEPTED);
    await scene.handIn(late, 'A', 121, Status.ACCEPTED);
    await db.contestParticipant.create({
      data: { contestId, registeredAt: new Date(), members: { create: { userId: silent.id, contestId } } },
    });
    const of = (user: User) => ({ contestId, members: { some: { userId: user.id } } });
    await db.contestParticipant.updateMany({ where: of(star), data: { isStar: true } });
    await db.contestParticipant.updateMany({ where: of(mate), data: { kind: 'TEAM' } });
    await db.contestParticipant.updateMany({ where: of(virtual), data: { kind: 'VIRTUAL' } });
    expect((await view(scene)).rows.items.map(({ username, rank }) => [username, rank])).toEqual([
      [ann.username, 1],
      [ben.username, 2],
    ]);
  });
});

describe('rated contests', () => {
  test('change ratings as the preview said, and profiles tell the history', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 10)];
    const preview = await view(first);
    expect(await act('applyContestRating', first)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
    expect(await act('applyContestRating', first)).toMatchObject({ __typename: 'ContestRatedAlready' });
    expect(await view(first)).toMatchObject({ isComputing: true, rows: preview.rows });
    await compute();
    expect(await view(first)).toMatchObject({ isComputing: false, rows: preview.rows });
    const [won] = preview.rows.items;
    expect(await profile(ann)).toMatchObject({
      rating: won?.after,
      ratingHistory: [
        { contestId: first.contest.id, contestTitle: 'Contest', rank: 1, before: null, after: won?.after },
      ],
    });
    await act('applyContestRating', second);
    await compute();
    const after = await profile(ann);
    expect(after.ratingHistory).toMatchObject([
      { contestId: first.contest.id },
      { contestId: second.contest.id, rank: 2, before: won?.after, after: after.rating },
    ]);
    expect(after.rating).toBeLessThan(won?.after ?? 0);
  });

  test('come to the same in whatever order they are applied, and however often', async () => {
    const scenes = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 200), await wonBy(ben, ann, 10)];
    for (const scene of scenes) await act('applyContestRating', scene);
    await compute();
    const straight = await stored();
    expect(straight).toHaveLength(6);
    for (const scene of scenes) await act('revertContestRating', scene);
    await compute();
    expect(await stored()).toEqual([]);
    for (const scene of scenes.toReversed()) {
      await act('applyContestRating', scene);
      await compute();
    }
    expect(await stored()).toEqual(straight);
    await ask('mutation { recomputeRatings }', {}, root);
    // Two servers at once, and once more for nothing.
    await Promise.all([computeRatings(server.services, 0, new Date()), computeRatings(server.services, 0, new Date())]);
    await computeRatings(server.services, 0, new Date());
    expect(await stored()).toEqual(straight);
  });

  test('taken back or deleted, change what came after them', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ann, ben, 10)];
    await act('applyContestRating', second);
    await compute();
    const alone = await stored();
    await act('applyContestRating', first);
    await compute();
    expect((await profile(ann)).ratingHistory).toHaveLength(2);
    await act('revertContestRating', first);
    await compute();
    expect(await stored()).toEqual(alone);
    expect(await act('revertContestRating', first)).toMatchObject({ __typename: 'ContestNotRated' });
    await act('applyContestRating', first);
    await compute();
    await ask('mutation ($id: Int!) { deleteContest(id: $id) { __typename } }', { id: first.contest.id }, author);
    await compute();
    expect(await stored()).toEqual(alone);
  });

  test('follow verdicts that changed once all is computed anew', async () => {
    const scene = await makeScene(10);
    const submission = await scene.handIn(ann, 'A', 10, Status.ACCEPTED);
    await scene.handIn(ben, 'A', 20, Status.ACCEPTED);
    await act('applyContestRating', scene);
    await compute();
    await scene.judge(submission, Status.WRONG_ANSWER);
    expect((await profile(ann)).ratingHistory[0]?.rank).toBe(1);
    await ask('mutation { recomputeRatings }', {}, root);
    await compute();
    expect((await profile(ann)).ratingHistory[0]?.rank).toBe(2);
  });

  test('follow a problem that is taken out of the contest', async () => {
    const scene = await wonBy(ann, ben, 10);
    await scene.handIn(ben, 'B', 30, Status.ACCEPTED);
    await act('applyContestRating', scene);
    await compute();
    expect((await profile(ann)).ratingHistory[0]?.rank).toBe(2);
    const { id } = await server.services.db.contestProblem.findFirstOrThrow({
      where: { contestId: scene.contest.id, displayId: 'B' },
    });
    expect(
      await ask(
        'mutation ($id: Int!) { removeContestProblem(id: $id, isWithSubmissions: true) { __typename } }',
        { id },
        author,
      ),
    ).toEqual({ __typename: 'RemoveContestProblemSuccess' });
    await compute();
    expect((await profile(ann)).ratingHistory[0]?.rank).toBe(1);
  });

  test('wait for what is not judged when they are computed, with those that ended later', async () => {
    const [first, second] = [await wonBy(ann, ben, 300), await wonBy(ben, ann, 10)];
    for (const scene of [first, second]) await act('applyContestRating', scene);
    const late = await first.handIn(ben, 'B', 30, Status.PENDING);
    await compute();
    expect(await view(first)).toMatchObject({ isComputing: true, refusal: 'UNJUDGED' });
    expect(await stored()).toEqual([]);
    await first.judge(late, Status.ACCEPTED);
    await compute();
    expect(await view(first)).toMatchObject({
      isComputing: false,
      refusal: null,
      rows: { items: [{ username: ben.username }, { username: ann.username }] },
    });
    expect(await stored()).toHaveLength(4);
  });

  test('that are hidden or sealed later tell neither their name nor their result', async () => {
    const { db } = server.services;
    const scene = await wonBy(ann, ben, 10);
    await act('applyContestRating', scene);
    await compute();
    await db.contest.update({ where: { id: scene.contest.id }, data: { isVisible: false } });
    expect((await profile(ann)).ratingHistory).toMatchObject([{ contestTitle: null, rank: 1 }]);
    expect((await profile(ann, author)).ratingHistory).toMatchObject([{ contestTitle: 'Contest' }]);
    await db.contest.update({ where: { id: scene.contest.id }, data: { sealsAt: ago(60), isUnsealedAtEnd: false } });
    expect(await profile(ann, root)).toMatchObject({ rating: null, ratingHistory: [] });
  });
});

test('the real queue computes what was applied', async () => {
  const scene = await wonBy(ann, ben, 10);
  const working = await startTestServer({ hasJobs: true });
  try {
    expect(await act('applyContestRating', scene)).toMatchObject({ __typename: 'ApplyContestRatingSuccess' });
    await expect.poll(async () => (await view(scene)).isComputing, { timeout: 60_000 }).toBe(false);
    expect((await profile(ann)).rating).toBeGreaterThan(1_500);
  } finally {
    await working.stop();
  }
}, 90_000);
