import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { deliverMessages, type NewMessage } from '@verdict/schema/account/message/deliver.service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { follow as followSubscription, type Followed } from '../../contest/desk/follow.ts';
import { ask } from '../../problem/checker/checker-operations.ts';
import {
  changedSubscription,
  countsQuery,
  deleteMutation,
  listQuery,
  markMutation,
  none,
  source,
} from './message-operations.ts';

let server: TestServer;
let reader: User;
let writer: User;
beforeAll(async () => {
  server = await startTestServer();
  reader = await buildUser(server.services);
  writer = await buildUser(server.services, { username: 'writer' });
});
afterAll(() => server.stop());

const followed: Followed[] = [];
afterEach(async () => {
  for (const counts of followed.splice(0)) await counts.stop();
  await server.services.db.message.deleteMany();
});
function act(wishes: Partial<Extract<NewMessage, { kind: 'DISCUSS' | 'REPLY' | 'LIKE' }>> = {}): NewMessage {
  return {
    recipientId: reader.id,
    kind: 'DISCUSS',
    senderId: writer.id,
    action: 'COMMENT',
    source,
    content: 'Use **getline**',
    quote: null,
    url: '/discussion-detail/7',
    ...wishes,
  };
}

function deliver(...messages: readonly NewMessage[]): Promise<void> {
  return server.services.db.$transaction((tx) => deliverMessages(tx, server.services.pubsub, messages));
}

async function follow(user: User): Promise<() => Promise<unknown>> {
  const counts = followSubscription(server, await tokenFor(server.services, user), changedSubscription);
  followed.push(counts);
  return counts.next;
}

test('a message is in its list with its source, its writer and its quote, newest first, six a page', async () => {
  await deliver(
    ...Array.from({ length: 7 }, (_, index) => act({ content: `comment ${index + 1}` })),
    act({ kind: 'REPLY', action: 'REPLY', quote: 'mine', source: { ...source, type: 'CONTEST', id: 3 } }),
  );
  const page = await ask(server, reader, listQuery, { kind: 'DISCUSS' });
  expect(page).toMatchObject({ total: 7, size: 6 });
  const { items } = page as unknown as { items: Record<string, unknown>[] };
  expect(items.map(({ content }) => content)).toEqual([7, 6, 5, 4, 3, 2].map((number) => `comment ${number}`));
  expect(items[0]).toMatchObject({
    isRead: false,
    sender: { username: 'writer' },
    action: 'COMMENT',
    sourceType: 'DISCUSSION',
    sourceId: 7,
    title: 'How to read input',
    url: '/discussion-detail/7',
    author: null,
  });
  expect(await ask(server, reader, listQuery, { kind: 'REPLY' })).toMatchObject({
    total: 1,
    items: [{ quote: 'mine', sourceType: 'CONTEST' }],
  });
  expect(await ask(server, reader, listQuery, { kind: 'DISCUSS', page: { page: 2 } })).toMatchObject({
    items: [{ content: 'comment 1' }],
  });
});

test('nobody is told of an act of their own', async () => {
  await deliver(act({ senderId: reader.id }));
  expect(await server.services.db.message.count()).toBe(0);
});

test('unread counts are pushed on delivery, on reading and on deleting, and not to others', async () => {
  const next = await follow(reader);
  const nextOfOther = await follow(writer);
  expect(await next()).toEqual(none);
  expect(await nextOfOther()).toEqual(none);
  await deliver(act(), act(), act({ kind: 'LIKE', action: 'LIKE_POST', content: '' }));
  expect(await next()).toEqual({ ...none, discuss: 2, like: 1, total: 3 });
  const [first] = await server.services.db.message.findMany({ where: { kind: 'DISCUSS' }, orderBy: { id: 'asc' } });
  expect(await ask(server, reader, markMutation, { kind: 'DISCUSS', ids: [first?.id] })).toMatchObject({ discuss: 1 });
  expect(await next()).toMatchObject({ discuss: 1, total: 2 });
  await ask(server, reader, deleteMutation, { kind: 'LIKE' });
  expect(await next()).toMatchObject({ like: 0, total: 1 });
  await deliver(act({ recipientId: writer.id, senderId: reader.id }));
  expect(await nextOfOther()).toMatchObject({ total: 1 });
});

