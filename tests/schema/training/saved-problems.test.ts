import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const savedTo = `... on SaveProblemSuccess {
  training { id title problems { displayId } }
  problem { viewerListIds }
}`;
interface Saved {
  readonly training: { readonly id: string; readonly title: string; readonly problems: { displayId: string }[] };
  readonly problem: { readonly viewerListIds: string[] };
}

const save = (as: User, problemId: number, trainingId: number | null = null) =>
  scene.act(as, 'saveProblem', { problemId, trainingId }, savedTo) as Promise<unknown> as Promise<Saved>;

const listsOf = (user: User) =>
  scene.server.services.db.training.findMany({ where: { authorId: user.id }, include: { problems: true } });

test('a problem is saved to a list that is created for it, and the answer names it', async () => {
  const [user, problem] = await Promise.all([scene.user(), scene.problem()]);
  const { training, problem: saved } = await save(user, problem.id);
  expect([training.title, training.problems, saved.viewerListIds]).toEqual([
    expect.stringMatching(/Saved problems|收藏的题目/),
    [{ displayId: problem.displayId }],
    [training.id],
  ]);
});

test('problems that are saved at once come to one list, each once', async () => {
  const [user, problems] = await Promise.all([scene.user(), scene.problems(4)]);
  await Promise.all([...problems, ...problems].map(({ id }) => save(user, id)));
  const lists = await listsOf(user);
  expect(lists.map((list) => list.problems.length)).toEqual([4]);
});

test('the default list may be renamed, and is created again after it was deleted', async () => {
  const [user, problem] = await Promise.all([scene.user(), scene.problem()]);
  const first = (await save(user, problem.id)).training.id;
  await scene.server.services.db.training.update({ where: { id: Number(first) }, data: { title: 'Mine' } });
  const renamed = (await save(user, problem.id)).training.id;
  await scene.act(user, 'deleteTraining', { id: first });
  const again = (await save(user, problem.id)).training.id;
  expect([renamed === first, again === first]).toEqual([true, false]);
});

test('a problem that is called as another one of the list gets a number', async () => {
  const [user, problem, other] = await Promise.all([scene.user(), scene.problem(), scene.problem()]);
  const { id } = await buildTraining(scene.server.services, {
    authorId: user.id,
    kind: 'PERSONAL',
    problems: [{ id: other.id, displayId: problem.displayId }],
  });
  const { training } = await save(user, problem.id, id);
  expect(training.problems[1]).toEqual({ displayId: `${problem.displayId}-2` });
});

test.each(['PRIVATE', 'CONTEST'] as const)(
  'a problem that is %s cannot be saved, and no list is left',
  async (kind) => {
    const [user, problem] = await Promise.all([scene.user(), scene.problem({ visibility: kind })]);
    expect([await scene.outcome(user, 'saveProblem', { problemId: problem.id }), await listsOf(user)]).toEqual([
      'TrainingProblemNotFound',
      [],
    ]);
  },
);

test('a saved problem that is hidden later is neither shown nor counted', async () => {
  const [user, problem] = await Promise.all([scene.user(), scene.problem()]);
  const { training } = await save(user, problem.id);
  await scene.server.services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PRIVATE' } });
  const data = await scene.ask(user, `{ training(id: ${training.id}) { problemCount problems { displayId } } }`);
  expect(data).toEqual({ training: { problemCount: 0, problems: [] } });
});

test('a problem is saved to own lists only, and removed from them', async () => {
  const [user, other, problem] = await Promise.all([scene.user(), scene.user(), scene.problem()]);
  const { services } = scene.server;
  const own = await buildTraining(services, { authorId: user.id, kind: 'PERSONAL' });
  const foreign = await buildTraining(services, { authorId: other.id, kind: 'PERSONAL', sharing: 'PUBLIC' });
  const place = { trainingId: own.id, problemId: problem.id };
  expect([
    await scene.outcome(user, 'saveProblem', { trainingId: foreign.id, problemId: problem.id }),
    await scene.outcome(user, 'saveProblem', place),
    await scene.outcome(user, 'removeTrainingProblem', place),
  ]).toEqual(['NotTrainingAdmin', 'SaveProblemSuccess', 'RemoveTrainingProblemSuccess']);
});

test('a list has at most 1,000 problems', async () => {
  const [user, problem] = await Promise.all([scene.user(), scene.problem()]);
  const { db } = scene.server.services;
  const { id } = await buildTraining(scene.server.services, { authorId: user.id, kind: 'PERSONAL' });
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO problem (display_id, title, updated_at, language_keys)
      SELECT 'full-' || n, 'Full', now(), '{}' FROM generate_series(1, 1000) n RETURNING id, display_id
    )
    INSERT INTO training_problem (training_id, problem_id, display_id)
    SELECT ${id}::int, made.id, display_id FROM made`;
  expect(await scene.outcome(user, 'saveProblem', { problemId: problem.id, trainingId: id })).toBe(
    'TooManyTrainingProblems',
  );
});

test('lists that hold problems come by one query, however many problems are asked', async () => {
  const user = await scene.user();
  const problems = await scene.problems(5);
  await Promise.all(problems.map(({ id }) => save(user, id)));
  const query = 'query ($size: Int!) { problems(page: { size: $size }) { items { id viewerListIds } } }';
  const count = (size: number) => countQueries(scene.server.services, { query, variables: { size }, viewer: user });
  // The total of the bank is counted once and remembered.
  await count(1);
  expect(await count(5)).toBe(await count(1));
});
