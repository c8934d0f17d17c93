import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

const dayMs = 86_400_000;
let server: TestServer;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
  user = await buildUser(server.services);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db, cache } = server.services;
  await db.contest.deleteMany();
  await db.problem.deleteMany();
  for (const part of ['weekFigures', 'updatedProblems', 'outsideContests'] as const) cache.drop(part);
});

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

test('the week counts practice of seven days, and neither contests, groups, the jury nor older days', async () => {
  const { services } = server;
  const problem = await buildProblem(services);
  const contest = await services.db.contest.create({
    data: { title: 'C', startsAt: daysAgo(1), endsAt: daysAgo(-1), authorId: user.id },
  });
  const group = await buildGroup(server.services, user);
  const place = { userId: user.id, problemId: problem.id };
  for (const [days, status] of [
    [0, 0],
    [0, -1],
    [2, 0],
    [6, 1],
    [8, 0],
  ] as const)
    await buildSubmission(services, { ...place, status, submittedAt: daysAgo(days) });
  await buildSubmission(services, { ...place, status: 0, contestId: contest.id, origin: 'CONTEST' });
  await buildSubmission(services, { ...place, status: 0, groupId: group.id });
  await buildSubmission(services, { ...place, status: 0, origin: 'JURY' });
  const { data } = await server.graphql('{ weekSubmissions { day total accepted } }');
  const { weekSubmissions } = data as { weekSubmissions: { day: string; total: number; accepted: number }[] };
  expect(weekSubmissions.map(({ total, accepted }) => [total, accepted])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 1],
    [0, 0],
    [2, 1],
  ]);
  expect(weekSubmissions.map(({ day }) => day)).toEqual(weekSubmissions.map(({ day }) => day).toSorted());
});

test('figures are kept for a while, counted anew for admins who ask, and for nobody else', async () => {
  const { services } = server;
  const admin = await buildUser(services, { role: 'ADMIN' });
  const today = async (asker: User | null) => {
    const { data } = await askAs(server, asker, '{ weekSubmissions(isFresh: true) { total } }');
    return (data as { weekSubmissions: { total: number }[] }).weekSubmissions.at(-1)?.total;
  };
  expect(await today(null)).toBe(0);
  await buildSubmission(services, { userId: user.id, problemId: (await buildProblem(services)).id });
  expect([await today(null), await today(user), await today(admin), await today(null)]).toEqual([0, 0, 1, 1]);
});

test("the rank counts the week's new public problems, earlier first, without disabled accounts", async () => {
  const { services } = server;
  const { db } = services;
  const [a, b] = [await buildProblem(services), await buildProblem(services)];
  const hidden = await buildProblem(services, { visibility: 'PRIVATE' });
  const [early, late, most, gone] = [
    await buildUser(services),
    await buildUser(services),
    await buildUser(services),
    await buildUser(services, { isDisabled: true }),
  ];
  const solve = (who: User, problem: { readonly id: number }, firstAcceptedAt: Date | null) =>
    db.solvedProblem.create({ data: { userId: who.id, problemId: problem.id, firstAcceptedAt } });
  await solve(early, a, daysAgo(3));
  await solve(late, a, daysAgo(1));
  await solve(late, b, null);
  await solve(most, a, daysAgo(1));
  await solve(most, b, daysAgo(1));
  await solve(gone, a, daysAgo(1));
  await solve(early, hidden, daysAgo(1));
  await solve(early, b, daysAgo(9));
  const { data } = await server.graphql('{ weekRank { username solved } }');
  expect(data).toEqual({
    weekRank: [
      { username: most.username, solved: 2 },
      { username: early.username, solved: 1 },
      { username: late.username, solved: 1 },
    ],
  });
});

test('the last changed problems, without private, contest and group ones, even if public a moment ago', async () => {
  const { services } = server;
  const group = await buildGroup(server.services, user);
  const [old, fresh] = [await buildProblem(services), await buildProblem(services)];
  for (const wishes of [{ visibility: 'PRIVATE' }, { visibility: 'CONTEST' }, { groupId: group.id }] as const)
    await buildProblem(services, wishes);
  const shown = async (asker: User | null) => (await askAs(server, asker, '{ updatedProblems { id } }')).data;
  expect(await shown(null)).toEqual({ updatedProblems: [{ id: fresh.id }, { id: old.id }] });
  await services.db.problem.update({ where: { id: fresh.id }, data: { visibility: 'PRIVATE' } });
  for (const asker of [null, await buildUser(services, { role: 'ROOT' })])
    expect(await shown(asker)).toEqual({ updatedProblems: [{ id: old.id }] });
});

