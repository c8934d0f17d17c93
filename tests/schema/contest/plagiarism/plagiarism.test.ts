import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { dueChecks, runCheck } from '@verdict/schema/contest/plagiarism/run-check.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { BoardScene, minute } from '../scoreboard/board-scene.ts';
import {
  checksQuery,
  digits,
  gapsQuery,
  pairQuery,
  pairsQuery,
  reviewMutation,
  sieve,
  startMutation,
  type Check,
  type Pairs,
} from './plagiarism-operations.ts';

let server: TestServer;
let author: User;
let people: User[];
let scene: BoardScene;
let problemId: number;
beforeAll(async () => {
  server = await startTestServer();
  author = await buildUser(server.services);
  people = await Promise.all(Array.from({ length: 4 }, () => buildUser(server.services)));
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.services.db.contest.deleteMany();
  scene = await BoardScene.make(server, {
    authorId: author.id,
    startsAt: new Date(Date.now() - 120 * minute),
    endsAt: new Date(Date.now() - minute),
  });
  problemId = scene.problemIds[0] ?? 0;
});

async function ask<T>(query: string, variables: Record<string, unknown>, viewer: User = author): Promise<T> {
  const { data, errors } = await server.graphql(query, { variables, token: await tokenFor(server.services, viewer) });
  return (errors === undefined ? Object.values(data ?? {})[0] : { code: errors[0]?.extensions?.['code'] }) as T;
}
const person = (index: number): User => {
  const user = people[index];
  if (user === undefined) throw new Error('nobody');
  return user;
};
const submit = (index: number, atMinutes: number, code: string, more: { status?: number; languageKey?: string } = {}) =>
  scene.submit(person(index), 'A', atMinutes, more.status ?? Status.ACCEPTED, {
    code,
    languageKey: more.languageKey ?? 'cpp',
  });
async function check(): Promise<void> {
  await ask(startMutation, { contestProblemId: problemId });
  for (const id of await dueChecks(server.services)) await runCheck(server.services, id, new Date());
}
const pairs = (filter: Record<string, unknown> = {}) =>
  ask<Pairs>(pairsQuery, { contestProblemId: problemId, ...filter });
const checkOfA = async () => (await ask<Check[]>(checksQuery, { contestId: scene.contest.id }))[0];

