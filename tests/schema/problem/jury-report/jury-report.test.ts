import { Status } from '@verdict/judge/protocol/status.ts';
import { lockSubmissions } from '@verdict/schema/judging/submission/verdict.service.ts';
import { advanceReport, dueReports } from '@verdict/schema/problem/jury-report/judge-report.service.ts';
import { requestJuryReport } from '@verdict/schema/problem/jury-report/request.service.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgementFor } from '../../../factories/judge.ts';
import { smallTests } from '../../../factories/problem.ts';
import { untilSomebodyWaits } from '../../../server/lock-waits.ts';
import { JuryScene } from './jury-scene.ts';

let jury: JuryScene;
beforeAll(async () => {
  jury = await JuryScene.start();
});
afterAll(() => jury.server.stop());
beforeEach(() => jury.reset());

describe('the jury of a problem', () => {
  test('is judged when a solution comes, and the report agrees when all get what they should', async () => {
    await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    await jury.save('wrong_answer/wrong.cpp', [Status.WRONG_ANSWER, Status.RUNTIME_ERROR]);
    expect(await jury.reports()).toMatchObject([{ outcome: 'RUNNING' }]);
    await jury.judgeReport((name) => (name.startsWith('accepted') ? Status.ACCEPTED : Status.WRONG_ANSWER));
    expect(await jury.reports()).toMatchObject([
      {
        outcome: 'AGREES',
        isOutdated: false,
        timeLimitProposal: { timeLimitMs: 500, slowestName: 'accepted/right.cpp' },
        memoryLimitProposal: { memoryLimitMb: 64, largestName: 'accepted/right.cpp', largestKb: 1_024 },
        items: [
          { name: 'accepted/right.cpp', status: 0, disagreements: [], firstBad: null },
          {
            name: 'wrong_answer/wrong.cpp',
            status: -1,
            disagreements: [],
            firstBad: { caseName: 'sample/1', status: -1 },
          },
        ],
      },
    ]);
  });

  test('disagrees in a sentence when one does not', async () => {
    await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    await jury.judgeReport(() => Status.TIME_LIMIT_EXCEEDED);
    expect(await jury.reports()).toMatchObject([
      {
        outcome: 'DISAGREES',
        timeLimitProposal: null,
        memoryLimitProposal: null,
        items: [{ disagreements: ['the verdict is TLE, expected AC'] }],
      },
    ]);
  });

  test('is incomplete when no judge has a language', async () => {
    await jury.save('accepted/right.hs', [Status.ACCEPTED], 'haskell');
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(await jury.reports()).toMatchObject([
      { outcome: 'INCOMPLETE', items: [{ status: null, disagreements: null, submissionId: null }] },
    ]);
  });

  test('is rejudged only when data or limits change; the newest report keeps its submissions', async () => {
    const { services } = jury.server;
    await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    await jury.judgeReport(() => Status.ACCEPTED);
    const request = () =>
      services.db.$transaction((tx) =>
        requestJuryReport(tx, services.pubsub, { problemId: jury.problem.id, requestedById: null }),
      );
    expect(await request()).toBeNull();

    const tests = await smallTests(services);
    await services.db.$transaction((tx) =>
      useTestSet(tx, jury.problem.id, { ...tests, groups: tests.groups.slice(1) }),
    );
    await services.db.problem.update({ where: { id: jury.problem.id }, data: { timeLimitMs: 2_000 } });
    expect(await jury.reports()).toMatchObject([{ outcome: 'AGREES', isOutdated: true }]);
    expect(await request()).not.toBeNull();
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(await jury.reports(5)).toMatchObject([
      {
        outcome: 'AGREES',
        changed: ['data', 'limits'],
        isOutdated: false,
        items: [{ submissionId: expect.any(Number) }],
      },
      { outcome: 'AGREES', items: [{ submissionId: null, status: 0 }] },
    ]);
    expect(await services.db.submission.count({ where: { problemId: jury.problem.id } })).toBe(1);
  });

  test('changed again before it is judged, only what it is now is judged', async () => {
    await jury.save('accepted/one.cpp', [Status.ACCEPTED]);
    const { services } = jury.server;
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    await jury.save('accepted/two.cpp', [Status.ACCEPTED]);
    expect(await services.db.submission.count({ where: { problemId: jury.problem.id } })).toBe(0);
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(await jury.reports(5)).toMatchObject([
      { outcome: 'AGREES', items: [{ name: 'accepted/one.cpp' }, { name: 'accepted/two.cpp' }] },
    ]);
  });

  test('changed while a verdict of it is being stored, waits for it and it for nobody', async () => {
    const { services } = jury.server;
    await jury.save('accepted/one.cpp', [Status.ACCEPTED]);
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    const { id } = await services.db.submission.findFirstOrThrow({
      where: { problemId: jury.problem.id },
      select: { id: true },
    });
    let saving: Promise<unknown> = Promise.resolve();
    await services.db.$transaction(
      async (tx) => {
        await tx.judgeTask.deleteMany({ where: { submissionId: id } });
        saving = jury.save('accepted/two.cpp', [Status.ACCEPTED]);
        await untilSomebodyWaits(services.db);
        expect(await lockSubmissions(tx, [id])).toMatchObject([{ submissionId: id }]);
      },
      { timeout: 25_000 },
    );
    expect(await saving).toMatchObject({ __typename: 'SaveJurySolutionSuccess' });
    expect(await services.db.submission.count({ where: { id } })).toBe(0);
  });

  test('that left nothing is judged on request all the same: the report says so', async () => {
    expect(
      await jury.ask('mutation ($problemId: Int!) { judgeJury(problemId: $problemId) { __typename } }', {
        problemId: jury.problem.id,
      }),
    ).toMatchObject({ __typename: 'JudgeJurySuccess' });
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(await jury.reports()).toMatchObject([{ outcome: 'NOTHING', items: [] }]);
  });

  test('counts for nothing: no statistics, no solved list, in no list of submissions', async () => {
    await jury.save('accepted/right.cpp', [Status.ACCEPTED]);
    await jury.judgeReport(() => Status.ACCEPTED);
    expect(
      await jury.server.services.db.problemStatistics.count({
        where: { problemId: jury.problem.id, total: { gt: 0 } },
      }),
    ).toBe(0);
    expect(await jury.server.services.db.solvedProblem.count({ where: { problemId: jury.problem.id } })).toBe(0);
    expect(await jury.ask('{ submissions { total } }', {}, jury.author)).toEqual({ total: 0 });
  });
});

