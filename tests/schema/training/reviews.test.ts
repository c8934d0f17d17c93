import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TrainingScene } from './training-scene.ts';

const dayMs = 86_400_000;

let scene: TrainingScene;
let user: User;
let problem: Problem;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [user, problem] = [await scene.user(), await scene.problem()];
});

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const solve = (days: number, one = problem) => scene.judged(user, one, { submittedAt: daysAgo(days) });

/** Lets the account have started reviews so many days ago. */
const started = (days: number) =>
  scene.server.services.db.user.update({ where: { id: user.id }, data: { reviewSince: daysAgo(days) } });

interface Queue {
  readonly dueReviewCount: number;
  readonly reviews: {
    readonly total: number;
    readonly items: readonly { problem: { id: string }; stage: number; dueAt: string; isDue: boolean }[];
  };
}

async function queue(): Promise<Queue> {
  const data = await scene.ask(
    user,
    '{ viewer { dueReviewCount reviews { total items { problem { id: displayId } stage dueAt isDue } } } }',
  );
  return data['viewer'] as Queue;
}

/** Of each card: reviews passed, and in how many days the next is due. The site counts days in Asia/Shanghai. */
async function cards(): Promise<[stage: number, days: number][]> {
  const dayOf = (instant: number) => Math.floor((instant + 8 * 3_600_000) / dayMs);
  return (await queue()).reviews.items.map(({ stage, dueAt }) => [stage, dayOf(Date.parse(dueAt)) - dayOf(Date.now())]);
}

const act = (field: string, one = problem) => scene.outcome(user, field, { problemId: one.id });

describe('a problem that is solved', () => {
  test('comes back after 3, 10 and 30 days, then is done', async () => {
    await started(60);
    await solve(50);
    expect(await cards()).toEqual([[0, -47]]);
    await solve(47);
    expect(await cards()).toEqual([[1, -37]]);
    await solve(30);
    expect(await cards()).toEqual([[2, 0]]);
    await solve(0);
    expect(await cards()).toEqual([]);
  });

  test('stays as it is when it is solved again before it is due', async () => {
    await started(10);
    await solve(5);
    await solve(3);
    expect(await cards()).toEqual([[0, -2]]);
  });

  test('before reviews were started does not come back, unless it is added', async () => {
    await solve(5);
    await started(3);
    await solve(2);
    expect(await cards()).toEqual([]);
    expect(await act('addReview')).toBe('AddReviewSuccess');
    expect(await cards()).toEqual([[0, 3]]);
  });

  test('is due from the start of the day in the time zone of the site', async () => {
    await started(60);
    await scene.judged(user, problem, { submittedAt: new Date(Date.now() - 3 * dayMs) });
    const [card] = (await queue()).reviews.items;
    expect([card?.isDue, new Date(card?.dueAt ?? 0).toISOString().slice(11)]).toEqual([true, '16:00:00.000Z']);
  });

  test('goes from the queue while it is hidden', async () => {
    await started(9);
    await solve(5);
    expect((await queue()).dueReviewCount).toBe(1);
    await scene.server.services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PRIVATE' } });
    expect(await queue()).toMatchObject({ dueReviewCount: 0, reviews: { total: 0, items: [] } });
  });
});

describe('a rejudge', () => {
  test('takes a passed review back, and gives it again', async () => {
    await started(60);
    await solve(50);
    const submissionId = await solve(40);
    expect(await cards()).toEqual([[1, -30]]);
    await scene.store([{ submissionId, status: Status.WRONG_ANSWER }]);
    expect(await cards()).toEqual([[0, -47]]);
    await scene.store([{ submissionId, status: Status.ACCEPTED }]);
    expect(await cards()).toEqual([[1, -30]]);
  });

  test('that leaves the problem unsolved takes it from the queue', async () => {
    await started(60);
    const submissionId = await solve(50);
    await scene.store([{ submissionId, status: Status.WRONG_ANSWER }]);
    expect(await cards()).toEqual([]);
  });
});

describe('without a submission', () => {
  beforeEach(async () => {
    await started(60);
    await solve(50);
  });

  test('a review is put off until tomorrow, then by a day more', async () => {
    expect(await act('snoozeReview')).toBe('SnoozeReviewSuccess');
    expect(await cards()).toEqual([[0, 1]]);
    await act('snoozeReview');
    expect(await cards()).toEqual([[0, 2]]);
  });

  test('a review is passed, up to the last', async () => {
    await act('skipReview');
    expect(await cards()).toEqual([[1, 10]]);
    await act('skipReview');
    expect(await cards()).toEqual([[2, 30]]);
    await act('skipReview');
    expect(await cards()).toEqual([]);
    expect(await act('skipReview')).toBe('ReviewNotFound');
  });

  test('a problem is dropped for good, until it is added', async () => {
    await act('dropReview');
    await solve(0);
    expect(await cards()).toEqual([]);
    await act('addReview');
    expect(await cards()).toEqual([[0, 3]]);
  });

  test('a drop is taken back to the review that was next', async () => {
    await act('skipReview');
    await act('snoozeReview');
    const before = await cards();
    await act('dropReview');
    expect(await act('restoreReview')).toBe('RestoreReviewSuccess');
    expect(await cards()).toEqual(before);
    expect(await act('restoreReview')).toBe('ReviewNotFound');
  });
});

test('the earliest due come first', async () => {
  await started(60);
  const [later, sooner] = await scene.problems(2);
  if (!later || !sooner) throw new Error('no problems');
  await solve(1, later);
  await solve(9, sooner);
  const { reviews, dueReviewCount } = await queue();
  expect(reviews.items.map(({ problem: { id } }) => id)).toEqual([sooner.displayId, later.displayId]);
  expect([reviews.total, dueReviewCount]).toEqual([2, 1]);
});

test('who stops has an empty queue, and starts anew', async () => {
  await scene.ask(user, 'mutation { startReviews { reviewSince } }');
  await scene.judged(user, problem);
  expect(await cards()).toEqual([[0, 3]]);
  expect(await scene.ask(user, 'mutation { stopReviews { reviewSince } }')).toEqual({
    stopReviews: { reviewSince: null },
  });
  expect(await cards()).toEqual([]);
});

test('only solved problems are added, and only those in the queue are changed', async () => {
  await scene.judged(user, problem, { status: Status.WRONG_ANSWER });
  expect(await act('addReview')).toBe('ProblemNotSolved');
  await scene.judged(user, problem);
  for (const field of ['snoozeReview', 'skipReview', 'dropReview']) expect(await act(field)).toBe('ReviewNotFound');
});
