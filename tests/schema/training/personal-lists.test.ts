import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let admin: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  admin = await scene.user({ role: 'ADMIN' });
});
afterAll(() => scene.server.stop());

const listed = '... on CreateTrainingListSuccess { training { id version sharing shareKey } }';
interface List {
  readonly id: string;
  readonly version: number;
  readonly sharing: string;
  readonly shareKey: string | null;
}

async function created(as: User, input: object = {}): Promise<List> {
  const answer = await scene.act(as, 'createTrainingList', { title: 'Graphs', ...input }, listed);
  return answer['training'] as List;
}

async function titles(as: User | null, filter: string): Promise<string[]> {
  const data = await scene.ask(as, `{ trainings(filter: { ${filter} }, page: { size: 100 }) { items { title } } }`);
  return (data['trainings'] as { items: { title: string }[] }).items.map(({ title }) => title);
}

async function setSolved(user: User, solved: number): Promise<void> {
  await scene.server.services.db.userStatistics.upsert({
    where: { userId: user.id },
    create: { userId: user.id, solved },
    update: { solved },
  });
}

test('a new list is for its owner alone', async () => {
  const owner = await scene.user();
  const { id, sharing, shareKey } = await created(owner);
  const see = (as: User) => scene.ask(as, `{ training(id: ${id}) { title } }`);
  expect([sharing, shareKey, await see(owner), await see(admin)]).toEqual([
    'OWNER',
    null,
    { training: { title: 'Graphs' } },
    { training: null },
  ]);
});

test('a list needs a title', async () => {
  expect(await scene.outcome(admin, 'createTrainingList', { title: ' ' })).toBe('InvalidInput');
});

test('an account makes a list public once it solved 10 problems of the bank', async () => {
  const owner = await scene.user();
  await setSolved(owner, 9);
  const { id, version } = await created(owner);
  const form = { id, version, title: 'Graphs', description: '', sharing: 'PUBLIC' };
  const early = await scene.act(owner, 'updateTrainingList', form, '... on TooFewSolved { neededCount solvedCount }');
  await setSolved(owner, 10);
  const required = await scene.ask(owner, '{ viewer { publicListRequirement { neededCount solvedCount } } }');
  expect(required).toEqual({ viewer: { publicListRequirement: { neededCount: 10, solvedCount: 10 } } });
  expect([early, await scene.outcome(owner, 'updateTrainingList', form)]).toEqual([
    expect.objectContaining({ __typename: 'TooFewSolved', neededCount: 10, solvedCount: 9 }),
    'UpdateTrainingListSuccess',
  ]);
});

test('admins make lists public without solving', async () => {
  expect((await created(admin, { sharing: 'PUBLIC' })).sharing).toBe('PUBLIC');
});

test('an account that may not discuss makes no list public, changes no public one, and closes it', async () => {
  const { db } = scene.server.services;
  const owner = await scene.user({ role: 'NO_DISCUSS' });
  await setSolved(owner, 10);
  const { id, version } = await created(owner);
  const save = (input: object) =>
    scene.outcome(owner, 'updateTrainingList', { id, version, title: 'Graphs', description: '', ...input });
  const addSection = () => scene.outcome(owner, 'createTrainingSection', { trainingId: id, title: 'Ads' });
  const made = [
    await scene.outcome(owner, 'createTrainingList', { title: 'New', sharing: 'PUBLIC' }),
    await save({ sharing: 'PUBLIC' }),
    await addSection(),
  ];
  await db.training.update({ where: { id: Number(id) }, data: { sharing: 'PUBLIC' } });
  const changed = [
    await save({ title: 'Ads', sharing: 'PUBLIC' }),
    await addSection(),
    await save({ sharing: 'LINK' }),
  ];
  expect([made, changed]).toEqual([
    ['ListPublishingForbidden', 'ListPublishingForbidden', 'CreateTrainingSectionSuccess'],
    ['ListPublishingForbidden', 'NotTrainingAdmin', 'UpdateTrainingListSuccess'],
  ]);
});

test('of two forms that were opened at once, the second one is refused', async () => {
  const owner = await scene.user();
  const { id, version } = await created(owner, { sharing: 'LINK' });
  const save = (title: string) =>
    scene.act(
      owner,
      'updateTrainingList',
      { id, version, title, description: '' },
      '... on UpdateTrainingListSuccess { training { title sharing } } ... on TrainingChanged { currentVersion }',
    );
  expect([await save('First'), await save('Second')]).toEqual([
    expect.objectContaining({ training: { title: 'First', sharing: 'LINK' } }),
    expect.objectContaining({ __typename: 'TrainingChanged', currentVersion: version + 1 }),
  ]);
});

test('public lists are listed apart from trainings, the one that changed last first', async () => {
  await created(admin, { title: 'Walk A', sharing: 'PUBLIC' });
  await created(admin, { title: 'Walk B', sharing: 'PUBLIC' });
  await created(admin, { title: 'Walk C' });
  const reader = await scene.user();
  expect([
    await titles(reader, 'kind: PERSONAL, keyword: "walk"'),
    await titles(reader, 'keyword: "walk"'),
    await titles(null, 'kind: PERSONAL, keyword: "walk"'),
  ]).toEqual([['Walk B', 'Walk A'], [], []]);
});

