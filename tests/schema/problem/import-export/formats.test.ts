import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { expect, test } from 'vitest';
import { legacyPackage, temporaryFolder, writeZip } from '../package/package-folder.ts';
import { fps, hojPackage, hojExport, hydroPackage, polygon, qduojPackage, qduojExport } from './foreign-packages.ts';
import { readAll, readOne } from './formats-scene.ts';

test('HOJ: subtasks, templates, extra files and the checker by its convention', async () => {
  const { format, title, problem, problems, checker } = await readOne(await writeZip(hojPackage));
  expect({ format, title, problems, checker }).toEqual({
    format: 'HOJ',
    title: '求和',
    problems: [],
    checker: ['int main() { return 100; }'],
  });
  expect(problem).toMatchObject({
    displayId: 'HOJ-1',
    difficulty: 'HARD',
    tags: ['数学'],
    facts: {
      type: 'OI',
      judgeMode: 'SPECIAL',
      judgeCaseMode: 'SUBTASK_LOWEST',
      timeLimitMs: 1_500,
      memoryLimitMb: 64,
      stackLimitMb: 32,
      totalScore: 100,
      checkerConvention: 'HOJ',
      isCodeShared: false,
      isRemoveEndBlank: false,
      languageKeys: ['cpp', 'python3'],
    },
    samples: [{ input: '1 2', output: '3' }],
    templates: [{ languageKey: 'cpp', prepend: '// p', template: 'int f();', append: '// a' }],
    tests: {
      groups: [
        { name: 'secret/group1', cases: [{ score: 30 }] },
        { name: 'secret/group2', cases: [{ score: 70 }] },
      ],
    },
  });
});

test("HOJ exports, where they differ from HOJ's manual: files, paths, answers and subtask scores", async () => {
  const { problem, problems } = await readOne(await writeZip(hojExport));
  expect(problems).toEqual([]);
  expect(problem).toMatchObject({
    difficulty: 'MID',
    facts: {
      checkerConvention: 'HOJ',
      checkerLanguageKey: 'cpp14',
      totalScore: 100,
      ioReadFileName: 'sum.in',
      ioWriteFileName: 'sum.out',
      languageKeys: ['c', 'c-o2', 'cpp', 'cpp17', 'pypy3'],
    },
    tests: {
      groups: [
        {
          cases: [
            { name: '1', score: 30 },
            { name: '2', score: 30 },
          ],
        },
        { cases: [{ name: '3', score: 70 }] },
      ],
    },
  });
  expect(problem?.files.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'USER_EXTRA a.h',
    'JUDGE_EXTRA testlib.h',
    'CHECKER_SOURCE checker.cpp',
  ]);
});

test('HOJ: without a checker a case needs its answer', async () => {
  const json = hojExport['problem_7.json'].replaceAll('"judgeMode":"spj"', '"judgeMode":"default"');
  expect((await readOne(await writeZip({ ...hojExport, 'problem_7.json': json }))).problems).toEqual([
    '3.ans is missing, a file of the test data.',
  ]);
});

test('QDUOJ exports: checkers without answers, template blocks, Markdown, solutions and file I/O', async () => {
  const { problem, problems } = await readOne(await writeZip(qduojExport));
  expect(problems).toEqual([]);
  expect(problem).toMatchObject({
    facts: {
      type: 'ACM',
      judgeMode: 'SPECIAL',
      checkerConvention: 'TESTLIB',
      checkerLanguageKey: 'c',
      ioReadFileName: 'input.txt',
      ioWriteFileName: 'output.txt',
      source: 'Judge https://example.org',
    },
    statements: [{ description: 'a *b* `<c>`', input: 'in', hint: '' }],
    templates: [{ languageKey: 'c', prepend: '', template: 'int f();', append: '' }],
    jury: [{ name: 'accepted/solution-1.cpp', languageKey: 'cpp' }],
    tests: {
      cases: [
        { name: '1', score: null },
        { name: '2', score: null },
      ],
    },
  });
});

