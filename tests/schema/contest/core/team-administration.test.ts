import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import type { FakeJudge } from '../../../factories/judge.ts';
import { buildUser } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { fromNow, TeamScene, type Team } from './team-scene.ts';

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

test('after the end teams stay as they are, for their members and for the admin of the contest', async () => {
  const contest = await scene.teamContest();
  await scene.team(contest);
  await server.services.db.contest.update({
    where: { id: contest.id },
    data: { startsAt: fromNow(-2), endsAt: fromNow(-1) },
  });
  const { addContestTeamMember } = await scene.ask(
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
  expect(await scene.remove(author, contest.id, mate.username)).toBe('TeamsNotOpen');
  expect((await scene.leave(founder, contest.id)).__typename).toBe('TeamsNotOpen');
  const rows = await server.services.db.contestParticipant.findMany({
    where: { contestId: contest.id },
    select: { name: true, members: { select: { userId: true } } },
  });
  expect(rows.map(({ name, members }) => ({ name, members: members.map(({ userId }) => userId).toSorted() }))).toEqual([
    { name: 'The Owls', members: [founder.id, mate.id].toSorted() },
  ]);
});

test('the admin of a contest forms teams, sees all of them, and takes out who has submitted nothing', async () => {
  const contest = await scene.teamContest();
  const listFor = async (who: User, keyword = '') =>
    ((
      await scene.ask(
        who,
        `query ($c: Int!, $k: String) {
          contestTeams(contestId: $c, keyword: $k) { total items { name members hasSubmitted } }
        }`,
        { c: contest.id, k: keyword },
      )
    )['contestTeams'] ?? null) as { items: Team[] } | null;
  expect(await Promise.all([founder, mate].map((who) => scene.add(author, contest.id, 'Hawks', who.username)))).toEqual(
    ['AddContestTeamMemberSuccess', 'AddContestTeamMemberSuccess'],
  );
  expect(await scene.add(author, contest.id, 'Owls', stranger.username)).toBe('AddContestTeamMemberSuccess');
  const hawks = { name: 'Hawks', members: [founder.username, mate.username].toSorted(), hasSubmitted: false };
  expect(await listFor(author)).toEqual({
    total: 2,
    items: [hawks, { name: 'Owls', members: [stranger.username], hasSubmitted: false }],
  });
  expect(await listFor(author, mate.username.toUpperCase())).toEqual({ total: 1, items: [hawks] });
  expect(await listFor(author, 'owl')).toMatchObject({ total: 1 });
  expect(await listFor(founder)).toBeNull();

  expect(await scene.remove(founder, contest.id, mate.username)).toBe('NotContestAdmin');
  expect(await scene.remove(author, contest.id, stranger.username)).toBe('RemoveContestTeamMemberSuccess');
  expect(await scene.remove(author, contest.id, stranger.username)).toBe('TeamNotFound');
  expect(await listFor(author)).toEqual({ total: 1, items: [hawks] });
  await scene.begin(contest);
  await scene.submit(mate, contest.id);
  await judge.mustClaim();
  expect(await scene.remove(author, contest.id, founder.username)).toBe('AlreadySubmitted');
  expect(await listFor(author)).toEqual({ total: 1, items: [{ ...hawks, hasSubmitted: true }] });
});

test('nobody who administers a contest is put into a team of it, by whomever', async () => {
  const { db } = server.services;
  const [root, groupRoot, siteAdmin, member] = await Promise.all([
    buildUser(server.services, { role: 'ROOT' }),
    buildUser(server.services),
    buildUser(server.services, { role: 'ADMIN' }),
    buildUser(server.services),
  ]);
  const group = await buildGroup(server.services, await buildUser(server.services), {
    levels: [
      [author, level.member],
      [groupRoot, level.root],
      [member, level.member],
    ],
  });
  const contest = await scene.teamContest({ groupId: group.id });
  for (const admin of [author, root, groupRoot]) {
    for (const by of [author, root]) {
      const { addContestTeamMember } = await scene.ask(
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
  expect(await scene.add(author, contest.id, 'Owls', siteAdmin.username)).toBe('AddContestTeamMemberSuccess');
  expect(await scene.add(author, contest.id, 'Owls', member.username)).toBe('AddContestTeamMemberSuccess');
});

test('a copy of a contest is for teams of the same size', async () => {
  const contest = await scene.teamContest({ teamSize: 3 });
  const root = await buildUser(server.services, { role: 'ROOT' });
  const { cloneContest } = await scene.ask(
    root,
    `mutation { cloneContest(id: ${contest.id}) { ... on CloneContestSuccess { data { id } } } }`,
  );
  const { id } = (cloneContest as { data: { id: number } }).data;
  expect((await scene.ask(root, `{ contestForm(id: ${id}) { teamSize } }`))['contestForm']).toEqual({ teamSize: 3 });
});
