import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let user: User;
let problem: Problem;
let training: Training;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  [user, problem] = [await scene.user(), await scene.problem()];
  training = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    access: 'PRIVATE',
    password: 'x',
    problems: [problem],
    members: [user],
  });
});

const act = (field: string) => scene.outcome(user, field, { problemId: problem.id });

/** What the training shows the account of the problem. */
async function shown() {
  const data = await scene.ask(
    user,
    `{ training(id: ${training.id}) {
      viewerProgress { solvedCount }
      nextProblem { displayId }
      problems { viewerHasSolved problem { viewerStatus viewerResetAt } }
    } }`,
  );
  const { viewerProgress, nextProblem, problems } = data['training'] as {
    viewerProgress: { solvedCount: number };
    nextProblem: object | null;
    problems: [{ viewerHasSolved: boolean; problem: { viewerStatus: number; viewerResetAt: string | null } }];
  };
  return {
    solvedCount: viewerProgress.solvedCount,
    status: problems[0].problem.viewerStatus,
    isOpen: [nextProblem !== null, !problems[0].viewerHasSolved, problems[0].problem.viewerResetAt !== null],
  };
}
const asSolved = { solvedCount: 1, status: Status.ACCEPTED, isOpen: [false, false, false] };
const asReset = { ...asSolved, isOpen: [true, true, true] };

test('a problem that was reset is to be solved again, while progress and status stay', async () => {
  await scene.judged(user, problem);
  expect(await shown()).toEqual(asSolved);
  expect(await act('resetProgress')).toBe('ResetProgressSuccess');
  expect(await shown()).toEqual(asReset);
  expect((await scene.rank(scene.author, training))?.items).toMatchObject([{ solvedCount: 1 }]);
});

test('a submission accepted after the reset ends it, and a rejudge of that one brings it back', async () => {
  await scene.judged(user, problem);
  const earlier = await scene.submit(user, problem);
  await act('resetProgress');
  await scene.store([{ submissionId: earlier, status: Status.ACCEPTED }]);
  expect(await shown()).toEqual(asReset);
  const submissionId = await scene.judged(user, problem);
  expect(await shown()).toEqual(asSolved);
  await scene.store([{ submissionId, status: Status.WRONG_ANSWER }]);
  expect(await shown()).toEqual(asReset);
});

test('a reset is taken back', async () => {
  await scene.judged(user, problem);
  await act('resetProgress');
  expect(await act('restoreProgress')).toBe('RestoreProgressSuccess');
  expect(await shown()).toEqual(asSolved);
});

test('reviews start over with the next acceptance', async () => {
  await scene.ask(user, 'mutation { startReviews { reviewSince } }');
  await scene.judged(user, problem);
  await act('skipReview');
  const stages = async () => {
    const data = await scene.ask(user, '{ viewer { reviews { items { stage } } } }');
    return (data['viewer'] as { reviews: { items: { stage: number }[] } }).reviews.items.map(({ stage }) => stage);
  };
  expect(await stages()).toEqual([1]);
  await act('resetProgress');
  expect(await stages()).toEqual([]);
  await scene.judged(user, problem);
  expect(await stages()).toEqual([0]);
});

test('only solved problems are reset', async () => {
  await scene.judged(user, problem, { status: Status.WRONG_ANSWER });
  expect(await act('resetProgress')).toBe('ProblemNotSolved');
});

test('a list of any length takes as many queries', async () => {
  const lists = await Promise.all(
    [1, 8].map(async (count) =>
      buildTraining(scene.server.services, { authorId: scene.author.id, problems: await scene.problems(count) }),
    ),
  );
  const query = 'query ($id: ID!) { training(id: $id) { problems { viewerHasSolved problem { viewerResetAt } } } }';
  const counts: number[] = [];
  for (const { id } of lists)
    counts.push(await countQueries(scene.server.services, { query, variables: { id }, viewer: user }));
  expect(counts[1]).toBe(counts[0]);
});
