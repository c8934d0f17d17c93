import { Status } from '@verdict/judge/protocol/status.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildGroup } from '../../factories/group.ts';
import { buildTraining } from '../../factories/training.ts';
import { tokenFor } from '../../factories/user.ts';
import { submitToContestMutation } from '../contest/core/contest-operations.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';

const minuteMs = 60_000;
const languageKey = 'HDU.5';
let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
  const { db } = scene.services;
  await Promise.all([db.remotePace.deleteMany(), db.remoteHealth.deleteMany()]);
  followRealClock();
  await scene.addAccount('bot');
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.contest.deleteMany();
  await db.training.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.problem.deleteMany();
  await scene.stop();
});

/** Requests of users are answered by the real clock; what they store is due for the workers then. */
function followRealClock(): void {
  scene.judge.clock.advance(Date.now() - scene.judge.clock.now().getTime());
}

const newest = () => scene.services.db.submission.findFirstOrThrow({ orderBy: { id: 'desc' } });
/** The limit of its judge, for Java as for all. */
const java = { language: { key: languageKey }, timeLimitMs: 1_000 };

test('a problem of a remote judge goes first from a contest, with the limits of its judge', async () => {
  const { server, services, problem } = scene;
  const [author, user] = [await scene.newUser(), await scene.newUser()];
  const contest = await buildContest(services, {
    authorId: author.id,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const token = await tokenFor(services, user);
  const shown = await server.graphql(
    `query ($id: Int!) {
      contestProblem(contestId: $id, displayId: "A") { languages { language { key } timeLimitMs } }
    }`,
    { token, variables: { id: contest.id } },
  );
  expect(shown.data).toMatchObject({ contestProblem: { languages: expect.arrayContaining([java]) } });
  const practice = await scene.submit();
  const input = { contestId: contest.id, problemDisplayId: 'A', languageKey, code: program };
  const { data } = await server.graphql(submitToContestMutation, { token, variables: { input } });
  expect(data).toMatchObject({ submitToContest: { __typename: 'SubmitToContestSuccess' } });
  const { id } = await newest();
  followRealClock();
  await scene.work(10 * minuteMs);
  expect(await newest()).toMatchObject({ id, contestId: contest.id, status: Status.ACCEPTED });
  const [inContest, outside] = [await scene.jobOf(id), await scene.jobOf(practice)];
  expect(Number(inContest.sentAt)).toBeLessThan(Number(outside.sentAt));
});

test('a problem of a remote judge is solved in a training of its group', async () => {
  const { server, services, problem } = scene;
  const [owner, user] = [await scene.newUser(), await scene.newUser()];
  const group = await buildGroup(services, owner, { levels: [[user, level.member]] });
  await services.db.problem.update({ where: { id: problem.id }, data: { groupId: group.id } });
  const training = await buildTraining(services, { authorId: owner.id, groupId: group.id, problems: [problem] });
  const input = { problemDisplayId: problem.displayId, languageKey, code: program, trainingId: String(training.id) };
  const token = await tokenFor(services, user);
  const { data } = await server.graphql(submitMutation, { token, variables: { input } });
  expect(data).toMatchObject({ submitSolution: { __typename: 'SubmitSolutionSuccess' } });
  followRealClock();
  await scene.work(10 * minuteMs);
  expect(await newest()).toMatchObject({ groupId: group.id, status: Status.ACCEPTED });
});
