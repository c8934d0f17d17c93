import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

/*
 * The figures of members, as a property: after any history they are those summed up from submissions and lists alone,
 * and progress and rank show the same.
 */

const testMs = 300_000;

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

/** Two trainings of the site and one of a group, with three people and problems of both. */
interface World {
  /** Author of the trainings. */
  readonly owner: User;
  readonly users: readonly User[];
  readonly problems: readonly Problem[];
  readonly trainings: readonly Training[];
}

async function buildWorld(): Promise<World> {
  const { services } = scene.server;
  const [owner, ...users] = await scene.users(4);
  if (owner === undefined) throw new Error('no users');
  const group = await buildGroup(services, owner, { levels: users.map((user) => [user, level.member] as const) });
  const problems = [
    ...(await scene.problems(3)),
    await scene.problem({ groupId: group.id }),
    await scene.problem({ groupId: group.id, bankState: 'ACCEPTED' }),
  ];
  const trainings = [
    await buildTraining(services, { authorId: owner.id, access: 'PRIVATE', password: 'x', problems, members: users }),
    await buildTraining(services, { authorId: owner.id, problems: problems.slice(0, 1) }),
    await buildTraining(services, {
      authorId: owner.id,
      groupId: group.id,
      access: 'PRIVATE',
      password: 'x',
      problems,
      members: users,
    }),
  ];
  return { owner, users, problems, trainings };
}

const user = fc.nat(2);
const problem = fc.nat(4);
const training = fc.nat(2);
const status = fc.constantFrom(Status.ACCEPTED, Status.ACCEPTED, Status.WRONG_ANSWER, Status.CANCELLED);
const timeMs = fc.option(fc.nat(9), { freq: 5 });

/** What happens. A verdict of an earlier submission is a rejudge, or a correction. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('submit'), user, problem, status, timeMs }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('rejudge'), which: fc.array(fc.nat(99)), status, timeMs }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('startRejudge'), which: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add'), training, problem }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), training, problem }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('show'),
      problem,
      visibility: fc.constantFrom('PUBLIC', 'PUBLIC', 'PRIVATE', 'CONTEST'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('bank'), problem, bankState: fc.constantFrom('NONE', 'ACCEPTED') }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('join'), training, user }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), training, user }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Lets something happen. @param submissionIds of all submissions so far; a new one is added. */
async function happen(world: World, event: Happening, submissionIds: number[]): Promise<void> {
  const { db } = scene.server.services;
  const at = <T>(items: readonly T[], index: number): T => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error('nothing there');
    return item;
  };
  const place = (one: { training: number; problem: number }) => ({
    trainingId: at(world.trainings, one.training).id,
    problemId: at(world.problems, one.problem).id,
  });
  const member = (one: { training: number; user: number }) => ({
    trainingId: at(world.trainings, one.training).id,
    userId: at(world.users, one.user).id,
  });
  switch (event.kind) {
    case 'submit':
      submissionIds.push(await scene.judged(at(world.users, event.user), at(world.problems, event.problem), event));
      return;
    case 'rejudge': {
      if (submissionIds.length === 0) return;
      const ids = [...new Set(event.which.map((which) => at(submissionIds, which)))];
      await scene.store(ids.map((submissionId) => ({ submissionId, status: event.status, timeMs: event.timeMs })));
      return;
    }
    case 'startRejudge':
      if (submissionIds.length > 0)
        await db.submission.update({
          where: { id: at(submissionIds, event.which) },
          data: { status: Status.PENDING, timeMs: null },
        });
      return;
    case 'add':
      await db.trainingProblem.createMany({
        data: [{ ...place(event), displayId: `P${event.problem}` }],
        skipDuplicates: true,
      });
      return;
    case 'remove':
      await db.trainingProblem.deleteMany({ where: place(event) });
      return;
    case 'show':
      await db.problem.update({
        where: { id: at(world.problems, event.problem).id },
        data: { visibility: event.visibility as Problem['visibility'] },
      });
      return;
    case 'bank':
      await db.problem.update({
        where: { id: at(world.problems, event.problem).id },
        data: { bankState: event.bankState as Problem['bankState'] },
      });
      return;
    case 'join':
      await db.trainingMember.createMany({ data: [{ ...member(event), isListed: true }], skipDuplicates: true });
      return;
    case 'leave':
      await db.trainingMember.deleteMany({ where: member(event) });
  }
}

