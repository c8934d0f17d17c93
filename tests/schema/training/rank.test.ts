import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { maxPageSize } from '@verdict/schema/core/page.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const build = (wishes: Partial<Parameters<typeof buildTraining>[1]> = {}) =>
  buildTraining(scene.server.services, {
    authorId: scene.author.id,
    access: 'PRIVATE',
    password: 'open',
    ...wishes,
  });
/** Places and names, in the order of a rank. */
const placesIn = (rank: Awaited<ReturnType<TrainingScene['rank']>>) =>
  rank?.items.map(({ place, user }) => [place, user.username]);
const named = (users: readonly User[], places: readonly number[]) =>
  users.map(({ username }, index) => [places[index], username]);

test('more problems solved come first, then the least sum of the best run times', async () => {
  const [one, other] = await scene.problems(2);
  const [slow, quick, half] = await scene.users(3);
  if (!one || !other || !slow || !quick || !half) throw new Error('not built');
  const training = await build({ problems: [one, other], members: [half, slow, quick] });
  await scene.judged(half, one, { timeMs: 1 });
  for (const timeMs of [90, 40]) await scene.judged(slow, one, { timeMs });
  await scene.judged(slow, other, { timeMs: 10 });
  await scene.judged(quick, one, { timeMs: 20 });
  await scene.judged(quick, other, { timeMs: 29 });
  const rank = await scene.rank(scene.author, training);
  expect(rank?.items.map(({ user, solvedCount, timeMs }) => [user.username, solvedCount, timeMs])).toEqual([
    [quick.username, 2, 49],
    [slow.username, 2, 50],
    [half.username, 1, 1],
  ]);
});

test('the order decides between members who solved as many problems', async () => {
  const problem = await scene.problem();
  const [early, careful, quick] = await scene.users(3);
  if (!early || !careful || !quick) throw new Error('no users');
  const training = await build({ problems: [problem], members: [early, careful, quick] });
  const day = (date: number) => new Date(Date.UTC(2026, 0, date));
  await scene.judged(early, problem, { status: Status.WRONG_ANSWER, submittedAt: day(1) });
  await scene.judged(early, problem, { timeMs: 9, submittedAt: day(2) });
  await scene.judged(careful, problem, { timeMs: 8, submittedAt: day(3) });
  for (const date of [4, 5])
    await scene.judged(quick, problem, { status: Status.WRONG_ANSWER, submittedAt: day(date) });
  for (const date of [6, 7]) await scene.judged(quick, problem, { timeMs: 1, submittedAt: day(date) });
  const by = async (order: string) => {
    const rank = await scene.rank(scene.author, training, { order });
    return rank?.items.map(({ user, timeMs, finishedAt, attempts }) => [user.username, timeMs, finishedAt, attempts]);
  };
  const rows = {
    early: [early.username, 9, day(2).toISOString(), 2],
    careful: [careful.username, 8, day(3).toISOString(), 1],
    quick: [quick.username, 1, day(6).toISOString(), 3],
  };
  expect(await by('SOLVED')).toEqual([rows.quick, rows.careful, rows.early]);
  expect(await by('FIRST_TO_FINISH')).toEqual([rows.early, rows.careful, rows.quick]);
  expect(await by('FEWEST_ATTEMPTS')).toEqual([rows.careful, rows.early, rows.quick]);
});

