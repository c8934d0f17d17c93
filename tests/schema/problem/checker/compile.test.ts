import { join } from 'node:path';
import type { CompileTask } from '@verdict/judge/protocol/task.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FakeJudge } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { ask, compileMutation, compileQuery, compileSubscription } from './checker-operations.ts';

let server: TestServer;
let judge: FakeJudge;
let admin: User;
let author: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server, [
    offeredLanguage('cpp'),
    offeredLanguage('python3'),
    offeredLanguage('go', { isChecker: false }),
    offeredLanguage('javascript', { isChecker: false }),
  ]);
  admin = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  author = await buildUser(server.services);
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.services.db.checkerCompile.deleteMany();
  await server.services.db.judgeTask.deleteMany();
});

const checker = { convention: 'TESTLIB', languageKey: 'cpp', code: 'int main() {}' };
const compile = (wishes: object = {}, user: User | null = admin) =>
  ask(server, user, compileMutation, { input: { ...checker, ...wishes } });
const waitingTasks = () => server.services.db.judgeTask.count();
const ok = { kind: 'compile', compile: { isOk: true, message: 'warning: unused', compilerVersion: 'g++ 12' } } as const;

async function takeCompile(): Promise<CompileTask> {
  const task = await judge.peekTask();
  if (task?.kind !== 'compile') throw new Error(`a compile was expected, not ${task?.kind ?? 'nothing'}`);
  return task;
}

test('a checker is compiled by a judge with its files, and the answer is pushed to its author', async () => {
  const { data } = await compile({ convention: 'KATTIS', files: [{ name: 'lib/compare.h', content: '// mine' }] });
  expect(data).toMatchObject({ state: 'PENDING', message: null, languageKey: 'cpp' });
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await tokenFor(server.services, admin) },
  });
  const results = client.iterate<Record<string, unknown>>({
    query: compileSubscription,
    variables: { id: data?.['id'] },
  });
  expect((await results.next()).value).toMatchObject({ data: { checkerCompileChanged: { state: 'PENDING' } } });
  const task = await takeCompile();
  expect(task).toMatchObject({
    convention: 'kattis',
    files: [],
    program: {
      languageKey: 'cpp',
      sources: [
        { name: 'main.cpp', content: 'int main() {}' },
        { name: 'lib/compare.h', content: '// mine' },
      ],
    },
  });
  expect(await judge.reportResult(task, ok)).toBe(true);
  expect((await results.next()).value).toMatchObject({
    data: { checkerCompileChanged: { state: 'OK', message: 'warning: unused' } },
  });
  expect((await results.next()).done).toBe(true);
  await client.dispose();
});

test('an error of the compiler comes to the author as it is', async () => {
  const problem = await buildProblem(server.services, { authorId: author.id });
  const { data } = await compile({ problemId: problem.id, code: 'int mian' }, author);
  await judge.reportResult(await takeCompile(), {
    kind: 'compile',
    compile: { isOk: false, message: "main.cpp:1: expected ';'", compilerVersion: null },
  });
  expect(await ask(server, author, compileQuery, { id: data?.['id'] })).toMatchObject({
    state: 'FAILED',
    message: "main.cpp:1: expected ';'",
  });
});

test('who asks for a while is answered when the judge is', async () => {
  const { data } = await compile();
  const answer = ask(server, admin, compileQuery, { id: data?.['id'], waitSeconds: 20 });
  await judge.reportResult(await takeCompile(), ok);
  expect(await answer).toMatchObject({ state: 'OK' });
});

test('who asks for too short a while is told how it stands', async () => {
  const { data } = await compile();
  expect(await ask(server, admin, compileQuery, { id: data?.['id'], waitSeconds: 1 })).toMatchObject({
    state: 'PENDING',
  });
});

describe('one content is compiled once', () => {
  test('those who ask at the same time wait for the same task', async () => {
    const answers = await Promise.all([compile(), compile(), compile()]);
    expect(new Set(answers.map(({ data }) => data?.['id'])).size).toBe(1);
    expect(await waitingTasks()).toBe(1);
  });

  test('who asks later gets the stored answer, right or wrong', async () => {
    await compile();
    await judge.reportResult(await takeCompile(), {
      kind: 'compile',
      compile: { isOk: false, message: 'no', compilerVersion: null },
    });
    expect((await compile()).data).toMatchObject({ state: 'FAILED', message: 'no' });
    expect(await waitingTasks()).toBe(0);
  });

  test('other code, convention, language or files are another content', async () => {
    for (const wishes of [
      {},
      { code: 'int main() { return 0; }' },
      { convention: 'HOJ' },
      { languageKey: 'python3' },
      { files: [{ name: 'a.h', content: '' }] },
    ])
      await compile(wishes);
    expect(await waitingTasks()).toBe(5);
  });

  test('what failed for reasons of our own is tried again, and its causes are for admins', async () => {
    const problem = await buildProblem(server.services, { authorId: author.id });
    const { data } = await compile({ problemId: problem.id }, author);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await takeCompile();
      await server.services.db.judgeTask.updateMany({ data: { leaseUntil: new Date(Date.now() - 1_000) } });
      if (attempt === 3) await judge.peekTask();
    }
    const id = data?.['id'];
    expect(await ask(server, author, compileQuery, { id })).toMatchObject({
      state: 'NOT_TRIED',
      message: expect.stringContaining('for reasons of our own'),
    });
    expect(await ask(server, admin, compileQuery, { id })).toMatchObject({
      state: 'NOT_TRIED',
      message: expect.stringContaining('the lease ran out'),
    });
    expect((await compile({ problemId: problem.id }, author)).data).toMatchObject({
      id,
      state: 'PENDING',
      message: null,
    });
    await judge.reportResult(await takeCompile(), ok);
    expect((await compile()).data).toMatchObject({ id, state: 'OK' });
  });
});

