import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { lockSubmissions } from '@verdict/schema/judging/submission/verdict.service.ts';
import { advanceReport, dueReports } from '@verdict/schema/problem/jury-report/judge-report.service.ts';
import { requestJuryReport } from '@verdict/schema/problem/jury-report/request.service.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { judgementFor } from '../../../factories/judge.ts';
import { buildProblem, smallTests } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { untilSomebodyWaits } from '../../../server/lock-waits.ts';
import { RejudgeScene } from '../../judging/rejudge/rejudge-scene.ts';
import { judgeJury, saveMutation, solution } from './judge-jury.ts';

const reportsQuery = `query ($problemId: Int!, $take: Int!) {
  juryReports(problemId: $problemId, take: $take) {
    id outcome changed isOutdated
    items { subject name status disagreements submissionId firstBad { caseName status judgeMessage } }
    timeLimitProposal { timeLimitMs slowestName }
  }
}`;

let scene: RejudgeScene;
let author: User;
let problem: Problem;
beforeAll(async () => {
  scene = await RejudgeScene.start();
  author = await buildUser(scene.server.services);
});
afterAll(() => scene.server.stop());
beforeEach(async () => {
  await scene.server.services.db.judgeTask.deleteMany();
  problem = await buildProblem(scene.server.services, { authorId: author.id, visibility: 'PRIVATE' });
});

async function ask(
  query: string,
  variables: Record<string, unknown>,
  user: User | null = author,
): Promise<Record<string, unknown>> {
  const { data, errors } = await scene.server.graphql(query, {
    variables,
    ...(user === null ? {} : { token: await tokenFor(scene.server.services, user) }),
  });
  return errors === undefined
    ? (Object.values(data ?? {})[0] as Record<string, unknown>)
    : { errorCode: errors[0]?.extensions?.['code'] };
}
const save = (name: string, expected: readonly number[], languageKey?: string) =>
  ask(saveMutation, { problemId: problem.id, input: solution(name, expected, languageKey) });
const idOf = (answer: Record<string, unknown>) => (answer as { data: { id: number } }).data.id;
const judgeReport = (statusOf: (name: string) => number) => judgeJury(scene, problem.id, statusOf);
const reports = (take = 1) => ask(reportsQuery, { problemId: problem.id, take });

