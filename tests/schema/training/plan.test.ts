import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { pathsOf, TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const inTraining = `training {
  sections { id title needed requiredSectionIds itemCount neededCount doneCount viewerState viewerHasOpened }
  materials { id sectionId rank title }
  problems { sectionId rank problem { id } }
}`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly viewerState: string;
  readonly neededCount: number;
  readonly doneCount: number;
}
interface Shown {
  readonly sections: readonly Section[];
  readonly materials: ReadonlyArray<{ readonly id: string; readonly sectionId: string | null; readonly rank: number }>;
  readonly problems: ReadonlyArray<{
    readonly sectionId: string | null;
    readonly rank: number;
    readonly problem: { readonly id: number };
  }>;
}

type User = Awaited<ReturnType<TrainingScene['user']>>;

async function shown(as: User, trainingId: number): Promise<Shown> {
  const data = await scene.ask(as, `{ ${inTraining.replace('training {', `training(id: ${trainingId}) {`)} }`);
  return data['training'] as Shown;
}
const states = async (as: User, trainingId: number) =>
  (await shown(as, trainingId)).sections.map(({ viewerState }) => viewerState);

/** A list with `count` problems, and a section for each of the titles. */
async function planned(count: number, titles: readonly string[]) {
  const problems = await scene.problems(count);
  const training = await buildTraining(scene.server.services, { authorId: scene.author.id, problems });
  for (const title of titles)
    await scene.act(scene.author, 'createTrainingSection', { trainingId: training.id, title });
  const { sections } = await shown(scene.author, training.id);
  return { id: training.id, problems, sections: sections.map(({ id }) => id) };
}

/** Puts problems into sections, by their indices. */
async function arrange(
  { id, problems, sections }: Awaited<ReturnType<typeof planned>>,
  order: ReadonlyArray<readonly [section: number | null, problems: readonly number[]]>,
): Promise<void> {
  const input = {
    trainingId: id,
    sections: order.map(([section, items]) => ({
      sectionId: section === null ? null : sections[section],
      items: items.map((index) => ({ problemId: problems[index]?.id })),
    })),
  };
  expect(await scene.outcome(scene.author, 'arrangeTraining', input)).toBe('ArrangeTrainingSuccess');
}

/** Saves a section as it was made. */
const saveSection = (section: object) => scene.act(scene.author, 'updateTrainingSection', { version: 1, ...section });

const next = async (as: User, trainingId: number) => {
  const data = await scene.ask(as, `{ training(id: ${trainingId}) { nextProblem { problem { id } } } }`);
  return (data['training'] as { nextProblem: { problem: { id: number } } | null }).nextProblem?.problem.id ?? null;
};

describe('the order of a list', () => {
  test('is that of its sections, whatever ranks its problems had', async () => {
    const plan = await planned(4, ['one', 'two']);
    await arrange(plan, [
      [1, [3]],
      [0, [2, 0]],
    ]);
    const { sections, problems } = await shown(scene.author, plan.id);
    expect(sections.map(({ title }) => title)).toEqual(['two', 'one']);
    expect(problems.map(({ problem, sectionId, rank }) => [problem.id, sectionId, rank])).toEqual(
      [
        [1, null],
        [3, plan.sections[1]],
        [2, plan.sections[0]],
        [0, plan.sections[0]],
      ].map(([index, section], rank) => [plan.problems[Number(index)]?.id, section, rank]),
    );
  });

  test('without sections numbers all problems; those not named come last', async () => {
    const [first, second, third] = await scene.problems(3);
    const { id } = await buildTraining(scene.server.services, {
      authorId: scene.author.id,
      problems: [first, second, third].flatMap((one) => one ?? []),
    });
    const items = [third, third].map((one) => ({ problemId: one?.id }));
    await scene.act(scene.author, 'arrangeTraining', { trainingId: id, sections: [{ items }] });
    const { problems } = await shown(scene.author, id);
    expect(problems.map(({ problem, rank }) => [problem.id, rank])).toEqual(
      [third, first, second].map((one, rank) => [one?.id, rank]),
    );
  });

  test('takes a new problem and a new material as the last ones of the last section', async () => {
    const plan = await planned(1, ['one']);
    const [added] = await scene.problems(1);
    const text = { sectionId: plan.sections[0], kind: 'MARKDOWN', title: 'Read', content: 'Loops' };
    await scene.act(scene.author, 'createTrainingMaterial', { trainingId: plan.id, ...text });
    await scene.act(scene.author, 'addTrainingProblem', { trainingId: plan.id, problemId: added?.id });
    const { problems, materials } = await shown(scene.author, plan.id);
    expect(problems.map(({ sectionId, rank }) => [sectionId, rank])).toEqual([
      [null, 0],
      [plan.sections[0], 2],
    ]);
    expect(materials.map(({ sectionId, rank }) => [sectionId, rank])).toEqual([[plan.sections[0], 1]]);
  });

  test('gives the items of a deleted section to the one before it', async () => {
    const plan = await planned(2, ['one', 'two']);
    await arrange(plan, [
      [0, [0]],
      [1, [1]],
    ]);
    await scene.act(scene.author, 'deleteTrainingSection', { id: plan.sections[1] });
    const { sections, problems } = await shown(scene.author, plan.id);
    expect(sections.map(({ title }) => title)).toEqual(['one']);
    expect(problems.map(({ sectionId }) => sectionId)).toEqual([plan.sections[0], plan.sections[0]]);
  });
});

describe('a section', () => {
  test('waits for what it requires, until a learner did that or opens it anyway', async () => {
    const plan = await planned(2, ['one', 'two']);
    await arrange(plan, [
      [0, [0]],
      [1, [1]],
    ]);
    const [one, two] = plan.sections;
    await saveSection({ id: two, title: 'two', requiredSectionIds: [one] });
    const [patient, eager] = [await scene.user(), await scene.user()];
    expect(await states(patient, plan.id)).toEqual(['OPEN', 'WAITING']);
    await scene.act(eager, 'openTrainingSection', { sectionId: two, isOpen: true });
    expect(await states(eager, plan.id)).toEqual(['OPEN', 'OPEN']);
    await scene.act(eager, 'openTrainingSection', { sectionId: two, isOpen: false });
    expect(await states(eager, plan.id)).toEqual(['OPEN', 'WAITING']);
    if (plan.problems[0]) await scene.judged(patient, plan.problems[0]);
    expect(await states(patient, plan.id)).toEqual(['DONE', 'OPEN']);
  });

  test('is done with k of its n items, of which a hidden problem is none', async () => {
    const plan = await planned(2, ['one']);
    await arrange(plan, [[0, [0, 1]]]);
    await saveSection({ id: plan.sections[0], title: 'one', needed: 2 });
    const user = await scene.user();
    if (plan.problems[0]) await scene.judged(user, plan.problems[0]);
    expect((await shown(user, plan.id)).sections[0]).toMatchObject({
      neededCount: 2,
      doneCount: 1,
      viewerState: 'OPEN',
    });
    const where = { id: plan.problems[1]?.id ?? 0 };
    await scene.server.services.db.problem.update({ where, data: { visibility: 'PRIVATE' } });
    expect((await shown(user, plan.id)).sections[0]).toMatchObject({
      neededCount: 1,
      doneCount: 1,
      viewerState: 'DONE',
    });
  });

  test('does not need its optional items, and counts ticked materials', async () => {
    const plan = await planned(1, ['one']);
    await arrange(plan, [[0, [0]]]);
    const change = { trainingId: plan.id, problemId: plan.problems[0]?.id, isOptional: true, note: 'Try **twice**.' };
    await scene.act(scene.author, 'changeTrainingProblem', change);
    const material = { trainingId: plan.id, sectionId: plan.sections[0], kind: 'LINK', title: 'Read' };
    await scene.act(scene.author, 'createTrainingMaterial', { ...material, url: 'https://example.org/loops' });
    const user = await scene.user();
    const [{ id: materialId } = { id: '' }] = (await shown(user, plan.id)).materials;
    expect(await states(user, plan.id)).toEqual(['OPEN']);
    await scene.act(user, 'tickTrainingMaterial', { materialId, isDone: true });
    expect(await states(user, plan.id)).toEqual(['DONE']);
    await scene.act(user, 'tickTrainingMaterial', { materialId, isDone: false });
    expect(await states(user, plan.id)).toEqual(['OPEN']);
  });

  test('may not require itself, over another one or of another list', async () => {
    const [plan, other] = [await planned(0, ['one', 'two']), await planned(0, ['other'])];
    const [one, two] = plan.sections;
    const require = (id: string | undefined, requiredSectionIds: readonly (string | undefined)[]) =>
      saveSection({ id, title: 'x', requiredSectionIds });
    expect(pathsOf(await require(two, [one]))).toBeUndefined();
    for (const refused of [require(one, [two]), require(one, [one]), require(one, [other.sections[0]])])
      expect(pathsOf(await refused)).toEqual(['requiredSectionIds']);
  });

  test('has texts in two languages', async () => {
    const plan = await planned(0, ['Loops']);
    const translations = [{ language: 'zh-CN', title: '循环', description: '从 `for` 开始' }];
    await saveSection({ id: plan.sections[0], title: 'Loops', translations });
    const data = await scene.ask(
      scene.author,
      `{ training(id: ${plan.id}) { sections { zh: title(language: "zh-CN") en: title(language: "en-US") } } }`,
    );
    expect(data['training']).toEqual({ sections: [{ zh: '循环', en: 'Loops' }] });
  });
});

test.each([
  [['title'], { kind: 'MARKDOWN', title: ' ', content: 'text' }],
  [['content'], { kind: 'MARKDOWN', title: 'Read', content: ' ' }],
  [['url'], { kind: 'LINK', title: 'Read', url: 'javascript:alert(1)' }],
  [['url'], { kind: 'PDF', title: 'Read' }],
  [['url'], { kind: 'PLACEHOLDER', title: 'Read', url: '//example.org' }],
])('a material is refused at %j: %j', async (paths, material) => {
  const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id });
  expect(pathsOf(await scene.act(scene.author, 'createTrainingMaterial', { trainingId: id, ...material }))).toEqual(
    paths,
  );
});