describe('what is refused, and not stored', () => {
  test.each([
    ['a language no judge offers', { languageKey: 'cobol' }, 'CHECKER_LANGUAGE_NOT_AVAILABLE'],
    ['a language that checkers are not written in', { languageKey: 'go' }, 'CHECKER_LANGUAGE_NOT_AVAILABLE'],
    ['a function in another language than JavaScript', { convention: 'JAVASCRIPT' }, 'CHECKER_LANGUAGE_NOT_AVAILABLE'],
    ['empty code', { code: ' ' }, 'INVALID_INPUT'],
    ['a file outside its folder', { files: [{ name: '../a.h', content: '' }] }, 'INVALID_INPUT'],
    ['a problem that is not there', { problemId: 999_999 }, 'PROBLEM_NOT_FOUND'],
    ['a group that is not there', { groupId: 999_999 }, 'GROUP_NOT_FOUND'],
  ])('%s', async (_what, wishes, code) => {
    expect((await compile(wishes)).code).toBe(code);
    expect([await waitingTasks(), await server.services.db.checkerCompile.count()]).toEqual([0, 0]);
  });

  test('anything by a user, but for the author of the problem', async () => {
    const problem = await buildProblem(server.services, { authorId: author.id });
    const other = await buildUser(server.services);
    expect((await compile({ problemId: problem.id }, other)).code).toBe('NOT_PROBLEM_STAFF');
    expect((await compile({}, author)).code).toBe('NOT_PROBLEM_STAFF');
    expect((await compile({}, null)).errorCode).toBe('UNAUTHENTICATED');
    expect(await waitingTasks()).toBe(0);
    expect((await compile({ problemId: problem.id }, author)).__typename).toBe('CompileCheckerSuccess');
  });

  test('a problem the viewer may not see is as if it were not there', async () => {
    const problem = await buildProblem(server.services, { visibility: 'PRIVATE' });
    expect((await compile({ problemId: problem.id }, author)).code).toBe('PROBLEM_NOT_FOUND');
  });

  test('a function in JavaScript is taken', async () => {
    await compile({
      convention: 'JAVASCRIPT',
      languageKey: 'javascript',
      code: 'export default () => ({ verdict: "AC" })',
    });
    expect(await takeCompile()).toMatchObject({
      convention: 'javascript',
      program: { sources: [{ name: 'main.js' }] },
    });
  });
});

describe('the checker of a package', () => {
  const demo = join(import.meta.dirname, '../../../../prisma/demo/problems');

  async function importDemo(name: string) {
    const read = await readProblemPackage(join(demo, name));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    await using opened = read.package;
    return importProblem(server.services, opened.problem);
  }

  const stateOf = async (displayId: string, reader: User) =>
    (
      await server.graphql(
        'query ($displayId: String!) { problem(displayId: $displayId) { checkerCompile { state message } } }',
        { variables: { displayId }, token: await tokenFor(server.services, reader) },
      )
    ).data?.['problem'];

  test('is compiled when the package is imported, and those who keep the problem see what became of it', async () => {
    const { displayId } = await importDemo('choir');
    expect(await stateOf(displayId, admin)).toEqual({ checkerCompile: { state: 'PENDING', message: null } });
    await judge.reportResult(await takeCompile(), {
      kind: 'compile',
      compile: { isOk: false, message: 'broken', compilerVersion: null },
    });
    expect(await stateOf(displayId, admin)).toEqual({ checkerCompile: { state: 'FAILED', message: 'broken' } });
    expect(await stateOf(displayId, author)).toEqual({ checkerCompile: null });
  });

  test('is not compiled again when the same package is imported again', async () => {
    await importDemo('choir');
    await judge.reportResult(await takeCompile(), ok);
    await importDemo('choir');
    expect(await waitingTasks()).toBe(0);
  });

  test('of a problem without one nothing is compiled', async () => {
    const { displayId } = await importDemo('aplusb');
    expect(await waitingTasks()).toBe(0);
    expect(await stateOf(displayId, admin)).toEqual({ checkerCompile: null });
  });
});
