import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeJudge } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import {
  askAs,
  createMutation,
  mustCreate,
  mustUpdate,
  problemInput,
  statement,
  typedTests,
  updateMutation,
} from './authoring-scene.ts';

let server: TestServer;
let judge: FakeJudge;
let keeper: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(
    server,
    ['c', 'cpp', 'java', 'python3'].map((key) => offeredLanguage(key)),
  );
  keeper = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
});
afterAll(() => server.stop());

const two = [
  { input: '1', output: '1' },
  { input: '2', output: '2' },
];
const template = { languageKey: 'cpp', prepend: '', template: 'x', append: '', isEnabled: true };

/** Wishes that break one rule each, and where that is told. */
const wrong: ReadonlyArray<readonly [string, Record<string, unknown>, string]> = [
  ['a display id', { displayId: ' ' }, 'displayId'],
  ['a display id that fits into an address', { displayId: 'a/b' }, 'displayId'],
  ['a display id that does not lead out of its address', { displayId: '..' }, 'displayId'],
  ['a display id of more than a dot', { displayId: ' . ' }, 'displayId'],
  ['a statement', { statements: [] }, 'statements'],
  ['a title', { statements: [statement({ title: ' ' })] }, 'statements.0.title'],
  ['a description', { statements: [statement({ description: '' })] }, 'statements.0.description'],
  [
    'an input description',
    { statements: [statement(), statement({ language: 'zh', input: '' })] },
    'statements.1.input',
  ],
  ['an output description', { statements: [statement({ output: '' })] }, 'statements.0.output'],
  ['one statement a language', { statements: [statement(), statement()] }, 'statements.1.language'],
  ['a language tag', { statements: [statement({ language: '英文' })] }, 'statements.0.language'],
  ['a time limit above 0', { timeLimitMs: 0 }, 'timeLimitMs'],
  ['a memory limit above 0', { memoryLimitMb: -1 }, 'memoryLimitMb'],
  ['a stack limit above 0', { stackLimitMb: 0 }, 'stackLimitMb'],
  ['the name of the file to write, when there is one to read', { ioReadFileName: 'a.in' }, 'ioWriteFileName'],
  ['the name of the file to read, when there is one to write', { ioWriteFileName: 'a.out' }, 'ioReadFileName'],
  ['plain names of files', { ioReadFileName: '../a.in', ioWriteFileName: 'a.out' }, 'ioReadFileName'],
  ['samples with an input or an output', { samples: [{ input: ' ', output: '' }] }, 'samples.0'],
  ['tests', { tests: null }, 'tests'],
  ['at least one case', { tests: typedTests([]) }, 'tests'],
  [
    'cases with an input or an output',
    { tests: typedTests([...two, { input: '', output: ' ' }]) },
    'tests.manualCases.2',
  ],
  [
    'scores that are not below 0',
    { type: 'OI', tests: typedTests(two, { cases: [{ name: '1', score: -1 }] }) },
    'tests.cases.0.score',
  ],
  [
    'cases that are there',
    { type: 'OI', tests: typedTests(two, { cases: [{ name: '7', score: 1 }] }) },
    'tests.cases.0.name',
  ],
  [
    'a group for each case of a subtask mode',
    {
      type: 'OI',
      judgeCaseMode: 'SUBTASK_LOWEST',
      tests: typedTests(two, {
        cases: [
          { name: '1', groupNumber: 1 },
          { name: '2', score: 3 },
        ],
      }),
    },
    'tests.cases.1.groupNumber',
  ],
  [
    'groups that depend on earlier ones',
    {
      type: 'OI',
      judgeCaseMode: 'SUBTASK_AVERAGE',
      tests: typedTests(two, {
        cases: [
          { name: '1', groupNumber: 1 },
          { name: '2', groupNumber: 2 },
        ],
        groups: [{ number: 1, requires: [2] }],
      }),
    },
    'tests.groups.0.requires',
  ],
  [
    'an upload that is there',
    { tests: { uploadId: '0'.repeat(32), manualCases: null, cases: [], groups: [] } },
    'tests.uploadId',
  ],
  [
    'code in other judge modes',
    { judgeMode: 'SPECIAL', checker: { languageKey: 'cpp', convention: 'TESTLIB', code: ' ' } },
    'checker.code',
  ],
  ['a checker in other judge modes', { judgeMode: 'INTERACTIVE' }, 'checker.code'],
  [
    'a language that checkers are written in',
    { judgeMode: 'SPECIAL', checker: { languageKey: 'cobol', convention: 'TESTLIB', code: 'x' } },
    'checker.languageKey',
  ],
  ['a case mode of ACM', { judgeCaseMode: 'SUBTASK_LOWEST' }, 'judgeCaseMode'],
  ['a case mode of OI', { type: 'OI', judgeCaseMode: 'ERGODIC_WITHOUT_ERROR' }, 'judgeCaseMode'],
  ['no groups of a package where there is none', { judgeCaseMode: 'TEST_GROUPS' }, 'judgeCaseMode'],
  ['a language', { languageKeys: [] }, 'languageKeys'],
  ['languages that are there', { languageKeys: ['c', 'cobol'] }, 'languageKeys.1'],
  ['factors above 0', { languageFactors: [{ languageKey: 'c', timeFactor: 0 }] }, 'languageFactors.0.timeFactor'],
  [
    'enabled templates with something in them',
    { codeTemplates: [{ ...template, template: ' ' }] },
    'codeTemplates.0.template',
  ],
  ['one template a language', { codeTemplates: [template, template] }, 'codeTemplates.1.languageKey'],
  ['each tag once, whatever its capitals', { tags: ['dp', 'DP'] }, 'tags.1'],
  ['tags with a name', { tags: [' '] }, 'tags.0'],
  ['names of extra files', { userExtraFiles: [{ name: '', content: 'x' }] }, 'userExtraFiles.0.name'],
  ['contents of extra files', { judgeExtraFiles: [{ name: 'a.h', content: '' }] }, 'judgeExtraFiles.0.content'],
  [
    'names of extra files that stay inside',
    { judgeExtraFiles: [{ name: '../a.h', content: 'x' }] },
    'judgeExtraFiles.0.name',
  ],
  [
    'each extra file once',
    {
      judgeExtraFiles: [
        { name: 'a.h', content: 'x' },
        { name: 'a.h', content: 'y' },
      ],
    },
    'judgeExtraFiles.1.name',
  ],
];

