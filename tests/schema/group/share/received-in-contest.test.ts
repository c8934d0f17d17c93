import type { Contest } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { askAs, createMutation, mustUpdate, problemInput, statement } from '../../problem/editing/authoring-scene.ts';
import { ShareScene } from './share-scene.ts';

let world: ShareScene;
let contest: Contest;
beforeAll(async () => {
  world = await ShareScene.start();
});
afterAll(() => world.scene.server.stop());
beforeEach(async () => {
  contest = await buildContest(
    { db: world.db },
    {
      authorId: world.people.receiver.id,
      groupId: world.to.id,
      startsAt: new Date(Date.now() + 3_600_000),
      endsAt: new Date(Date.now() + 7_200_000),
    },
  );
});

const add = (problemId: number, displayId = 'A') =>
  world.scene.ask(
    world.people.receiver,
    `mutation ($contestId: Int!, $problemId: Int!, $input: ContestProblemInput!) {
      addContestProblem(contestId: $contestId, problemId: $problemId, input: $input) { __typename }
    }`,
    { contestId: contest.id, problemId, input: { displayId, displayTitle: 'Sum' } },
  );
const typename = (name: string) => ({ addContestProblem: { __typename: name } });

test('a contest of the receiving group takes a received problem, and keeps it when the share ends', async () => {
  const problem = await world.received({ hasTests: true });
  expect(await add(problem.id)).toEqual(typename('AddContestProblemSuccess'));
  await world.scene.outcome(world.people.keeper, 'removeGroupShare', { id: problem.shareId });
  await world.db.contest.update({ where: { id: contest.id }, data: { startsAt: new Date(Date.now() - 60_000) } });
  const { contestProblems } = (await world.scene.ask(
    world.people.pupil,
    'query ($id: Int!) { contestProblems(contestId: $id) { displayId title } }',
    { id: contest.id },
  )) as { contestProblems: unknown };
  expect(contestProblems).toEqual([{ displayId: 'A', title: 'Sum' }]);
  const another = await world.problem({ hasTests: true });
  expect(await add(another.id, 'B')).toEqual(typename('ProblemNotFound'));
});

describe('a change of a problem in a contest of another group', () => {
  const formSchema = z.looseObject({
    id: z.int(),
    version: z.int(),
    testDataVersion: z.string(),
    displayId: z.string(),
  });
  const told = (name: 'receiver' | 'teacher' | 'pupil') =>
    world.db.message.count({
      where: { recipientId: world.people[name].id, fact: { path: ['contestId'], equals: contest.id } },
    });
  const changedAt = async () => {
    const data = (await world.scene.ask(
      world.people.receiver,
      'query ($id: Int!) { managedContestProblems(contestId: $id) { changedAt } }',
      { id: contest.id },
    )) as { managedContestProblems: { changedAt: string | null }[] };
    return data.managedContestProblems[0]?.changedAt;
  };

  test('marks its row, and notifies the admins of the contest once', async () => {
    const { server } = world.scene;
    const { keeper } = world.people;
    const input = problemInput({ displayId: `C${contest.id}`, languageKeys: ['cpp'] });
    const created = await askAs(server, keeper, createMutation, { groupId: world.from.id, input });
    const form = formSchema.parse(created.data);
    await world.db.groupShare.create({
      data: { problemId: form.id, groupId: world.to.id, acceptedAt: new Date() },
    });
    await add(form.id);
    const saved = { ...input, displayId: form.displayId };
    const same = await mustUpdate(server, keeper, form, saved);
    expect([await changedAt(), await told('receiver')]).toEqual([null, 0]);

    const once = await mustUpdate(server, keeper, same, { ...saved, timeLimitMs: 2_000 });
    expect(await changedAt()).not.toBeNull();
    await mustUpdate(server, keeper, once, { ...saved, statements: [statement({ title: 'Total' })] });
    expect([await told('receiver'), await told('teacher'), await told('pupil')]).toEqual([1, 0, 0]);
  });
});
