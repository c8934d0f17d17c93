import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { judgementFor } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import {
  applyMutation,
  cancelMutation,
  discardMutation,
  progressSubscription,
  rejudgeQuery,
  startMutation,
} from './rejudge-operations.ts';
import { RejudgeScene } from './rejudge-scene.ts';

let scene: RejudgeScene;
let user: User;
let problem: Problem;
let ids: number[];
beforeAll(async () => {
  scene = await RejudgeScene.start();
  user = await buildUser(scene.server.services);
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  await scene.server.services.db.judgeTask.deleteMany();
  problem = await buildProblem(scene.server.services);
  ids = [];
  for (const status of [Status.ACCEPTED, Status.WRONG_ANSWER, Status.ACCEPTED])
    ids.push((await scene.judged({ userId: user.id, problemId: problem.id, status })).id);
});

async function startPreview(): Promise<number> {
  const answer = await scene.ask(startMutation, { filter: { problemId: problem.id }, isPreview: true });
  return (answer as { data: { id: number } }).data.id;
}
const statuses = async () =>
  (
    await scene.server.services.db.submission.findMany({ where: { problemId: problem.id }, orderBy: { id: 'asc' } })
  ).map(({ status }) => status);
const solved = async () =>
  (
    await scene.server.services.db.solvedProblem.findUnique({
      where: { userId_problemId: { userId: user.id, problemId: problem.id } },
    })
  )?.firstAcceptedAt ?? null;
/** The first loses its AC, the second gains one, the third stays. */
const turned = (id: number) => (id === ids[0] ? Status.RUNTIME_ERROR : Status.ACCEPTED);

test('judges beside the standing verdicts, and applied they count all at once, with a history', async () => {
  const id = await startPreview();
  expect(await scene.ask(applyMutation, { id })).toEqual({ code: 'REJUDGE_NOT_READY' });
  await scene.judge.fail(await scene.judge.mustClaim(), 'the disk is full');
  await scene.judgeAll(turned);
  expect(await statuses()).toEqual([0, -1, 0]);
  expect(await scene.ask(rejudgeQuery, { id, filter: 'CHANGED' })).toMatchObject({
    state: 'READY',
    scope: { problem: { displayId: problem.displayId, title: problem.title } },
    progress: { total: 3, done: 3, changed: 2, acLost: 1, acWon: 1, skipped: 0 },
    items: {
      total: 2,
      items: [
        { oldStatus: 0, newStatus: 3, isStale: false },
        { oldStatus: -1, newStatus: 0 },
      ],
    },
  });
  expect(await scene.ask(applyMutation, { id })).toMatchObject({
    data: { state: 'APPLIED', progress: { skipped: 0 } },
  });
  expect(await statuses()).toEqual([3, 0, 0]);
  expect(
    await scene.server.services.db.verdictChange.findFirst({ where: { submissionId: ids[0] ?? 0, version: 2 } }),
  ).toMatchObject({
    cause: 'REJUDGED',
    actorId: scene.root.id,
    judgeName: scene.judge.name,
    failures: [{ attempt: 1, judgeName: scene.judge.name, cause: 'the disk is full' }],
  });
  expect(await scene.server.services.db.caseResult.count({ where: { submissionId: ids[0] ?? 0, status: 3 } })).toBe(2);
  expect(await scene.server.services.db.submission.findFirst({ where: { id: ids[0] ?? 0 } })).toMatchObject({
    testSetId: problem.testSetId ?? expect.any(Number),
  });
  expect(
    await scene.server.services.db.rejudgeItem.count({ where: { rejudgeId: id, judgement: { not: 'AnyNull' } } }),
  ).toBe(0);
  for (const operation of [applyMutation, discardMutation])
    expect(await scene.ask(operation, { id })).toEqual({ code: 'REJUDGE_ENDED' });
});

test('discarded, nothing has changed', async () => {
  const id = await startPreview();
  await scene.judgeAll(turned);
  expect(await scene.ask(discardMutation, { id })).toMatchObject({
    data: { state: 'DISCARDED', progress: { changed: 2 } },
  });
  expect(await statuses()).toEqual([0, -1, 0]);
  expect(await solved()).not.toBeNull();
});

test('discarding a running preview empties its queue and refuses results on their way', async () => {
  const id = await startPreview();
  const running = await scene.judge.mustClaim();
  expect(await scene.ask(discardMutation, { id })).toMatchObject({ data: { state: 'DISCARDED' } });
  expect(await scene.judge.report(running, judgementFor(running))).toBe(false);
  expect(await scene.server.services.db.judgeTask.count()).toBe(0);
});

