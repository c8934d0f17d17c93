import type { Training, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene } from './training-scene.ts';

let scene: TrainingScene;
let owner: User;
let reader: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  [owner, reader] = await Promise.all([scene.user(), scene.user()]);
});
afterAll(() => scene.server.stop());

async function list(): Promise<Training> {
  const problem = await scene.problem();
  return buildTraining(scene.server.services, { authorId: owner.id, kind: 'PERSONAL', problems: [problem] });
}

async function share({ id }: Training, options: object = {}): Promise<string> {
  const selection = '... on ShareTrainingListSuccess { training { shareKey } }';
  const answer = await scene.act(owner, 'shareTrainingList', { id, ...options }, selection);
  return (answer['training'] as { shareKey: string }).shareKey;
}

const open = (as: User, key: string) => scene.outcome(as, 'openSharedTraining', { key });

async function readsInside(as: User, { id }: Training): Promise<boolean> {
  const { training } = await scene.ask(as, `{ training(id: ${id}) { problems { displayId } } }`);
  return (training as { problems: object[] | null } | null)?.problems?.length === 1;
}

async function setSharing({ id }: Training, sharing: string): Promise<void> {
  const { version } = await scene.server.services.db.training.findUniqueOrThrow({ where: { id } });
  await scene.act(owner, 'updateTrainingList', { id, version, title: 'List', description: '', sharing });
}

test('who opens the link of a list reads inside, others do not see it', async () => {
  const shared = await list();
  const key = await share(shared);
  const before = await readsInside(reader, shared);
  expect([before, await open(reader, key), await readsInside(reader, shared)]).toEqual([
    false,
    'OpenSharedTrainingSuccess',
    true,
  ]);
});

test('a key has at least 128 bits, and only the author reads it', async () => {
  const shared = await list();
  const key = await share(shared);
  await open(reader, key);
  expect([
    Buffer.from(key, 'base64url').length,
    await scene.ask(reader, `{ training(id: ${shared.id}) { shareKey } }`),
  ]).toEqual([24, { training: { shareKey: null } }]);
});

test('sharing again keeps the key', async () => {
  const shared = await list();
  expect(await share(shared)).toBe(await share(shared));
});

test('a renewed key opens the list, the old one does not, and members stay', async () => {
  const shared = await list();
  const key = await share(shared);
  await open(reader, key);
  const renewed = await share(shared, { renewsKey: true });
  const other = await scene.user();
  expect([await open(other, key), await open(other, renewed), await readsInside(reader, shared)]).toEqual([
    'TrainingNotFound',
    'OpenSharedTrainingSuccess',
    true,
  ]);
});

test('a key can be renewed without the members it had', async () => {
  const shared = await list();
  await open(reader, await share(shared));
  await share(shared, { renewsKey: true, removesMembers: true });
  expect(await readsInside(reader, shared)).toBe(false);
});

test('a list of its owner alone is closed to members and its link, until it is shared again', async () => {
  const shared = await list();
  const key = await share(shared);
  await open(reader, key);
  await setSharing(shared, 'OWNER');
  const closed = [await readsInside(reader, shared), await open(reader, key)];
  await setSharing(shared, 'LINK');
  expect([...closed, await readsInside(reader, shared)]).toEqual([false, 'TrainingNotFound', true]);
});

test('who leaves a list by link reads nothing more of it, not even in the answer', async () => {
  const shared = await list();
  await open(reader, await share(shared));
  const selection = '... on LeaveTrainingSuccess { training { problems { displayId } } }';
  const left = await scene.act(reader, 'leaveTraining', { trainingId: shared.id }, selection);
  expect([left['training'], await readsInside(reader, shared)]).toEqual([{ problems: null }, false]);
});

test('a member leaves a list that was closed to them, without reading it, and does not come back with it', async () => {
  const shared = await list();
  await open(reader, await share(shared));
  await setSharing(shared, 'OWNER');
  const left = await scene.act(
    reader,
    'leaveTraining',
    { trainingId: shared.id },
    '... on LeaveTrainingSuccess { training { title } }',
  );
  await setSharing(shared, 'LINK');
  const { viewer } = await scene.ask(reader, '{ viewer { trainings { id } } }');
  expect([left, await readsInside(reader, shared)]).toEqual([
    { __typename: 'LeaveTrainingSuccess', training: null },
    false,
  ]);
  expect(viewer).not.toMatchObject({ trainings: expect.arrayContaining([{ id: String(shared.id) }]) });
  expect(await scene.outcome(reader, 'leaveTraining', { trainingId: shared.id })).toBe('TrainingNotFound');
});

test('a blocked member does not come back by the link', async () => {
  const shared = await list();
  const key = await share(shared);
  await open(reader, key);
  await scene.server.services.db.trainingMember.updateMany({
    where: { trainingId: shared.id, userId: reader.id },
    data: { isBlocked: true },
  });
  expect(await open(reader, key)).toBe('BlockedInTraining');
});

test('an author who opens their own link does not become a member', async () => {
  const shared = await list();
  const outcome = await open(owner, await share(shared));
  const members = await scene.server.services.db.trainingMember.count({ where: { trainingId: shared.id } });
  expect([outcome, members]).toEqual(['OpenSharedTrainingSuccess', 0]);
});

test('an account that opens a link several times at once is a member once', async () => {
  const shared = await list();
  const key = await share(shared);
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => open(reader, key)));
  expect(new Set(outcomes)).toEqual(new Set(['OpenSharedTrainingSuccess']));
});

test('an account opens 60 links in ten minutes', async () => {
  const guesser = await scene.user();
  const outcomes: unknown[] = [];
  while (outcomes.length < 61) outcomes.push(await open(guesser, 'A'.repeat(32)));
  expect([new Set(outcomes.slice(0, 60)), outcomes[60]]).toEqual([new Set(['TrainingNotFound']), 'TooManyRequests']);
});

test('the rank of a list by link shows members who consented', async () => {
  const shared = await list();
  await open(reader, await share(shared));
  const other = await scene.user();
  await open(other, await share(shared));
  await scene.act(other, 'listInTrainingRank', { trainingId: shared.id, isListed: true });
  const rank = await scene.rank(reader, shared);
  expect(rank?.items.map(({ user }) => user.username)).toEqual([other.username]);
});

test('the rank of a list that its owner closed shows nobody', async () => {
  const shared = await list();
  await open(reader, await share(shared));
  await scene.act(reader, 'listInTrainingRank', { trainingId: shared.id, isListed: true });
  const total = async () => (await scene.rank(owner, shared))?.total;
  expect(await total()).toBe(1);
  await setSharing(shared, 'OWNER');
  expect(await total()).toBe(0);
});
