import type { Contest, Prisma, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { problemInput } from '../../problem/editing/authoring-scene.ts';
import { registerMutation } from './contest-operations.ts';

let server: TestServer;
let author: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ pace: { participantsMs: 50 } });
  // The languages of a problem that is saved are those of a judge.
  await FakeJudge.start(server);
  author = await buildUser(server.services);
  token = await tokenFor(server.services, await buildUser(server.services));
});
afterAll(() => server.stop());

const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000);
const seenSchema = z.object({
  contestChanged: z.object({
    status: z.string(),
    isSealed: z.boolean(),
    title: z.string(),
    now: z.string(),
    endsAt: z.string(),
  }),
});
type Seen = z.infer<typeof seenSchema>['contestChanged'];

const build = (wishes: Partial<Prisma.ContestUncheckedCreateInput>): Promise<Contest> =>
  buildContest(server.services, { authorId: author.id, ...wishes });

/** What a page hears of a contest, until it has heard enough. */
async function hear(
  contestId: number,
  {
    isEnough,
    onFirst,
  }: { readonly isEnough: (seen: readonly Seen[]) => boolean; readonly onFirst?: () => Promise<unknown> },
): Promise<Seen[]> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: token },
  });
  const seen: Seen[] = [];
  try {
    for await (const { data, errors } of client.iterate({
      query: 'subscription ($id: Int!) { contestChanged(contestId: $id) { status isSealed title now endsAt } }',
      variables: { id: contestId },
    })) {
      if (errors !== undefined) throw new Error(String(errors[0]?.extensions?.['code']));
      seen.push(seenSchema.parse(data).contestChanged);
      if (seen.length === 1) await onFirst?.();
      if (isEnough(seen)) return seen;
    }
    return seen;
  } finally {
    await client.dispose();
  }
}

test('an open page hears of the start, the seal and the end, as they happen', async () => {
  const { id } = await build({ startsAt: soon(60), endsAt: soon(90) });
  let endsAt = soon(90);
  const onFirst = async () => {
    const { db, pubsub } = server.services;
    ({ endsAt } = await db.contest.update({
      where: { id },
      data: { startsAt: soon(0.8), sealsAt: soon(1.6), endsAt: soon(2.4) },
    }));
    await pubsub.publish('contest', { contestId: id });
  };
  const seen = await hear(id, { isEnough: (heard) => heard.at(-1)?.status === 'ENDED', onFirst });
  const states = seen.map(({ status, isSealed }) => `${status}${isSealed ? ' sealed' : ''}`);
  expect([...new Set(states)]).toEqual(['SCHEDULED', 'RUNNING', 'RUNNING sealed', 'ENDED']);
  // Never early: at the end by the server's own clock.
  const last = seen.at(-1);
  expect(Date.parse(last?.now ?? '')).toBeGreaterThanOrEqual(endsAt.getTime());
});

test('a change that is told is heard at once, and only of the contest that is watched', async () => {
  const [contest, another] = [await build({}), await build({})];
  const { db, pubsub } = server.services;
  const change = async () => {
    await db.$transaction((tx) => pubsub.publish('contest', { contestId: another.id }, tx));
    await db.$transaction(async (tx) => {
      await tx.contest.update({ where: { id: contest.id }, data: { title: 'Renamed' } });
      await pubsub.publish('contest', { contestId: contest.id }, tx);
    });
  };
  expect(
    (await hear(contest.id, { isEnough: (heard) => heard.length === 2, onFirst: change })).map(({ title }) => title),
  ).toEqual(['Contest', 'Renamed']);
});

test('a contest that is hidden from the viewer cannot be watched, and hiding it ends the updates', async () => {
  const hidden = await build({ isVisible: false });
  await expect(hear(hidden.id, { isEnough: () => true })).rejects.toThrow('CONTEST_NOT_FOUND');
  const contest = await build({});
  const { db, pubsub } = server.services;
  const hide = async () => {
    await db.contest.update({ where: { id: contest.id }, data: { isVisible: false } });
    await db.$transaction((tx) => pubsub.publish('contest', { contestId: contest.id }, tx));
  };
  expect(await hear(contest.id, { isEnough: () => false, onFirst: hide })).toHaveLength(1);
});