test('an account has at most 100 lists, however many it creates at once', async () => {
  const owner = await scene.user();
  await scene.server.services.db.training.createMany({
    data: Array.from({ length: 97 }, () => ({ authorId: owner.id, kind: 'PERSONAL' as const, title: 'List' })),
  });
  const create = () => scene.outcome(owner, 'createTrainingList', { title: 'More' });
  const outcomes = await Promise.all([create(), create(), create(), create(), create()]);
  expect(outcomes.filter((outcome) => outcome === 'TooManyTrainingLists')).toHaveLength(2);
});

test('an account creates 30 lists in ten minutes', async () => {
  const owner = await scene.user();
  const outcomes: unknown[] = [];
  while (outcomes.length < 31) outcomes.push(await scene.outcome(owner, 'createTrainingList', { title: 'Again' }));
  expect(outcomes.indexOf('TooManyRequests')).toBe(30);
});

test('a hidden list stays hidden when its owner shares it by link', async () => {
  const [owner, reader] = await Promise.all([scene.user(), scene.user()]);
  const { id } = await created(owner, { sharing: 'LINK' });
  const { db } = scene.server.services;
  await db.training.update({ where: { id: Number(id) }, data: { sharing: 'PUBLIC' } });
  await scene.act(admin, 'changeTrainingVisibility', { id, isVisible: false });
  const { version } = await db.training.findUniqueOrThrow({ where: { id: Number(id) } });
  const selection = '... on UpdateTrainingListSuccess { training { isVisible shareKey } }';
  const form = { id, version, title: 'Graphs', description: '', sharing: 'LINK' };
  const { training } = await scene.act(owner, 'updateTrainingList', form, selection);
  const { isVisible, shareKey: key } = training as { isVisible: boolean; shareKey: string };
  expect([isVisible, await scene.outcome(reader, 'openSharedTraining', { key })]).toEqual([false, 'TrainingNotFound']);
});

test('an admin hides a public list from others, and its owner cannot show it again', async () => {
  const [owner, reader] = await Promise.all([scene.user(), scene.user()]);
  const { id } = await created(admin, { title: 'Bad words', sharing: 'PUBLIC' });
  await scene.server.services.db.training.update({ where: { id: Number(id) }, data: { authorId: owner.id } });
  const change = (as: User, isVisible: boolean) => scene.outcome(as, 'changeTrainingVisibility', { id, isVisible });
  const see = async (as: User) => (await scene.ask(as, `{ training(id: ${id}) { id } }`))['training'] !== null;
  expect([
    await change(admin, false),
    await change(owner, true),
    await see(owner),
    await see(reader),
    await see(admin),
    await titles(reader, 'kind: PERSONAL, keyword: "Bad words"'),
  ]).toEqual(['ChangeTrainingVisibilitySuccess', 'NotTrainingAdmin', true, false, true, []]);
});

test('a public list is followed to the home page, and what is refused of it speaks of a list', async () => {
  const reader = await scene.user();
  const { id } = await created(admin, { title: 'Followed', sharing: 'PUBLIC' });
  const follow = () => scene.act(reader, 'registerForTraining', { trainingId: id });
  expect(await follow()).toEqual({ __typename: 'RegisterForTrainingSuccess' });
  expect(await scene.ask(reader, '{ viewer { trainings { title viewerMembership { isListed } } } }')).toEqual({
    viewer: { trainings: [{ title: 'Followed', viewerMembership: { isListed: false } }] },
  });
  expect([await follow(), await scene.act(reader, 'deleteTraining', { id })]).toMatchObject([
    { message: 'You follow this list already.' },
    { message: 'You may not manage this list.' },
  ]);
});

test('own lists come to the home page beside trainings, and to the menu with their counts', async () => {
  const [owner, problem] = await Promise.all([scene.user(), scene.problem()]);
  const { services } = scene.server;
  await buildTraining(services, { authorId: admin.id, title: 'Joined', members: [owner] });
  await buildTraining(services, { authorId: owner.id, kind: 'PERSONAL', title: 'Own', problems: [problem] });
  const data = await scene.ask(owner, '{ viewer { trainings { title } trainingLists { title problemCount } } }');
  expect(data).toEqual({
    viewer: {
      trainings: [{ title: 'Own' }, { title: 'Joined' }],
      trainingLists: [{ title: 'Own', problemCount: 1 }],
    },
  });
});

test('an author of a list reads no real names in its rank', async () => {
  const [owner, member] = await Promise.all([scene.user(), scene.user()]);
  await scene.server.services.db.user.update({ where: { id: member.id }, data: { realName: 'Li Ming' } });
  const list = await buildTraining(scene.server.services, {
    authorId: owner.id,
    kind: 'PERSONAL',
    sharing: 'PUBLIC',
    members: [member],
  });
  await scene.act(member, 'listInTrainingRank', { trainingId: list.id, isListed: true });
  expect((await scene.rank(owner, list))?.items).toEqual([
    expect.objectContaining({ user: { username: member.username }, realName: null }),
  ]);
});