describe('a problem needs', () => {
  test.each(wrong)('%s', async (_what, wishes, path) => {
    const count = await server.services.db.problem.count();
    const answer = await askAs(server, keeper, createMutation, { input: problemInput(wishes) });
    expect([answer.__typename, answer.fields?.map((field) => field.path)]).toEqual(['InvalidInput', [path]]);
    expect(await server.services.db.problem.count()).toBe(count);
  });
});

test('a template that is switched off may be empty', async () => {
  const form = await mustCreate(server, keeper, { codeTemplates: [{ ...template, template: '', isEnabled: false }] });
  expect(form['codeTemplates']).toEqual([{ ...template, template: '', isEnabled: false }]);
});

test('all that is wrong is told at once, in the language of the reader', async () => {
  const { graphql, services } = server;
  const answer = await graphql(createMutation, {
    token: await tokenFor(services, keeper),
    headers: { 'Accept-Language': 'zh-CN' },
    variables: { input: problemInput({ displayId: '', languageKeys: [], tests: null }) },
  });
  expect(answer.data?.['createProblem']).toMatchObject({
    message: '输入有误，请检查标出的字段。',
    fields: [
      { path: 'displayId', message: '不能为空。' },
      { path: 'languageKeys', message: '至少选择一种编程语言。' },
      { path: 'tests', message: '请上传测试数据，或手动填写测试点。' },
    ],
  });
});

describe('code of a checker', () => {
  const checker = { languageKey: 'cpp', convention: 'TESTLIB', code: 'int main() {}' };
  const special = (code: string, wishes: object = {}) =>
    problemInput({ judgeMode: 'SPECIAL', checker: { ...checker, code }, ...wishes });
  async function answerCompile(isOk: boolean): Promise<void> {
    for (;;) {
      const task = await judge.peekTask();
      if (task?.kind !== 'compile') continue;
      await judge.reportResult(task, {
        kind: 'compile',
        compile: { isOk, message: isOk ? null : 'error', compilerVersion: null },
      });
      return;
    }
  }

  test('that does not compile is not saved, and that is said at the code', async () => {
    const [answer] = await Promise.all([
      askAs(server, keeper, createMutation, { input: special('int mian') }),
      answerCompile(false),
    ]);
    expect(answer.fields).toEqual([{ path: 'checker.code', message: 'Spj or interactive code not compile success.' }]);
  });

  test('that compiles is saved, and is not compiled again while nobody changes it', async () => {
    const [answer] = await Promise.all([
      askAs(server, keeper, createMutation, { input: special('int main() { return 0; }', { displayId: 'SPJ1' }) }),
      answerCompile(true),
    ]);
    expect(answer.data).toMatchObject({
      judgeMode: 'SPECIAL',
      checker: { ...checker, code: 'int main() { return 0; }' },
    });
    const { id } = await server.services.db.problem.findUniqueOrThrow({ where: { displayId: 'SPJ1' } });
    await server.services.db.judgeTask.deleteMany();
    const saved = await mustUpdate(
      server,
      keeper,
      { id, version: 1 },
      special('int main() { return 0; }', { displayId: 'SPJ1', source: 'Another' }),
    );
    expect(saved).toMatchObject({ source: 'Another', judgeMode: 'SPECIAL' });
    const plain = await mustUpdate(server, keeper, saved, problemInput({ displayId: 'SPJ1' }));
    expect(plain).toMatchObject({ judgeMode: 'DEFAULT', checker: null });
    expect(await server.services.db.problemFile.count({ where: { problemId: id, kind: 'CHECKER_SOURCE' } })).toBe(0);
  });
});

describe('a problem of a package', () => {
  test('keeps groups and comparison when only texts change; parts the package left out may stay empty', async () => {
    const { id, displayId } = await buildProblem(server.services, {
      judgeCaseMode: 'TEST_GROUPS',
      authorId: keeper.id,
      comparison: { isCaseSensitive: true },
    });
    await server.services.db.problemStatement.create({
      data: { problemId: id, language: 'en', title: 'Old', description: 'All in one', input: '', output: '' },
    });
    const before = await server.services.db.problem.findUniqueOrThrow({ where: { id } });
    await mustUpdate(
      server,
      keeper,
      { id, version: 1 },
      problemInput({
        displayId,
        judgeCaseMode: 'TEST_GROUPS',
        tests: null,
        statements: [statement({ description: 'Better words', input: '', output: '' })],
      }),
    );
    const after = await server.services.db.problem.findUniqueOrThrow({ where: { id } });
    expect([after.testSetId, after.comparison, after.judgeCaseMode]).toEqual([
      before.testSetId,
      before.comparison,
      'TEST_GROUPS',
    ]);
    const answer = await askAs(server, keeper, updateMutation, {
      id,
      version: 2,
      input: problemInput({ displayId, judgeCaseMode: 'TEST_GROUPS', tests: typedTests(two) }),
    });
    expect(answer.fields?.map(({ path }) => path)).toEqual(['judgeCaseMode']);
  });
});
