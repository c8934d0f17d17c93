import type { User } from '@verdict/prisma/generated/client/client.ts';
import { lockMembership } from '@verdict/schema/contest/core/participant.service.ts';
import { readTries } from '@verdict/schema/contest/scoreboard/stored-tries.ts';
import { queueSubmissions } from '@verdict/schema/judging/rejudge/enqueue-many.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { judgementFor, type FakeJudge } from '../../../factories/judge.ts';
import { untilSomebodyWaits } from '../../../server/lock-waits.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { TeamScene, type TeamAnswer } from './team-scene.ts';

let scene: TeamScene;
let server: TestServer;
let judge: FakeJudge;
let author: User;
let founder: User;
let mate: User;
let stranger: User;
beforeAll(async () => {
  scene = await TeamScene.start();
  ({ server, judge } = scene);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  ({ author, founder, mate, stranger } = await scene.newPeople());
});

test('the last accepted program of a team is that of whoever of them submitted it', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  await scene.begin(contest);
  const { problemId } = await server.services.db.contestProblem.findFirstOrThrow({ where: { contestId: contest.id } });
  const last = async (who: User) =>
    (await scene.ask(who, `{ lastAcceptedSubmission(problemId: ${problemId}, contestId: ${contest.id}) { id code } }`))[
      'lastAcceptedSubmission'
    ];
  const { data } = await scene.submit(founder, contest.id);
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status: 0 }));
  const program = { id: data?.id, code: `int main() {} // ${founder.username}` };
  expect([await last(founder), await last(mate), await last(stranger)]).toEqual([program, program, null]);
  const { services } = server;
  await services.db.$transaction((tx) => queueSubmissions(tx, services.pubsub, [data?.id ?? 0]));
  expect([await last(mate), await last(stranger)]).toEqual([program, null]);
  await services.db.judgeTask.deleteMany();
});

test('what members submit is of their accounts and counts for the one row of the team', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  await scene.begin(contest);
  const [first, second] = [await scene.submit(founder, contest.id), await scene.submit(mate, contest.id)];
  for (const _ of [first, second]) {
    const task = await judge.mustClaim();
    await judge.report(task, judgementFor(task, { status: 0 }));
  }
  const rows = await server.services.db.contestParticipant.findMany({
    where: { contestId: contest.id },
    select: { id: true, kind: true, tries: true },
  });
  expect(rows).toMatchObject([{ kind: 'TEAM' }]);
  expect([...readTries(rows[0]?.tries).values()].flat().map(({ submissionId }) => submissionId)).toEqual([
    first.data?.id,
    second.data?.id,
  ]);
  const written = await server.services.db.submission.findMany({
    where: { contestId: contest.id },
    orderBy: { id: 'asc' },
    select: { userId: true },
  });
  expect(written.map(({ userId }) => userId)).toEqual([founder.id, mate.id]);

  const { contestBoard } = await scene.ask(
    stranger,
    `{ contestBoard(contestId: ${contest.id}) { ... on ContestBoardSuccess { data { rows } } } }`,
  );
  expect(contestBoard).toMatchObject({
    data: { rows: [{ name: 'The Owls', members: [founder.username, mate.username].toSorted(), points: 1 }] },
  });
  const { balloons } = await scene.ask(author, `{ balloons(contestId: ${contest.id}) { items { teamName } } }`);
  expect(balloons).toEqual({ items: [{ teamName: 'The Owls' }] });
});

test('members see what the others of their team submitted with its code, and nobody else does', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  await scene.begin(contest);
  const { data } = await scene.submit(founder, contest.id);
  await judge.mustClaim();
  const codeFor = async (who: User) =>
    ((await scene.ask(who, `{ submission(id: ${data?.id}) { code } }`))['submission'] as { code: string | null } | null)
      ?.code ?? null;
  expect([await codeFor(founder), await codeFor(mate), await codeFor(stranger)]).toEqual([
    expect.stringContaining(founder.username),
    expect.stringContaining(founder.username),
    null,
  ]);
  const ownOf = async (who: User) =>
    (
      (await scene.ask(who, `{ submissions(filter: { contestId: ${contest.id}, onlyMine: true }) { items { id } } }`))[
        'submissions'
      ] as { items: unknown[] }
    ).items.length;
  expect([await ownOf(founder), await ownOf(mate), await ownOf(stranger)]).toEqual([1, 1, 0]);
  const { contestProblems } = await scene.ask(mate, `{ contestProblems(contestId: ${contest.id}) { viewerStatus } }`);
  expect(contestProblems).not.toEqual([{ viewerStatus: -10 }]);
});

