import type { Contest, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { untilSomebodyWaits } from '../../../server/lock-waits.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { send, type Answered } from '../desk/desk-scene.ts';
import { contestActs, contestInput, fromNow } from './contest-authoring-scene.ts';

let server: TestServer;
let acts: ReturnType<typeof contestActs>;
let author: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  acts = contestActs(server);
  author = await buildUser(server.services);
  token = await tokenFor(server.services, author);
});
afterAll(() => server.stop());

const times = { startsAt: fromNow(1), endsAt: fromNow(4) };
const inputFor = (teamSize: number | null) =>
  contestInput({ startsAt: times.startsAt.toISOString(), endsAt: times.endsAt.toISOString(), teamSize });

/** A contest for teams of three with one team of so many accounts. */
async function contestWithTeam(
  size: number,
): Promise<{ readonly contest: Contest; readonly members: User[]; readonly inviteCode: string }> {
  const { services } = server;
  const contest = await buildContest(services, { authorId: author.id, teamSize: 3, ...times });
  const members = await Promise.all(Array.from({ length: size }, () => buildUser(services)));
  const inviteCode = `code${contest.id}`;
  await services.db.contestParticipant.create({
    data: {
      contestId: contest.id,
      kind: 'TEAM',
      name: 'The Owls',
      inviteCode,
      registeredAt: new Date(),
      members: { create: members.map(({ id }) => ({ userId: id, contestId: contest.id })) },
    },
  });
  return { contest, members, inviteCode };
}

const stored = ({ id }: Contest) =>
  server.services.db.contest.findUniqueOrThrow({ where: { id }, select: { teamSize: true, version: true } });
const join = async (contestId: number, code: string): Promise<Answered> =>
  send(server, await tokenFor(server.services, await buildUser(server.services)), {
    field: 'joinContestTeam',
    args: { contestId, code },
    types: { contestId: 'Int!', code: 'String!' },
    fields: '{ id }',
  });
const found = async (contestId: number): Promise<Answered> =>
  send(server, await tokenFor(server.services, await buildUser(server.services)), {
    field: 'foundContestTeam',
    args: { contestId, name: 'Hawks' },
    types: { contestId: 'Int!', name: 'String!' },
    fields: '{ id }',
  });

test('a size below an existing team is refused with advice in both languages, and nothing is saved', async () => {
  const { contest } = await contestWithTeam(3);
  const query = `mutation ($id: Int!, $version: Int!, $input: ContestInput!) {
    updateContest(id: $id, version: $version, input: $input) {
      __typename
      ... on InvalidInput { fields { path message } }
    }
  }`;
  const refusal = async (teamSize: number, language: string) =>
    (
      await server.graphql(query, {
        token,
        variables: { id: contest.id, version: contest.version, input: inputFor(teamSize) },
        headers: { 'Accept-Language': language },
      })
    ).data?.['updateContest'];
  const fault = (message: string) => ({
    __typename: 'InvalidInput',
    fields: [{ path: 'teamSize', message: expect.stringContaining(message) }],
  });
  expect(await refusal(2, 'en-US')).toEqual(fault('There is a team of 3: dissolve teams'));
  expect(await refusal(2, 'zh-CN')).toEqual(fault('已有 3 人的队伍'));
  expect(await refusal(1, 'en-US')).toEqual(fault('There are teams already: dissolve all of them'));
  expect(await refusal(1, 'zh-CN')).toEqual(fault('不能改为个人赛'));
  expect(await stored(contest)).toEqual({ teamSize: 3, version: contest.version });
});

test('a size that all teams keep to is saved; everybody is alone only where no team is left', async () => {
  const { contest } = await contestWithTeam(2);
  expect((await acts.update(token, contest.id, inputFor(null))).__typename).toBe('UpdateContestSuccess');
  expect((await acts.update(token, contest.id, inputFor(2))).__typename).toBe('UpdateContestSuccess');
  expect((await acts.update(token, contest.id, inputFor(1))).__typename).toBe('InvalidInput');
  expect(await stored(contest)).toMatchObject({ teamSize: 2 });
  await server.services.db.contestParticipant.deleteMany({ where: { contestId: contest.id } });
  expect((await acts.update(token, contest.id, inputFor(1))).__typename).toBe('UpdateContestSuccess');
});

test('a single account is a team as well, and who takes part alone or later is none', async () => {
  const { contest } = await contestWithTeam(1);
  expect((await acts.update(token, contest.id, inputFor(1))).__typename).toBe('InvalidInput');
  const alone = await buildContest(server.services, { authorId: author.id, teamSize: 3, ...times });
  const user = await buildUser(server.services);
  for (const kind of ['INDIVIDUAL', 'VIRTUAL'] as const) {
    await server.services.db.contestParticipant.create({
      data: {
        contestId: alone.id,
        kind,
        registeredAt: new Date(),
        members: { create: { userId: user.id, contestId: alone.id, isVirtual: kind === 'VIRTUAL' } },
      },
    });
  }
  expect((await acts.update(token, alone.id, inputFor(1))).__typename).toBe('UpdateContestSuccess');
});

test('who joins or founds a team while its contest is saved keeps to the new size', async () => {
  const { db } = server.services;
  const { contest, inviteCode } = await contestWithTeam(1);
  for (const [come, refusal] of [
    [() => join(contest.id, inviteCode), 'TeamFull'],
    [() => found(contest.id), 'TeamsNotOpen'],
  ] as const) {
    await db.contest.update({ where: { id: contest.id }, data: { teamSize: 3 } });
    let coming: Promise<Answered> = Promise.resolve({ __typename: '' });
    await db.$transaction(
      async (tx) => {
        await tx.contest.update({ where: { id: contest.id }, data: { teamSize: 1 } });
        coming = come();
        await untilSomebodyWaits(db);
      },
      { timeout: 25_000 },
    );
    expect((await coming).__typename).toBe(refusal);
  }
});
