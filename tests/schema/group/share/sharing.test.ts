import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { pathsOf } from '../../training/training-scene.ts';
import { ShareScene, type Person } from './share-scene.ts';

let world: ShareScene;
beforeAll(async () => {
  world = await ShareScene.start();
});
afterAll(() => world.scene.server.stop());

const offersTold = (name: Person) =>
  world.db.message.count({
    where: { recipientId: world.people[name].id, fact: { path: ['news'], equals: 'SHARE_OFFERED' } },
  });

describe('sharing a problem', () => {
  test('takes effect at once where the sharer may create problems', async () => {
    const { teacher, pupil } = world.people;
    const problem = await world.problem();
    expect(await world.listed(pupil)).not.toContain(problem.id);
    expect(await world.share(teacher, problem)).toMatchObject({ share: { isAccepted: true } });
    expect(await world.listed(pupil)).toContain(problem.id);
    expect(
      await world.scene.ask(pupil, 'query ($id: Int!) { problem(id: $id) { sharedFrom } }', { id: problem.id }),
    ).toEqual({ problem: { sharedFrom: world.from.name } });
  });

  test('is an offer elsewhere, of which those who run problems there are notified once', async () => {
    const { keeper, pupil, receiver } = world.people;
    const helper = await world.scene.user();
    await world.db.groupMember.create({
      data: { groupId: world.to.id, userId: helper.id, level: 3, rights: ['PROBLEMS'] },
    });
    const before = await offersTold('receiver');
    const problem = await world.problem();
    const shortName = world.to.shortName.toUpperCase();
    const { share } = await world.share(keeper, problem, { shortName });
    expect(share).toMatchObject({ isAccepted: false });
    expect(await world.share(keeper, problem, { shortName })).toMatchObject({ share });
    expect([await offersTold('receiver'), await offersTold('pupil')]).toEqual([before + 1, 0]);
    expect(await world.reads(pupil, problem)).toBe(false);

    const { id } = share as { id: string };
    expect(await world.scene.outcome(receiver, 'acceptGroupShare', { id })).toBe('AcceptGroupShareSuccess');
    expect(await world.reads(pupil, problem)).toBe(true);
    expect(await world.db.message.count({ where: { recipientId: helper.id } })).toBe(1);
  });

  test('with a hidden group answers as if there were none', async () => {
    const { keeper, stranger } = world.people;
    const hidden = await buildGroup(world.scene.server.services, stranger, { isVisible: false });
    const problem = await world.problem();
    const outcomes = [
      await world.share(keeper, problem, { shortName: hidden.shortName }),
      await world.share(keeper, problem, { shortName: 'nothing' }),
      await world.share(keeper, problem, { groupId: hidden.id }),
      await world.share(keeper, problem, { groupId: 2_000_000_000 }),
    ];
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ __typename: 'GroupNotFound' });
    expect(await world.db.groupShare.count({ where: { groupId: hidden.id } })).toBe(0);
  });

  test.each<[Person, string]>([
    ['colleague', 'ProblemEditForbidden'],
    ['receiver', 'ProblemNotFound'],
    ['stranger', 'ProblemNotFound'],
  ])('is refused to a %s', async (name, outcome) => {
    expect(await world.share(world.people[name], await world.problem())).toMatchObject({ __typename: outcome });
  });

  test('is refused to visitors, with its own group and for problems of the site', async () => {
    const { keeper } = world.people;
    const root = await world.scene.user({ role: 'ROOT' });
    const problem = await world.problem();
    await expect(world.share(null, problem)).rejects.toThrow();
    expect(pathsOf(await world.share(keeper, problem, { groupId: world.from.id }))).toEqual(['groupId']);
    expect(pathsOf(await world.share(root, await world.scene.problem()))).toEqual(['problemId']);
  });

  test('ends at 50 groups', async () => {
    const { keeper, stranger } = world.people;
    const problem = await world.problem();
    const names = Array.from({ length: 50 }, () => randomBytes(4).toString('hex'));
    const groups = await world.db.group.createManyAndReturn({
      data: names.map((name) => ({ name, shortName: name, brief: '', description: '', ownerId: stranger.id })),
    });
    await world.db.groupShare.createMany({
      data: groups.map(({ id }) => ({ problemId: problem.id, groupId: id })),
    });
    expect(await world.share(keeper, problem)).toMatchObject({ __typename: 'TooManyGroupShares' });
  });
});

describe('an offer', () => {
  test('is accepted by neither its sender nor plain members nor others', async () => {
    const problem = await world.problem();
    const { share } = await world.share(world.people.keeper, problem);
    const { id } = share as { id: string };
    for (const name of ['keeper', 'colleague', 'pupil', 'stranger'] as const)
      expect(await world.scene.outcome(world.people[name], 'acceptGroupShare', { id })).toBe('GroupShareNotFound');
    for (const name of ['colleague', 'pupil', 'stranger'] as const)
      expect(await world.scene.outcome(world.people[name], 'removeGroupShare', { id })).toBe('GroupShareNotFound');
    expect(await world.db.groupShare.findUnique({ where: { id: Number(id) } })).toMatchObject({ acceptedAt: null });
  });

  test.each<Person>(['keeper', 'receiver'])('is ended by the %s, and can be made again', async (name) => {
    const problem = await world.problem();
    const { share } = await world.share(world.people.keeper, problem);
    const { id } = share as { id: string };
    expect(await world.scene.outcome(world.people[name], 'removeGroupShare', { id })).toBe('RemoveGroupShareSuccess');
    expect(await world.share(world.people.keeper, problem)).toMatchObject({ share: { isAccepted: false } });
  });

  test('tells the title of a hidden problem to its sender alone', async () => {
    const problem = await world.problem({ visibility: 'PRIVATE' });
    await world.share(world.people.keeper, problem);
    const received = (await world.scene.ask(
      world.people.receiver,
      'query ($id: ID!) { group(id: $id) { receivedShares { items { displayId title } } } }',
      { id: world.to.id },
    )) as { group: { receivedShares: { items: object[] } } };
    expect(received.group.receivedShares.items).toContainEqual({ displayId: problem.displayId, title: null });
    const sent = `query ($id: Int!) { problem(id: $id) { shares { title receiverName isAccepted } } }`;
    expect(await world.scene.ask(world.people.keeper, sent, { id: problem.id })).toEqual({
      problem: { shares: [{ title: problem.title, receiverName: world.to.name, isAccepted: false }] },
    });
  });
});