test('QDUOJ: a package that lists no cases has those that are numbered', async () => {
  const json = JSON.stringify({
    ...JSON.parse(qduojPackage['1/problem.json']),
    rule_type: 'ACM',
    test_case_score: null,
  });
  const { format, problem, problems } = await readOne(
    await writeZip({
      '1/problem.json': json,
      '1/testcase/1.in': '1',
      '1/testcase/1.out': '1',
      '1/testcase/2.in': '2',
      '1/testcase/2.out': '2',
      '1/testcase/4.in': '4',
    }),
  );
  expect({ format, problems }).toEqual({ format: 'QDUOJ', problems: [] });
  expect(problem?.tests.cases.map(({ name }) => name)).toEqual(['1', '2']);
});

test('QDUOJ: its HTML becomes Markdown with math, cases without an answer have an empty one', async () => {
  const { format, problem } = await readOne(await writeZip(qduojPackage));
  expect(format).toBe('QDUOJ');
  expect(problem).toMatchObject({
    displayId: 'Q1',
    facts: { type: 'OI', totalScore: 100 },
    statements: [{ description: 'Add **two** numbers: $a_1 + a_2$.\n\n- one', input: 'Two' }],
    tests: { cases: [{ score: 40 }, { score: 60 }] },
  });
});

test('Hydro: a heading that is the title is not said again', async () => {
  const files = { ...hydroPackage, 'P1/problem_zh.md': '# 子任务\n\n给定两个数。\n\n## 输入格式\n\n两个数\n' };
  expect((await readOne(await writeZip(files))).problem?.statements[0]).toMatchObject({
    description: '给定两个数。',
    input: '两个数',
  });
});

test('Hydro: subtasks with dependencies, samples out of the statement, files it shows', async () => {
  const { format, problem, problems } = await readOne(await writeZip(hydroPackage));
  expect({ format, problems }).toEqual({ format: 'HYDRO', problems: [] });
  expect(problem).toMatchObject({
    displayId: 'P1',
    facts: {
      timeLimitMs: 2_000,
      memoryLimitMb: 128,
      ioReadFileName: 'sum.in',
      totalScore: 100,
      languageFactors: { python3: { timeFactor: 2 } },
    },
    samples: [{ input: '1 2\n', output: '3\n' }],
    files: [{ kind: 'STATEMENT', name: 'pic.png' }],
    tests: {
      groups: [
        {
          groups: [
            { name: 'secret/1', aggregation: 'MIN', maxScore: 30, cases: [{ score: 30 }] },
            { name: 'secret/2', aggregation: 'SUM', requires: ['secret/1'], cases: [{ score: 35 }, { score: 35 }] },
          ],
        },
      ],
    },
  });
  expect(problem?.statements[0]?.input).toBe('两个数');
  expect(problem?.statements[0]?.description).toContain('![图](pic.png)');
});

test('Polygon: statements in all languages, scored groups, checker with testlib, tagged solutions', async () => {
  const { format, problem, problems, checker } = await readOne(await writeZip(polygon));
  expect({ format, problems }).toEqual({ format: 'POLYGON', problems: [] });
  expect(checker).toEqual([polygon['files/check.cpp'], '// testlib']);
  expect(problem).toMatchObject({
    shortName: 'sum',
    tags: ['math'],
    facts: {
      title: 'Sum',
      type: 'OI',
      timeLimitMs: 2_000,
      memoryLimitMb: 256,
      totalScore: 100,
      judgeMode: 'SPECIAL',
      checkerConvention: 'POLYGON',
      checkerLanguageKey: 'cpp17',
      ioReadFileName: null,
    },
    statements: [
      { language: 'en', title: 'Sum', input: 'Two numbers.', hint: '**Easy**.' },
      { language: 'ru', description: 'Сложите.', input: 'Два.', output: 'Одно.' },
    ],
    samples: [{ input: '1 2\n', output: '3\n' }],
    jury: [
      { name: 'accepted/ok.cpp', expected: [0] },
      { name: 'wrong_answer/wa.py', languageKey: 'python3', expected: [-1, 8] },
    ],
    tests: {
      groups: [
        {
          groups: [
            { name: 'secret/0' },
            { name: 'secret/1', aggregation: 'MIN', acceptScore: 40, requires: ['secret/0'] },
            { name: 'secret/2', cases: [{ score: 60 }] },
          ],
        },
      ],
    },
  });
  expect(problem?.files.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining([
      'STATEMENT pic.png',
      'INPUT_VALIDATOR val.cpp/val.cpp',
      'INPUT_VALIDATOR val.cpp/testlib.h',
      'JURY_SOURCE accepted/ok.cpp/ok.cpp',
    ]),
  );
});

