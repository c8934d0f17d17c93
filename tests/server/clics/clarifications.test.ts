import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { ago, type ViewerName } from './clics-scene.ts';
import { eventful, objectsIn, walk } from './endpoints-scene.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a clarification is for its asker and the jury until it is answered to all, without its asker', async () => {
  const { scene, toAll, toAnn } = await eventful(server, {});
  const look = async (viewer: ViewerName) => (await walk(scene, viewer))['clarifications'] ?? [];
  const [ann, ben] = [await look('ann'), await look('ben')];
  expect(ann.map(({ id }) => id)).toEqual(
    expect.arrayContaining([String(toAll.id), `${toAll.id}-answer`, String(toAnn.id), `${toAnn.id}-answer`]),
  );
  expect(ann.find(({ id }) => id === `${toAnn.id}-answer`)).toMatchObject({
    reply_to_id: String(toAnn.id),
    to_team_id: ann.find(({ id }) => id === String(toAnn.id))?.['from_team_id'],
  });
  expect(ben).toHaveLength(2);
  expect(ben.find(({ id }) => id === `${toAll.id}-answer`)).toEqual(
    expect.objectContaining({ text: '> Is n positive?\n\nYes.', problem_id: String(scene.problemIds[0]) }),
  );
  expect(ben.find(({ id }) => String(id).startsWith('announcement-'))).toMatchObject({ text: 'Welcome\n\nHave fun.' });
  expect(await look('author')).toHaveLength(5);
});

test('clarifications of an asker without a row show only public answers, as the jury’s; a row shows all', async () => {
  const { scene } = await eventful(server, {});
  const { db } = server.services;
  const [contestId, askerId] = [scene.contest.id, scene.people.outsider.id];
  const asked = { contestId, askerId, askedAt: ago(50), answererId: scene.people.author.id, answeredAt: ago(49) };
  const toAll = await db.clarification.create({
    data: { ...asked, question: 'Is it long?', answer: 'No.', isPublic: true },
  });
  const toOne = await db.clarification.create({
    data: { ...asked, question: 'Am I late?', answer: 'You are.', isPublic: false },
  });
  const open = await db.clarification.create({ data: { contestId, askerId, askedAt: ago(48), question: 'Still?' } });
  const ids = [toAll, toOne, open].flatMap(({ id }) => [String(id), `${id}-answer`]);
  const look = async (viewer: ViewerName) =>
    objectsIn((await scene.ask(viewer, '/clarifications')).body)
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const asOfJury = {
    id: `${toAll.id}-answer`,
    text: '> Is it long?\n\nNo.',
    time: expect.any(String),
    contest_time: expect.any(String),
  };
  for (const viewer of ['author', 'outsider', 'ann'] as const)
    expect([viewer, await look(viewer)]).toEqual([viewer, [asOfJury]]);
  const { id: teamId } = await db.contestParticipant.create({
    data: { contestId, registeredAt: ago(40), members: { create: { userId: askerId, contestId } } },
  });
  for (const viewer of ['author', 'outsider'] as const) {
    expect(await look(viewer)).toMatchObject([
      { id: String(toAll.id), from_team_id: String(teamId), text: 'Is it long?' },
      { id: `${toAll.id}-answer`, reply_to_id: String(toAll.id), text: 'No.' },
      { id: String(toOne.id), from_team_id: String(teamId) },
      { id: `${toOne.id}-answer`, to_team_id: String(teamId) },
      { id: String(open.id), from_team_id: String(teamId) },
    ]);
  }
  expect(await look('ann')).toEqual([asOfJury]);
});
