import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { judgementFor } from '../../../factories/judge.ts';
import { buildProblem, smallTests } from '../../../factories/problem.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import {
  cancelMutation,
  countQuery,
  historyQuery,
  judgeManuallyMutation,
  rejudgeOneMutation,
} from './rejudge-operations.ts';
import { RejudgeScene } from './rejudge-scene.ts';

let scene: RejudgeScene;
let user: User;
let acm: Problem;
let oi: Problem;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  user = await buildUser(scene.server.services, { username: 'contestant' });
  acm = await buildProblem(scene.server.services);
  oi = await buildProblem(scene.server.services, { type: 'OI', totalScore: 100 });
});
afterAll(() => scene.server.stop());
afterEach(async () => {
  await scene.server.services.db.judgeTask.deleteMany();
});

const onAcm = (status: number) => scene.judged({ userId: user.id, problemId: acm.id, status });
const onOi = (status: number, score: number | null) =>
  scene.judged({ userId: user.id, problemId: oi.id, status, score });

describe('a verdict by hand', () => {
  test('stands, is marked, corrects the solved list and keeps what was measured', async () => {
    const { id } = await onAcm(Status.WRONG_ANSWER);
    expect(await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED })).toEqual({
      data: { status: 0, score: null, isManual: true },
    });
    expect(await scene.server.services.db.submission.findUnique({ where: { id } })).toMatchObject({
      timeMs: 1,
      memoryKb: 1,
      version: 2,
    });
    const key = { userId_problemId: { userId: user.id, problemId: acm.id } };
    expect(await scene.server.services.db.solvedProblem.findUnique({ where: key })).toMatchObject({
      firstAcceptedAt: expect.any(Date),
    });
  });

  test.each([Status.PENDING, Status.COMPILING, Status.JUDGING])(
    'is not given while the status is %i',
    async (status) => {
      const { id } = await buildWaiting(scene.server.services, { userId: user.id, problemId: acm.id, status });
      expect(await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED })).toMatchObject({
        code: 'SUBMISSION_BEING_JUDGED',
      });
      expect(await scene.statusOf(id)).toBe(status);
    },
  );

  test('is not given to what does not compile', async () => {
    const { id } = await onAcm(Status.COMPILE_ERROR);
    expect(await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED })).toMatchObject({
      code: 'COMPILE_ERROR_STANDS',
    });
  });

  test.each([
    Status.CANCELLED,
    Status.COMPILE_ERROR,
    Status.PENDING,
    Status.COMPILING,
    Status.JUDGING,
    Status.SUBMITTING,
    Status.SUBMITTED_UNKNOWN_RESULT,
    Status.NOT_SUBMITTED,
    77,
  ])('cannot be %i', async (status) => {
    const { id } = await onAcm(Status.WRONG_ANSWER);
    expect(await scene.ask(judgeManuallyMutation, { id, status })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await scene.statusOf(id)).toBe(Status.WRONG_ANSWER);
  });

  test.each([[-1], [101]])('has no score of %i out of 100', async (score) => {
    const { id } = await onOi(Status.PARTIAL_ACCEPTED, 40);
    expect(await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED, score })).toMatchObject({
      code: 'SCORE_OUT_OF_RANGE',
      message: expect.stringContaining('100'),
    });
  });

  test('has a score for OI: the one given, else the full one when accepted, else the present one', async () => {
    const { id } = await onOi(Status.PARTIAL_ACCEPTED, 40);
    const scoreAfter = async (wishes: object) =>
      ((await scene.ask(judgeManuallyMutation, { id, ...wishes })) as { data: { score: number } }).data.score;
    expect(await scoreAfter({ status: Status.PARTIAL_ACCEPTED, score: 60 })).toBe(60);
    expect(await scoreAfter({ status: Status.PARTIAL_ACCEPTED })).toBe(60);
    expect(await scoreAfter({ status: Status.ACCEPTED })).toBe(100);
  });

  test('leaves its reason in the audit log', async () => {
    const { id } = await onAcm(Status.WRONG_ANSWER);
    await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED, reason: ' The checker was wrong. ' });
    const entry = { targetKind: 'SUBMISSION', targetId: String(id), action: 'submission.judgeManually' };
    expect(await scene.server.services.db.auditEntry.findMany({ where: entry, select: { reason: true } })).toEqual([
      { reason: 'The checker was wrong.' },
    ]);
  });

  test('has none for ACM', async () => {
    const { id } = await onAcm(Status.WRONG_ANSWER);
    expect(await scene.ask(judgeManuallyMutation, { id, status: Status.ACCEPTED, score: 10 })).toMatchObject({
      code: 'SCORE_OUT_OF_RANGE',
    });
  });
});

