import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { casesOf, judgementFor } from '../../../factories/judge.ts';
import { buildProblem, smallTests } from '../../../factories/problem.ts';
import { buildSubmission, buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import {
  applyMutation,
  cancelMutation,
  countQuery,
  discardMutation,
  judgeManuallyMutation,
  rejudgeOneMutation,
  rejudgeQuery,
  rejudgesQuery,
  startMutation,
} from './rejudge-operations.ts';
import { RejudgeScene } from './rejudge-scene.ts';

let scene: RejudgeScene;
let problem: Problem;
let user: User;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  user = await buildUser(scene.server.services);
  problem = await buildProblem(scene.server.services);
});
afterAll(() => scene.server.stop());
afterEach(async () => {
  await scene.server.services.db.judgeTask.deleteMany();
});

const here = () => ({ userId: user.id, problemId: problem.id });

const roles = [
  'signed out',
  'USER',
  'NO_SUBMIT',
  'NO_DISCUSS',
  'MUTED',
  'NO_SUBMIT_NO_DISCUSS',
  'NO_SUBMIT_MUTED',
  'PROBLEM_ADMIN',
  'ADMIN',
] as const;

describe('who may change verdicts', () => {
  test.each(roles)('%s may not, and nothing changes', async (role) => {
    const { id } = await scene.judged({ ...here(), status: Status.ACCEPTED });
    const token =
      role === 'signed out'
        ? {}
        : { token: await tokenFor(scene.server.services, await buildUser(scene.server.services, { role })) };
    const filter = { submissionIds: [id] };
    const operations: [string, Record<string, unknown>][] = [
      [rejudgeOneMutation, { id }],
      [startMutation, { filter, isPreview: false }],
      [applyMutation, { id: 1 }],
      [discardMutation, { id: 1 }],
      [judgeManuallyMutation, { id, status: -1 }],
      [cancelMutation, { id }],
      [countQuery, { filter }],
      [rejudgeQuery, { id: 1 }],
      [rejudgesQuery, {}],
    ];
    for (const [query, variables] of operations) {
      const { errors } = await scene.server.graphql(query, { variables, ...token });
      expect(errors?.[0]?.extensions?.['code']).toBe(role === 'signed out' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    }
    expect(await scene.server.services.db.submission.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: 0,
      version: 1,
    });
    expect(await scene.server.services.db.judgeTask.count()).toBe(0);
  });
});