test('Polygon: a package whose tests are not generated is refused in words that say what to do', async () => {
  const { 'tests/03': _input, 'tests/03.a': _answer, ...standard } = polygon;
  const { problem, problems } = await readOne(await writeZip(standard));
  expect(problem).toBeNull();
  expect(problems.join()).toMatch(/tests\/03 is missing.*Download the full package from Polygon/u);
});

test('formats are recognized by their files, many in one zip, and a bad one does not stop the others', async () => {
  const inner = await readFile(
    await writeZip(Object.fromEntries(Object.entries(polygon).map(([name, content]) => [`deep/${name}`, content]))),
  );
  const kattis = Object.fromEntries(
    Object.entries(legacyPackage).map(([name, content]) => [`kattis/${name}`, content]),
  );
  const path = await writeZip({
    ...hojPackage,
    ...qduojPackage,
    ...hydroPackage,
    ...kattis,
    'fps/all.xml': fps,
    'more/polygon.zip': inner,
    'more/broken.zip': Buffer.from('PK and nothing more'),
    '__MACOSX/kattis/problem.yaml': 'name: no',
  });
  const { read, problems } = await readAll(path);
  expect(problems).toEqual([]);
  expect(read.map(({ format, problem }) => `${format} ${problem === null ? 'failed' : 'read'}`).toSorted()).toEqual([
    'FPS read',
    'FPS read',
    'HOJ read',
    'HYDRO read',
    'KATTIS failed',
    'KATTIS read',
    'POLYGON read',
    'QDUOJ read',
  ]);
});

test('what is neither a zip nor FPS, and a zip without problems, is refused', async () => {
  const path = join(await temporaryFolder(), 'a.zip');
  await writeFile(path, 'hello');
  expect((await readAll(path)).problems).toEqual(['is neither a zip nor an FPS xml file.']);
  await writeFile(path, '');
  expect((await readAll(path)).problems).toEqual(['is empty (0 bytes).']);
  await writeFile(path, Buffer.from('377abcaf271c0004', 'hex'));
  expect((await readAll(path)).problems).toEqual(['is a 7z archive, not a zip.']);
  expect((await readAll(await writeZip({ 'readme.txt': 'hello' }))).problems[0]).toMatch(/^holds no problem/u);
});

test('Kattis: what is wrong with a package, and what to do about it, is said in both languages', async () => {
  const path = await writeZip({
    ...legacyPackage,
    'problem.yaml': 'name: Sum\nvalidation: odd\ntype: multi-pass\n',
    'data/secret/9.in': '1',
    'submissions/whatever/a.cpp': 'int main() {}',
  });
  const log = createIssueLog();
  const own = createIssueLog();
  {
    await using open = await openPackages(path, log, { temporaryFolder: await temporaryFolder() });
    await open?.items[0]?.read(own, async (problem) => problem);
  }
  expect(own.problems.find(({ file }) => file === 'data/secret/9.in')).toMatchObject({
    message: 'has no answer file data/secret/9.ans.',
    messageZh: '没有对应的答案文件 data/secret/9.ans。',
    hintZh: '请补上；交互题的答案文件可以为空。',
  });
  for (const { file, message, messageZh, hint, hintZh } of [...own.problems, ...own.warnings]) {
    expect(messageZh, `${file} ${message}`).toMatch(/\p{Script=Han}/u);
    if (hint !== undefined) expect(hintZh, hint).toMatch(/\p{Script=Han}/u);
  }
});
