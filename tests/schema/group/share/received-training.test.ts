import type { Problem, Training } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTraining } from '../../../factories/training.ts';
import { ShareScene, type Person } from './share-scene.ts';

let world: ShareScene;
let problem: Problem;
let training: Training;
beforeAll(async () => {
  world = await ShareScene.start();
});
afterAll(() => world.scene.server.stop());
beforeEach(async () => {
  problem = await world.problem();
  training = await buildTraining(world.scene.server.services, {
    authorId: world.people.keeper.id,
    groupId: world.from.id,
    problems: [problem],
  });
});

const share = (as: Person = 'teacher') =>
  world.scene.act(
    world.people[as],
    'shareWithGroup',
    { item: { trainingId: training.id }, group: { groupId: world.to.id } },
    '... on ShareWithGroupSuccess { share { id isAccepted } }',
  );

const titles = async (as: Person) =>
  JSON.stringify(
    await world.scene.ask(
      world.people[as],
      'query ($groupId: ID!) { trainings(filter: { groupId: $groupId }) { items { title } } }',
      { groupId: world.to.id },
    ),
  );

/** Display ids of the problems of a training; null: it is closed. */
async function inside(as: Person, { id }: Training = training): Promise<string[] | null> {
  const data = (await world.scene.ask(
    world.people[as],
    'query ($id: ID!) { training(id: $id) { problems { problem { displayId } } } }',
    { id },
  )) as { training: { problems: { problem: { displayId: string } }[] | null } | null };
  return data.training?.problems?.map((row) => row.problem.displayId) ?? null;
}

describe('a shared training', () => {
  test('is listed in the receiving group, whose members read it and solve its problems', async () => {
    expect(await share()).toMatchObject({ share: { isAccepted: true } });
    expect(await titles('pupil')).toContain(training.title);
    expect(await inside('pupil')).toEqual([problem.displayId]);
    expect(await inside('stranger')).toBeNull();
    expect(await world.submit(world.people.pupil, problem)).toMatchObject({ data: { groupId: world.to.id } });
    expect(await world.listed(world.people.pupil)).not.toContain(problem.id);
  });

  test('is solved in the group where it is read, and counts for its own group all the same', async () => {
    await share();
    const { teacher } = world.people;
    const inside = { trainingId: training.id };
    expect(await world.submit(teacher, problem, null, inside)).toMatchObject({ data: { groupId: world.from.id } });
    const submitted = await world.submit(teacher, problem, world.to.id, inside);
    expect(submitted).toMatchObject({ data: { groupId: world.to.id } });
  });

  test('keeps its rank and its members in its own group', async () => {
    await share();
    const { pupil, colleague } = world.people;
    expect(await world.scene.outcome(pupil, 'registerForTraining', { trainingId: training.id })).toBe(
      'TrainingNotFound',
    );
    expect(await world.scene.rank(pupil, training)).toBeNull();
    expect(await world.scene.rank(colleague, training)).toMatchObject({ total: 0 });
  });

  test('has a class view of the members of the receiving group', async () => {
    await share();
    const progress = (groupId: number) =>
      world.scene.ask(
        world.people.receiver,
        `query ($filter: GroupProgressFilter!) { groupProgress(filter: $filter) { items { user { username } } } }`,
        { filter: { groupId, trainingId: training.id } },
      );
    const usernames = JSON.stringify(await progress(world.to.id));
    expect(usernames).toContain(world.people.pupil.username);
    expect(usernames).not.toContain(world.people.colleague.username);
    await expect(progress(world.from.id)).rejects.toThrow();
  });

  test.each([
    ['hidden', { isVisible: false }],
    ['private', { access: 'PRIVATE' as const, password: 'secret' }],
  ])('is closed while it is %s', async (_state, data) => {
    await share();
    await world.db.training.update({ where: { id: training.id }, data });
    expect(await inside('pupil')).toBeNull();
    expect(await titles('pupil')).not.toContain(training.title);
    expect(await world.reads(world.people.pupil, problem)).toBe(false);
  });

  test('is closed once the share is withdrawn', async () => {
    const { share: made } = await share();
    const { id } = made as { id: string };
    await world.scene.outcome(world.people.keeper, 'removeGroupShare', { id });
    expect(await inside('pupil')).toBeNull();
    expect(await world.reads(world.people.pupil, problem)).toBe(false);
  });
});

describe('a training with a received problem', () => {
  test('counts it as long as it is shared and its group is not disbanded', async () => {
    const received = await world.received();
    const { receiver, pupil } = world.people;
    const own = await buildTraining(world.scene.server.services, { authorId: receiver.id, groupId: world.to.id });
    const added = { trainingId: own.id, problemId: received.id };
    expect(await world.scene.outcome(receiver, 'addTrainingProblem', added)).toBe('AddTrainingProblemSuccess');
    expect(await inside('pupil', own)).toEqual([received.displayId]);
    await world.db.group.update({ where: { id: world.from.id }, data: { disbandedAt: new Date() } });
    expect(await inside('pupil', own)).toEqual([]);
    await world.db.group.update({ where: { id: world.from.id }, data: { disbandedAt: null } });
    expect(await inside('pupil', own)).toEqual([received.displayId]);
    await world.scene.outcome(receiver, 'removeGroupShare', { id: received.shareId });
    expect(await inside('pupil', own)).toEqual([]);
    expect(await world.db.trainingProblem.count({ where: { trainingId: own.id } })).toBe(1);
    expect(await world.reads(pupil, received)).toBe(false);
  });

  test('gets what members of both groups submit in it, not the group that lends', async () => {
    const received = await world.received();
    const { receiver, teacher, colleague } = world.people;
    const { id: trainingId } = await buildTraining(world.scene.server.services, {
      authorId: receiver.id,
      groupId: world.to.id,
      problems: [received],
    });
    const inTraining = { data: { groupId: world.to.id } };
    expect(await world.submit(teacher, received, null, { trainingId })).toMatchObject(inTraining);
    // The training decides, whatever group is named beside it.
    expect(await world.submit(teacher, received, world.from.id, { trainingId })).toMatchObject(inTraining);
    // To those who are not of its group a training opens nothing.
    const elsewhere = { data: { groupId: world.from.id } };
    expect(await world.submit(colleague, received, null, { trainingId })).toMatchObject(elsewhere);
    expect(await world.submit(teacher, await world.received(), null, { trainingId })).toMatchObject(elsewhere);
  });

  test('does not pass it on when it is shared itself', async () => {
    const received = await world.received();
    const { receiver, stranger } = world.people;
    const third = await world.db.group.create({
      data: {
        name: `Third ${training.id}`,
        shortName: `t${training.id}`,
        brief: '',
        description: '',
        ownerId: receiver.id,
        members: { create: [{ userId: stranger.id, level: 3 }] },
      },
    });
    const own = await buildTraining(world.scene.server.services, {
      authorId: receiver.id,
      groupId: world.to.id,
      problems: [received],
    });
    const input = { item: { trainingId: own.id }, group: { groupId: third.id } };
    expect(await world.scene.outcome(receiver, 'shareWithGroup', input)).toBe('ShareWithGroupSuccess');
    expect(await inside('stranger', own)).toEqual([]);
    expect(await world.reads(stranger, received)).toBe(false);
  });
});
