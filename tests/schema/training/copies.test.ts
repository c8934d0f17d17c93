import type { Problem, Training, User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { countQueries } from '../../server/count-queries.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let reader: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  reader = await scene.user();
});
afterAll(() => scene.server.stop());

const build = (wishes: Partial<Parameters<typeof buildTraining>[1]>) =>
  buildTraining(scene.server.services, { authorId: scene.author.id, ...wishes });

/** Id of a copy. */
async function copied(as: User, { id }: Pick<Training, 'id'>): Promise<number> {
  const answer = await scene.act(
    as,
    'copyTraining',
    { trainingId: id },
    '... on CopyTrainingSuccess { training { id } }',
  );
  return Number((answer['training'] as { id: string }).id);
}

const add = (trainingId: number, problem: Problem, displayId = problem.displayId) =>
  scene.server.services.db.trainingProblem.create({
    data: { trainingId, problemId: problem.id, displayId, rank: 100 },
  });

interface Offered {
  readonly count: number;
  readonly problems: readonly { readonly displayId: string }[];
}

async function offered(as: User, id: number): Promise<Offered | null> {
  const { training } = await scene.ask(
    as,
    `{ training(id: ${id}) { originChanges { count problems { displayId } } } }`,
  );
  return (training as { originChanges: Offered | null } | null)?.originChanges ?? null;
}

/** Of a copy whose origin has two problems more. */
const changed = { originChanges: { count: 2, problems: [expect.anything(), expect.anything()] } };

const problemsOf = (trainingId: number) =>
  scene.server.services.db.trainingProblem.findMany({
    where: { trainingId },
    orderBy: { rank: 'asc' },
    select: { displayId: true, note: true, isOptional: true, isCounted: true, section: { select: { title: true } } },
  });