test('the next problem is needed and open; those of done sections follow in their order', async () => {
  const plan = await planned(5, ['spare', 'first', 'second']);
  const [spare, first, second] = plan.sections;
  await arrange(plan, [
    [0, [0, 1]],
    [1, [2]],
    [2, [3, 4]],
  ]);
  await saveSection({ id: spare, title: 'spare', needed: 1 });
  await saveSection({ id: second, title: 'second', requiredSectionIds: [first] });
  const optional = { trainingId: plan.id, problemId: plan.problems[3]?.id, isOptional: true };
  await scene.act(scene.author, 'changeTrainingProblem', optional);
  const user = await scene.user();
  const suggested: (number | null)[] = [];
  for (let index = 0; index < 6; index += 1) {
    const id = await next(user, plan.id);
    suggested.push(plan.problems.findIndex((problem) => problem.id === id));
    const problem = plan.problems.find((one) => one.id === id);
    if (problem) await scene.judged(user, problem);
  }
  expect(suggested).toEqual([0, 2, 4, 1, 3, -1]);
});

test('optional problems of a list without sections come last', async () => {
  const plan = await planned(2, []);
  const [optional, needed] = plan.problems;
  const change = { trainingId: plan.id, problemId: optional?.id, isOptional: true };
  await scene.act(scene.author, 'changeTrainingProblem', change);
  expect(await next(await scene.user(), plan.id)).toBe(needed?.id);
});

