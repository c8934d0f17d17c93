import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { pathsOf, TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

/** A list with a problem before a section, in which there are a problem and a step. */
async function planned() {
  const { db } = scene.server.services;
  const problems = await scene.problems(2);
  const { id: trainingId } = await buildTraining(scene.server.services, { authorId: scene.author.id, problems });
  const section = await db.trainingSection.create({ data: { trainingId, title: 'Basics' } });
  const data = { trainingId, sectionId: section.id, kind: 'MARKDOWN', title: 'Read', content: 'Loops' } as const;
  const material = await db.trainingMaterial.create({ data: { ...data, rank: 2 } });
  const [first, second] = problems;
  if (!first || !second) throw new Error('no problems');
  await db.trainingProblem.update({
    where: { trainingId_problemId: { trainingId, problemId: second.id } },
    data: { sectionId: section.id, rank: 1 },
  });
  return { trainingId, section, material, first, second };
}
type Plan = Awaited<ReturnType<typeof planned>>;

const whole = ({ section, material, first, second }: Plan) => [
  { items: [{ problemId: second.id }, { problemId: first.id }] },
  { sectionId: section.id, items: [{ materialId: material.id }] },
];
const placesOf = ({ trainingId }: Plan) =>
  scene.server.services.db.trainingProblem.findMany({
    where: { trainingId },
    orderBy: { rank: 'asc' },
    select: { problemId: true, sectionId: true },
  });

describe.each([
  ['a section', 'updateTrainingSection', ({ section: { id } }: Plan, title: string) => ({ id, title })],
  [
    'a step',
    'updateTrainingMaterial',
    ({ material: { id } }: Plan, title: string) => ({ id, title, kind: 'MARKDOWN', content: title }),
  ],
  [
    'a problem',
    'changeTrainingProblem',
    ({ trainingId, first }: Plan, note: string) => ({ trainingId, problemId: first.id, note }),
  ],
])('%s that was saved since its form was opened', (_what, operation, inputOf) => {
  test('is kept, until its editor saves over the new version', async () => {
    const plan = await planned();
    const save = (text: string, version: number) =>
      scene.act(
        scene.author,
        operation,
        { ...inputOf(plan, text), version },
        '... on TrainingPartChanged { currentVersion }',
      );
    const texts = async () => {
      const { db } = scene.server.services;
      const section = await db.trainingSection.findUniqueOrThrow({ where: { id: plan.section.id } });
      const material = await db.trainingMaterial.findUniqueOrThrow({ where: { id: plan.material.id } });
      const problem = await db.trainingProblem.findFirstOrThrow({ where: { problemId: plan.first.id } });
      return [section.title, material.title, problem.note];
    };
    await save('First editor', 1);
    expect(await save('Second editor', 1)).toMatchObject({ __typename: 'TrainingPartChanged', currentVersion: 2 });
    expect(await texts()).toContain('First editor');
    await save('Second editor', 2);
    expect(await texts()).toContain('Second editor');
  });

  test('is not newer after a move', async () => {
    const plan = await planned();
    const { trainingId } = plan;
    await scene.act(scene.author, 'arrangeTraining', { trainingId, sections: whole(plan) });
    const input = { ...inputOf(plan, 'Mine'), version: 1 };
    expect(await scene.outcome(scene.author, operation, input)).toMatch(/Success$/u);
  });
});

test.each([
  ['step', ({ material }: Plan) => scene.act(scene.author, 'deleteTrainingMaterial', { id: material.id })],
  ['section', ({ section }: Plan) => scene.act(scene.author, 'deleteTrainingSection', { id: section.id })],
  [
    'problem',
    ({ trainingId, second }: Plan) =>
      scene.act(scene.author, 'removeTrainingProblem', { trainingId, problemId: second.id }),
  ],
])('an order with a %s that was deleted meanwhile is refused, and nothing moves', async (_what, remove) => {
  const plan = await planned();
  const sections = whole(plan);
  await remove(plan);
  const before = await placesOf(plan);
  const { trainingId } = plan;
  expect(await scene.outcome(scene.author, 'arrangeTraining', { trainingId, sections })).toBe('TrainingPartGone');
  expect(await placesOf(plan)).toEqual(before);
});

test('a problem is added to the section that is named, or before the first one', async () => {
  const plan = await planned();
  const { trainingId, section, first, second } = plan;
  const [inside, before, refused] = await scene.problems(3);
  const add = (problemId: number | undefined, sectionId: number | null) =>
    scene.act(scene.author, 'addTrainingProblem', { trainingId, problemId, sectionId });
  await add(inside?.id, section.id);
  await add(before?.id, null);
  expect(pathsOf(await add(refused?.id, 999_999))).toEqual(['sectionId']);
  expect(await placesOf(plan)).toEqual([
    { problemId: first.id, sectionId: null },
    { problemId: before?.id, sectionId: null },
    { problemId: second.id, sectionId: section.id },
    { problemId: inside?.id, sectionId: section.id },
  ]);
});

test('a note is read in the language of its reader', async () => {
  const { trainingId, first } = await planned();
  const translations = [{ language: 'zh-CN', title: '', description: '注意符号' }];
  await scene.act(scene.author, 'changeTrainingProblem', {
    trainingId,
    problemId: first.id,
    note: 'Mind the sign',
    translations,
  });
  const data = await scene.ask(
    await scene.user(),
    `{ training(id: ${trainingId}) { problems { zh: note(language: "zh-CN") en: note(language: "en-US") } } }`,
  );
  expect(data['training']).toMatchObject({ problems: [{ zh: '注意符号', en: 'Mind the sign' }, {}] });
});