describe('a check', () => {
  test('finds a program with other names, and shows both with the lines they share', async () => {
    const first = await submit(0, 5, sieve('n', 'crossed'));
    await submit(1, 10, digits);
    const second = await submit(2, 20, sieve('limit', 'seen', '// all my own work'), { languageKey: 'c' });
    expect(await checkOfA()).toMatchObject({ displayId: 'A', state: null, pairCount: 0 });
    await check();
    expect(await checkOfA()).toMatchObject({ state: 'DONE', programCount: 3, pairCount: 1, unreviewedCount: 1 });
    const { items } = await pairs();
    expect(items).toMatchObject([
      {
        left: { submissionId: first, username: person(0).username },
        right: { submissionId: second, username: person(2).username },
        review: null,
      },
    ]);
    expect(items[0]?.similarity).toBeGreaterThan(0.9);
    const whole = await ask<{
      left: { code: string };
      parts: { leftFrom: number; leftTo: number; rightFrom: number; rightTo: number }[];
    }>(pairQuery, { id: items[0]?.id });
    expect(whole.left.code).toBe(sieve('n', 'crossed'));
    expect(whole.parts.some(({ leftFrom, leftTo }) => leftFrom <= 8 && leftTo >= 11)).toBe(true);
  });

  test('leaves alone what the problem gave to everybody', async () => {
    const { problemId: bankId } = await server.services.db.contestProblem.findUniqueOrThrow({
      where: { id: problemId },
    });
    await server.services.db.codeTemplate.create({
      data: { problemId: bankId, languageKey: 'cpp', template: sieve('n', 'crossed') },
    });
    await submit(0, 5, sieve('n', 'crossed'));
    await submit(1, 10, `${sieve('n', 'crossed')}\n${digits.replace('main', 'check')}`);
    await check();
    expect(await checkOfA()).toMatchObject({ state: 'DONE', programCount: 2, pairCount: 0 });
  });

  test('takes the last accepted program of each in time, and compares nobody with themselves', async () => {
    await submit(0, 5, digits);
    const last = await submit(0, 6, sieve('n', 'crossed'));
    await submit(0, 7, digits, { status: Status.WRONG_ANSWER });
    await submit(1, 130, sieve('n', 'crossed'));
    await submit(2, 9, sieve('a', 'b'), { status: Status.COMPILE_ERROR });
    const other = await submit(3, 10, sieve('a', 'b'));
    await check();
    expect((await pairs()).items.map(({ left, right }) => [left.submissionId, right.submissionId])).toEqual([
      [last, other],
    ]);
  });

  test('compares what is just judged again by the verdict it had', async () => {
    await submit(0, 5, digits);
    const last = await submit(0, 6, sieve('n', 'crossed'));
    await submit(1, 8, sieve('limit', 'seen'));
    await server.services.db.$executeRaw`
      INSERT INTO verdict_change (submission_id, version, cause, status, created_at)
      SELECT id, version, 'JUDGED', status, now()
      FROM submission
      WHERE id = ${last}`;
    await server.services.db.submission.update({ where: { id: last }, data: { status: Status.PENDING } });
    await check();
    expect((await pairs()).items).toMatchObject([{ left: { submissionId: last } }]);
  });

  test('lists the programs that say too little, anew each time', async () => {
    const run = 'exec("""\nfor i in range(int(input())):\n    print(i * i, end=" ")\n""")\n';
    await submit(0, 5, sieve('n', 'crossed'));
    const first = await submit(1, 6, run, { languageKey: 'python3' });
    await check();
    expect(await checkOfA()).toMatchObject({ programCount: 2, tooShortCount: 1, cutCount: 0, pairCount: 0 });
    expect(await ask(gapsQuery, { contestProblemId: problemId })).toEqual({
      total: 1,
      items: [{ reason: 'TOO_SHORT', program: { submissionId: first, username: person(1).username } }],
    });
    const second = await submit(1, 7, run, { languageKey: 'python3' });
    await check();
    expect(await ask(gapsQuery, { contestProblemId: problemId })).toMatchObject({
      total: 1,
      items: [{ program: { submissionId: second } }],
    });
  });

  test('that died is given up at the third time, and asked for again begins anew', async () => {
    await submit(0, 5, sieve('n', 'crossed'));
    await ask(startMutation, { contestProblemId: problemId });
    await server.services.db.plagiarismCheck.updateMany({ data: { attempts: 3 } });
    for (const id of await dueChecks(server.services)) await runCheck(server.services, id, new Date());
    expect(await checkOfA()).toMatchObject({ state: 'FAILED' });
    await check();
    expect(await checkOfA()).toMatchObject({ state: 'DONE', programCount: 1 });
  });
});