describe('one submission', () => {
  test('is shown as pending while its old verdict counts, and the new one is told apart as rejudged', async () => {
    const { id: problemId } = await buildProblem(scene.server.services);
    const { id } = await scene.judged({ userId: user.id, problemId, status: Status.ACCEPTED });
    expect(await scene.ask(rejudgeOneMutation, { id })).toEqual({ data: { id, status: Status.PENDING } });
    await scene.judged({ userId: user.id, problemId, status: Status.WRONG_ANSWER });
    const key = { userId_problemId: { userId: user.id, problemId } };
    expect(await scene.server.services.db.solvedProblem.findUnique({ where: key })).toMatchObject({
      firstAcceptedAt: expect.any(Date),
      attempts: 2,
    });
    await scene.judgeAll(() => Status.TIME_LIMIT_EXCEEDED);
    expect(await scene.server.services.db.solvedProblem.findUnique({ where: key })).toMatchObject({
      firstAcceptedAt: null,
      attempts: 2,
    });
    const history = await scene.server.services.db.verdictChange.findMany({
      where: { submissionId: id },
      orderBy: { version: 'asc' },
      select: { cause: true, status: true },
    });
    expect(history).toEqual([
      { cause: 'JUDGED', status: 0 },
      { cause: 'REJUDGED', status: Status.TIME_LIMIT_EXCEEDED },
    ]);
  });

  test('that waits already is left as it is', async () => {
    const waiting = await buildWaiting(scene.server.services, here());
    await scene.ask(rejudgeOneMutation, { id: waiting.id });
    await scene.ask(rejudgeOneMutation, { id: waiting.id });
    expect(await scene.server.services.db.judgeTask.findMany({ where: { submissionId: waiting.id } })).toMatchObject([
      { queue: 'NORMAL' },
    ]);
  });

  test.each([
    ['by itself', (id: number) => scene.ask(rejudgeOneMutation, { id })],
    ['in a batch', (id: number) => scene.ask(startMutation, { filter: { submissionIds: [id] }, isPreview: false })],
  ])('that is being judged when it is judged again %s begins anew with the data of now', async (_how, judgeAgain) => {
    const { services } = scene.server;
    const own = await buildProblem(services);
    const { id } = await buildWaiting(services, { userId: user.id, problemId: own.id });
    const stale = await scene.judge.mustClaim();
    await scene.judge.progress(stale, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
    const tests = await smallTests(services);
    await services.db.$transaction((tx) => useTestSet(tx, own.id, { ...tests, groups: tests.groups.slice(1) }));
    await judgeAgain(id);
    expect(await scene.statusOf(id)).toBe(Status.PENDING);
    expect(await scene.judge.renew([stale])).toEqual([]);
    expect(await scene.judge.report(stale, judgementFor(stale))).toBe(false);
    const fresh = await scene.judge.mustClaim();
    expect(casesOf(fresh.tests)).toHaveLength(1);
    expect(await scene.judge.report(fresh, judgementFor(fresh, { status: Status.WRONG_ANSWER }))).toBe(true);
    expect(
      await services.db.verdictChange.findMany({
        where: { submissionId: id },
        select: { version: true, status: true },
      }),
    ).toEqual([{ version: 1, status: Status.WRONG_ANSWER }]);
  });

  test('in a language no judge offers keeps its verdict', async () => {
    const { id } = await scene.judged({ ...here(), status: Status.ACCEPTED, languageKey: 'fortran' });
    expect(await scene.ask(rejudgeOneMutation, { id })).toEqual({ code: 'LANGUAGE_NOT_AVAILABLE' });
    expect(await scene.statusOf(id)).toBe(Status.ACCEPTED);
  });

  test("that is not there, or the jury's, is not found", async () => {
    const jury = await buildSubmission(scene.server.services, { ...here(), origin: 'JURY' });
    for (const id of [jury.id, 999_999])
      expect(await scene.ask(rejudgeOneMutation, { id })).toEqual({ code: 'SUBMISSION_NOT_FOUND' });
  });
});

describe('many submissions', () => {
  test.each([
    ['nothing', {}],
    ['only a language', { languageKey: 'cpp' }],
    ['only verdicts', { statuses: [0] }],
  ])('a filter of %s is refused in words', async (_what, filter) => {
    expect(await scene.ask(countQuery, { filter })).toMatchObject({
      code: 'REJUDGE_UNBOUNDED',
      message: expect.stringContaining('start in time'),
    });
    expect(await scene.ask(startMutation, { filter, isPreview: false })).toMatchObject({ code: 'REJUDGE_UNBOUNDED' });
  });

  test('each part of the filter narrows', async () => {
    const own = await buildProblem(scene.server.services);
    const contest = await scene.server.services.db.contest.create({
      data: { title: 'c', startsAt: new Date(), endsAt: new Date(), authorId: user.id },
    });
    const inContest = await scene.server.services.db.contestProblem.create({
      data: { contestId: contest.id, problemId: own.id, displayId: 'A', displayTitle: 'A' },
    });
    const of = (wishes: object) =>
      scene.judged({ userId: user.id, problemId: own.id, status: Status.ACCEPTED, ...wishes });
    const wrong = await of({ status: Status.WRONG_ANSWER });
    await of({ languageKey: 'java' });
    await of({ submittedAt: new Date('2020-01-01T00:00:00Z') });
    await of({ contestId: contest.id, contestProblemId: inContest.id, origin: 'CONTEST' });
    await of({ languageKey: 'fortran' });
    await scene.verdict((await of({})).id, { cause: 'MANUAL' });
    const stranger = await of({ userId: (await buildUser(scene.server.services)).id });
    const count = async (filter: object) =>
      (await scene.ask(countQuery, { filter: { problemDisplayId: own.displayId, ...filter } }))['data'];
    expect(await count({})).toMatchObject({ count: 5, unavailable: 1 });
    expect(await count({ includesManual: true })).toMatchObject({ count: 6, unavailable: 1 });
    expect(await count({ statuses: [Status.WRONG_ANSWER] })).toMatchObject({ count: 1, unavailable: 0 });
    expect(await count({ languageKey: 'java' })).toMatchObject({ count: 1, unavailable: 0 });
    expect(await count({ submittedUntil: '2020-06-01T00:00:00Z' })).toMatchObject({ count: 1, unavailable: 0 });
    expect(await count({ submittedFrom: '2020-06-01T00:00:00Z' })).toMatchObject({ count: 4, unavailable: 1 });
    expect(await count({ contestId: contest.id, problemId: own.id })).toMatchObject({ count: 1, unavailable: 0 });
    expect(await count({ contestProblemId: inContest.id })).toMatchObject({ count: 1, unavailable: 0 });
    expect(await count({ submissionIds: [wrong.id, stranger.id] })).toMatchObject({ count: 2, unavailable: 0 });
    expect(await count({ username: 'nobody at all' })).toMatchObject({ count: 0, unavailable: 0, unknown: ['USER'] });
    expect(
      await scene.ask(startMutation, {
        filter: { problemDisplayId: own.displayId, languageKey: 'fortran' },
        isPreview: false,
      }),
    ).toMatchObject({ code: 'REJUDGE_EMPTY', message: expect.stringContaining('no judge') });
  });

  test('are queued in turns of their users, and one that waits already is joined', async () => {
    const own = await buildProblem(scene.server.services);
    const [ada, bob] = [await buildUser(scene.server.services), await buildUser(scene.server.services)];
    const ids: number[] = [];
    for (const { id: userId } of [ada, ada, ada, bob])
      ids.push((await scene.judged({ userId, problemId: own.id, status: Status.ACCEPTED })).id);
    const waiting = await buildWaiting(scene.server.services, { userId: bob.id, problemId: own.id });
    const started = await scene.ask(startMutation, { filter: { problemId: own.id }, isPreview: false });
    expect(started).toMatchObject({ data: { state: 'RUNNING', progress: { total: 5, done: 0 } } });
    expect(await scene.judgeAll((id) => (id === ids[0] ? Status.WRONG_ANSWER : Status.ACCEPTED))).toEqual([
      waiting.id,
      ids[0],
      ids[3],
      ids[1],
      ids[2],
    ]);
    const { id } = (started as { data: { id: number } }).data;
    expect(await scene.ask(rejudgeQuery, { id, filter: 'AC_LOST' })).toMatchObject({
      state: 'APPLIED',
      finishedAt: expect.any(String),
      createdBy: { username: 'keeper' },
      progress: { total: 5, done: 5, changed: 2, acLost: 1, acWon: 1 },
      items: { total: 1, items: [{ submission: { id: ids[0] }, oldStatus: 0, newStatus: -1 }] },
    });
  });

  test('the list of batches names what they took, in the same queries however many there are', async () => {
    const { services } = scene.server;
    const startInContest = async (title: string) => {
      const { id: contestId } = await buildContest(services, { authorId: user.id, title });
      const { id: contestProblemId } = await services.db.contestProblem.create({
        data: { contestId, problemId: problem.id, displayId: 'A', displayTitle: `Apples of ${title}` },
      });
      await scene.judged({ ...here(), status: Status.ACCEPTED, contestId, contestProblemId });
      await scene.ask(startMutation, {
        filter: { problemId: problem.id, contestId, contestProblemId },
        isPreview: true,
      });
    };
    const queries = () => countQueries(services, { query: rejudgesQuery, variables: {}, viewer: scene.root });
    await startInContest('Round 1');
    await queries();
    const few = await queries();
    for (const title of ['Round 2', 'Round 3', 'Round 4']) await startInContest(title);
    expect(await queries()).toBe(few);
    expect(await scene.ask(rejudgesQuery, {})).toHaveProperty('items.0.scope', {
      problem: { displayId: problem.displayId, title: problem.title },
      contestTitle: 'Round 4',
      contestProblemName: 'A Apples of Round 4',
    });
  });
});
