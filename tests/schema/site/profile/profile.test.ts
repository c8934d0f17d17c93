import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem, type ProblemWishes } from '../../../factories/problem.ts';
import { buildSubmission, type SubmissionWishes } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

const profileQuery = /* GraphQL */ `
  query Profile($id: String, $username: String, $timeZone: String) {
    profile(id: $id, username: $username) {
      lastSeenOn(timeZone: $timeZone)
      rating
      acm: place(kind: ACM)
      oi: place(kind: OI)
      solvedProblems {
        displayId
        difficulty
      }
      heatMap(timeZone: $timeZone) {
        startDate
        endDate
        days {
          date
          count
        }
      }
      user {
        id
        username
        email
        realName
        statistics {
          solved
          submissions
        }
      }
    }
  }
`;

interface Profile {
  readonly lastSeenOn: string | null;
  readonly acm: number | null;
  readonly solvedProblems: { readonly displayId: string; readonly difficulty: string }[];
  readonly heatMap: {
    readonly startDate: string;
    readonly endDate: string;
    readonly days: { readonly date: string; readonly count: number }[];
  };
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly email: string | null;
    readonly realName: string | null;
    readonly statistics: { readonly solved: number };
  };
}

let server: TestServer;
let ann: User;
let author: User;
beforeAll(async () => {
  server = await startTestServer();
  ann = await buildUser(server.services, { username: 'Ann_Lee' });
  author = await buildUser(server.services);
  await server.services.db.user.update({ where: { id: ann.id }, data: { realName: 'Ann Lee Smith' } });
  await server.services.db.userStatistics.create({ data: { userId: ann.id, solved: 4, submissions: 9 } });
  await solve({ displayId: 'A', difficulty: 'HARD' });
  await solve({ displayId: 'B' });
  await solve({ displayId: 'secret', visibility: 'PRIVATE', authorId: author.id });
  await solve({ displayId: 'in-contest', visibility: 'CONTEST', authorId: author.id });
  const tried = await buildProblem(server.services, { displayId: 'tried' });
  await server.services.db.solvedProblem.create({ data: { userId: ann.id, problemId: tried.id, attempts: 3 } });
});
afterAll(() => server.stop());

async function solve(wishes: ProblemWishes): Promise<void> {
  const { id } = await buildProblem(server.services, wishes);
  await server.services.db.solvedProblem.create({
    data: { userId: ann.id, problemId: id, firstAcceptedAt: new Date(), attempts: 1 },
  });
}

async function read(variables: Record<string, unknown>, reader?: User): Promise<Profile | null> {
  const { data, errors } = await server.graphql(profileQuery, {
    variables,
    ...(reader ? { token: await tokenFor(server.services, reader) } : {}),
  });
  if (errors) throw new Error(String(errors[0]?.extensions?.['code']));
  return (data as { profile: Profile | null }).profile;
}

async function solvedSeenBy(reader?: User) {
  return (await read({ id: ann.id }, reader))?.solvedProblems.map(({ displayId }) => displayId);
}

test.each<[string, () => Record<string, unknown>]>([
  ['an id', () => ({ id: ann.id })],
  ['an id in capitals', () => ({ id: ann.id.toUpperCase() })],
  ['a username', () => ({ username: 'Ann_Lee' })],
  ['a username in any case', () => ({ username: 'aNN_lee' })],
])('a profile is found by %s, signed out', async (_what, key) => {
  expect((await read(key()))?.user.username).toBe('Ann_Lee');
});

test('nobody of that name has no profile, and naming nobody means oneself', async () => {
  expect(await read({ username: 'nobody' })).toBeNull();
  expect(await read({ id: '%' })).toBeNull();
  expect(await read({})).toBeNull();
  expect((await read({}, ann))?.user.username).toBe('Ann_Lee');
});

test('what is solved is shown as far as the reader may see the problems', async () => {
  expect(await solvedSeenBy()).toEqual(['A', 'B']);
  expect(await solvedSeenBy(ann)).toEqual(['A', 'B']);
  expect(await solvedSeenBy(author)).toEqual(['A', 'B', 'secret', 'in-contest']);
  expect((await read({ id: ann.id }))?.solvedProblems[0]).toEqual({ displayId: 'A', difficulty: 'HARD' });
});

test.each(Object.values(Role))(
  'a reader with the role %s sees of private problems and names what the role allows',
  async (role) => {
    const isAdmin = role === 'ROOT' || role === 'ADMIN' || role === 'PROBLEM_ADMIN';
    const reader = await buildUser(server.services, { role });
    expect(await solvedSeenBy(reader)).toEqual(isAdmin ? ['A', 'B', 'secret', 'in-contest'] : ['A', 'B']);
    expect((await read({ id: ann.id }, reader))?.user).toMatchObject(
      isAdmin ? { email: ann.email, realName: 'Ann Lee Smith' } : { email: null, realName: null },
    );
  },
);