describe('a validator of inputs', () => {
  test('is run on each input by its exit code, whatever the problem compares', async () => {
    const { services } = jury.server;
    const source = await services.files.put(Buffer.from('import sys; sys.exit(42)'));
    await services.db.storedFile.createMany({
      data: [{ sha256: source.sha256, sizeBytes: source.sizeBytes }],
      skipDuplicates: true,
    });
    await services.db.inputValidator.create({
      data: { problemId: jury.problem.id, name: 'check.py', languageKey: 'python3' },
    });
    await services.db.problemFile.create({
      data: { problemId: jury.problem.id, kind: 'INPUT_VALIDATOR', name: 'check.py/check.py', sha256: source.sha256 },
    });
    await services.db.$transaction((tx) =>
      requestJuryReport(tx, services.pubsub, { problemId: jury.problem.id, requestedById: null }),
    );
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    const task = await jury.judge.mustClaim();
    expect(task).toMatchObject({
      comparison: { kind: 'exitCode', accepted: 42 },
      scoring: 'acm',
      caseMode: 'default',
      fileIo: null,
      program: { languageKey: 'python3', sources: [{ name: 'check.py' }] },
    });
    expect(task.tests.groups).toEqual([]);
    expect(task.tests.cases.map(({ name }) => name)).toEqual(['sample/1', 'secret/overflow']);
    await jury.judge.report(task, judgementFor(task, { status: Status.WRONG_ANSWER }));
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    expect(await jury.reports()).toMatchObject([
      {
        outcome: 'DISAGREES',
        items: [
          {
            subject: 'VALIDATOR',
            name: 'check.py',
            firstBad: { caseName: 'sample/1', judgeMessage: 'words to the jury' },
          },
        ],
      },
    ]);
  });
});