test('a training goes with its sections, materials, ticks and openings', async () => {
  const { db } = scene.server.services;
  const plan = await planned(1, ['one', 'two']);
  const [one, two] = plan.sections;
  await saveSection({ id: two, title: 'two', requiredSectionIds: [one] });
  const material = { trainingId: plan.id, kind: 'MARKDOWN', title: 'Read', content: 'Loops' };
  await scene.act(scene.author, 'createTrainingMaterial', material);
  const user = await scene.user();
  const [{ id: materialId } = { id: '' }] = (await shown(user, plan.id)).materials;
  await scene.act(user, 'tickTrainingMaterial', { materialId, isDone: true });
  await scene.act(user, 'openTrainingSection', { sectionId: two, isOpen: true });
  const root = await scene.user({ role: 'ROOT' });
  expect(await scene.outcome(root, 'deleteTraining', { id: plan.id })).toBe('DeleteTrainingSuccess');
  const where = { userId: user.id };
  expect([await db.trainingMaterialTick.count({ where }), await db.trainingSectionOpening.count({ where })]).toEqual([
    0, 0,
  ]);
});

test('sections, materials and next problems take as many queries for many lists as for one', async () => {
  const [one, many] = [await scene.user(), await scene.user()];
  for (const [user, count] of [
    [one, 1],
    [many, 4],
  ] as const)
    for (let index = 0; index < count; index += 1) {
      const plan = await planned(2, ['one', 'two']);
      await arrange(plan, [
        [0, [0]],
        [1, [1]],
      ]);
      await scene.act(user, 'registerForTraining', { trainingId: plan.id });
    }
  const query = `{
    viewer { trainings { nextProblem { displayId } sections { title viewerState } } }
  }`;
  const count = (viewer: User) => countQueries(scene.server.services, { query, variables: {}, viewer });
  expect(await count(many)).toBe(await count(one));
});
