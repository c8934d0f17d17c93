import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { lockMembership } from '@verdict/schema/contest/participant.service.ts';
import { queueSubmissions } from '@verdict/schema/rejudge/enqueue-many.service.ts';
import { readTries } from '@verdict/schema/scoreboard/stored-tries.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { untilSomebodyWaits } from '../../server/lock-waits.ts';
import { startTestServer, type TestServer } from '../../server/test-server.ts';
import { registerMutation, submitToContestMutation } from './contest-operations.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

let server: TestServer;
let judge: FakeJudge;
let author: User;
let founder: User;
let mate: User;
let stranger: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  [author, founder, mate, stranger] = await Promise.all([
    buildUser(server.services),
    buildUser(server.services),
    buildUser(server.services),
    buildUser(server.services),
  ]);
});

/** A contest for teams of two that begins in an hour, with the problem A. */
async function teamContest(wishes: Partial<Prisma.ContestUncheckedCreateInput> = {}): Promise<Contest> {
  const problem = await buildProblem(server.services, { visibility: 'CONTEST' });
  return buildContest(server.services, {
    authorId: author.id,
    teamSize: 2,
    startsAt: fromNow(1),
    endsAt: fromNow(3),
    isPrintOpen: true,
    ...wishes,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
}

const begin = (contest: Contest) =>
  server.services.db.contest.update({ where: { id: contest.id }, data: { startsAt: fromNow(-1) } });

async function ask(
  who: User,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return (await server.graphql(query, { token: await tokenFor(server.services, who), variables })).data ?? {};
}

interface Team {
  name: string;
  inviteCode: string;
  members: string[];
  hasHandedIn: boolean;
}
interface Answer {
  __typename: string;
  data?: { id: number; participantCount: number; viewerIsRegistered: boolean; viewerTeam: Team | null };
}
const told = '{ participantCount viewerIsRegistered viewerTeam { name inviteCode members hasHandedIn } }';

const found = async (
  who: User,
  contestId: number,
  { name = 'The Owls', password = null }: { name?: string; password?: string | null } = {},
) =>
  (
    await ask(
      who,
      `mutation ($contestId: Int!, $name: String!, $password: String) {
        foundContestTeam(contestId: $contestId, name: $name, password: $password) {
          __typename
          ... on FoundContestTeamSuccess { data ${told} }
        }
      }`,
      { contestId, name, password },
    )
  )['foundContestTeam'] as Answer;
const join = async (
  who: User,
  contestId: number,
  { code, password = null }: { code: string; password?: string | null },
) =>
  (
    await ask(
      who,
      `mutation ($contestId: Int!, $code: String!, $password: String) {
        joinContestTeam(contestId: $contestId, code: $code, password: $password) {
          __typename
          ... on JoinContestTeamSuccess { data ${told} }
        }
      }`,
      { contestId, code, password },
    )
  )['joinContestTeam'] as Answer;
const leave = async (who: User, contestId: number) =>
  (
    await ask(
      who,
      `mutation {
        leaveContestTeam(contestId: ${contestId}) { __typename ... on LeaveContestTeamSuccess { data ${told} } }
      }`,
    )
  )['leaveContestTeam'] as Answer;
const add = async (who: User, contestId: number, teamName: string, username: string) =>
  (
    (
      await ask(
        who,
        `mutation ($c: Int!, $t: String!, $u: String!) {
          addContestTeamMember(contestId: $c, teamName: $t, username: $u) { __typename }
        }`,
        { c: contestId, t: teamName, u: username },
      )
    )['addContestTeamMember'] as Answer
  ).__typename;
const remove = async (who: User, contestId: number, username: string) =>
  (
    (
      await ask(
        who,
        `mutation { removeContestTeamMember(contestId: ${contestId}, username: "${username}") { __typename } }`,
      )
    )['removeContestTeamMember'] as Answer
  ).__typename;
const submit = async (who: User, contestId: number) =>
  (
    await ask(who, submitToContestMutation, {
      input: { contestId, problemDisplayId: 'A', languageKey: 'cpp', code: `int main() {} // ${who.username}` },
    })
  )['submitToContest'] as Answer;
const register = async (who: User, contestId: number, password: string | null = null) =>
  (await ask(who, registerMutation, { contestId, password }))['registerForContest'] as Answer;

/** A team of founder and mate in it. */
async function team(contest: Contest): Promise<void> {
  const { data } = await found(founder, contest.id);
  expect((await join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe(
    'JoinContestTeamSuccess',
  );
}

test('a team is founded and joined by its code, and is one participant that both see', async () => {
  const contest = await teamContest();
  const { data } = await found(founder, contest.id);
  expect(data).toMatchObject({
    participantCount: 1,
    viewerIsRegistered: true,
    viewerTeam: { name: 'The Owls', members: [founder.username], hasHandedIn: false },
  });
  const joined = await join(mate, contest.id, { code: ` ${data?.viewerTeam?.inviteCode} ` });
  expect(joined.data).toMatchObject({
    participantCount: 1,
    viewerIsRegistered: true,
    viewerTeam: { members: [founder.username, mate.username].toSorted() },
  });
  expect((await ask(stranger, `{ contest(id: ${contest.id}) { viewerTeam { inviteCode } } }`))['contest']).toEqual({
    viewerTeam: null,
  });
});

test('the last accepted program of a team is that of whoever of them handed it in', async () => {
  const contest = await teamContest();
  await team(contest);
  await begin(contest);
  const { problemId } = await server.services.db.contestProblem.findFirstOrThrow({ where: { contestId: contest.id } });
  const last = async (who: User) =>
    (await ask(who, `{ lastAcceptedSubmission(problemId: ${problemId}, contestId: ${contest.id}) { id code } }`))[
      'lastAcceptedSubmission'
    ];
  const { data } = await submit(founder, contest.id);
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task, { status: 0 }));
  const program = { id: data?.id, code: `int main() {} // ${founder.username}` };
  expect([await last(founder), await last(mate), await last(stranger)]).toEqual([program, program, null]);
  const { services } = server;
  await services.db.$transaction((tx) => queueSubmissions(tx, services.pubsub, [data?.id ?? 0]));
  expect([await last(mate), await last(stranger)]).toEqual([program, null]);
  await services.db.judgeTask.deleteMany();
});

test('what members hand in is of their accounts and counts for the one row of the team', async () => {
  const contest = await teamContest();
  await team(contest);
  await begin(contest);
  const [first, second] = [await submit(founder, contest.id), await submit(mate, contest.id)];
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

  const { contestBoard } = await ask(
    stranger,
    `{ contestBoard(contestId: ${contest.id}) { ... on ContestBoardSuccess { data { rows } } } }`,
  );
  expect(contestBoard).toMatchObject({
    data: { rows: [{ name: 'The Owls', members: [founder.username, mate.username].toSorted(), points: 1 }] },
  });
  const { balloons } = await ask(author, `{ balloons(contestId: ${contest.id}) { items { teamName } } }`);
  expect(balloons).toEqual({ items: [{ teamName: 'The Owls' }] });
});

test('members see what the others of their team handed in with its code, and nobody else does', async () => {
  const contest = await teamContest();
  await team(contest);
  await begin(contest);
  const { data } = await submit(founder, contest.id);
  await judge.mustClaim();
  const codeFor = async (who: User) =>
    ((await ask(who, `{ submission(id: ${data?.id}) { code } }`))['submission'] as { code: string | null } | null)
      ?.code ?? null;
  expect([await codeFor(founder), await codeFor(mate), await codeFor(stranger)]).toEqual([
    expect.stringContaining(founder.username),
    expect.stringContaining(founder.username),
    null,
  ]);
  const ownOf = async (who: User) =>
    (
      (await ask(who, `{ submissions(filter: { contestId: ${contest.id}, onlyMine: true }) { items { id } } }`))[
        'submissions'
      ] as { items: unknown[] }
    ).items.length;
  expect([await ownOf(founder), await ownOf(mate), await ownOf(stranger)]).toEqual([1, 1, 0]);
  const { contestProblems } = await ask(mate, `{ contestProblems(contestId: ${contest.id}) { viewerStatus } }`);
  expect(contestProblems).not.toEqual([{ viewerStatus: -10 }]);
});

test('questions to the jury and texts for the printer are those of the whole team, which the queue names', async () => {
  const contest = await teamContest();
  await team(contest);
  await begin(contest);
  await ask(
    founder,
    `mutation { askClarification(input: { contestId: ${contest.id}, question: "How large is n?" }) { __typename } }`,
  );
  const { submitPrint } = await ask(
    founder,
    `mutation ($c: Int!, $t: String!) {
      submitPrint(input: { contestId: $c, content: $t }) { __typename ... on SubmitPrintSuccess { data { id } } }
    }`,
    { c: contest.id, t: 'x'.repeat(60) },
  );
  const printId = (submitPrint as { data: { id: number } }).data.id;
  const questionsOf = async (who: User) =>
    (
      (await ask(who, `{ clarifications(contestId: ${contest.id}) { items { question askerName isMine } } }`))[
        'clarifications'
      ] as { items: unknown[] }
    ).items;
  expect(await questionsOf(mate)).toEqual([{ question: 'How large is n?', askerName: founder.username, isMine: true }]);
  expect(await questionsOf(stranger)).toEqual([]);
  const printFor = async (who: User) =>
    (await ask(who, `{ contestPrint(id: ${printId}) { teamName } }`))['contestPrint'];
  expect([await printFor(mate), await printFor(stranger), await printFor(author)]).toEqual([
    { teamName: 'The Owls' },
    null,
    { teamName: 'The Owls' },
  ]);
  const { ownContestPrints } = await ask(mate, `{ ownContestPrints(contestId: ${contest.id}) { items { id } } }`);
  expect(ownContestPrints).toEqual({ items: [{ id: printId }] });
});

test('a team-mate of another contest sees nothing of this one', async () => {
  const [here, there] = [await teamContest(), await teamContest()];
  await team(there);
  await found(founder, here.id, { name: 'Alone' });
  await begin(here);
  const { submitPrint } = await ask(
    founder,
    `mutation ($c: Int!, $t: String!) {
      submitPrint(input: { contestId: $c, content: $t }) { __typename ... on SubmitPrintSuccess { data { id } } }
    }`,
    { c: here.id, t: 'x'.repeat(60) },
  );
  const { data } = await submit(founder, here.id);
  await judge.mustClaim();
  expect(
    (await ask(mate, `{ contestPrint(id: ${(submitPrint as { data: { id: number } }).data.id}) { id } }`))[
      'contestPrint'
    ],
  ).toBeNull();
  expect((await ask(mate, `{ submission(id: ${data?.id}) { code } }`))['submission']).toMatchObject({ code: null });
});

test('a team takes no more than its contest allows, even when all come at once', async () => {
  const contest = await teamContest();
  const { data } = await found(founder, contest.id);
  const code = data?.viewerTeam?.inviteCode ?? '';
  const answers = await Promise.all([mate, stranger].map((who) => join(who, contest.id, { code })));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['JoinContestTeamSuccess', 'TeamFull']);
});

/** The founder's team goes with its last member while somebody comes; answers what that one was told. */
async function comeWhileTeamGoes(contest: Contest, come: () => Promise<Answer>): Promise<Answer> {
  const { db } = server.services;
  let coming: Promise<Answer> = Promise.resolve({ __typename: '' });
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM contest_participant WHERE contest_id = ${contest.id} FOR UPDATE`;
      coming = come();
      await untilSomebodyWaits(db);
      await tx.contestParticipant.deleteMany({ where: { contestId: contest.id } });
    },
    { timeout: 25_000 },
  );
  return coming;
}

test('whoever joins a team while its last member leaves finds none, and an admin founds it again', async () => {
  const contest = await teamContest();
  const { data } = await found(founder, contest.id);
  expect(
    (await comeWhileTeamGoes(contest, () => join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })))
      .__typename,
  ).toBe('TeamNotFound');
  await found(founder, contest.id);
  const put = async () => ({ __typename: await add(author, contest.id, 'The Owls', mate.username) });
  expect((await comeWhileTeamGoes(contest, put)).__typename).toBe('AddContestTeamMemberSuccess');
  const members = await server.services.db.contestMember.findMany({
    where: { contestId: contest.id },
    select: { userId: true },
  });
  expect(members).toEqual([{ userId: mate.id }]);
});

test('whoever hands in something while leaving a team hands it in for no team', async () => {
  const { db } = server.services;
  const contest = await teamContest();
  await team(contest);
  await begin(contest);
  let coming: Promise<Answer> = Promise.resolve({ __typename: '' });
  await db.$transaction(
    async (tx) => {
      await lockMembership(tx, { contestId: contest.id, userId: mate.id });
      coming = submit(mate, contest.id);
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

test('an account is in one team, names are taken once, and codes are of one contest', async () => {
  const contest = await teamContest();
  const { data } = await found(founder, contest.id);
  expect((await found(founder, contest.id, { name: 'Another' })).__typename).toBe('AlreadyInTeam');
  expect((await found(mate, contest.id)).__typename).toBe('TeamNameTaken');
  expect((await found(mate, contest.id, { name: 'Hawks' })).__typename).toBe('FoundContestTeamSuccess');
  expect((await join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe('AlreadyInTeam');
  expect(
    (await join(stranger, (await teamContest()).id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename,
  ).toBe('TeamNotFound');
});

test('whoever registered alone goes into a team with the registration, unless something was handed in', async () => {
  const contest = await teamContest();
  await register(mate, contest.id);
  await team(contest);
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(1);
  await begin(contest);
  await submit(stranger, contest.id);
  await judge.mustClaim();
  await server.services.db.contest.update({ where: { id: contest.id }, data: { teamSize: 3 } });
  expect(await add(author, contest.id, 'The Owls', stranger.username)).toBe('AlreadyHandedIn');
});

test('a team is left until it has handed in something, and goes with its last member', async () => {
  const contest = await teamContest();
  await team(contest);
  expect(await leave(mate, contest.id)).toMatchObject({
    data: { viewerTeam: null, viewerIsRegistered: false, participantCount: 1 },
  });
  expect(await leave(founder, contest.id)).toMatchObject({ data: { participantCount: 0 } });
  expect((await leave(founder, contest.id)).__typename).toBe('TeamNotFound');
  await team(contest);
  await begin(contest);
  await submit(mate, contest.id);
  await judge.mustClaim();
  expect((await leave(founder, contest.id)).__typename).toBe('AlreadyHandedIn');
});

test('after the start teams are closed, but for the admin of the contest', async () => {
  const contest = await teamContest();
  const { data } = await found(founder, contest.id);
  await begin(contest);
  expect((await found(mate, contest.id, { name: 'Late' })).__typename).toBe('TeamsNotOpen');
  expect((await join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe('TeamsNotOpen');
  expect(await add(stranger, contest.id, 'The Owls', mate.username)).toBe('NotContestAdmin');
  expect(await add(author, contest.id, 'The Owls', 'nobody-of-that-name')).toBe('NoSuchMember');
  expect(await add(author, contest.id, 'The Owls', mate.username)).toBe('AddContestTeamMemberSuccess');
  expect(await add(author, contest.id, 'The Owls', stranger.username)).toBe('TeamFull');
});

test('after the end teams stay as they are, for their members and for the admin of the contest', async () => {
  const contest = await teamContest();
  await team(contest);
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { startsAt: fromNow(-2), endsAt: fromNow(-1) },
  });
  const { addContestTeamMember } = await ask(
    author,
    `mutation {
      addContestTeamMember(contestId: ${contest.id}, teamName: "Late", username: "${stranger.username}") {
        __typename
        ... on TeamsNotOpen { message }
      }
    }`,
  );
  expect(addContestTeamMember).toEqual({
    __typename: 'TeamsNotOpen',
    message: 'The contest is over; its teams stay as they are.',
  });
  expect(await remove(author, contest.id, mate.username)).toBe('TeamsNotOpen');
  expect((await leave(founder, contest.id)).__typename).toBe('TeamsNotOpen');
  const rows = await server.services.db.contestParticipant.findMany({
    where: { contestId: contest.id },
    select: { name: true, members: { select: { userId: true } } },
  });
  expect(rows.map(({ name, members }) => ({ name, members: members.map(({ userId }) => userId).toSorted() }))).toEqual([
    { name: 'The Owls', members: [founder.id, mate.id].toSorted() },
  ]);
});

test('the admin of a contest forms teams, sees all of them, and takes out who has handed in nothing', async () => {
  const contest = await teamContest();
  const listFor = async (who: User, keyword = '') =>
    ((
      await ask(
        who,
        `query ($c: Int!, $k: String) {
          contestTeams(contestId: $c, keyword: $k) { total items { name members hasHandedIn } }
        }`,
        { c: contest.id, k: keyword },
      )
    )['contestTeams'] ?? null) as { items: Team[] } | null;
  expect(await Promise.all([founder, mate].map((who) => add(author, contest.id, 'Hawks', who.username)))).toEqual([
    'AddContestTeamMemberSuccess',
    'AddContestTeamMemberSuccess',
  ]);
  expect(await add(author, contest.id, 'Owls', stranger.username)).toBe('AddContestTeamMemberSuccess');
  const hawks = { name: 'Hawks', members: [founder.username, mate.username].toSorted(), hasHandedIn: false };
  expect(await listFor(author)).toEqual({
    total: 2,
    items: [hawks, { name: 'Owls', members: [stranger.username], hasHandedIn: false }],
  });
  expect(await listFor(author, mate.username.toUpperCase())).toEqual({ total: 1, items: [hawks] });
  expect(await listFor(author, 'owl')).toMatchObject({ total: 1 });
  expect(await listFor(founder)).toBeNull();

  expect(await remove(founder, contest.id, mate.username)).toBe('NotContestAdmin');
  expect(await remove(author, contest.id, stranger.username)).toBe('RemoveContestTeamMemberSuccess');
  expect(await remove(author, contest.id, stranger.username)).toBe('TeamNotFound');
  expect(await listFor(author)).toEqual({ total: 1, items: [hawks] });
  await begin(contest);
  await submit(mate, contest.id);
  await judge.mustClaim();
  expect(await remove(author, contest.id, founder.username)).toBe('AlreadyHandedIn');
  expect(await listFor(author)).toEqual({ total: 1, items: [{ ...hawks, hasHandedIn: true }] });
});

test('passwords and rules of accounts hold for each member', async () => {
  const guarded = await teamContest({ access: 'PRIVATE', password: 'secret' });
  expect((await found(founder, guarded.id)).__typename).toBe('WrongContestPassword');
  const { data } = await found(founder, guarded.id, { password: 'secret' });
  const code = data?.viewerTeam?.inviteCode ?? '';
  expect((await join(mate, guarded.id, { code })).__typename).toBe('WrongContestPassword');
  expect((await join(mate, guarded.id, { code, password: 'secret' })).__typename).toBe('JoinContestTeamSuccess');
  const limited = await teamContest({
    accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [founder.username] },
  });
  const own = await found(founder, limited.id);
  expect((await join(mate, limited.id, { code: own.data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe(
    'AccountNotAdmitted',
  );
  expect(await add(author, limited.id, 'The Owls', mate.username)).toBe('NoSuchMember');
});

test('a star among the members makes the team a star, and takes that along', async () => {
  const contest = await teamContest({ starUsernameKeys: [mate.usernameKey] });
  await team(contest);
  const isStar = async () =>
    (
      await server.services.db.contestParticipant.findFirst({
        where: { contestId: contest.id },
        select: { isStar: true },
      })
    )?.isStar;
  expect(await isStar()).toBe(true);
  await leave(mate, contest.id);
  expect(await isStar()).toBe(false);
});

test('where everybody takes part alone there are no teams, and admins of a contest are in none', async () => {
  expect((await found(founder, (await teamContest({ teamSize: 1 })).id)).__typename).toBe('TeamsNotOpen');
  expect((await found(author, (await teamContest()).id)).__typename).toBe('TeamsNotOpen');
});

test('nobody who administers a contest is put into a team of it, by whomever', async () => {
  const { db } = server.services;
  const [root, groupRoot, siteAdmin, member] = await Promise.all([
    buildUser(server.services, { role: 'ROOT' }),
    buildUser(server.services),
    buildUser(server.services, { role: 'ADMIN' }),
    buildUser(server.services),
  ]);
  const members = [
    { userId: groupRoot.id, level: 5 },
    { userId: member.id, level: 3 },
  ];
  const group = await db.group.create({
    data: {
      name: 'Owls',
      shortName: 'owls',
      brief: '',
      description: '',
      ownerId: groupRoot.id,
      members: { create: members },
    },
  });
  const contest = await teamContest({ groupId: group.id });
  for (const admin of [author, root, groupRoot]) {
    for (const by of [author, root]) {
      const { addContestTeamMember } = await ask(
        by,
        `mutation {
          addContestTeamMember(contestId: ${contest.id}, teamName: "Jury", username: "${admin.username}") {
            __typename
            ... on DomainError { message }
          }
        }`,
      );
      expect(addContestTeamMember).toEqual({
        __typename: 'TeamsNotOpen',
        message: 'Admins of the contest take no part in it.',
      });
    }
  }
  expect(await db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(0);
  // An admin of the site and who is merely in the group are contestants like others.
  expect(await add(author, contest.id, 'Owls', siteAdmin.username)).toBe('AddContestTeamMemberSuccess');
  expect(await add(author, contest.id, 'Owls', member.username)).toBe('AddContestTeamMemberSuccess');
});

test('guessing codes is rationed', async () => {
  const contest = await teamContest();
  const answers: string[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    answers.push((await join(stranger, contest.id, { code: String(guess) })).__typename);
  expect(answers.at(-1)).toBe('TooManyRequests');
});

test('a copy of a contest is for teams of the same size', async () => {
  const contest = await teamContest({ teamSize: 3 });
  const root = await buildUser(server.services, { role: 'ROOT' });
  const { cloneContest } = await ask(
    root,
    `mutation { cloneContest(id: ${contest.id}) { ... on CloneContestSuccess { data { id } } } }`,
  );
  const { id } = (cloneContest as { data: { id: number } }).data;
  expect((await ask(root, `{ contestForm(id: ${id}) { teamSize } }`))['contestForm']).toEqual({ teamSize: 3 });
});