describe('a copy', () => {
  test('is a list of its owner alone with the texts of its origin', async () => {
    const origin = await build({ title: 'Original', description: 'Read.', licence: 'CC-BY-4.0', source: 'A book' });
    const id = await copied(reader, origin);
    expect(await scene.server.services.db.training.findUniqueOrThrow({ where: { id } })).toMatchObject({
      kind: 'PERSONAL',
      sharing: 'OWNER',
      authorId: reader.id,
      title: 'Original',
      description: 'Read.',
      licence: 'CC-BY-4.0',
      source: 'A book',
      originId: origin.id,
    });
  });

  test('has the title that its owner chose in all languages', async () => {
    const translations = { 'zh-CN': { title: '原题单', description: '阅读。' } };
    const { id } = await build({ title: 'Original', description: 'Read.', translations });
    const answer = await scene.act(
      reader,
      'copyTraining',
      { trainingId: id, title: ' Mine ' },
      `... on CopyTrainingSuccess {
        training { title chinese: title(language: "zh-CN") description(language: "zh-CN") }
      }`,
    );
    expect(answer['training']).toEqual({ title: 'Mine', chinese: 'Mine', description: '阅读。' });
    expect(await scene.outcome(reader, 'copyTraining', { trainingId: id, title: ' ' })).toBe('InvalidInput');
  });

  test('has sections with what they require, problems with notes, and materials', async () => {
    const { db } = scene.server.services;
    const [first, second] = await Promise.all([scene.problem(), scene.problem()]);
    const origin = await build({ problems: [first, second] });
    const basics = await db.trainingSection.create({
      data: { trainingId: origin.id, title: 'Basics', needed: 1, position: 0 },
    });
    const trees = await db.trainingSection.create({
      data: { trainingId: origin.id, title: 'Trees', position: 1, requires: { create: { requiredId: basics.id } } },
    });
    await db.trainingProblem.updateMany({
      where: { trainingId: origin.id, problemId: second.id },
      data: { sectionId: trees.id, note: 'Think.', isOptional: true },
    });
    await db.trainingMaterial.create({
      data: { trainingId: origin.id, sectionId: basics.id, kind: 'LINK', title: 'Wiki', url: 'https://example.org' },
    });
    const id = await copied(reader, origin);
    const sections = await db.trainingSection.findMany({
      where: { trainingId: id },
      orderBy: { position: 'asc' },
      select: {
        title: true,
        needed: true,
        requires: { select: { required: { select: { trainingId: true, title: true } } } },
        materials: { select: { title: true, url: true, trainingId: true } },
      },
    });
    expect([sections, await problemsOf(id)]).toEqual([
      [
        {
          title: 'Basics',
          needed: 1,
          requires: [],
          materials: [{ title: 'Wiki', url: 'https://example.org', trainingId: id }],
        },
        { title: 'Trees', needed: null, requires: [{ required: { trainingId: id, title: 'Basics' } }], materials: [] },
      ],
      [
        { displayId: first.displayId, note: '', isOptional: false, isCounted: true, section: null },
        { displayId: second.displayId, note: 'Think.', isOptional: true, isCounted: true, section: { title: 'Trees' } },
      ],
    ]);
  });

  test('of a group training has its problems of the bank only', async () => {
    const group = await buildGroup(scene.server.services, scene.author, { levels: [[reader, level.member]] });
    const [ofBank, ofGroup, hidden] = await Promise.all([
      scene.problem(),
      scene.problem({ groupId: group.id }),
      scene.problem({ visibility: 'PRIVATE' }),
    ]);
    const id = await copied(reader, await build({ groupId: group.id, problems: [ofBank, ofGroup, hidden] }));
    expect((await problemsOf(id)).map(({ displayId }) => displayId)).toEqual([ofBank.displayId]);
  });

  test('is made of what one may read inside only', async () => {
    const secret = await build({ access: 'PRIVATE', password: 'x' });
    const own = await build({ kind: 'PERSONAL', sharing: 'OWNER' });
    const outcome = ({ id }: Training) => scene.outcome(reader, 'copyTraining', { trainingId: id });
    expect([await outcome(secret), await outcome(own)]).toEqual(['NotInTraining', 'TrainingNotFound']);
  });

  test('names its origin to those who see that', async () => {
    const origin = await build({ title: 'Seen' });
    const id = await copied(reader, origin);
    const seen = () => scene.ask(reader, `{ training(id: ${id}) { origin { title } } }`);
    const before = await seen();
    await scene.server.services.db.training.update({ where: { id: origin.id }, data: { isVisible: false } });
    expect([before, await seen()]).toEqual([
      { training: { origin: { title: 'Seen' } } },
      { training: { origin: null } },
    ]);
  });
});

