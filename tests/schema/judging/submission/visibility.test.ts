import { Status } from '@verdict/judge/protocol/status.ts';
import type { Submission, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission, buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { listQuery, shareMutation, submissionQuery } from './submission-operations.ts';

let server: TestServer;
let judge: FakeJudge;
const people: Record<string, User | null> = { 'signed out': null };
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  const make = (role: User['role']) => buildUser(server.services, { role });
  Object.assign(people, {
    owner: await make('USER'),
    author: await make('USER'),
    stranger: await make('USER'),
    admin: await make('ADMIN'),
    'problem admin': await make('PROBLEM_ADMIN'),
    root: await make('ROOT'),
  });
});
afterAll(() => server.stop());

const everybody = ['signed out', 'stranger', 'owner', 'author', 'admin', 'problem admin', 'root'] as const;
type Person = (typeof everybody)[number];

function person(name: Person): User {
  const found = people[name];
  if (!found) throw new Error(`${name} has no account`);
  return found;
}

async function ask(
  name: Person,
  query: string,
  variables: Record<string, unknown>,
): Promise<Record<string, unknown> | null | undefined> {
  const user = people[name];
  return (await server.graphql(query, { variables, ...(user ? { token: await tokenFor(server.services, user) } : {}) }))
    .data;
}

interface Seen {
  readonly code: string | null;
  readonly message: string | null;
  readonly cases:
    | readonly {
        readonly name: string;
        readonly judgeMessage: string | null;
        readonly testCaseId?: number | null;
        readonly message?: string | null;
      }[]
    | null;
}

async function onDetail(name: Person, id: number): Promise<Seen | null> {
  return ((await ask(name, submissionQuery, { id }))?.['submission'] ?? null) as Seen | null;
}

async function onList(name: Person, id: number): Promise<Seen | null> {
  const list = (await ask(name, listQuery, { filter: {}, page: { size: 100 } }))?.['submissions'] as {
    items: (Seen & { id: number })[];
  };
  return list.items.find((item) => item.id === id) ?? null;
}

async function onSubscription(name: Person, id: number): Promise<Seen | null> {
  const user = people[name];
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: user ? { Authorization: await tokenFor(server.services, user) } : {},
  });
  try {
    const query = `subscription ($id: Int!) {
      submissionProgress(id: $id) { submission { code message cases { name judgeMessage testCaseId message } } }
    }`;
    for await (const result of client.iterate<{ submissionProgress: { submission: Seen } }>({
      query,
      variables: { id },
    }))
      return result.data?.submissionProgress.submission ?? null;
    return null;
  } catch {
    return null;
  } finally {
    await client.dispose();
  }
}

const places = { detail: onDetail, list: onList, subscription: onSubscription };

async function judged(
  wishes: {
    isShared?: boolean;
    problem?: Parameters<typeof buildProblem>[1];
    status?: number;
    origin?: Submission['origin'];
  } = {},
): Promise<Submission> {
  const problem = await buildProblem(server.services, { authorId: person('author').id, ...wishes.problem });
  const submission = await buildWaiting(server.services, {
    userId: person('owner').id,
    problemId: problem.id,
    isShared: wishes.isShared ?? false,
    origin: wishes.origin ?? 'PRACTICE',
    code: 'secret of the owner',
  });
  const task = await judge.mustClaim();
  await judge.report(
    task,
    judgementFor(task, {
      status: wishes.status ?? Status.WRONG_ANSWER,
      message: wishes.status === Status.COMPILE_ERROR ? 'main.cpp:1: secret of the owner' : null,
    }),
  );
  return submission;
}

