import type { User } from '@verdict/prisma/generated/client/client.ts';
import { applyVerdict } from '@verdict/schema/judging/submission/verdict.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene, verdictOf } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

const password = 'open sesame';
const build = (wishes: Partial<Parameters<typeof buildTraining>[1]> = {}) =>
  buildTraining(scene.server.services, { authorId: scene.author.id, ...wishes });
const buildPrivate = (wishes: Partial<Parameters<typeof buildTraining>[1]> = {}) =>
  build({ access: 'PRIVATE', password, ...wishes });

describe('registering for a private training', () => {
  test('needs its password, and opens what is inside', async () => {
    const user = await scene.user();
    const training = await buildPrivate({ problems: await scene.problems(1) });
    const register = (typed: string | null) =>
      scene.act(
        user,
        'registerForTraining',
        { trainingId: training.id, password: typed },
        `... on RegisterForTrainingSuccess {
          training { viewerCanReadInside viewerMembership { isListed isBlocked } problems { displayId } }
        }`,
      );
    for (const typed of [null, '', 'open', 'OPEN SESAME', `${password} `])
      expect(await register(typed)).toMatchObject({ __typename: 'WrongTrainingPassword' });
    expect(await scene.server.services.db.trainingMember.count({ where: { trainingId: training.id } })).toBe(0);
    expect(await register(password)).toEqual({
      __typename: 'RegisterForTrainingSuccess',
      training: {
        viewerCanReadInside: true,
        viewerMembership: { isListed: false, isBlocked: false },
        problems: [{ displayId: expect.any(String) }],
      },
    });
  });

  test('is refused the second time', async () => {
    const user = await scene.user();
    const training = await buildPrivate({ members: [user] });
    expect(await scene.outcome(user, 'registerForTraining', { trainingId: training.id, password })).toBe(
      'AlreadyInTraining',
    );
  });

  test('is limited to 20 attempts in ten minutes for a user and training', async () => {
    const user = await scene.user();
    const [one, other] = [await buildPrivate(), await buildPrivate()];
    const guess = (trainingId: number, typed = 'guess') =>
      scene.outcome(user, 'registerForTraining', { trainingId, password: typed });
    for (let attempt = 0; attempt < 20; attempt += 1) expect(await guess(one.id)).toBe('WrongTrainingPassword');
    expect(await guess(one.id, password)).toBe('TooManyRequests');
    expect(await guess(other.id, password)).toBe('RegisterForTrainingSuccess');
    expect(await scene.outcome(await scene.user(), 'registerForTraining', { trainingId: one.id, password })).toBe(
      'RegisterForTrainingSuccess',
    );
  });

  test('counts what was solved before', async () => {
    const user = await scene.user();
    const problem = await scene.problem();
    await scene.judged(user, problem, { timeMs: 30 });
    await scene.judged(user, problem, { timeMs: 20 });
    const training = await buildPrivate({ problems: [problem] });
    await scene.outcome(user, 'registerForTraining', { trainingId: training.id, password });
    expect((await scene.rank(user, training))?.items).toMatchObject([{ solvedCount: 1, timeMs: 20 }]);
  });

  test('counts a verdict that is being stored at the same moment', async () => {
    const { db, pubsub } = scene.server.services;
    const user = await scene.user();
    const problem = await scene.problem();
    const training = await buildPrivate({ problems: [problem] });
    const submissionId = await scene.submit(user, problem);
    const [isWritten, canEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const storing = db.$transaction(async (tx) => {
      await applyVerdict(tx, pubsub, verdictOf({ submissionId, status: 0, timeMs: 7 }));
      isWritten.resolve();
      await canEnd.promise;
    });
    await isWritten.promise;
    const registering = scene.outcome(user, 'registerForTraining', { trainingId: training.id, password });
    setTimeout(canEnd.resolve, 300);
    await Promise.all([storing, registering]);
    expect((await scene.rank(user, training))?.items).toMatchObject([{ solvedCount: 1, timeMs: 7 }]);
  });
});

test('a public training takes members without a password', async () => {
  const user = await scene.user();
  const training = await build();
  expect(await scene.outcome(user, 'registerForTraining', { trainingId: training.id })).toBe(
    'RegisterForTrainingSuccess',
  );
});

describe('leaving', () => {
  test('closes a private training again', async () => {
    const user = await scene.user();
    const training = await buildPrivate({ members: [user] });
    const leave = () =>
      scene.act(
        user,
        'leaveTraining',
        { trainingId: training.id },
        '... on LeaveTrainingSuccess { training { viewerCanReadInside problems { displayId } ranking { total } } }',
      );
    expect(await leave()).toEqual({
      __typename: 'LeaveTrainingSuccess',
      training: { viewerCanReadInside: false, problems: null, ranking: null },
    });
    expect(await leave()).toMatchObject({ __typename: 'NotInTraining' });
  });

  test('does not free a blocked member', async () => {
    const user = await scene.user();
    const training = await build({ members: [user] });
    await scene.server.services.db.trainingMember.updateMany({
      where: { trainingId: training.id },
      data: { isBlocked: true },
    });
    expect(await scene.outcome(user, 'leaveTraining', { trainingId: training.id })).toBe('NotInTraining');
    expect(await scene.outcome(user, 'registerForTraining', { trainingId: training.id })).toBe('BlockedInTraining');
    expect(await scene.rank(user, training)).toBeNull();
  });
});

describe('a new password', () => {
  const change = async (trainingId: number, removesMembers?: boolean) => {
    const { db } = scene.server.services;
    const { version, categoryId } = await db.training.update({
      where: { id: trainingId },
      data: { category: { create: { name: `Category ${trainingId}`, color: 'gold' } } },
    });
    return scene.outcome(scene.author, 'updateTraining', {
      id: trainingId,
      version,
      title: 'Title',
      description: 'Text',
      access: 'PRIVATE',
      password: 'another',
      rank: 1_000,
      isVisible: true,
      categoryId,
      ...(removesMembers === undefined ? {} : { removesMembers }),
    });
  };

  test('keeps the members', async () => {
    const user = await scene.user();
    const training = await buildPrivate({ members: [user] });
    expect(await change(training.id)).toBe('UpdateTrainingSuccess');
    expect(await scene.rank(user, training)).not.toBeNull();
  });

  test('of a public training that becomes private removes the members, unless its author keeps them', async () => {
    const user = await scene.user();
    const [closed, kept] = [await build({ members: [user] }), await build({ members: [user] })];
    expect([await change(closed.id), await change(kept.id, false)]).toEqual([
      'UpdateTrainingSuccess',
      'UpdateTrainingSuccess',
    ]);
    expect([await scene.rank(user, closed), await scene.rank(user, kept)]).toEqual([null, expect.anything()]);
  });

  test('of a public training that becomes private ranks those it kept only with their consent', async () => {
    const [silent, listed, late] = await scene.users(3);
    if (!silent || !listed || !late) throw new Error('no users');
    const { id } = await build({ members: [silent] });
    await scene.act(listed, 'listInTrainingRank', { trainingId: id, isListed: true });
    expect(await change(id, false)).toBe('UpdateTrainingSuccess');
    await scene.act(late, 'registerForTraining', { trainingId: id, password: 'another' });
    const ranked = async () =>
      new Set((await scene.rank(scene.author, { id }))?.items.map(({ user }) => user.username));
    expect(await ranked()).toEqual(new Set([listed.username, late.username]));
    const needsConsent = (user: User) =>
      scene.ask(user, `{ training(id: ${id}) { viewerMembership { needsConsent } } }`);
    expect(await needsConsent(silent)).toEqual({ training: { viewerMembership: { needsConsent: true } } });
    expect(await needsConsent(late)).toEqual({ training: { viewerMembership: { needsConsent: false } } });
    await scene.act(silent, 'listInTrainingRank', { trainingId: id, isListed: true });
    expect(await ranked()).toEqual(new Set([silent.username, listed.username, late.username]));
  });

  test('removes the members when its author asks for it', async () => {
    const user = await scene.user();
    const training = await buildPrivate({ members: [user] });
    expect(await change(training.id, true)).toBe('UpdateTrainingSuccess');
    expect(await scene.rank(user, training)).toBeNull();
    expect(await scene.outcome(user, 'registerForTraining', { trainingId: training.id, password })).toBe(
      'WrongTrainingPassword',
    );
  });
});