test('items that changed meanwhile or failed are counted as skipped before, and skipped on applying', async () => {
  const id = await startPreview();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const task = await scene.judge.mustClaim();
    await scene.judge.fail(task, 'the disk is full');
    await scene.server.services.db.judgeTask.updateMany({ where: { id: task.taskId }, data: { priority: 9_000_000 } });
  }
  await scene.judgeAll(() => Status.TIME_LIMIT_EXCEEDED);
  await scene.verdict(ids[1] ?? 0, { cause: 'MANUAL', status: Status.ACCEPTED });
  const counts = { changed: 1, acLost: 1, acWon: 0, skipped: 2 };
  expect(await scene.ask(rejudgeQuery, { id })).toMatchObject({
    progress: counts,
    items: { items: [{ newStatus: Status.SYSTEM_ERROR, isStale: true }, { isStale: true }, { isStale: false }] },
  });
  expect(await scene.ask(rejudgeQuery, { id, filter: 'CHANGED' })).toMatchObject({
    items: { total: 1, items: [{ submission: { id: ids[2] } }] },
  });
  expect(await scene.ask(rejudgeQuery, { id, filter: 'SKIPPED' })).toMatchObject({
    items: { total: 2, items: [{ submission: { id: ids[0] } }, { submission: { id: ids[1] } }] },
  });
  expect(await scene.ask(applyMutation, { id })).toMatchObject({ data: { progress: counts } });
  expect(await statuses()).toEqual([0, 0, Status.TIME_LIMIT_EXCEEDED]);
  expect(await scene.ask(rejudgeQuery, { id, filter: 'SKIPPED' })).toMatchObject({
    items: { total: 2, items: [{ submission: { id: ids[0] }, isSkipped: true }, { submission: { id: ids[1] } }] },
  });
});

test('a batch that is not there is not found, one without preview cannot be applied', async () => {
  for (const operation of [applyMutation, discardMutation])
    expect(await scene.ask(operation, { id: 999_999 })).toEqual({ code: 'REJUDGE_NOT_FOUND' });
  const { data } = (await scene.ask(startMutation, { filter: { problemId: problem.id }, isPreview: false })) as {
    data: { id: number };
  };
  for (const operation of [applyMutation, discardMutation])
    expect(await scene.ask(operation, { id: data.id })).toEqual({ code: 'REJUDGE_ENDED' });
});

test('verdicts that come in while it is applied neither deadlock nor get lost', async () => {
  for (let index = 0; index < 20; index += 1)
    ids.push((await scene.judged({ userId: user.id, problemId: problem.id, status: Status.ACCEPTED })).id);
  const id = await startPreview();
  await scene.judgeAll(() => Status.WRONG_ANSWER);
  const late = ids.filter((_id, index) => index % 2 === 0);
  const outcomes = await Promise.allSettled([
    scene.ask(applyMutation, { id }),
    ...late.toReversed().map((submissionId) => scene.verdict(submissionId, { status: Status.TIME_LIMIT_EXCEEDED })),
    ...late.map((submissionId) => scene.ask(cancelMutation, { id: submissionId })),
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  const { db } = scene.server.services;
  const counted = await db.submission.count({ where: { problemId: problem.id, status: { not: Status.CANCELLED } } });
  expect(await db.problemStatistics.findUnique({ where: { problemId: problem.id } })).toMatchObject({ total: counted });
});

test('its progress is pushed to super admins until it has ended, and to nobody else', async () => {
  const follow = async (token: string, id: number) => {
    const client = createClient({
      url: `${scene.server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: token },
    });
    const seen: unknown[] = [];
    for await (const { data, errors } of client.iterate({ query: progressSubscription, variables: { id } }))
      seen.push(errors?.[0]?.extensions?.['code'] ?? data?.['rejudgeProgress']);
    await client.dispose();
    return seen;
  };
  const id = await startPreview();
  const watching = follow(await tokenFor(scene.server.services, scene.root), id);
  await scene.judgeAll(turned);
  await scene.ask(discardMutation, { id });
  const seen = await watching;
  expect(seen.at(-1)).toEqual({ state: 'DISCARDED', progress: { done: 3 } });
  expect(
    await follow(await tokenFor(scene.server.services, await buildUser(scene.server.services, { role: 'ADMIN' })), id),
  ).toEqual(['FORBIDDEN']);
});