test('equal figures share a place, also across pages, and the next place skips', async () => {
  const problem = await scene.problem();
  const users = (await scene.users(5)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const training = await build({ problems: [problem], members: users });
  const [first, ...others] = users;
  const last = others.at(-1);
  if (!first || !last) throw new Error('no users');
  for (const user of users) if (user !== last) await scene.judged(user, problem, { timeMs: user === first ? 1 : 2 });
  const expected = named(users, [1, 2, 2, 2, 5]);
  expect(placesIn(await scene.rank(scene.author, training))).toEqual(expected);
  const paged = [1, 2, 3].map((page) => scene.rank(scene.author, training, { page: { page, size: 2 } }));
  expect((await Promise.all(paged)).flatMap((rank) => placesIn(rank) ?? [])).toEqual(expected);
});

test('30 rows are a page', async () => {
  const training = await build({ members: await scene.users(31) });
  const rank = await scene.rank(scene.author, training);
  expect([rank?.total, rank?.items.length]).toEqual([31, 30]);
});

describe('left out are', () => {
  test('author, super admins, disabled accounts and blocked members', async () => {
    const [user, blocked] = await scene.users(2);
    if (!user || !blocked) throw new Error('no users');
    const [root, disabled] = [await scene.user({ role: 'ROOT' }), await scene.user({ isDisabled: true })];
    const training = await build({ members: [user, blocked, root, disabled, scene.author] });
    await scene.server.services.db.trainingMember.updateMany({
      where: { userId: blocked.id },
      data: { isBlocked: true },
    });
    const rank = await scene.rank(user, training);
    expect([rank?.total, placesIn(rank)]).toEqual([1, named([user], [1])]);
  });

  test('roots and the owner of the group, not its admins', async () => {
    const [owner, root, admin, member] = await scene.users(4);
    if (!owner || !root || !admin || !member) throw new Error('no users');
    const group = await buildGroup(scene.server.services, owner, {
      levels: [
        [root, level.root],
        [admin, level.admin],
        [member, level.member],
      ],
    });
    const problem = await scene.problem();
    const training = await build({ groupId: group.id, problems: [problem], members: [owner, root, admin, member] });
    await scene.judged(admin, problem);
    expect(placesIn(await scene.rank(root, training))).toEqual(named([admin, member], [1, 2]));
  });
});

test('a public training ranks those who consented, until they withdraw it', async () => {
  const [user, silent] = await scene.users(2);
  if (!user || !silent) throw new Error('no users');
  const problem = await scene.problem();
  await scene.judged(user, problem, { timeMs: 3 });
  const training = await build({ access: 'PUBLIC', password: null, problems: [problem], members: [silent] });
  const list = (isListed: boolean) => scene.outcome(user, 'listInTrainingRank', { trainingId: training.id, isListed });
  expect(await list(false)).toBe('ListInTrainingRankSuccess');
  expect(await scene.server.services.db.trainingMember.count({ where: { userId: user.id } })).toBe(0);
  expect(await list(true)).toBe('ListInTrainingRankSuccess');
  const rank = await scene.rank(silent, training);
  expect(rank).toMatchObject({ total: 1, items: [{ place: 1, user: { username: user.username }, timeMs: 3 }] });
  expect(await list(false)).toBe('ListInTrainingRankSuccess');
  expect((await scene.rank(silent, training))?.items).toEqual([]);
});

test('who did not register for a private training cannot be listed in its rank', async () => {
  const training = await build();
  expect(
    await scene.outcome(await scene.user(), 'listInTrainingRank', { trainingId: training.id, isListed: true }),
  ).toBe('NotInTraining');
});

describe('a search of the rank', () => {
  test('finds parts of usernames, nicknames and schools, with their places in the complete rank', async () => {
    const { db } = scene.server.services;
    const [one, two, three, four] = await scene.users(4);
    if (!one || !two || !three || !four) throw new Error('no users');
    const problems = await scene.problems(3);
    const training = await build({ problems, members: [one, two, three, four] });
    for (const [index, user] of [one, two, three].entries())
      for (const problem of problems.slice(index)) await scene.judged(user, problem, { timeMs: 1 });
    await db.user.update({ where: { id: two.id }, data: { nickname: 'The 50% Turtle' } });
    await db.user.update({ where: { id: three.id }, data: { school: 'School of Turtles' } });
    const found = async (search: string) => placesIn(await scene.rank(scene.author, training, { search }));
    expect(await found('turtle')).toEqual(named([two, three], [2, 3]));
    expect(await found('50%')).toEqual(named([two], [2]));
    expect(await found(four.username.slice(2).toUpperCase())).toEqual(named([four], [4]));
    expect(await scene.rank(scene.author, training, { search: 'turtle', page: { page: 2, size: 1 } })).toMatchObject({
      total: 2,
      items: [{ place: 3 }],
    });
  });

  test('finds real names for those who may change the training, who alone read them', async () => {
    const user = await scene.user();
    await scene.server.services.db.user.update({ where: { id: user.id }, data: { realName: 'Zhang San' } });
    const training = await build({ members: [user] });
    const admin = await scene.user({ role: 'ADMIN' });
    await scene.outcome(admin, 'registerForTraining', { trainingId: training.id, password: 'open' });
    const realNames = async (reader: User, search = '') =>
      (await scene.rank(reader, training, { search }))?.items.map(({ realName }) => realName);
    expect(await realNames(scene.author, 'zhang')).toEqual(['Zhang San']);
    for (const reader of [user, admin])
      expect([await realNames(reader, 'zhang'), await realNames(reader)]).toEqual([[], [null, null]]);
  });
});

test('cells tell the best run time of what was solved, and the newest verdict of what was tried', async () => {
  const user = await scene.user();
  const [solved, tried, untouched] = await scene.problems(3);
  if (!solved || !tried || !untouched) throw new Error('no problems');
  const training = await build({ problems: [solved, tried, untouched], members: [user] });
  for (const timeMs of [8, 5, 9]) await scene.judged(user, solved, { timeMs });
  await scene.judged(user, solved, { status: Status.WRONG_ANSWER });
  await scene.judged(user, tried, { status: Status.WRONG_ANSWER });
  await scene.judged(user, tried, { status: Status.RUNTIME_ERROR });
  await scene.submit(user, tried);
  expect((await scene.rank(scene.author, training))?.items[0]?.cells).toEqual([
    { problemId: String(solved.id), status: Status.ACCEPTED, score: null, timeMs: 5 },
    { problemId: String(tried.id), status: Status.RUNTIME_ERROR, score: null, timeMs: null },
  ]);
});

test('the cells of the largest page come by one query', async () => {
  const [members, problems] = [await scene.users(maxPageSize), await scene.problems(40)];
  const { services } = scene.server;
  await services.db.solvedProblem.createMany({
    data: members.flatMap(({ id: userId }) =>
      problems.map(({ id: problemId }) => ({ userId, problemId, firstAcceptedAt: new Date(), bestTimeMs: 1 })),
    ),
  });
  const training = await build({ problems, members });
  const page = { size: maxPageSize };
  const rank = await scene.rank(scene.author, training, { page });
  expect(rank?.items.flatMap(({ cells }) => cells)).toHaveLength(members.length * problems.length);
  const count = (cells: string) =>
    countQueries(services, {
      query: `query ($id: ID!, $page: PageInput!) {
        training(id: $id) { ranking(page: $page) { items { place user { username } ${cells} } } }
      }`,
      variables: { id: String(training.id), page },
      viewer: scene.author,
    });
  expect((await count('cells { problemId displayId status score timeMs }')) - (await count(''))).toBe(1);
});

test('a problem that is removed takes its figures along, and one that is added brings them', async () => {
  const user = await scene.user();
  const problems = await scene.problems(2);
  const training = await build({ problems, members: [user] });
  for (const problem of problems) await scene.judged(user, problem, { timeMs: 4 });
  const figures = async () =>
    (await scene.rank(scene.author, training))?.items.map(({ solvedCount, timeMs }) => [solvedCount, timeMs]);
  const place = { trainingId: training.id, problemId: problems[0]?.id };
  expect(await figures()).toEqual([[2, 8]]);
  await scene.outcome(scene.author, 'removeTrainingProblem', place);
  expect(await figures()).toEqual([[1, 4]]);
  await scene.outcome(scene.author, 'addTrainingProblem', place);
  expect(await figures()).toEqual([[2, 8]]);
});

test('a rejudge takes a solved problem and its time back', async () => {
  const user = await scene.user();
  const problem = await scene.problem();
  const training = await build({ problems: [problem], members: [user] });
  const [quick, slow] = [
    await scene.judged(user, problem, { timeMs: 3 }),
    await scene.judged(user, problem, { timeMs: 8 }),
  ];
  const figures = async () =>
    (await scene.rank(scene.author, training))?.items.map(({ solvedCount, timeMs }) => [solvedCount, timeMs]);
  expect(await figures()).toEqual([[1, 3]]);
  await scene.store([{ submissionId: quick, status: Status.WRONG_ANSWER }]);
  expect(await figures()).toEqual([[1, 8]]);
  await scene.store([{ submissionId: slow, status: Status.TIME_LIMIT_EXCEEDED }]);
  expect(await figures()).toEqual([[0, 0]]);
});
