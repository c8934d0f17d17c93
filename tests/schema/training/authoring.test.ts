import { randomBytes } from 'node:crypto';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { pathsOf, TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

/** What a form sends. */
const form = (categoryId: number, wishes: object = {}) => ({
  title: 'First steps',
  description: 'Read, then solve.',
  access: 'PUBLIC',
  categoryId,
  ...wishes,
});
const saved = (field: string) => `... on ${field}Success {
  training { id title access password rank isVisible version groupId authorName category { id } }
}`;
const create = (input: object, as = scene.author) => scene.act(as, 'createTraining', input, saved('CreateTraining'));
const update = (input: object) =>
  scene.act(scene.author, 'updateTraining', { rank: 1_000, isVisible: true, ...input }, saved('UpdateTraining'));

describe('a training', () => {
  test('is created by its author, with what the form leaves out', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    expect(await create(form(category.id, { title: ' First steps ', password: 'kept by nobody' }))).toEqual({
      __typename: 'CreateTrainingSuccess',
      training: {
        id: expect.stringMatching(/^\d+$/),
        title: 'First steps',
        access: 'PUBLIC',
        password: null,
        rank: 1_000,
        isVisible: true,
        version: 1,
        groupId: null,
        authorName: scene.author.username,
        category: { id: String(category.id) },
      },
    });
  });

  test.each([
    [{ title: '  ' }, ['title']],
    [{ title: 'x'.repeat(256) }, ['title']],
    [{ description: '' }, ['description']],
    [{ description: 'x'.repeat(65_536) }, ['description']],
    [{ rank: -1 }, ['rank']],
    [{ access: 'PRIVATE' }, ['password']],
    [{ access: 'PRIVATE', password: ' ' }, ['password']],
    [{ categoryId: null }, ['categoryId']],
    [{ categoryId: 'nothing' }, ['categoryId']],
    [{ title: '', description: '', categoryId: null }, ['title', 'description', 'categoryId']],
  ])('with %o is refused by field', async (wishes, paths) => {
    const category = await buildTrainingCategory(scene.server.services);
    const before = await scene.server.services.db.training.count();
    const answer = await create(form(category.id, wishes));
    expect([answer['__typename'], pathsOf(answer)]).toEqual(['InvalidInput', paths]);
    expect(await scene.server.services.db.training.count()).toBe(before);
  });

  test('has the largest rank of the specification', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    expect(await create(form(category.id, { rank: 2_147_483_647 }))).toMatchObject({
      training: { rank: 2_147_483_647 },
    });
  });

  test('of a group takes categories of the site and of the group, not of another one', async () => {
    const root = await scene.user();
    const [group, other] = [
      await buildGroup(scene.server.services, root, { levels: [[scene.author, level.admin]] }),
      await buildGroup(scene.server.services, root),
    ];
    const [ofSite, own, others] = [
      await buildTrainingCategory(scene.server.services),
      await buildTrainingCategory(scene.server.services, group.id),
      await buildTrainingCategory(scene.server.services, other.id),
    ];
    const inGroup = ({ id }: { id: number }) => create({ ...form(id), groupId: group.id });
    expect([await inGroup(ofSite), await inGroup(own), await inGroup(others), await create(form(own.id))]).toEqual([
      expect.objectContaining({ training: expect.objectContaining({ groupId: String(group.id) }) }),
      expect.objectContaining({ training: expect.objectContaining({ category: { id: String(own.id) } }) }),
      expect.objectContaining({ __typename: 'InvalidInput' }),
      expect.objectContaining({ __typename: 'InvalidInput' }),
    ]);
  });

  test('in a group that there is not is refused to super admins too', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    const root = await scene.user({ role: 'ROOT' });
    expect(await create({ ...form(category.id), groupId: 2_000_000_000 }, root)).toMatchObject({
      __typename: 'NotTrainingAdmin',
    });
  });

  test('is saved over the version its form was opened with, and over no other', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id });
    const save = (version: number, title: string) => update({ id, version, ...form(category.id, { title }) });
    expect(await save(1, 'one')).toMatchObject({ training: { title: 'one', version: 2 } });
    expect(await save(1, 'other')).toMatchObject({ __typename: 'TrainingChanged' });
    expect(await scene.server.services.db.training.findUnique({ where: { id } })).toMatchObject({ title: 'one' });
  });

  test('is hidden and shown by a switch, which makes an open form old', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id });
    const show = (isVisible: boolean) =>
      scene.act(
        scene.author,
        'changeTrainingVisibility',
        { id, isVisible },
        '... on ChangeTrainingVisibilitySuccess { training { isVisible } }',
      );
    expect(await show(false)).toMatchObject({ training: { isVisible: false } });
    expect((await scene.ask(await scene.user(), `{ training(id: ${id}) { id } }`))['training']).toBeNull();
    expect(await show(true)).toMatchObject({ training: { isVisible: true } });
    expect(await update({ id, version: 1, ...form(category.id) })).toMatchObject({ __typename: 'TrainingChanged' });
  });

  test('is deleted with its members; problems and submissions stay', async () => {
    const { db } = scene.server.services;
    const [user, root] = [await scene.user(), await scene.user({ role: 'ROOT' })];
    const problem = await scene.problem();
    const submissionId = await scene.judged(user, problem);
    const { id } = await buildTraining(scene.server.services, {
      authorId: scene.author.id,
      problems: [problem],
      members: [user],
    });
    const answer = await scene.act(
      root,
      'deleteTraining',
      { id },
      '... on DeleteTrainingSuccess { deletedTrainingId }',
    );
    expect(answer).toEqual({ __typename: 'DeleteTrainingSuccess', deletedTrainingId: String(id) });
    expect(await db.trainingMember.count({ where: { trainingId: id } })).toBe(0);
    expect(await db.solvedProblem.count({ where: { userId: user.id } })).toBe(1);
    expect(await db.submission.count({ where: { id: submissionId } })).toBe(1);
  });
});