describe('cancelling', () => {
  test('a submission that is being judged leaves the queue, and the late result is refused', async () => {
    const { id } = await buildWaiting(scene.server.services, { userId: user.id, problemId: acm.id });
    const task = await scene.judge.mustClaim();
    expect(await scene.ask(cancelMutation, { id })).toEqual({ data: { status: Status.CANCELLED, score: null } });
    expect(await scene.judge.report(task, judgementFor(task))).toBe(false);
    expect(await scene.statusOf(id)).toBe(Status.CANCELLED);
  });

  test('a cancelled one counts for nothing and cannot be cancelled again', async () => {
    const { id } = await onOi(Status.ACCEPTED, 100);
    await scene.ask(cancelMutation, { id });
    expect(await scene.ask(cancelMutation, { id })).toEqual({ code: 'ALREADY_CANCELLED' });
    expect(await scene.server.services.db.submission.findUnique({ where: { id } })).toMatchObject({
      oiRankScore: null,
      version: 2,
    });
  });
});

describe('the history', () => {
  test('says of each verdict who, why, and what it was made with, to admins only', async () => {
    const { id } = await buildWaiting(scene.server.services, { userId: user.id, problemId: acm.id });
    await scene.judgeAll(() => Status.WRONG_ANSWER);
    await scene.ask(rejudgeOneMutation, { id });
    await scene.judgeAll(() => Status.ACCEPTED);
    await scene.ask(judgeManuallyMutation, { id, status: Status.PRESENTATION_ERROR });
    const answer = await scene.ask(historyQuery, { id });
    expect(answer).toMatchObject({
      isOutdated: false,
      viewerCanRejudge: true,
      viewerCanCancel: true,
      viewerManualStatuses: expect.arrayContaining([0]),
      history: [
        {
          version: 1,
          cause: 'JUDGED',
          status: -1,
          judgeName: scene.judge.name,
          actor: null,
          rejudgeId: null,
          cases: [
            { position: 1, status: -1 },
            { position: 2, status: -1 },
          ],
        },
        {
          version: 2,
          cause: 'REJUDGED',
          status: 0,
          actor: { username: 'keeper' },
          rejudgeId: expect.any(Number),
          cases: null,
        },
        { version: 3, cause: 'MANUAL', status: -3, actor: { username: 'keeper' }, judgeName: null },
      ],
    });
    const { data } = await scene.server.graphql(historyQuery, {
      variables: { id },
      token: await tokenFor(scene.server.services, user),
    });
    expect(data).toEqual({
      submission: {
        isOutdated: null,
        viewerCanRejudge: false,
        viewerCanCancel: false,
        viewerManualStatuses: [],
        history: null,
      },
    });
  });

  test('verdicts of other test data or checkers are marked and filtered as outdated, without N+1 queries', async () => {
    const special = await buildProblem(scene.server.services, {
      judgeMode: 'SPECIAL',
      checkerConvention: 'TESTLIB',
      checkerLanguageKey: 'cpp',
    });
    const { files, db } = scene.server.services;
    const addSource = async (name: string, content: string) => {
      const stored = await files.put(Buffer.from(content));
      await db.storedFile.upsert({ where: { sha256: stored.sha256 }, create: stored, update: {} });
      await db.problemFile.create({
        data: { problemId: special.id, kind: 'CHECKER_SOURCE', name, sha256: stored.sha256 },
      });
    };
    await addSource('check.cpp', 'int main() {}');
    const ids: number[] = [];
    for (const problem of [special, special, acm]) {
      ids.push(
        (await buildWaiting(scene.server.services, { userId: user.id, problemId: problem.id, languageKeys: ['cpp'] }))
          .id,
      );
      const task = await scene.judge.mustClaim();
      const record = {
        compilerVersion: 'g++ 12',
        compileCommand: 'g++',
        runCommand: './main',
        compileMs: 1,
        isCompileCached: false,
        dataSha256: task.dataSha256,
        checkerSha256: task.checkerSha256,
      };
      await scene.judge.report(task, { ...judgementFor(task), record });
    }
    const listQuery = 'query ($ids: [Int!]) { submissions(filter: { ids: $ids }) { items { id isOutdated } } }';
    const outdated = async () => {
      const { items } = (await scene.ask(listQuery, { ids })) as { items: { id: number; isOutdated: boolean }[] };
      return ids.map((id) => items.find((item) => item.id === id)?.isOutdated);
    };
    expect(await outdated()).toEqual([false, false, false]);
    await addSource('more.h', '// another checker');
    expect(await outdated()).toEqual([true, true, false]);
    expect(await scene.ask(countQuery, { filter: { problemId: special.id, isOutdatedOnly: true } })).toEqual({
      data: { count: 2, unavailable: 0, unknown: [] },
      __typename: 'RejudgeCountSuccess',
    });
    const other = await smallTests(scene.server.services);
    await db.$transaction((tx) => useTestSet(tx, acm.id, { ...other, maxScore: 7 }));
    expect(await outdated()).toEqual([true, true, true]);
    const cost = (some: readonly number[]) =>
      countQueries(scene.server.services, { query: listQuery, variables: { ids: some }, viewer: scene.root });
    expect(await cost(ids)).toBe(await cost(ids.slice(0, 1)));
  });
});