test('contests that run or are to come, five at most; of groups to members, until they are archived', async () => {
  const { db } = server.services;
  const group = await buildGroup(server.services, user);
  const contest = (title: string, from: number, to: number, more: object = {}) =>
    db.contest.create({ data: { title, startsAt: daysAgo(-from), endsAt: daysAgo(-to), authorId: user.id, ...more } });
  await contest('ended', -3, -2);
  await contest('hidden', -1, 1, { isVisible: false });
  await contest('of a group', -1, 1, { groupId: group.id });
  for (const number of [6, 5, 4, 3, 2]) await contest(`in ${number}`, number, number + 1);
  await contest('running', -1, 1);
  const { data } = await server.graphql('{ recentContests { title authorName } }');
  expect(data).toEqual({
    recentContests: ['running', 'in 2', 'in 3', 'in 4', 'in 5'].map((title) => ({ title, authorName: user.username })),
  });
  const ofMember = async () => (await askAs(server, user, '{ recentContests { title groupName } }')).data;
  const ofGroup = { title: 'of a group', groupName: group.name };
  expect((await ofMember())?.['recentContests']).toContainEqual(ofGroup);
  await db.group.update({ where: { id: group.id }, data: { archivedAt: new Date() } });
  expect((await ofMember())?.['recentContests']).not.toContainEqual(ofGroup);
});

test('many running contests leave two places to those that start next', async () => {
  const { db } = server.services;
  const contest = (title: string, from: number, to: number) =>
    db.contest.create({ data: { title, startsAt: daysAgo(-from), endsAt: daysAgo(-to), authorId: user.id } });
  for (const number of [100, 90, 2, 80, 1]) await contest(`ends in ${number}`, -number, number);
  const titles = async () => {
    const { data } = await server.graphql('{ recentContests { title } }');
    return (data as { recentContests: { title: string }[] }).recentContests.map(({ title }) => title);
  };
  expect(await titles()).toEqual(['ends in 1', 'ends in 2', 'ends in 80', 'ends in 90', 'ends in 100']);
  for (const number of [5, 4, 3]) await contest(`starts in ${number}`, number, 9);
  expect(await titles()).toEqual(['ends in 1', 'ends in 2', 'ends in 80', 'starts in 3', 'starts in 4']);
});

test('outside contests show until they end, or for five hours when nobody wrote the end down', async () => {
  const { db } = server.services;
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const place = { site: 'Elsewhere', url: 'https://example.org' };
  await db.outsideContest.createMany({
    data: [
      { title: 'over', startsAt: hours(-6), endsAt: hours(-1), ...place },
      { title: 'long', startsAt: hours(-30), endsAt: hours(1), ...place },
      { title: 'perhaps', startsAt: hours(-4), ...place },
      { title: 'surely over', startsAt: hours(-6), ...place },
      { title: 'next', startsAt: hours(2), ...place },
    ],
  });
  const { data } = await server.graphql('{ outsideContests { title } }');
  expect(data).toEqual({ outsideContests: [{ title: 'long' }, { title: 'perhaps' }, { title: 'next' }] });
});

test('the whole page costs a few statements, however often it is asked for', async () => {
  const { services } = server;
  for (let number = 0; number < 8; number += 1) await buildProblem(services);
  const query = `{
    carousel { url }
    announcements { total items { id title author { username } } }
    checkIn { streak fortune { sign { title } } }
    recentContests { id title } outsideContests { id }
    updatedProblems { id displayId title difficulty viewerStatus updatedAt } weekRank { userId username }
    weekSubmissions { day total accepted } siteConfig { name }
  }`;
  await server.graphql(query);
  expect(await countQueries(services, { query, variables: {}, viewer: user })).toBeLessThanOrEqual(6);
});
