import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { applyVerdict } from '@verdict/schema/judging/submission/verdict.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTraining } from '../../factories/training.ts';
import { TrainingScene, verdictOf } from './training-scene.ts';

let scene: TrainingScene;
beforeAll(async () => {
  scene = await TrainingScene.start();
});
afterAll(() => scene.server.stop());

test('the earliest accepted submission is not the one that counts, the quickest is', async () => {
  const [who] = await scene.users(1);
  if (who === undefined) throw new Error('no users');
  const one = await scene.problem();
  const list = await buildTraining(scene.server.services, {
    authorId: scene.author.id,
    problems: [one],
    members: [who],
  });
  for (const time of [9, 4, 6]) await scene.judged(who, one, { timeMs: time });
  const member = await scene.server.services.db.trainingMember.findFirst({ where: { trainingId: list.id } });
  expect([member?.solvedCount, member?.timeMs]).toEqual([1, 4n]);
});

test('a verdict that is being stored while its problem is added counts', async () => {
  const { db, pubsub } = scene.server.services;
  const [who] = await scene.users(1);
  if (who === undefined) throw new Error('no users');
  const one = await scene.problem();
  const list = await buildTraining(scene.server.services, { authorId: scene.author.id, members: [who] });
  const submissionId = await scene.submit(who, one);
  const [isWritten, canEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const storing = db.$transaction(async (tx) => {
    await applyVerdict(tx, pubsub, verdictOf({ submissionId, status: 0, timeMs: 7 }));
    isWritten.resolve();
    await canEnd.promise;
  });
  await isWritten.promise;
  const adding = scene.outcome(scene.author, 'addTrainingProblem', { trainingId: list.id, problemId: one.id });
  setTimeout(canEnd.resolve, 300);
  await Promise.all([storing, adding]);
  expect(await db.trainingMember.findFirst({ where: { trainingId: list.id } })).toMatchObject({ solvedCount: 1 });
});

test('verdicts of many accounts, stored in opposite orders at the same moment, all count', async () => {
  const users = await scene.users(8);
  const problems = await scene.problems(2);
  const [one, other] = problems;
  if (one === undefined || other === undefined) throw new Error('no problems');
  const lists = await Promise.all(
    [1, 2, 3].map(() => buildTraining(scene.server.services, { authorId: scene.author.id, problems, members: users })),
  );
  const batch = async (task: Problem, order: readonly User[]) => {
    const found = [];
    for (const who of order) found.push({ submissionId: await scene.submit(who, task), status: 0, timeMs: 1 });
    return found;
  };
  const batches = [await batch(one, users), await batch(other, users.toReversed())];
  await Promise.all(batches.map((found) => scene.store(found)));
  const members = await scene.server.services.db.trainingMember.findMany({
    where: { trainingId: { in: lists.map(({ id }) => id) } },
  });
  expect(members.map(({ solvedCount, timeMs }) => [solvedCount, timeMs])).toEqual(members.map(() => [2, 2n]));
  expect(members).toHaveLength(24);
});