/** Figures of one account in one training, from submissions and the list alone. */
async function recounted({ id, groupId }: Training, userId: string) {
  const { db } = scene.server.services;
  const places = await db.trainingProblem.findMany({ where: { trainingId: id }, include: { problem: true } });
  const counted = places.filter(
    ({ problem: { visibility, inBank, groupId: own } }) =>
      visibility === 'PUBLIC' && (inBank || (own !== null && own === groupId)),
  );
  const submissions = await db.submission.findMany({
    where: { userId, contestId: null, origin: 'PRACTICE' },
    include: { verdictChanges: { orderBy: { version: 'desc' }, take: 1 } },
  });
  const solved = counted.flatMap(({ problemId }) => {
    // Cancelled submissions are no attempts.
    const attempts = submissions
      .filter(({ problemId: own }) => own === problemId)
      .flatMap(({ id: submissionId, submittedAt, verdictChanges: [standing] }) =>
        standing === undefined || standing.status === Status.CANCELLED
          ? []
          : [{ submissionId, at: submittedAt.getTime(), status: standing.status, timeMs: standing.timeMs }],
      )
      .toSorted((a, b) => a.at - b.at || a.submissionId - b.submissionId);
    const first = attempts.findIndex((one) => one.status === Status.ACCEPTED);
    if (first === -1) return [];
    const times = attempts.flatMap((one) => (one.status === Status.ACCEPTED ? (one.timeMs ?? []) : []));
    return [{ timeMs: times.length === 0 ? 0 : Math.min(...times), at: attempts[first]?.at ?? 0, attempts: first + 1 }];
  });
  const sumOf = (figure: 'timeMs' | 'attempts') => solved.reduce((sum, one) => sum + one[figure], 0);
  return {
    problemCount: counted.length,
    solvedCount: solved.length,
    timeMs: sumOf('timeMs'),
    finishedMs: Math.max(0, ...solved.map(({ at }) => at)),
    attempts: sumOf('attempts'),
  };
}

/** Orders of a rank, with what decides between members who solved as many problems: less comes first. */
const orders = [
  ['SOLVED', 'timeMs'],
  ['FIRST_TO_FINISH', 'finishedMs'],
  ['FEWEST_ATTEMPTS', 'attempts'],
] as const;

/** Places by username, for each order. */
async function placesIn(training: Training, members: readonly User[]): Promise<Record<string, number>[]> {
  const rows = await Promise.all(
    members.map(async ({ id, username }) => ({ username, ...(await recounted(training, id)) })),
  );
  return orders.map(([, figure]) =>
    Object.fromEntries(
      rows.map((row) => [
        row.username,
        1 +
          rows.filter(
            (other) =>
              other.solvedCount > row.solvedCount ||
              (other.solvedCount === row.solvedCount && other[figure] < row[figure]),
          ).length,
      ]),
    ),
  );
}

/** What members and readers are shown. */
async function shown({ owner, users, trainings }: World) {
  return Promise.all(
    trainings.map(async (one) => {
      const rank = await scene.rank(owner, one);
      const placesBy = async (order: string) =>
        Object.fromEntries(
          (await scene.rank(owner, one, { order }))?.items.map(({ user: { username }, place }) => [username, place]) ??
            [],
        );
      return {
        memberCount: rank?.total,
        places: await Promise.all(orders.map(([order]) => placesBy(order))),
        people: await Promise.all(users.map((who) => shownOf(one, who, rank))),
      };
    }),
  );
}

async function shownOf({ id }: Training, who: User, rank: Awaited<ReturnType<TrainingScene['rank']>>) {
  const member = await scene.server.services.db.trainingMember.findUnique({
    where: { trainingId_userId: { trainingId: id, userId: who.id } },
  });
  const data = await scene.ask(
    who,
    `{ training(id: ${id}) { viewerProgress { solvedCount problemCount } problemCount } }`,
  );
  const row = rank?.items.find(({ user: { username } }) => username === who.username);
  return {
    progress: data['training'],
    figures: member && [member.solvedCount, Number(member.timeMs), Number(member.finishedMs), member.attempts],
    inRank: row ? [row.solvedCount, row.timeMs, Date.parse(row.finishedAt ?? '1970'), row.attempts] : null,
    solvedCells: row ? row.cells.filter((cell) => cell.status === Status.ACCEPTED).length : null,
  };
}

/** The same, from submissions and lists alone. */
async function expected({ users, trainings }: World) {
  const members = await scene.server.services.db.trainingMember.findMany({
    select: { trainingId: true, userId: true },
  });
  return Promise.all(
    trainings.map(async (one) => ({
      memberCount: members.filter(({ trainingId }) => trainingId === one.id).length,
      places: await placesIn(
        one,
        users.filter(({ id }) => members.some((row) => row.trainingId === one.id && row.userId === id)),
      ),
      people: await Promise.all(
        users.map(async (who) => {
          const { problemCount, solvedCount, ...sums } = await recounted(one, who.id);
          const isMember = members.some(({ trainingId, userId }) => trainingId === one.id && userId === who.id);
          const figures = isMember ? [solvedCount, sums.timeMs, sums.finishedMs, sums.attempts] : null;
          return {
            progress: {
              // Of a private one it would tell strangers which problems are in it.
              viewerProgress: isMember || one.access === 'PUBLIC' ? { solvedCount, problemCount } : null,
              problemCount,
            },
            figures,
            inRank: figures,
            solvedCells: isMember ? solvedCount : null,
          };
        }),
      ),
    })),
  );
}

test(
  'after any history, figures, progress and rank are those of the submissions alone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 40, size: 'max' }), async (history) => {
        const world = await buildWorld();
        const submissionIds: number[] = [];
        for (const event of history) await happen(world, event, submissionIds);
        expect(await shown(world)).toEqual(await expected(world));
      }),
      { numRuns: 40, seed: 17, endOnFailure: true },
    );
  },
  testMs,
);