test('a message whose cause is rolled back is neither stored nor pushed', async () => {
  const next = await follow(reader);
  await next();
  await expect(
    server.services.db.$transaction(async (tx) => {
      await deliverMessages(tx, server.services.pubsub, [act()]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await deliver(act({ kind: 'REPLY', action: 'REPLY' }));
  expect(await next()).toEqual({ ...none, reply: 1, total: 1 });
});

describe('messages of others', () => {
  test('are not listed, marked or deleted by their numbers', async () => {
    await deliver(act());
    const message = await server.services.db.message.findFirstOrThrow();
    expect(await ask(server, writer, listQuery, { kind: 'DISCUSS' })).toMatchObject({ total: 0 });
    await ask(server, writer, markMutation, { kind: 'DISCUSS', ids: [message.id] });
    expect((await ask(server, writer, deleteMutation, { kind: 'DISCUSS', id: message.id })).code).toBe(
      'MESSAGE_NOT_FOUND',
    );
    await ask(server, writer, deleteMutation, { kind: 'DISCUSS' });
    expect(await server.services.db.message.findFirstOrThrow()).toEqual(message);
  });

  test('of one kind are left when another kind is deleted or read', async () => {
    await deliver(act(), act({ kind: 'REPLY', action: 'REPLY' }));
    expect(await ask(server, reader, deleteMutation, { kind: 'DISCUSS' })).toMatchObject({ data: 1 });
    await ask(server, reader, markMutation, { kind: 'LIKE' });
    expect(await ask(server, reader, countsQuery, {})).toEqual({ ...none, reply: 1, total: 1, errorCode: undefined });
  });
});

test('a visitor has no messages to ask for', async () => {
  for (const [operation, variables] of [
    [countsQuery, {}],
    [listQuery, { kind: 'SYS' }],
    [markMutation, { kind: 'SYS' }],
    [deleteMutation, { kind: 'SYS' }],
  ] as const) {
    expect((await ask(server, null, operation, variables)).errorCode).toBe('UNAUTHENTICATED');
  }
});

test.each(Object.values(Role))('a user with the role %s reads and deletes messages of their own', async (role) => {
  const user = await buildUser(server.services, { role });
  await deliver(act({ recipientId: user.id }));
  expect(await ask(server, user, markMutation, { kind: 'DISCUSS' })).toMatchObject({ total: 0 });
  expect(await ask(server, user, deleteMutation, { kind: 'DISCUSS' })).toMatchObject({ data: 1 });
});

describe('a verdict that takes the place of another', () => {
  const manual = `mutation ($id: Int!, $status: Int!) {
    judgeManually(id: $id, status: $status) { __typename ... on DomainError { code } }
  }`;

  let root: User;
  beforeAll(async () => {
    root = await buildUser(server.services, { role: 'ROOT' });
  });

  const give = (id: number, status: number) => ask(server, root, manual, { id, status });

  /** A submission of the reader with a first verdict, which is no news. */
  async function judged(
    place: {
      readonly contestId?: number;
      readonly contestProblemId?: number;
      readonly origin?: 'CONTEST';
      readonly isUnderSeal?: boolean;
    } = {},
  ) {
    const problem = await buildProblem(server.services);
    const submission = await buildSubmission(server.services, {
      userId: reader.id,
      problemId: problem.id,
      status: Status.WRONG_ANSWER,
      ...place,
    });
    expect((await give(submission.id, Status.WRONG_ANSWER)).__typename).toBe('JudgeManuallySuccess');
    expect(await server.services.db.message.count()).toBe(0);
    return { problem, submission };
  }

  test('is told to the submitter in the language of the reader, with the way to it', async () => {
    const { problem, submission } = await judged();
    await give(submission.id, Status.ACCEPTED);
    const url = `/submission-detail/${submission.id}`;
    expect(await ask(server, reader, listQuery, { kind: 'MINE' })).toMatchObject({
      items: [
        {
          title: 'Your submission was judged by hand',
          url,
          content: `Submission [#${submission.id}](${url}) to problem ${problem.displayId}: **WA → AC**`,
          sender: null,
          action: null,
        },
      ],
    });
    const chinese = await server.graphql(listQuery, {
      variables: { kind: 'MINE' },
      token: await tokenFor(server.services, reader),
      headers: { 'Accept-Language': 'zh-CN' },
    });
    expect(chinese.data).toMatchObject({ messages: { items: [{ title: '您的提交已被人工评测' }] } });
  });

  test('is not told when it is the same', async () => {
    const { submission } = await judged();
    await give(submission.id, Status.WRONG_ANSWER);
    expect(await server.services.db.message.count()).toBe(0);
  });

  test('in a contest is told without results, by the name the problem has there', async () => {
    const { id: problemId } = await buildProblem(server.services);
    const contest = await server.services.db.contest.create({
      data: {
        title: 'Contest',
        startsAt: new Date(),
        endsAt: new Date(Date.now() + 3_600_000),
        authorId: root.id,
        problems: { create: { problemId, displayId: 'Q7', displayTitle: 'Quilts' } },
      },
      select: { id: true, problems: { select: { id: true } } },
    });
    const { submission } = await judged({
      contestId: contest.id,
      contestProblemId: contest.problems[0]?.id ?? 0,
      origin: 'CONTEST',
    });
    await give(submission.id, Status.ACCEPTED);
    const { fact } = await server.services.db.message.findFirstOrThrow();
    expect(fact).toMatchObject({ kind: 'verdictChanged', oldStatus: null, newStatus: null });
    expect(await ask(server, reader, listQuery, { kind: 'MINE' })).toMatchObject({
      items: [{ content: expect.not.stringMatching(/AC|WA/) }],
    });
    expect(await ask(server, reader, listQuery, { kind: 'MINE' })).toMatchObject({
      items: [{ content: expect.stringContaining('problem Q7') }],
    });
  });

  test('is told of what was under the seal of a contest once the seal holds no longer', async () => {
    const { db } = server.services;
    const [startsAt, sealsAt] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000)];
    const contest = await db.contest.create({
      data: {
        title: 'Contest',
        startsAt,
        sealsAt,
        endsAt: new Date(Date.now() - 1_000),
        isUnsealedAtEnd: false,
        authorId: root.id,
      },
    });
    const { submission } = await judged({ contestId: contest.id, origin: 'CONTEST', isUnderSeal: true });
    await give(submission.id, Status.ACCEPTED);
    expect(await db.message.count()).toBe(0);
    await db.contest.update({ where: { id: contest.id }, data: { unsealedAt: new Date(Date.now() - 500) } });
    await give(submission.id, Status.WRONG_ANSWER);
    expect((await db.message.findFirstOrThrow()).fact).toMatchObject({
      kind: 'verdictChanged',
      submissionId: submission.id,
      oldStatus: null,
      newStatus: null,
    });
  });

  test('is told where points count when they alone are others', async () => {
    const { db } = server.services;
    const score = `mutation ($id: Int!, $score: Int!) {
      judgeManually(id: $id, status: 8, score: $score) { __typename ... on DomainError { code } }
    }`;
    const { id: problemId } = await buildProblem(server.services, { type: 'OI', totalScore: 100 });
    const { id } = await buildSubmission(server.services, {
      userId: reader.id,
      problemId,
      status: Status.PARTIAL_ACCEPTED,
      score: 30,
      totalScore: 100,
    });
    for (const points of [30, 30])
      expect(await ask(server, root, score, { id, score: points })).toEqual({ __typename: 'JudgeManuallySuccess' });
    expect(await db.message.count()).toBe(0);
    await ask(server, root, score, { id, score: 60 });
    expect(await ask(server, reader, listQuery, { kind: 'MINE' })).toMatchObject({
      total: 1,
      items: [{ content: expect.stringContaining('has another result now') }],
    });
  });
});