test('a statement saved during the contest is an event, and contestants see what changed', async () => {
  const keeper = await buildUser(server.services, { role: 'ROOT' });
  const keeperToken = await tokenFor(server.services, keeper);
  const problem = await buildProblem(server.services, {
    visibility: 'CONTEST',
    authorId: keeper.id,
    statements: { create: { language: 'en', title: 'Sum', description: 'Add', input: 'a', output: 'b', hint: '' } },
  });
  const contest = await build({
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const look = async () => {
    const { data } = await server.graphql(
      `query ($id: Int!) {
        contestProblem(contestId: $id, displayId: "A") {
          statementRevision
          statementChanges { field parts { kind text } }
        }
      }`,
      { token, variables: { id: contest.id } },
    );
    return data?.['contestProblem'];
  };
  expect(await look()).toEqual({ statementRevision: 0, statementChanges: [] });
  const save = async (wishes: Parameters<typeof problemInput>[0]) => {
    const { version } = await server.services.db.problem.findUniqueOrThrow({
      where: { id: problem.id },
      select: { version: true },
    });
    const input = problemInput({ displayId: problem.displayId, visibility: 'CONTEST', ...wishes });
    const { data } = await server.graphql(
      `mutation ($id: Int!, $version: Int!, $input: ProblemInput!) {
        updateProblem(id: $id, version: $version, input: $input) {
          __typename
          ... on InvalidInput { fields { path message } }
        }
      }`,
      { token: keeperToken, variables: { id: problem.id, version, input } },
    );
    expect(data).toMatchObject({ updateProblem: { __typename: 'UpdateProblemSuccess' } });
  };
  const statement = { language: 'en', title: 'Sum', description: 'Add', input: 'a', output: 'b', hint: '' };
  const heard = await hear(contest.id, {
    isEnough: (seen) => seen.length === 2,
    onFirst: () => save({ statements: [{ ...statement, description: 'Add two numbers' }], source: 'secretsource' }),
  });
  expect(heard).toHaveLength(2);
  const seen = await look();
  expect(seen).toMatchObject({ statementRevision: 1 });
  expect(seen).toMatchObject({
    statementChanges: expect.arrayContaining([
      {
        field: 'statements.en.description',
        parts: [
          { kind: 'REMOVED', text: 'Add' },
          { kind: 'ADDED', text: 'Add two numbers' },
        ],
      },
    ]),
  });
  // The bank's title, source and tags are not what contestants read.
  await save({ statements: [{ ...statement, title: 'Other', description: 'Add two numbers' }], source: 'othersecret' });
  expect(JSON.stringify(await look())).not.toMatch(/secret|Other/);
  expect(await look()).toMatchObject({ statementRevision: 1 });
});

test('a list hears how many take part, of those of its contests that its reader sees', async () => {
  const [open, hidden, elsewhere] = [await build({}), await build({ isVisible: false }), await build({})];
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  const counts: (readonly [number, number][])[] = [];
  const shape = z.object({ participantsChanged: z.array(z.object({ id: z.number(), participantCount: z.number() })) });
  const register = async (contestId: number) => {
    const visitor = await tokenFor(server.services, await buildUser(server.services));
    await server.graphql(registerMutation, { token: visitor, variables: { contestId, password: null } });
  };
  try {
    for await (const { data } of client.iterate({
      query: 'subscription ($ids: [Int!]!) { participantsChanged(contestIds: $ids) { id participantCount } }',
      variables: { ids: [open.id, hidden.id] },
    })) {
      counts.push(shape.parse(data).participantsChanged.map(({ id, participantCount }) => [id, participantCount]));
      if (counts.at(-1)?.[0]?.[1] === 2) break;
      if (counts.length > 1) continue;
      await register(elsewhere.id);
      for (const contest of [open, open]) await register(contest.id);
    }
  } finally {
    await client.dispose();
  }
  expect(new Set(counts.flat().map(([id]) => id))).toEqual(new Set([open.id]));
  expect([counts[0], counts.at(-1)]).toEqual([[[open.id, 0]], [[open.id, 2]]]);
});
