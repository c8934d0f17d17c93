import { Status } from '@verdict/judge/protocol/status.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

/** Titles of a list, in its order. */
async function titles(filter: object, page: object = {}): Promise<unknown> {
  const data = await scene.ask(
    null,
    'query ($filter: TrainingFilter, $page: PageInput) { trainings(filter: $filter, page: $page) { items { title } } }',
    { filter, page },
  );
  return (data['trainings'] as { items: { title: string }[] }).items.map(({ title }) => title);
}

const build = (wishes: Partial<Parameters<typeof buildTraining>[1]>) =>
  buildTraining(scene.server.services, { authorId: scene.author.id, ...wishes });

describe('the list of trainings', () => {
  test('is ordered by rank, then the newest first', async () => {
    const { id: categoryId } = await buildTrainingCategory(scene.server.services);
    for (const [title, rank] of [
      ['late', 2_000],
      ['older', 1_000],
      ['newer', 1_000],
      ['first', 0],
    ] as const)
      await build({ title, rank, categoryId });
    expect(await titles({ categoryId })).toEqual(['first', 'newer', 'older', 'late']);
    expect(await titles({ categoryId }, { page: 2, size: 3 })).toEqual(['late']);
  });

  test('has 15 trainings a page', async () => {
    const { id: categoryId } = await buildTrainingCategory(scene.server.services);
    for (let index = 0; index < 16; index += 1) await build({ categoryId });
    expect(await titles({ categoryId })).toHaveLength(15);
  });

  test('is narrowed by access and by a part of a title or of the username of an author', async () => {
    const author = await scene.user({ username: 'teacher-of-lists' });
    await build({ title: 'Graphs 100%', access: 'PRIVATE', password: 'x' });
    await build({ title: 'Trees 100x', authorId: author.id });
    expect([
      await titles({ keyword: '100%' }),
      await titles({ keyword: 'of-LISTS' }),
      await titles({ keyword: '100', access: 'PRIVATE' }),
    ]).toEqual([['Graphs 100%'], ['Trees 100x'], ['Graphs 100%']]);
  });

  test('leaves out hidden ones, and those of groups', async () => {
    const keyword = 'Nowhere to be seen';
    const group = await buildGroup(scene.server.services, scene.author);
    await build({ title: keyword, isVisible: false });
    await build({ title: keyword, groupId: group.id });
    expect(await titles({ keyword })).toEqual([]);
  });

  test('shows visitors no description of a private training', async () => {
    const keyword = 'Two descriptions';
    await build({ title: keyword, description: 'open' });
    await build({ title: keyword, description: 'secret', access: 'PRIVATE', password: 'x' });
    const query = `{ trainings(filter: { keyword: "${keyword}" }) { items { description } } }`;
    const shownTo = async (as: Parameters<TrainingScene['ask']>[0]) =>
      ((await scene.ask(as, query))['trainings'] as { items: unknown[] }).items;
    expect([await shownTo(null), await shownTo(await scene.user())]).toEqual([
      [{ description: '' }, { description: 'open' }],
      [{ description: 'secret' }, { description: 'open' }],
    ]);
  });
});

const progress = `
  viewerProgress { solvedCount problemCount percent } problemCount
  problems { displayId viewerHasSolved problem { displayId viewerStatus } } nextProblem { displayId }`;

describe('progress', () => {
  const progressOf = async (as: Parameters<TrainingScene['ask']>[0], id: number) =>
    (await scene.ask(as, `{ training(id: ${id}) { ${progress} } }`))['training'];

  test('counts what was solved anywhere in practice, before or after registering', async () => {
    const [user, member] = [await scene.user(), await scene.user()];
    const problems = await scene.problems(3);
    const [first, second] = problems;
    if (first === undefined || second === undefined) throw new Error('no problems');
    for (const one of [user, member]) await scene.judged(one, first, { timeMs: 5 });
    const training = await build({ problems, members: [member] });
    for (const one of [user, member]) await scene.judged(one, second, { status: Status.WRONG_ANSWER });
    const expected = {
      viewerProgress: { solvedCount: 1, problemCount: 3, percent: 33.33 },
      problemCount: 3,
      problems: problems.map(({ displayId }, index) => ({
        displayId,
        viewerHasSolved: index === 0,
        problem: {
          displayId,
          viewerStatus: [Status.ACCEPTED, Status.WRONG_ANSWER, Status.NOT_SUBMITTED][index],
        },
      })),
      nextProblem: { displayId: second.displayId },
    };
    expect([await progressOf(user, training.id), await progressOf(member, training.id)]).toEqual([expected, expected]);
  });

  test('counts practice in a group', async () => {
    const user = await scene.user();
    const group = await buildGroup(scene.server.services, scene.author, { levels: [[user, level.member]] });
    const problem = await scene.problem({ groupId: group.id });
    const training = await build({ groupId: group.id, problems: [problem] });
    await scene.judged(user, problem);
    expect(await progressOf(user, training.id)).toMatchObject({
      viewerProgress: { solvedCount: 1, percent: 100 },
      problems: [{ viewerHasSolved: true, problem: { viewerStatus: Status.ACCEPTED } }],
      nextProblem: null,
    });
  });

  test('leaves a problem out for everybody while it is hidden', async () => {
    const user = await scene.user();
    const [kept, hidden] = await scene.problems(2);
    if (kept === undefined || hidden === undefined) throw new Error('no problems');
    const training = await build({ problems: [kept, hidden] });
    await scene.judged(user, hidden);
    const show = (visibility: 'PUBLIC' | 'PRIVATE') =>
      scene.server.services.db.problem.update({ where: { id: hidden.id }, data: { visibility } });
    await show('PRIVATE');
    for (const one of [user, scene.author])
      expect(await progressOf(one, training.id)).toMatchObject({
        viewerProgress: { solvedCount: 0, problemCount: 1 },
        problemCount: 1,
        problems: [{ displayId: kept.displayId }],
      });
    await show('PUBLIC');
    expect(await progressOf(user, training.id)).toMatchObject({ viewerProgress: { solvedCount: 1, problemCount: 2 } });
  });

  test('is 0 of a training without problems', async () => {
    const training = await build({});
    expect(await progressOf(await scene.user(), training.id)).toMatchObject({
      viewerProgress: { solvedCount: 0, problemCount: 0, percent: 0 },
    });
  });
});

test('problems are in their order, with what the training calls them', async () => {
  const [one, other] = await scene.problems(2);
  if (one === undefined || other === undefined) throw new Error('no problems');
  const training = await build({
    problems: [
      { id: other.id, displayId: 'A' },
      { id: one.id, displayId: 'B' },
    ],
  });
  const data = await scene.ask(
    await scene.user(),
    `{ training(id: ${training.id}) { problems { displayId problem { displayId } } } }`,
  );
  expect(data['training']).toEqual({
    problems: [
      { displayId: 'A', problem: { displayId: other.displayId } },
      { displayId: 'B', problem: { displayId: one.displayId } },
    ],
  });
});

test('a deleted problem leaves the trainings it was in', async () => {
  const { db } = scene.server.services;
  const user = await scene.user();
  const problem = await scene.problem();
  const training = await build({ problems: [problem], members: [user] });
  await scene.judged(user, problem);
  await db.submission.deleteMany({ where: { problemId: problem.id } });
  await db.problem.delete({ where: { id: problem.id } });
  expect(await db.trainingMember.findFirst({ where: { trainingId: training.id } })).toMatchObject({ solvedCount: 0 });
  expect(await db.trainingProblem.count({ where: { trainingId: training.id } })).toBe(0);
});