describe('a review', () => {
  test('is kept with its note by whoever gave it, and by the next check', async () => {
    for (const index of [0, 1, 2]) await submit(index, 5 + index, sieve(`n${index}`, `c${index}`));
    await check();
    const [first, second] = (await pairs()).items;
    expect(await ask(reviewMutation, { id: first?.id, review: 'PLAGIARISED', note: ' the same loop ' })).toMatchObject({
      __typename: 'ReviewPlagiarismPairSuccess',
    });
    expect(await ask(reviewMutation, { id: second?.id, review: 'INNOCENT' })).toMatchObject({
      __typename: 'ReviewPlagiarismPairSuccess',
    });
    expect(await checkOfA()).toMatchObject({ pairCount: 3, unreviewedCount: 1, plagiarisedCount: 1 });
    const [third] = (await pairs({ onlyUnreviewed: true })).items;
    // From the last one on it begins anew, and one that is left alone has no next.
    for (const [from, next] of [
      [first, third],
      [second, third],
      [third, undefined],
    ])
      expect(await ask(pairQuery, { id: from?.id })).toMatchObject({ nextUnreviewedId: next?.id ?? null });
    await check();
    expect((await pairs({ review: 'PLAGIARISED' })).items).toMatchObject([
      { id: first?.id, note: 'the same loop', reviewer: author.username },
    ]);
    expect(await pairs({ onlyUnreviewed: true })).toMatchObject({ total: 1 });
    await ask(reviewMutation, { id: first?.id, review: null });
    expect(await checkOfA()).toMatchObject({ unreviewedCount: 2, plagiarisedCount: 0 });
  });

  test('that is only a note survives the next check, and pairs found again get new figures', async () => {
    const { db } = server.services;
    // The last program of the third person is alike at first, and another one afterwards.
    for (const index of [0, 1, 2]) await submit(index, 5 + index, sieve(`n${index}`, `c${index}`));
    await check();
    const between = (one: number, other: number) => ({
      left: { userId: person(one).id },
      right: { userId: person(other).id },
    });
    const idOf = async (one: number, other: number) =>
      (await db.plagiarismPair.findFirst({ where: between(one, other), select: { id: true } }))?.id;
    const [noted, goneNoted, gone] = [await idOf(0, 1), await idOf(0, 2), await idOf(1, 2)];
    for (const id of [noted, goneNoted]) await ask(reviewMutation, { id, review: null, note: 'ask them' });
    const figures = { select: { similarity: true, longestTokens: true, fragments: true } } as const;
    const before = await db.plagiarismPair.findUniqueOrThrow({ where: { id: noted ?? 0 }, ...figures });
    await db.plagiarismPair.updateMany({ data: { similarity: 0.4, longestTokens: 1, fragments: [] } });
    await submit(2, 30, digits);
    await check();
    expect(await db.plagiarismPair.findUniqueOrThrow({ where: { id: noted ?? 0 }, ...figures })).toEqual(before);
    const { items } = await pairs();
    expect(items.map(({ id, note, review }) => ({ id, note, review }))).toEqual([
      { id: noted, note: 'ask them', review: null },
      { id: goneNoted, note: 'ask them', review: null },
    ]);
    expect(await ask(pairQuery, { id: gone })).toBeNull();
  });

  test('keeps the figures it was made with; the next check updates pairs without a review in place', async () => {
    const { db } = server.services;
    for (const index of [0, 1, 2]) await submit(index, 5 + index, sieve(`n${index}`, `c${index}`));
    await check();
    const before = (await pairs()).items.map(({ id }) => id);
    await ask(reviewMutation, { id: before[0], review: 'INNOCENT' });
    await db.plagiarismPair.updateMany({ data: { similarity: 0.4 } });
    await check();
    const after = (await pairs()).items;
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
    expect(after.find(({ id }) => id === before[0])).toMatchObject({ similarity: 0.4, review: 'INNOCENT' });
    for (const id of before.slice(1)) expect(after.find((pair) => pair.id === id)?.similarity).toBeGreaterThan(0.9);
  });

  test('and all that leads to it is for admins of the contest alone', async () => {
    for (const index of [0, 1]) await submit(index, 5 + index, sieve(`n${index}`, `c${index}`));
    await check();
    const [pair] = (await pairs()).items;
    const siteAdmin = await buildUser(server.services, { role: 'ADMIN' });
    for (const viewer of [person(0), siteAdmin]) {
      expect(await ask(checksQuery, { contestId: scene.contest.id }, viewer)).toEqual({ code: 'NOT_CONTEST_ADMIN' });
      expect(await ask(pairsQuery, { contestProblemId: problemId }, viewer)).toEqual({
        code: 'PLAGIARISM_PROBLEM_NOT_FOUND',
      });
      expect(await ask(gapsQuery, { contestProblemId: problemId }, viewer)).toEqual({
        code: 'PLAGIARISM_PROBLEM_NOT_FOUND',
      });
      expect(await ask(pairQuery, { id: pair?.id }, viewer)).toBeNull();
      expect(await ask(reviewMutation, { id: pair?.id, review: 'INNOCENT' }, viewer)).toMatchObject({
        __typename: 'PlagiarismPairNotFound',
      });
      expect(await ask(startMutation, { contestProblemId: problemId }, viewer)).toMatchObject({
        __typename: 'PlagiarismProblemNotFound',
      });
    }
    expect(await pairs()).toMatchObject({ items: [{ review: null }] });
  });
});

test('the real queue compares what was asked for', async () => {
  for (const index of [0, 1]) await submit(index, 5 + index, sieve(`n${index}`, `c${index}`));
  const working = await startTestServer({ hasJobs: true });
  try {
    expect(await ask(startMutation, { contestProblemId: problemId })).toMatchObject({ data: { state: 'WAITING' } });
    await expect.poll(async () => (await checkOfA())?.state, { timeout: 60_000 }).toBe('DONE');
    expect(await pairs()).toMatchObject({ total: 1 });
  } finally {
    await working.stop();
  }
}, 90_000);
