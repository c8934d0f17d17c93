import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { pathsOf, TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

describe('problems of a training', () => {
  const add = (trainingId: number, problemId: number, wishes: object = {}) =>
    scene.act(
      scene.author,
      'addTrainingProblem',
      { trainingId, problemId, ...wishes },
      '... on AddTrainingProblemSuccess { trainingProblem { problemId displayId rank isCounted } }',
    );
  const build = () => buildTraining(scene.server.services, { authorId: scene.author.id });

  test('are added as the last, by the name of the bank unless another is given', async () => {
    const [one, other] = await scene.problems(2);
    if (!one || !other) throw new Error('no problems');
    const { id } = await build();
    expect([await add(id, one.id), await add(id, other.id, { displayId: ' B ' })]).toMatchObject([
      { trainingProblem: { problemId: String(one.id), displayId: one.displayId, rank: 0, isCounted: true } },
      { trainingProblem: { displayId: 'B', rank: 1 } },
    ]);
  });

  test('are refused when problem or display id is there already, or the display id is none', async () => {
    const [one, other] = await scene.problems(2);
    if (!one || !other) throw new Error('no problems');
    const { id } = await build();
    await add(id, one.id);
    expect(pathsOf(await add(id, one.id))).toEqual(['problemId']);
    expect(pathsOf(await add(id, other.id, { displayId: one.displayId }))).toEqual(['displayId']);
    expect(pathsOf(await add(id, other.id, { displayId: 'a b' }))).toEqual(['displayId']);
    expect(await scene.server.services.db.trainingProblem.count({ where: { trainingId: id } })).toBe(1);
  });

  test('are added several at once in their order, all or none', async () => {
    const [one, two, three] = await scene.problems(3);
    if (!one || !two || !three) throw new Error('no problems');
    const { id } = await build();
    const addAll = (problemIds: readonly number[], wishes: object = {}) =>
      scene.act(
        scene.author,
        'addTrainingProblems',
        { trainingId: id, problemIds, ...wishes },
        '... on AddTrainingProblemsSuccess { trainingProblems { problemId displayId sectionId rank } }',
      );
    await add(id, three.id, { displayId: one.displayId });
    await scene.act(scene.author, 'createTrainingSection', { trainingId: id, title: 'Graphs' });
    const hidden = await scene.problem({ visibility: 'PRIVATE' });
    expect(pathsOf(await addAll([two.id, three.id, hidden.id]))).toEqual(['problemIds.1', 'problemIds.2']);
    expect(pathsOf(await addAll(Array.from({ length: 51 }, () => two.id)))).toEqual(['problemIds']);
    expect(await addAll([two.id, one.id], { sectionId: null })).toMatchObject({
      trainingProblems: [
        { problemId: String(two.id), displayId: two.displayId, sectionId: null, rank: 1 },
        { problemId: String(one.id), displayId: expect.not.stringMatching(`^${one.displayId}$`), rank: 2 },
      ],
    });
  });

  test('come from the bank, or from the group of the training', async () => {
    const group = await buildGroup(scene.server.services, scene.author);
    const training = await build();
    const ofGroup = await buildTraining(scene.server.services, { authorId: scene.author.id, groupId: group.id });
    const [hidden, own, accepted] = [
      await scene.problem({ visibility: 'PRIVATE' }),
      await scene.problem({ groupId: group.id }),
      await scene.problem({ groupId: group.id, bankState: 'ACCEPTED' }),
    ];
    const outcomes = [];
    for (const { id } of [training, ofGroup])
      for (const problem of [hidden, own, accepted]) outcomes.push((await add(id, problem.id))['__typename']);
    expect(outcomes).toEqual([
      'TrainingProblemNotFound',
      'TrainingProblemNotFound',
      'AddTrainingProblemSuccess',
      'TrainingProblemNotFound',
      'AddTrainingProblemSuccess',
      'AddTrainingProblemSuccess',
    ]);
  });

  test('are 1,000 at most', async () => {
    const { db } = scene.server.services;
    const { id } = await build();
    const extra = await scene.problem();
    await db.$executeRaw`
      WITH made AS (
        INSERT INTO problem (display_id, title, updated_at, language_keys)
        SELECT 'many-' || n, 'Many', now(), '{}' FROM generate_series(1, 1000) n
        RETURNING id, display_id
      )
      INSERT INTO training_problem (training_id, problem_id, display_id) SELECT ${id}::int, id, display_id FROM made`;
    expect((await add(id, extra.id))['__typename']).toBe('TooManyTrainingProblems');
  });

  test('are renamed, moved and removed', async () => {
    const [one, other] = await scene.problems(2);
    if (!one || !other) throw new Error('no problems');
    const { id } = await build();
    await add(id, one.id);
    await add(id, other.id);
    const place = { trainingId: id, problemId: other.id };
    const selection = '... on ChangeTrainingProblemSuccess { trainingProblem { displayId rank } }';
    expect(
      await scene.act(scene.author, 'changeTrainingProblem', { ...place, displayId: 'Z' }, selection),
    ).toMatchObject({ trainingProblem: { displayId: 'Z', rank: 1 } });
    await scene.act(scene.author, 'changeTrainingProblem', { trainingId: id, problemId: one.id, rank: 5 });
    expect(
      pathsOf(await scene.act(scene.author, 'changeTrainingProblem', { ...place, displayId: one.displayId })),
    ).toEqual(['displayId']);
    const shown = await scene.ask(await scene.user(), `{ training(id: ${id}) { problems { displayId } } }`);
    expect(shown['training']).toEqual({ problems: [{ displayId: 'Z' }, { displayId: one.displayId }] });
    expect(
      await scene.act(
        scene.author,
        'removeTrainingProblem',
        place,
        '... on RemoveTrainingProblemSuccess { removedProblemId }',
      ),
    ).toMatchObject({ removedProblemId: String(other.id) });
    expect(await scene.outcome(scene.author, 'removeTrainingProblem', place)).toBe('TrainingProblemNotFound');
    expect(await scene.server.services.db.problem.count({ where: { id: other.id } })).toBe(1);
  });

  test('that were hidden stay with those who manage the training, marked as not counted', async () => {
    const problem = await scene.problem();
    const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id, problems: [problem] });
    await scene.server.services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PRIVATE' } });
    const data = await scene.ask(
      scene.author,
      `{ managedTrainingProblems(trainingId: ${id}) { problemId isCounted visibility } }`,
    );
    expect(data['managedTrainingProblems']).toEqual([
      { problemId: String(problem.id), isCounted: false, visibility: 'PRIVATE' },
    ]);
  });

  test("are named in their managers' language", async () => {
    const statements = [
      { language: 'zh', title: '求和', description: '' },
      { language: 'en', title: 'Sum', description: '' },
    ];
    const problem = await scene.problem({ title: 'Sum', statements: { create: statements } });
    const { id } = await buildTraining(scene.server.services, { authorId: scene.author.id, problems: [problem] });
    const { data } = await scene.server.graphql(`{ managedTrainingProblems(trainingId: ${id}) { bankTitle } }`, {
      token: await scene.token(scene.author),
      headers: { 'Accept-Language': 'zh-CN' },
    });
    expect(data?.['managedTrainingProblems']).toEqual([{ bankTitle: '求和' }]);
  });

  test('are chosen from those that can be added', async () => {
    const mark = 'candidate-of-lists';
    const group = await buildGroup(scene.server.services, scene.author);
    const [inside, free] = [await scene.problem({ title: mark }), await scene.problem({ title: mark })];
    await scene.problem({ title: mark, visibility: 'PRIVATE' });
    const own = await scene.problem({ title: mark, groupId: group.id });
    const candidates = async (groupId: number | null) => {
      const { id } = await buildTraining(scene.server.services, {
        authorId: scene.author.id,
        groupId,
        problems: [inside],
      });
      const data = await scene.ask(
        scene.author,
        `{ trainingProblemCandidates(trainingId: ${id}, keyword: "${mark}") { total items { displayId } } }`,
      );
      return data['trainingProblemCandidates'];
    };
    expect([await candidates(null), await candidates(group.id)]).toEqual([
      { total: 1, items: [{ displayId: free.displayId }] },
      { total: 2, items: [{ displayId: own.displayId }, { displayId: free.displayId }] },
    ]);
  });
});
