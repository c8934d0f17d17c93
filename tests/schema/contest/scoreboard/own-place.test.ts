import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute } from './board-scene.ts';

let server: TestServer;
let author: User;
let ann: User;
let ben: User;
let cid: User;
beforeAll(async () => {
  server = await startTestServer();
  const make = () => buildUser(server.services);
  [author, ann, ben, cid] = [await make(), await make(), await make(), await make()];
});
afterAll(() => server.stop());

const ago = (minutes: number) => new Date(Date.now() - minutes * minute);

/** What a viewer is told of the contest and their own place in it. */
async function look({ contest: { id } }: BoardScene, viewer: User) {
  const { data } = await server.graphql(
    `{ contest(id: ${id}) { isFrozenForOthers viewerPlace { rank rankedCount points time isVirtual } } }`,
    { token: await tokenFor(server.services, viewer) },
  );
  return data?.['contest'];
}

test('contestants learn their place among those who are ranked; unofficial ones have no rank', async () => {
  const scene = await BoardScene.make(server, { authorId: author.id, startsAt: ago(120), endsAt: ago(-60) });
  await scene.submit(ann, 'A', 10, Status.ACCEPTED);
  await scene.submit(ben, 'A', 5, Status.ACCEPTED);
  await scene.submit(cid, 'B', 20, Status.WRONG_ANSWER);
  await server.services.db.contestParticipant.updateMany({
    where: { contestId: scene.contest.id, members: { some: { userId: ben.id } } },
    data: { isStar: true },
  });
  expect([await look(scene, ann), await look(scene, ben), await look(scene, cid), await look(scene, author)]).toEqual([
    { isFrozenForOthers: false, viewerPlace: { rank: 1, rankedCount: 2, points: 1, time: 600, isVirtual: false } },
    { isFrozenForOthers: false, viewerPlace: { rank: null, rankedCount: 2, points: 1, time: 300, isVirtual: false } },
    { isFrozenForOthers: false, viewerPlace: { rank: 2, rankedCount: 2, points: 0, time: 0, isVirtual: false } },
    { isFrozenForOthers: false, viewerPlace: null },
  ]);
});

test('who registered before the start has no place yet', async () => {
  const scene = await BoardScene.make(server, { authorId: author.id, startsAt: ago(-60), endsAt: ago(-120) });
  await server.services.db.contestParticipant.create({
    data: {
      contestId: scene.contest.id,
      registeredAt: new Date(),
      members: { create: { contestId: scene.contest.id, userId: ann.id } },
    },
  });
  expect(await look(scene, ann)).toEqual({ isFrozenForOthers: false, viewerPlace: null });
});

test('a place stays as it was at the freeze, and its jury knows that others see less', async () => {
  const scene = await BoardScene.make(server, {
    authorId: author.id,
    startsAt: ago(120),
    sealsAt: ago(60),
    endsAt: ago(-60),
  });
  await scene.submit(ann, 'A', 10, Status.ACCEPTED);
  await scene.submit(ben, 'A', 70, Status.ACCEPTED);
  expect([await look(scene, ann), await look(scene, ben), await look(scene, author)]).toEqual([
    { isFrozenForOthers: false, viewerPlace: { rank: 1, rankedCount: 2, points: 1, time: 600, isVirtual: false } },
    { isFrozenForOthers: false, viewerPlace: { rank: 2, rankedCount: 2, points: 0, time: 0, isVirtual: false } },
    { isFrozenForOthers: true, viewerPlace: null },
  ]);
});

test('a virtual participant is placed among the original contestants at the same second, then at the end', async () => {
  const { db, pubsub } = server.services;
  const scene = await BoardScene.make(server, { authorId: author.id, startsAt: ago(600), endsAt: ago(480) });
  await scene.submit(ann, 'A', 10, Status.ACCEPTED);
  await scene.submit(ben, 'A', 20, Status.ACCEPTED);
  await scene.submit(ben, 'B', 90, Status.ACCEPTED);
  await scene.submit(ann, 'B', 95, Status.ACCEPTED);
  const contestId = scene.contest.id;
  const { id: participantId } = await db.contestParticipant.create({
    data: {
      contestId,
      kind: 'VIRTUAL',
      startsAt: ago(60),
      registeredAt: ago(60),
      members: { create: { userId: cid.id, contestId, isVirtual: true } },
    },
  });
  const { id: contestProblemId, problemId } = await db.contestProblem.findFirstOrThrow({
    where: { contestId, displayId: 'A' },
  });
  const { id } = await buildSubmission(server.services, {
    userId: cid.id,
    participantId,
    problemId,
    contestId,
    contestProblemId,
    origin: 'CONTEST',
    status: Status.ACCEPTED,
    submittedAt: ago(45),
  });
  await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
  const place = { rankedCount: 3, points: 1, isVirtual: true };
  expect(await look(scene, cid)).toMatchObject({ viewerPlace: { ...place, rank: 2 } });
  await db.contestParticipant.update({ where: { id: participantId }, data: { endedAt: new Date() } });
  expect(await look(scene, cid)).toMatchObject({ viewerPlace: { ...place, rank: 3 } });
  expect(await look(scene, ben)).toMatchObject({ viewerPlace: { rank: 2, rankedCount: 2, isVirtual: false } });
});