describe.each(Object.entries(places))('on the %s', (_place, look) => {
  test('code is for its writer and admins', async () => {
    const { id } = await judged();
    const readers = await Promise.all(
      everybody.map(async (name) => ((await look(name, id))?.code === 'secret of the owner' ? [name] : [])),
    );
    expect(readers.flat()).toEqual(['owner', 'admin', 'problem admin', 'root']);
  });

  test('shared code is for all, unless the problem forbids it', async () => {
    const { id } = await judged({ isShared: true });
    expect((await look('signed out', id))?.code).toBe('secret of the owner');
    const forbidden = await judged({ isShared: true, problem: { isCodeShared: false } });
    expect((await look('stranger', forbidden.id))?.code).toBeNull();
    expect((await look('owner', forbidden.id))?.code).toBe('secret of the owner');
  });

  test('shared code is hidden again when the site hides code of practice', async () => {
    const { id } = await judged({ isShared: true });
    const { db, cache } = server.services;
    await db.siteSetting.create({ data: { key: 'isPracticeCodeHidden', value: true } });
    cache.drop('settings');
    try {
      expect([
        (await look('stranger', id))?.code,
        (await look('owner', id))?.code,
        (await look('admin', id))?.code,
      ]).toEqual([null, 'secret of the owner', 'secret of the owner']);
    } finally {
      await db.siteSetting.deleteMany();
      cache.drop('settings');
    }
  });

  test('shared code of a problem is closed to contestants while a contest with it runs', async () => {
    const { id, problemId } = await judged({ isShared: true });
    const { db } = server.services;
    const contest = await buildContest(server.services, { authorId: person('root').id });
    await db.contestProblem.create({ data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'Sum' } });
    const readers = await Promise.all(
      everybody.map(async (name) => ((await look(name, id))?.code === 'secret of the owner' ? [name] : [])),
    );
    expect(readers.flat()).toEqual(['owner', 'author', 'admin', 'problem admin', 'root']);
    await db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date(Date.now() - 1000) } });
    expect((await look('signed out', id))?.code).toBe('secret of the owner');
  });

  test("the compiler's message, which quotes the code, follows the code", async () => {
    const { id } = await judged({ status: Status.COMPILE_ERROR });
    if (look === onList) return;
    expect((await look('stranger', id))?.message).toBeNull();
    expect((await look('owner', id))?.message).toContain('main.cpp:1');
  });

  test('published case results are for all; names of secret data and jury messages for problem staff', async () => {
    const { id } = await judged();
    for (const name of ['signed out', 'stranger', 'owner'] as const) {
      expect((await look(name, id))?.cases).toMatchObject([
        { name: 'sample/1', judgeMessage: null },
        { name: '#2', judgeMessage: null },
      ]);
    }
    for (const name of ['author', 'admin', 'problem admin', 'root'] as const) {
      expect((await look(name, id))?.cases).toMatchObject([
        { name: 'sample/1' },
        { name: 'secret/overflow', judgeMessage: 'words to the jury' },
      ]);
    }
  });

  test('hidden results of cases are for those who keep the problem only', async () => {
    const { id } = await judged({ problem: { isCaseResultPublished: false } });
    const readers = await Promise.all(
      everybody.map(async (name) => ((await look(name, id))?.cases === null ? [] : [name])),
    );
    expect(readers.flat()).toEqual(['author', 'admin', 'problem admin', 'root']);
  });

  test('a submission to a problem that was hidden since is for its writer, the author and admins', async () => {
    const { id, problemId } = await judged();
    await server.services.db.problem.update({ where: { id: problemId }, data: { visibility: 'PRIVATE' } });
    const readers = await Promise.all(everybody.map(async (name) => ((await look(name, id)) === null ? [] : [name])));
    expect(readers.flat()).toEqual(['owner', 'author', 'admin', 'problem admin', 'root']);
  });

  test('what the jury submitted is in no list, and for admins only', async () => {
    const { id } = await judged({ origin: 'JURY' });
    const readers = await Promise.all(everybody.map(async (name) => ((await look(name, id)) === null ? [] : [name])));
    expect(readers.flat()).toEqual(look === onList ? [] : ['admin', 'problem admin', 'root']);
  });
});

describe('sharing', () => {
  async function share(name: Person, id: number): Promise<unknown> {
    return (await ask(name, shareMutation, { id, isShared: true }))?.['shareSubmission'];
  }
  const isShared = async (id: number) =>
    (await server.services.db.submission.findUniqueOrThrow({ where: { id } })).isShared;

  test.each<Person>(['owner', 'admin', 'root'])('%s may', async (name) => {
    const { id } = await judged();
    expect(await share(name, id)).toMatchObject({ data: { isShared: true } });
    expect(await isShared(id)).toBe(true);
  });

  test('others may not, and nothing changes', async () => {
    const { id } = await judged();
    expect(await share('stranger', id)).toMatchObject({ code: 'NOT_YOUR_SUBMISSION' });
    expect(await share('author', id)).toMatchObject({ code: 'NOT_YOUR_SUBMISSION' });
    expect(await share('signed out', id)).toBeUndefined();
    expect(await isShared(id)).toBe(false);
  });

  test('not where the problem forbids it, nor what is not there', async () => {
    const { id } = await judged({ problem: { isCodeShared: false } });
    expect(await share('owner', id)).toMatchObject({ code: 'SHARING_FORBIDDEN' });
    expect(await isShared(id)).toBe(false);
    expect(await share('owner', 999_999)).toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
  });

  test("the last accepted code is one's own", async () => {
    const problem = await buildProblem(server.services);
    const add = (name: Person, code: string) =>
      buildSubmission(server.services, { userId: person(name).id, problemId: problem.id, status: 0, code });
    await add('owner', 'first');
    await add('owner', 'second');
    await add('stranger', 'other');
    const query = 'query ($problemId: Int!) { lastAcceptedSubmission(problemId: $problemId) { code } }';
    expect(await ask('owner', query, { problemId: problem.id })).toEqual({
      lastAcceptedSubmission: { code: 'second' },
    });
    expect(await ask('admin', query, { problemId: problem.id })).toEqual({ lastAcceptedSubmission: null });
  });
});
