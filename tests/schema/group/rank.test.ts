import type { Contest, Group, Prisma, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildContestTry } from '../../factories/contestant.ts';
import { buildGroup } from '../../factories/group.ts';
import { TrainingScene } from '../training/training-scene.ts';

let scene: TrainingScene;
let owner: User;
let members: User[];
let group: Group;
beforeAll(async () => {
  scene = await TrainingScene.start();
  owner = await scene.user();
  members = await scene.users(3);
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  group = await buildGroup(scene.server.services, owner, { levels: members.map((user) => [user, 3] as const) });
});

const hourMs = 3_600_000;
const ofGroup = (wishes: object = {}) => scene.problem({ groupId: group.id, ...wishes });

async function rank(as: User, options = 'kind: ACM') {
  const { groupRank } = await scene.ask(
    as,
    `{ groupRank(groupId: ${group.id}, ${options}) {
      total items { place user { username } solved submissions oiRankScore rating }
    } }`,
  );
  return groupRank as { total: number; items: Record<string, unknown>[] };
}

/** Usernames by place, with what was solved. */
const placesOf = ({ items }: Awaited<ReturnType<typeof rank>>) =>
  items.map(({ place, user, solved, submissions }) => [place, (user as User).username, solved, submissions]);

/** A contest of the group, with an accepted submission of a member under its freeze. */
async function contestWith(problem: Problem, user: User, wishes: Partial<Prisma.ContestUncheckedCreateInput>) {
  const contest = await buildContest(scene.server.services, { authorId: owner.id, groupId: group.id, ...wishes });
  const { id } = await scene.server.services.db.contestProblem.create({
    data: { contestId: contest.id, problemId: problem.id, displayId: 'A', displayTitle: 'A' },
  });
  await buildContestTry(scene.server.services, {
    contest: contest as Contest,
    userId: user.id,
    contestProblemId: id,
    second: 1_000,
  });
}

test('members are ranked by distinct problems, then by fewer submissions, with equal places', async () => {
  const [one, two, three] = members as [User, User, User];
  const [a, b] = [await ofGroup(), await ofGroup()];
  for (const problem of [a, a, b]) await scene.judged(one, problem);
  for (const problem of [a, b]) await scene.judged(two, problem);
  for (const problem of [a, b]) await scene.judged(three, problem);
  await scene.judged(three, await scene.problem());
  const [first, second] = [two, three].toSorted((x, y) => (x.id < y.id ? -1 : 1)) as [User, User];
  expect(placesOf(await rank(one))).toEqual([
    [1, first.username, 2, 2],
    [1, second.username, 2, 2],
    [3, one.username, 2, 3],
  ]);
  expect(placesOf(await rank(one, `kind: ACM, search: "${one.username}"`))).toEqual([[3, one.username, 2, 3]]);
});

test('a score is the sum of the best scores in practice', async () => {
  const [one, two] = members as [User, User];
  const problem = await ofGroup({ type: 'OI' });
  for (const [user, score] of [
    [one, 3],
    [one, 7],
    [two, 5],
  ] as const) {
    const id = await scene.judged(user, problem, { status: 8 });
    await scene.server.services.db.submission.update({ where: { id }, data: { oiRankScore: score } });
  }
  expect((await rank(two, 'kind: OI')).items.map(({ oiRankScore }) => oiRankScore)).toEqual([7, 5]);
});

test.each([
  ['runs', { endsAt: new Date(Date.now() + hourMs) }, false],
  ['is over', { endsAt: new Date(Date.now() - 1_000) }, true],
  ['is over and frozen', { endsAt: new Date(Date.now() - 1_000), isUnsealedAtEnd: false, frozen: true }, false],
  ['is over and was frozen', { endsAt: new Date(Date.now() - 1_000), isUnsealedAtEnd: true, frozen: true }, true],
  [
    'is unfrozen',
    {
      endsAt: new Date(Date.now() - 1_000),
      isUnsealedAtEnd: false,
      unsealedAt: new Date(Date.now() - 500),
      frozen: true,
    },
    true,
  ],
  ['is hidden', { endsAt: new Date(Date.now() - 1_000), isVisible: false }, false],
] as const)('a contest that %s counts as it should', async (_name, wishes, counts) => {
  const [one] = members as [User];
  const { frozen = false, ...columns } = wishes as typeof wishes & { frozen?: boolean };
  const startsAt = new Date(Date.now() - 2 * hourMs);
  const sealsAt = frozen ? new Date(startsAt.getTime() + 60_000) : null;
  await contestWith(await ofGroup({ visibility: 'CONTEST' }), one, { startsAt, sealsAt, ...columns });
  expect(placesOf(await rank(one))).toEqual(counts ? [[1, one.username, 1, 1]] : []);
});

test('a member has the rating of the site', async () => {
  const { db } = scene.server.services;
  const [one, two] = members as [User, User];
  const problem = await ofGroup();
  for (const user of [one, two]) await scene.judged(user, problem);
  const { id: contestId } = await buildContest(scene.server.services, {
    authorId: owner.id,
    endsAt: new Date(Date.now() - 1_000),
  });
  const figures = { rank: 1, performance: 1_600, after: 1_534 };
  await db.ratedContest.create({
    data: { contestId, appliedAt: new Date(), changes: { create: { userId: one.id, ...figures } } },
  });
  const { items } = await rank(two);
  expect(items.map(({ user, rating }) => [(user as User).username, rating])).toEqual(
    expect.arrayContaining([
      [one.username, 1_534],
      [two.username, null],
    ]),
  );
});

test('who left, and disabled accounts, are not ranked', async () => {
  const [one, two] = members as [User, User];
  const problem = await ofGroup();
  await scene.judged(one, problem);
  await scene.judged(two, problem);
  await scene.outcome(two, 'leaveGroup', { groupId: group.id });
  expect((await rank(one)).items).toHaveLength(1);
  await expect(rank(two)).rejects.toThrow('no such group');
});