test('the profile of a disabled account is for admins alone', async () => {
  const gone = await buildUser(server.services, { isDisabled: true });
  const readers = [
    undefined,
    ann,
    await buildUser(server.services, { role: 'NO_SUBMIT_MUTED' }),
    await buildUser(server.services, { role: 'ADMIN' }),
    await buildUser(server.services, { role: 'ROOT' }),
  ];
  const seen = await Promise.all(readers.map(async (reader) => (await read({ id: gone.id }, reader)) !== null));
  expect(seen).toEqual([false, false, false, true, true]);
});

test('places are those of the ranks', async () => {
  expect((await read({ id: ann.id }))?.acm).toBe(1);
  expect((await read({ id: author.id }))?.acm).toBeNull();
});

test('when somebody was last here is told to the day', async () => {
  const user = await buildUser(server.services);
  expect((await read({ id: user.id }))?.lastSeenOn).toBeNull();
  await tokenFor(server.services, user, new Date('2026-03-04T23:59:00Z'));
  expect((await read({ id: user.id, timeZone: 'UTC' }))?.lastSeenOn).toBe('2026-03-04');
  expect((await read({ id: user.id, timeZone: 'Asia/Shanghai' }))?.lastSeenOn).toBe('2026-03-05');
});

test('the renewal of a session counts as being here, signing out does not undo it', async () => {
  const user = await buildUser(server.services);
  const begin = new Date(Date.now() - 13 * 3_600_000);
  const token = await tokenFor(server.services, user, begin);
  await server.graphql('{ viewer { role } }', { token });
  const { lastSeenAt } = await server.services.db.user.findUniqueOrThrow({
    where: { id: user.id },
    select: { lastSeenAt: true },
  });
  expect(lastSeenAt?.getTime()).toBeGreaterThan(begin.getTime());
  await server.graphql('mutation { signOut }', { token });
  expect((await read({ id: user.id, timeZone: 'UTC' }))?.lastSeenOn).toBe(lastSeenAt?.toISOString().slice(0, 10));
});

test('the heat map counts practice by days of the requested zone, not contests, groups or jury runs', async () => {
  const user = await buildUser(server.services);
  const problem = await buildProblem(server.services);
  const contest = await buildContest(server.services, { authorId: author.id });
  const group = await buildGroup(server.services, author);
  const noonAgo = (days: number, hour = 12) =>
    new Date(Math.floor(Date.now() / 86_400_000 - days) * 86_400_000 + hour * 3_600_000);
  const add = (submittedAt: Date, wishes: Partial<SubmissionWishes> = {}) =>
    buildSubmission(server.services, {
      userId: user.id,
      problemId: problem.id,
      status: Status.WRONG_ANSWER,
      submittedAt,
      ...wishes,
    });
  await add(noonAgo(3, 20));
  await add(noonAgo(3, 1), { status: Status.COMPILE_ERROR });
  await add(noonAgo(3), { contestId: contest.id, origin: 'CONTEST' });
  await add(noonAgo(3), { groupId: group.id });
  await add(noonAgo(3), { origin: 'JURY' });
  await add(noonAgo(3), { userId: ann.id });
  await add(noonAgo(364));
  await add(noonAgo(366));
  const day = (moment: Date) => moment.toISOString().slice(0, 10);

  const utc = (await read({ id: user.id, timeZone: 'UTC' }))?.heatMap;
  expect(utc).toEqual({
    startDate: day(noonAgo(364)),
    endDate: day(new Date()),
    days: [
      { date: day(noonAgo(364)), count: 1 },
      { date: day(noonAgo(3)), count: 2 },
    ],
  });
  const shanghai = (await read({ id: user.id, timeZone: 'Asia/Shanghai' }))?.heatMap;
  expect(shanghai?.days.slice(-2)).toEqual([
    { date: day(noonAgo(3)), count: 1 },
    { date: day(noonAgo(2)), count: 1 },
  ]);
});

test('what is no time zone is refused', async () => {
  await expect(read({ id: ann.id, timeZone: 'Mars/Olympus' })).rejects.toThrow('BAD_USER_INPUT');
});

test('what costs a query for each profile cannot be asked of many', async () => {
  const places = Array.from(
    { length: 60 },
    (_, index) => `a${index}: profile(id: "${ann.id}") { heatMap { endDate } }`,
  ).join(' ');
  const { errors } = await server.graphql(`{ ${places} }`);
  expect(errors?.[0]?.extensions?.['code']).toBe('QUERY_TOO_LARGE');
});