test('questions to the jury and texts for the printer are those of the whole team, which the queue names', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  await scene.begin(contest);
  await scene.ask(
    founder,
    `mutation { askClarification(input: { contestId: ${contest.id}, question: "How large is n?" }) { __typename } }`,
  );
  const { submitPrint } = await scene.ask(
    founder,
    `mutation ($c: Int!, $t: String!) {
      submitPrint(input: { contestId: $c, content: $t }) { __typename ... on SubmitPrintSuccess { data { id } } }
    }`,
    { c: contest.id, t: 'x'.repeat(60) },
  );
  const printId = (submitPrint as { data: { id: number } }).data.id;
  const questionsOf = async (who: User) =>
    (
      (await scene.ask(who, `{ clarifications(contestId: ${contest.id}) { items { question askerName isMine } } }`))[
        'clarifications'
      ] as { items: unknown[] }
    ).items;
  expect(await questionsOf(mate)).toEqual([{ question: 'How large is n?', askerName: founder.username, isMine: true }]);
  expect(await questionsOf(stranger)).toEqual([]);
  const printFor = async (who: User) =>
    (await scene.ask(who, `{ contestPrint(id: ${printId}) { teamName } }`))['contestPrint'];
  expect([await printFor(mate), await printFor(stranger), await printFor(author)]).toEqual([
    { teamName: 'The Owls' },
    null,
    { teamName: 'The Owls' },
  ]);
  const { ownContestPrints } = await scene.ask(mate, `{ ownContestPrints(contestId: ${contest.id}) { items { id } } }`);
  expect(ownContestPrints).toEqual({ items: [{ id: printId }] });
});

test('a team-mate of another contest sees nothing of this one', async () => {
  const [here, there] = [await scene.teamContest(), await scene.teamContest()];
  await scene.team(there);
  await scene.found(founder, here.id, { name: 'Alone' });
  await scene.begin(here);
  const { submitPrint } = await scene.ask(
    founder,
    `mutation ($c: Int!, $t: String!) {
      submitPrint(input: { contestId: $c, content: $t }) { __typename ... on SubmitPrintSuccess { data { id } } }
    }`,
    { c: here.id, t: 'x'.repeat(60) },
  );
  const { data } = await scene.submit(founder, here.id);
  await judge.mustClaim();
  expect(
    (await scene.ask(mate, `{ contestPrint(id: ${(submitPrint as { data: { id: number } }).data.id}) { id } }`))[
      'contestPrint'
    ],
  ).toBeNull();
  expect((await scene.ask(mate, `{ submission(id: ${data?.id}) { code } }`))['submission']).toMatchObject({
    code: null,
  });
});

test('whoever submits something while leaving a team submits it for no team', async () => {
  const { db } = server.services;
  const contest = await scene.teamContest();
  await scene.team(contest);
  await scene.begin(contest);
  let coming: Promise<TeamAnswer> = Promise.resolve({ __typename: '' });
  await db.$transaction(
    async (tx) => {
      await lockMembership(tx, { contestId: contest.id, userId: mate.id });
      coming = scene.submit(mate, contest.id);
      await untilSomebodyWaits(db);
      await tx.contestMember.deleteMany({ where: { contestId: contest.id, userId: mate.id } });
    },
    { timeout: 25_000 },
  );
  const { data } = await coming;
  await judge.mustClaim();
  const { participant } = await db.submission.findUniqueOrThrow({
    where: { id: data?.id ?? 0 },
    select: { participant: { select: { kind: true, members: { select: { userId: true } } } } },
  });
  expect(participant).toEqual({ kind: 'INDIVIDUAL', members: [{ userId: mate.id }] });
});