describe('the jury of a problem', () => {
  test('is judged when a solution comes, and the report agrees when all get what they should', async () => {
    await save('accepted/right.cpp', [Status.ACCEPTED]);
    await save('wrong_answer/wrong.cpp', [Status.WRONG_ANSWER, Status.RUNTIME_ERROR]);
    expect(await reports()).toMatchObject([{ outcome: 'RUNNING' }]);
    await judgeReport((name) => (name.startsWith('accepted') ? Status.ACCEPTED : Status.WRONG_ANSWER));
    expect(await reports()).toMatchObject([
      {
        outcome: 'AGREES',
        isOutdated: false,
        timeLimitProposal: { timeLimitMs: 500, slowestName: 'accepted/right.cpp' },
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
    await save('accepted/right.cpp', [Status.ACCEPTED]);
    await judgeReport(() => Status.TIME_LIMIT_EXCEEDED);
    expect(await reports()).toMatchObject([
      {
        outcome: 'DISAGREES',
        timeLimitProposal: null,
        items: [{ disagreements: ['the verdict is TLE, expected AC'] }],
      },
    ]);
  });

  test('is incomplete when no judge has a language', async () => {
    await save('accepted/right.hs', [Status.ACCEPTED], 'haskell');
    await judgeReport(() => Status.ACCEPTED);
    expect(await reports()).toMatchObject([
      { outcome: 'INCOMPLETE', items: [{ status: null, disagreements: null, submissionId: null }] },
    ]);
  });

  test('is rejudged only when data or limits change; the newest report keeps its submissions', async () => {
    const { services } = scene.server;
    await save('accepted/right.cpp', [Status.ACCEPTED]);
    await judgeReport(() => Status.ACCEPTED);
    const request = () =>
      services.db.$transaction((tx) =>
        requestJuryReport(tx, services.pubsub, { problemId: problem.id, requestedById: null }),
      );
    expect(await request()).toBeNull();

    const tests = await smallTests(services);
    await services.db.$transaction((tx) => useTestSet(tx, problem.id, { ...tests, groups: tests.groups.slice(1) }));
    await services.db.problem.update({ where: { id: problem.id }, data: { timeLimitMs: 2_000 } });
    expect(await reports()).toMatchObject([{ outcome: 'AGREES', isOutdated: true }]);
    expect(await request()).not.toBeNull();
    await judgeReport(() => Status.ACCEPTED);
    expect(await reports(5)).toMatchObject([
      {
        outcome: 'AGREES',
        changed: ['data', 'limits'],
        isOutdated: false,
        items: [{ submissionId: expect.any(Number) }],
      },
      { outcome: 'AGREES', items: [{ submissionId: null, status: 0 }] },
    ]);
    expect(await services.db.submission.count({ where: { problemId: problem.id } })).toBe(1);
  });

  test('changed again before it is judged, only what it is now is judged', async () => {
    await save('accepted/one.cpp', [Status.ACCEPTED]);
    const { services } = scene.server;
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    await save('accepted/two.cpp', [Status.ACCEPTED]);
    expect(await services.db.submission.count({ where: { problemId: problem.id } })).toBe(0);
    await judgeReport(() => Status.ACCEPTED);
    expect(await reports(5)).toMatchObject([
      { outcome: 'AGREES', items: [{ name: 'accepted/one.cpp' }, { name: 'accepted/two.cpp' }] },
    ]);
  });

  test('changed while a verdict of it is being stored, waits for it and it for nobody', async () => {
    const { services } = scene.server;
    await save('accepted/one.cpp', [Status.ACCEPTED]);
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    const { id } = await services.db.submission.findFirstOrThrow({
      where: { problemId: problem.id },
      select: { id: true },
    });
    let saving: Promise<unknown> = Promise.resolve();
    await services.db.$transaction(
      async (tx) => {
        await tx.judgeTask.deleteMany({ where: { submissionId: id } });
        saving = save('accepted/two.cpp', [Status.ACCEPTED]);
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
      await ask('mutation ($problemId: Int!) { judgeJury(problemId: $problemId) { __typename } }', {
        problemId: problem.id,
      }),
    ).toMatchObject({ __typename: 'JudgeJurySuccess' });
    await judgeReport(() => Status.ACCEPTED);
    expect(await reports()).toMatchObject([{ outcome: 'NOTHING', items: [] }]);
  });

  test('counts for nothing: no statistics, no solved list, in no list of submissions', async () => {
    await save('accepted/right.cpp', [Status.ACCEPTED]);
    await judgeReport(() => Status.ACCEPTED);
    expect(
      await scene.server.services.db.problemStatistics.count({ where: { problemId: problem.id, total: { gt: 0 } } }),
    ).toBe(0);
    expect(await scene.server.services.db.solvedProblem.count({ where: { problemId: problem.id } })).toBe(0);
    expect(await ask('{ submissions { total } }', {}, author)).toEqual({ total: 0 });
  });
});

describe('a validator of inputs', () => {
  test('is run on each input by its exit code, whatever the problem compares', async () => {
    const { services } = scene.server;
    const source = await services.files.put(Buffer.from('import sys; sys.exit(42)'));
    await services.db.storedFile.createMany({
      data: [{ sha256: source.sha256, sizeBytes: source.sizeBytes }],
      skipDuplicates: true,
    });
    await services.db.inputValidator.create({
      data: { problemId: problem.id, name: 'check.py', languageKey: 'python3' },
    });
    await services.db.problemFile.create({
      data: { problemId: problem.id, kind: 'INPUT_VALIDATOR', name: 'check.py/check.py', sha256: source.sha256 },
    });
    await services.db.$transaction((tx) =>
      requestJuryReport(tx, services.pubsub, { problemId: problem.id, requestedById: null }),
    );
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    const task = await scene.judge.mustClaim();
    expect(task).toMatchObject({
      comparison: { kind: 'exitCode', accepted: 42 },
      scoring: 'acm',
      caseMode: 'default',
      fileIo: null,
      program: { languageKey: 'python3', sources: [{ name: 'check.py' }] },
    });
    expect(task.tests.groups).toEqual([]);
    expect(task.tests.cases.map(({ name }) => name)).toEqual(['sample/1', 'secret/overflow']);
    await scene.judge.report(task, judgementFor(task, { status: Status.WRONG_ANSWER }));
    for (const id of await dueReports(services)) await advanceReport(services, id, new Date());
    expect(await reports()).toMatchObject([
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

describe('a jury solution', () => {
  test('is replaced with its sources, and removed', async () => {
    const saved = await save('accepted/right.cpp', [Status.ACCEPTED]);
    const id = idOf(saved);
    expect(saved['data']).toMatchObject({
      name: 'accepted/right.cpp',
      files: [{ name: 'main.cpp', content: '// accepted/right.cpp' }],
    });
    const input = { ...solution('accepted/better.py', [Status.ACCEPTED], 'python3'), code: 'print(3)' };
    expect(await ask(saveMutation, { problemId: problem.id, id, input })).toMatchObject({
      data: { id, files: [{ name: 'main.py', content: 'print(3)' }] },
    });
    expect(await ask('mutation ($id: Int!) { deleteJurySolution(id: $id) { __typename } }', { id })).toMatchObject({
      __typename: 'DeleteJurySolutionSuccess',
    });
    expect(await scene.server.services.db.problemFile.count({ where: { problemId: problem.id } })).toBe(0);
    await judgeReport(() => Status.ACCEPTED);
    expect(await reports()).toMatchObject([{ outcome: 'NOTHING' }]);
  });

  test('needs a name of its own, a path, code and a verdict', async () => {
    await save('accepted/right.cpp', [Status.ACCEPTED]);
    expect(await save('accepted/right.cpp', [Status.ACCEPTED])).toMatchObject({ code: 'JURY_SOLUTION_NAME_TAKEN' });
    for (const wrong of [
      { name: '../right.cpp' },
      { code: ' ' },
      { expected: [] },
      { expected: [Status.SYSTEM_ERROR] },
    ]) {
      const [path] = Object.keys(wrong);
      expect(
        await ask(saveMutation, {
          problemId: problem.id,
          input: { ...solution('new.cpp', [Status.ACCEPTED]), ...wrong },
        }),
      ).toMatchObject({ fields: [{ path: expect.stringMatching(`^${path}`) }] });
    }
  });

  test('of another problem is not touched through this one', async () => {
    const id = idOf(await save('accepted/right.cpp', [Status.ACCEPTED]));
    const other = await buildProblem(scene.server.services, { authorId: author.id });
    expect(
      await ask(saveMutation, { problemId: other.id, id, input: solution('x.cpp', [Status.ACCEPTED]) }),
    ).toMatchObject({ code: 'JURY_SOLUTION_NOT_FOUND' });
  });
});

describe('who may', () => {
  const solutions = 'query ($problemId: Int!) { jurySolutions(problemId: $problemId) { name } }';
  const judge =
    'mutation ($problemId: Int!) { judgeJury(problemId: $problemId) { __typename ... on DomainError { code } } }';
  const outcomeOf = (answer: Record<string, unknown>) => answer['errorCode'] ?? answer['code'] ?? 'OK';
  const looks = async (user: User | null) =>
    [
      await ask(reportsQuery, { problemId: problem.id, take: 1 }, user),
      await ask(solutions, { problemId: problem.id }, user),
    ].map(outcomeOf);
  let saved = 0;
  const changes = async (user: User | null) => {
    saved += 1;
    const id = idOf(await save(`accepted/${saved}.cpp`, [Status.ACCEPTED]));
    const remove = 'mutation ($id: Int!) { deleteJurySolution(id: $id) { __typename ... on DomainError { code } } }';
    const input = solution(`accepted/${saved}-theirs.cpp`, [Status.ACCEPTED]);
    return [
      await ask(saveMutation, { problemId: problem.id, input }, user),
      await ask(judge, { problemId: problem.id }, user),
      await ask(remove, { id }, user),
    ].map(outcomeOf);
  };
  const thrice = (code: string) => [code, code, code];

  test('look at the jury: all admins and the author; a hidden problem looks absent to others', async () => {
    const { services } = scene.server;
    for (const role of ['ADMIN', 'PROBLEM_ADMIN', 'ROOT'] as const)
      expect([role, await looks(await buildUser(services, { role }))]).toEqual([role, ['OK', 'OK']]);
    expect(await looks(author)).toEqual(['OK', 'OK']);
    const stranger = await buildUser(services);
    expect(await looks(stranger)).toEqual(['PROBLEM_NOT_FOUND', 'PROBLEM_NOT_FOUND']);
    expect(await looks(null)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    await services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PUBLIC' } });
    expect(await looks(stranger)).toEqual(['NOT_PROBLEM_STAFF', 'NOT_PROBLEM_STAFF']);
  });

  test('change and judge it: whoever may change the problem, so a plain admin only their own', async () => {
    const { services } = scene.server;
    for (const role of ['PROBLEM_ADMIN', 'ROOT'] as const)
      expect([role, await changes(await buildUser(services, { role }))]).toEqual([role, thrice('OK')]);
    expect(await changes(author)).toEqual(thrice('OK'));
    expect(await changes(await buildUser(services, { role: 'ADMIN' }))).toEqual(thrice('PROBLEM_EDIT_FORBIDDEN'));
    expect(await changes(null)).toEqual(thrice('UNAUTHENTICATED'));
    const stranger = await buildUser(services);
    expect(await changes(stranger)).toEqual(thrice('PROBLEM_NOT_FOUND'));
    await services.db.problem.update({ where: { id: problem.id }, data: { visibility: 'PUBLIC' } });
    expect(await changes(stranger)).toEqual(thrice('PROBLEM_EDIT_FORBIDDEN'));
  });
});