describe('what is added to the origin of a copy', () => {
  test('is offered to its author, without hidden problems and those it has', async () => {
    const [old, added, own, hidden] = await Promise.all([
      scene.problem(),
      scene.problem(),
      scene.problem(),
      scene.problem({ visibility: 'PRIVATE' }),
    ]);
    const origin = await build({ problems: [old] });
    const id = await copied(reader, origin);
    await add(id, own);
    for (const problem of [added, own, hidden]) await add(origin.id, problem);
    expect(await offered(reader, id)).toEqual({ count: 1, problems: [{ displayId: added.displayId }] });
  });

  test('is not what the copy had and its author removed', async () => {
    const origin = await build({ problems: [await scene.problem()] });
    const id = await copied(reader, origin);
    await scene.server.services.db.trainingProblem.deleteMany({ where: { trainingId: id } });
    expect(await offered(reader, id)).toEqual({ count: 0, problems: [] });
  });

  test('comes to the section of the same title, and is offered no more', async () => {
    const { db } = scene.server.services;
    const [first, second] = await Promise.all([scene.problem(), scene.problem()]);
    const origin = await build({});
    const section = await db.trainingSection.create({ data: { trainingId: origin.id, title: 'Trees' } });
    const id = await copied(reader, origin);
    await add(origin.id, first, 'T1');
    await add(origin.id, second, 'T2');
    await db.trainingProblem.updateMany({
      where: { trainingId: origin.id, problemId: first.id },
      data: { sectionId: section.id, note: 'Hint.' },
    });
    const outcome = await scene.outcome(reader, 'takeOverOriginChanges', { id });
    expect([outcome, await problemsOf(id), await offered(reader, id)]).toEqual([
      'TakeOverOriginChangesSuccess',
      [
        { displayId: 'T2', note: '', isOptional: false, isCounted: true, section: null },
        { displayId: 'T1', note: 'Hint.', isOptional: false, isCounted: true, section: { title: 'Trees' } },
      ],
      { count: 0, problems: [] },
    ]);
  });

  test('is taken over in part; the rest is offered no more', async () => {
    const [first, second] = await Promise.all([scene.problem(), scene.problem()]);
    const origin = await build({});
    const id = await copied(reader, origin);
    await add(origin.id, first);
    await add(origin.id, second);
    await scene.act(reader, 'takeOverOriginChanges', { id, problemIds: [second.id] });
    expect([(await problemsOf(id)).map(({ displayId }) => displayId), await offered(reader, id)]).toEqual([
      [second.displayId],
      { count: 0, problems: [] },
    ]);
  });

  test('comes once when it is taken over twice at the same time', async () => {
    const origin = await build({});
    const id = await copied(reader, origin);
    await add(origin.id, await scene.problem());
    const take = () => scene.outcome(reader, 'takeOverOriginChanges', { id });
    const outcomes = await Promise.all([take(), take(), take()]);
    expect([new Set(outcomes), await problemsOf(id)]).toEqual([
      new Set(['TakeOverOriginChangesSuccess']),
      [expect.anything()],
    ]);
  });

  test('is offered no more once it was dismissed, and later additions are', async () => {
    const [first, second] = await Promise.all([scene.problem(), scene.problem()]);
    const origin = await build({});
    const id = await copied(reader, origin);
    await add(origin.id, first);
    await scene.act(reader, 'dismissOriginChanges', { id });
    await add(origin.id, second);
    expect((await offered(reader, id))?.problems).toEqual([{ displayId: second.displayId }]);
  });

  test('leaves the moment of the last change when it is dismissed', async () => {
    const { db } = scene.server.services;
    const origin = await build({});
    const id = await copied(reader, origin);
    await add(origin.id, await scene.problem());
    const read = () =>
      db.training.findUniqueOrThrow({ where: { id }, select: { updatedAt: true, originSeenAt: true } });
    const before = await read();
    await scene.act(reader, 'dismissOriginChanges', { id });
    const after = await read();
    expect(after.updatedAt).toEqual(before.updatedAt);
    expect(after.originSeenAt).not.toEqual(before.originSeenAt);
  });

  test('is told of a list of copies by as many queries as of one', async () => {
    const [one, many] = await scene.users(2);
    if (!one || !many) throw new Error('no users');
    const origins = await Promise.all([build({}), build({}), build({ access: 'PRIVATE', members: [many, one] })]);
    for (const as of [one, many, many])
      for (const origin of as === one ? origins.slice(2) : origins) await copied(as, origin);
    for (const origin of origins) for (const problem of await scene.problems(2)) await add(origin.id, problem);
    const query =
      '{ viewer { trainingLists { id originChanges { count problems { displayId problem { title } } } } } }';
    const { viewer } = await scene.ask(many, query);
    expect(viewer).toMatchObject({ trainingLists: origins.flatMap(() => [changed, changed]) });
    const count = (as: User) => countQueries(scene.server.services, { query, variables: {}, viewer: as });
    expect(await count(many)).toBe(await count(one));
  });

  test('is for those who still read inside the origin, and for no reader of the copy', async () => {
    const { db } = scene.server.services;
    const origin = await build({});
    const id = await copied(reader, origin);
    await db.training.update({ where: { id }, data: { sharing: 'PUBLIC' } });
    await add(origin.id, await scene.problem());
    const ofOther = await offered(await scene.user(), id);
    await db.training.update({ where: { id: origin.id }, data: { access: 'PRIVATE', password: 'x' } });
    expect([ofOther, await offered(reader, id), await scene.outcome(reader, 'takeOverOriginChanges', { id })]).toEqual([
      null,
      null,
      'TrainingNotFound',
    ]);
  });
});