describe('a category', () => {
  const keeper = () => scene.user({ role: 'PROBLEM_ADMIN' });

  test('has a name of its own in its place, and a colour', async () => {
    const root = await scene.user({ role: 'ROOT' });
    const group = await buildGroup(scene.server.services, root);
    const create = (input: object) => scene.outcome(root, 'createTrainingCategory', { color: 'gold', ...input });
    expect([
      await create({ name: 'Graphs' }),
      await create({ name: ' Graphs ' }),
      await create({ name: 'Graphs', groupId: group.id }),
      await create({ name: 'Graphs', groupId: group.id }),
      await create({ name: ' ' }),
      await create({ name: 'Trees', color: 'url(x)' }),
    ]).toEqual([
      'CreateTrainingCategorySuccess',
      'TrainingCategoryExists',
      'CreateTrainingCategorySuccess',
      'TrainingCategoryExists',
      'InvalidInput',
      'InvalidInput',
    ]);
  });

  test('is renamed unless another one has the name', async () => {
    const as = await keeper();
    const [one, other] = [
      await buildTrainingCategory(scene.server.services),
      await buildTrainingCategory(scene.server.services),
    ];
    const rename = (name: string) => scene.outcome(as, 'updateTrainingCategory', { id: one.id, name, color: '#fff' });
    expect([await rename(other.name), await rename('Flows')]).toEqual([
      'TrainingCategoryExists',
      'UpdateTrainingCategorySuccess',
    ]);
  });

  test('that is deleted leaves its trainings without one', async () => {
    const category = await buildTrainingCategory(scene.server.services);
    const { id } = await buildTraining(scene.server.services, {
      authorId: scene.author.id,
      categoryId: category.id,
    });
    expect(await scene.outcome(await keeper(), 'deleteTrainingCategory', { id: category.id })).toBe(
      'DeleteTrainingCategorySuccess',
    );
    const data = await scene.ask(scene.author, `{ training(id: ${id}) { category { id } } }`);
    expect(data['training']).toEqual({ category: null });
  });
});

test('a step tells the name of the uploaded file that it is', async () => {
  const { db } = scene.server.services;
  const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id });
  const sha256 = randomBytes(32).toString('hex');
  await db.storedFile.create({ data: { sha256, sizeBytes: 5, contentType: 'application/octet-stream' } });
  for (const name of ['old.pdf', '图论讲义.pdf'])
    await db.editorFile.create({ data: { userId: scene.author.id, sha256, name, isImage: false } });
  for (const url of [`/api/public/file/${sha256}.pdf`, `https://example.org/api/public/file/${sha256}.pdf`])
    await scene.act(scene.author, 'createTrainingMaterial', { trainingId: id, kind: 'PDF', title: 'Notes', url });
  const shown = await scene.ask(scene.author, `{ training(id: ${id}) { materials { fileName } } }`);
  expect(shown).toEqual({ training: { materials: [{ fileName: '图论讲义.pdf' }, { fileName: null }] } });
});
