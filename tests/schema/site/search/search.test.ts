import type { User } from '@verdict/prisma/generated/client/client.ts';
import { level } from '@verdict/schema/core/level.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildTraining } from '../../../factories/training.ts';
import { buildUser, tokenFor, type UserWishes } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

/*
 * Who finds which problems, contests, trainings, groups and discussions is asked of everybody by the tables of
 * permissions.
 */

const searchQuery = /* GraphQL */ `
  query Search($text: String!) {
    search(text: $text) {
      problems {
        displayId
        title
      }
      contests {
        title
      }
      trainings {
        title
      }
      users {
        username
      }
      groups {
        name
      }
      discussions {
        title
      }
    }
  }
`;

type Kind = 'problems' | 'contests' | 'trainings' | 'users' | 'groups' | 'discussions';
type Found = Readonly<Record<Kind, readonly Record<string, string>[]>>;

let server: TestServer;
let reader: User;
beforeAll(async () => {
  server = await startTestServer();
  reader = await buildUser(server.services, { username: 'reader' });
  await named({ username: 'hanna' });
  await named({ username: 'Johanna' }, { solved: 3 });
  await named({ username: 'xavier', nickname: 'Hanna of York' });
  await named({ username: 'hannibal', isDisabled: true }, { solved: 3 });
  await named({ username: 'hansel', role: 'ROOT' }, { solved: 3 });
});
afterAll(() => server.stop());

async function named(
  { nickname, ...wishes }: UserWishes & { readonly nickname?: string },
  { solved = 0 } = {},
): Promise<void> {
  const { db } = server.services;
  const { id } = await buildUser(server.services, wishes);
  await db.userStatistics.create({ data: { userId: id, submissions: solved, solved, oiRankScore: 0 } });
  await db.user.update({ where: { id }, data: { nickname: nickname ?? null } });
}

async function search(text: string, viewer?: User): Promise<Found> {
  const { data, errors } = await server.graphql(searchQuery, {
    variables: { text },
    ...(viewer ? { token: await tokenFor(server.services, viewer) } : {}),
  });
  if (errors) throw new Error(String(errors[0]?.extensions?.['code']));
  return (data as { search: Found }).search;
}

const usernames = async (text: string, viewer?: User) =>
  (await search(text, viewer)).users.map(({ username }) => username);

test('accounts find users whose name begins with the text, then those that hold it, but no disabled ones', async () => {
  expect(await usernames('HAN', reader)).toEqual(['hanna', 'hansel', 'Johanna', 'xavier']);
});

test('admins find disabled users, too', async () => {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  expect(await usernames('hannib', admin)).toEqual(['hannibal']);
});

test('visitors find whom the rank lists', async () => {
  expect(await usernames('han')).toEqual(['Johanna']);
});

test('a wild card stands for itself', async () => {
  expect(await usernames('h_n', reader)).toEqual([]);
  expect(await usernames('%', reader)).toEqual([]);
});

test('one text finds all kinds, and at most five of each', async () => {
  const { services } = server;
  for (let number = 0; number < 6; number += 1) {
    await buildProblem(services, { displayId: `QUARTZ${number}`, title: `Quartz ${number}` });
    await buildContest(services, { title: `Quartz ${number}`, authorId: reader.id });
    await buildTraining(services, { title: `Quartz ${number}`, authorId: reader.id });
    await buildGroup(services, reader, { name: `Quartz ${number}` });
    await buildUser(services, { username: `quartz${number}` });
  }
  const found = await search('  quartz ', reader);
  expect(Object.fromEntries(Object.entries(found).map(([kind, rows]) => [kind, rows.length]))).toEqual({
    problems: 5,
    contests: 5,
    trainings: 5,
    users: 5,
    groups: 5,
    discussions: 0,
  });
});

test('what is of a group is found by its members', async () => {
  const { services } = server;
  const member = await buildUser(services);
  const group = await buildGroup(services, reader, { levels: [[member, level.member]] });
  await buildContest(services, { title: 'Obsidian', authorId: reader.id, groupId: group.id });
  expect((await search('obsidian', member)).contests).toEqual([{ title: 'Obsidian' }]);
  expect((await search('obsidian', await buildUser(services))).contests).toEqual([]);
});

test.each([
  ['empty', ''],
  ['blank', '   '],
  ['of more than 100 characters', 'a'.repeat(101)],
])('a text that is %s is refused', async (_what, text) => {
  await expect(search(text, reader)).rejects.toThrow('BAD_USER_INPUT');
});

test('membership of many groups costs no query more', async () => {
  const { services } = server;
  const viewer = await buildUser(services);
  const count = () => countQueries(services, { query: searchQuery, variables: { text: 'quartz' }, viewer });
  const few = await count();
  for (let number = 0; number < 10; number += 1) {
    await buildGroup(services, reader, { levels: [[viewer, level.member]] });
  }
  expect(await count()).toBe(few);
});

test('who asks too often waits', async () => {
  const viewer = await buildUser(server.services);
  while (server.services.limiter.take('search', viewer.id, new Date()) === null);
  await expect(search('anything', viewer)).rejects.toThrow('TOO_MANY_REQUESTS');
  await expect(search('anything', reader)).resolves.toMatchObject({ problems: [] });
});
