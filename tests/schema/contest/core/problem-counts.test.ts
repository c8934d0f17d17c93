import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { queueSubmissions } from '@verdict/schema/judging/rejudge/enqueue-many.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { judgementFor, type FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { fromNow, listQuery, ProblemScene, revisionOf } from './problem-scene.ts';

let scene: ProblemScene;
let server: TestServer;
let judge: FakeJudge;
let author: User;
let contestant: User;
let token: string;
beforeAll(async () => {
  scene = await ProblemScene.start();
  ({ server, judge } = scene);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ author, contestant, token } = await scene.newPeople());
});

test('own status is accepted if ever, and counts are of participants', async () => {
  const { contest } = await scene.contestWith();
  await scene.submit(contestant, contest.id, 0);
  await scene.submit(contestant, contest.id, -1);
  await scene.submit(await buildUser(server.services), contest.id, -1);
  await scene.submit(await buildUser(server.services), contest.id, Status.COMPILE_ERROR);
  await scene.submit(author, contest.id, 0);
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [
      { viewerStatus: 0, viewerScore: null, acceptedCount: 1, submittedCount: 2 },
      { viewerStatus: -10, acceptedCount: 0, submittedCount: 0 },
    ],
  });
});

test('during a rejudge the old verdict still counts, also as the last accepted submission', async () => {
  const { services } = server;
  const { contest, a } = await scene.contestWith();
  await scene.submit(contestant, contest.id, 0);
  const { id } = await services.db.submission.findFirstOrThrow({
    where: { contestId: contest.id },
    select: { id: true },
  });
  const look = async () => {
    const { data } = await server.graphql(
      `{
        contestProblems(contestId: ${contest.id}) { viewerStatus acceptedCount }
        lastAcceptedSubmission(problemId: ${a.id}, contestId: ${contest.id}) { id }
      }`,
      { token },
    );
    return data;
  };
  const solved = {
    contestProblems: [
      { viewerStatus: 0, acceptedCount: 1 },
      { viewerStatus: -10, acceptedCount: 0 },
    ],
    lastAcceptedSubmission: { id },
  };
  await services.db.$transaction((tx) => queueSubmissions(tx, services.pubsub, [id]));
  expect(await look()).toEqual(solved);
  const task = await judge.mustClaim();
  await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
  expect(await look()).toEqual(solved);
  await judge.report(task, judgementFor(task, { status: -1 }));
  expect(await look()).toEqual({
    contestProblems: [
      { viewerStatus: -1, acceptedCount: 0 },
      { viewerStatus: -10, acceptedCount: 0 },
    ],
    lastAcceptedSubmission: null,
  });
});

test('who has no account left is not counted, as on the board', async () => {
  const { contest } = await scene.contestWith();
  const leaver = await buildUser(server.services);
  await scene.submit(contestant, contest.id, 0);
  await scene.submit(leaver, contest.id, 0);
  await server.services.db.user.delete({ where: { id: leaver.id } });
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ acceptedCount: 1, submittedCount: 1 }, {}],
  });
});

test('what came after the end counts for who asks for it', async () => {
  const { contest } = await scene.contestWith();
  await scene.submit(contestant, contest.id, 0);
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { startsAt: fromNow(-3), endsAt: fromNow(-2), isEndSubmitAllowed: true },
  });
  await server.services.db.contestParticipant.updateMany({ where: { contestId: contest.id }, data: { tries: {} } });
  await scene.submit(contestant, contest.id, 0, { displayId: 'B' });
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [{}, { viewerStatus: -10, acceptedCount: 0, submittedCount: 0 }],
  });
  expect((await scene.list(token, contest.id, true)).data).toMatchObject({
    contestProblems: [{}, { viewerStatus: 0, acceptedCount: 1, submittedCount: 1 }],
  });
});

test('while frozen, results since are counted for contest admins alone, and an own OI one is unknown', async () => {
  const { contest } = await scene.contestWith({ type: 'OI', oiScoreRule: 'RECENT' });
  await scene.submit(contestant, contest.id, 8, { score: 30 });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { sealsAt: fromNow(-0.01) } });
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ viewerStatus: 8, viewerScore: 30, acceptedCount: 0, submittedCount: 1 }, {}],
  });
  await scene.submit(contestant, contest.id, 0, { score: 100 });
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ viewerStatus: -5, viewerScore: 30, acceptedCount: 0, submittedCount: 1 }, {}],
  });
  expect((await scene.list(await tokenFor(server.services, author), contest.id)).data).toMatchObject({
    contestProblems: [{ acceptedCount: 1, submittedCount: 1 }, {}],
  });
  const admin = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  expect((await scene.list(admin, contest.id)).data).toMatchObject({ contestProblems: [{ acceptedCount: 0 }, {}] });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 1) } });
  expect((await scene.list(token, contest.id, true)).data).toMatchObject({
    contestProblems: [{ viewerStatus: 0, viewerScore: 100, acceptedCount: 1 }, {}],
  });
});

test('while frozen, those who solved a problem before count as on the scoreboard', async () => {
  const { contest } = await scene.contestWith();
  await scene.submit(contestant, contest.id, 0);
  await server.services.db.contest.update({ where: { id: contest.id }, data: { sealsAt: new Date() } });
  await scene.submit(await buildUser(server.services), contest.id, 0);
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [{ acceptedCount: 1, submittedCount: 2 }, {}],
  });
});

test('the number of queries of the list does not grow with problems or changed statements', async () => {
  const { contest, a, b } = await scene.contestWith();
  const count = () =>
    countQueries(server.services, { query: listQuery, variables: { id: contest.id, all: false }, viewer: contestant });
  const ofTwo = await count();
  for (const displayId of ['C', 'D', 'E']) {
    const { id } = await buildProblem(server.services, { visibility: 'CONTEST' });
    await server.services.db.contestProblem.create({
      data: { contestId: contest.id, problemId: id, displayId, displayTitle: displayId },
    });
  }
  expect(await count()).toBe(ofTwo);
  const kept = (problemId: number, number: number) => ({
    problemId,
    number,
    content: revisionOf(`Text ${number}`),
    createdAt: fromNow(number / 10 - 0.15),
  });
  await server.services.db.problemRevision.createMany({
    data: [kept(a.id, 1), kept(a.id, 2), kept(b.id, 1), kept(b.id, 2)],
  });
  expect(await count()).toBe(ofTwo);
});

test('the list counts changes during the contest to what contestants read of each statement', async () => {
  const { contest, a, b } = await scene.contestWith({ startsAt: fromNow(-3), endsAt: fromNow(-1) });
  const texts = ['Draft', 'At the start', 'Changed', 'Changed', 'Changed again', 'After the end'];
  const hours = [-5, -4, -2.5, -2, -1.5, -0.5];
  const kept = texts.map((text, index) => ({
    problemId: a.id,
    number: index + 1,
    content: revisionOf(text, { source: String(index) }),
    createdAt: fromNow(hours[index] ?? 0),
  }));
  // The other was saved before and after, never between.
  const other = [-4, -0.5].map((at, index) => ({
    problemId: b.id,
    number: index + 1,
    content: revisionOf(`Other ${index}`),
    createdAt: fromNow(at),
  }));
  await server.services.db.problemRevision.createMany({ data: [...kept, ...other] });
  expect((await scene.list(token, contest.id)).data).toMatchObject({
    contestProblems: [
      { title: 'First', statementRevision: 2 },
      { title: 'Second', statementRevision: 0 },
    ],
  });
});
