import type { Contest, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeJudge } from '../../../factories/judge.ts';
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

test('a team is founded and joined by its code, and is one participant that both see', async () => {
  const contest = await scene.teamContest();
  const { data } = await scene.found(founder, contest.id);
  expect(data).toMatchObject({
    participantCount: 1,
    viewerIsRegistered: true,
    viewerTeam: { name: 'The Owls', members: [founder.username], hasSubmitted: false },
  });
  const joined = await scene.join(mate, contest.id, { code: ` ${data?.viewerTeam?.inviteCode} ` });
  expect(joined.data).toMatchObject({
    participantCount: 1,
    viewerIsRegistered: true,
    viewerTeam: { members: [founder.username, mate.username].toSorted() },
  });
  expect(
    (await scene.ask(stranger, `{ contest(id: ${contest.id}) { viewerTeam { inviteCode } } }`))['contest'],
  ).toEqual({
    viewerTeam: null,
  });
});

test('a team takes no more than its contest allows, even when all come at once', async () => {
  const contest = await scene.teamContest();
  const { data } = await scene.found(founder, contest.id);
  const code = data?.viewerTeam?.inviteCode ?? '';
  const answers = await Promise.all([mate, stranger].map((who) => scene.join(who, contest.id, { code })));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['JoinContestTeamSuccess', 'TeamFull']);
});

/** The founder's team goes with its last member while somebody comes; answers what that one was told. */
async function comeWhileTeamGoes(contest: Contest, come: () => Promise<TeamAnswer>): Promise<TeamAnswer> {
  const { db } = server.services;
  let coming: Promise<TeamAnswer> = Promise.resolve({ __typename: '' });
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
  const contest = await scene.teamContest();
  const { data } = await scene.found(founder, contest.id);
  expect(
    (await comeWhileTeamGoes(contest, () => scene.join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })))
      .__typename,
  ).toBe('TeamNotFound');
  await scene.found(founder, contest.id);
  const put = async () => ({ __typename: await scene.add(author, contest.id, 'The Owls', mate.username) });
  expect((await comeWhileTeamGoes(contest, put)).__typename).toBe('AddContestTeamMemberSuccess');
  const members = await server.services.db.contestMember.findMany({
    where: { contestId: contest.id },
    select: { userId: true },
  });
  expect(members).toEqual([{ userId: mate.id }]);
});

test('an account is in one team, names are taken once, and codes are of one contest', async () => {
  const contest = await scene.teamContest();
  const { data } = await scene.found(founder, contest.id);
  expect((await scene.found(founder, contest.id, { name: 'Another' })).__typename).toBe('AlreadyInTeam');
  expect((await scene.found(mate, contest.id)).__typename).toBe('TeamNameTaken');
  expect((await scene.found(mate, contest.id, { name: 'Hawks' })).__typename).toBe('FoundContestTeamSuccess');
  expect((await scene.join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe(
    'AlreadyInTeam',
  );
  expect(
    (await scene.join(stranger, (await scene.teamContest()).id, { code: data?.viewerTeam?.inviteCode ?? '' }))
      .__typename,
  ).toBe('TeamNotFound');
});

test('whoever registered alone goes into a team with the registration, unless something was submitted', async () => {
  const contest = await scene.teamContest();
  await scene.register(mate, contest.id);
  await scene.team(contest);
  expect(await server.services.db.contestParticipant.count({ where: { contestId: contest.id } })).toBe(1);
  await scene.begin(contest);
  await scene.submit(stranger, contest.id);
  await judge.mustClaim();
  await server.services.db.contest.update({ where: { id: contest.id }, data: { teamSize: 3 } });
  expect(await scene.add(author, contest.id, 'The Owls', stranger.username)).toBe('AlreadySubmitted');
});

test('a team is left until it has submitted something, and goes with its last member', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  expect(await scene.leave(mate, contest.id)).toMatchObject({
    data: { viewerTeam: null, viewerIsRegistered: false, participantCount: 1 },
  });
  expect(await scene.leave(founder, contest.id)).toMatchObject({ data: { participantCount: 0 } });
  expect((await scene.leave(founder, contest.id)).__typename).toBe('TeamNotFound');
  await scene.team(contest);
  await scene.begin(contest);
  await scene.submit(mate, contest.id);
  await judge.mustClaim();
  expect((await scene.leave(founder, contest.id)).__typename).toBe('AlreadySubmitted');
});

test('after the start teams are closed, but for the admin of the contest', async () => {
  const contest = await scene.teamContest();
  const { data } = await scene.found(founder, contest.id);
  await scene.begin(contest);
  expect((await scene.found(mate, contest.id, { name: 'Late' })).__typename).toBe('TeamsNotOpen');
  expect((await scene.join(mate, contest.id, { code: data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe(
    'TeamsNotOpen',
  );
  expect(await scene.add(stranger, contest.id, 'The Owls', mate.username)).toBe('NotContestAdmin');
  expect(await scene.add(author, contest.id, 'The Owls', 'nobody-of-that-name')).toBe('NoSuchMember');
  expect(await scene.add(author, contest.id, 'The Owls', mate.username)).toBe('AddContestTeamMemberSuccess');
  expect(await scene.add(author, contest.id, 'The Owls', stranger.username)).toBe('TeamFull');
});

test('passwords and rules of accounts hold for each member', async () => {
  const guarded = await scene.teamContest({ access: 'PRIVATE', password: 'secret' });
  expect((await scene.found(founder, guarded.id)).__typename).toBe('WrongContestPassword');
  const { data } = await scene.found(founder, guarded.id, { password: 'secret' });
  const code = data?.viewerTeam?.inviteCode ?? '';
  expect((await scene.join(mate, guarded.id, { code })).__typename).toBe('WrongContestPassword');
  expect((await scene.join(mate, guarded.id, { code, password: 'secret' })).__typename).toBe('JoinContestTeamSuccess');
  const limited = await scene.teamContest({
    accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [founder.username] },
  });
  const own = await scene.found(founder, limited.id);
  expect((await scene.join(mate, limited.id, { code: own.data?.viewerTeam?.inviteCode ?? '' })).__typename).toBe(
    'AccountNotAdmitted',
  );
  expect(await scene.add(author, limited.id, 'The Owls', mate.username)).toBe('NoSuchMember');
});

test('a star among the members makes the team a star, and takes that along', async () => {
  const contest = await scene.teamContest({ starUsernameKeys: [mate.usernameKey] });
  await scene.team(contest);
  const isStar = async () =>
    (
      await server.services.db.contestParticipant.findFirst({
        where: { contestId: contest.id },
        select: { isStar: true },
      })
    )?.isStar;
  expect(await isStar()).toBe(true);
  await scene.leave(mate, contest.id);
  expect(await isStar()).toBe(false);
});

test('where everybody takes part alone there are no teams, and admins of a contest are in none', async () => {
  expect((await scene.found(founder, (await scene.teamContest({ teamSize: 1 })).id)).__typename).toBe('TeamsNotOpen');
  expect((await scene.found(author, (await scene.teamContest()).id)).__typename).toBe('TeamsNotOpen');
});

test('guessing codes is rationed', async () => {
  const contest = await scene.teamContest();
  const answers: string[] = [];
  for (let guess = 0; guess < 21; guess += 1)
    answers.push((await scene.join(stranger, contest.id, { code: String(guess) })).__typename);
  expect(answers.at(-1)).toBe('TooManyRequests');
});
