import { access, readFile } from 'node:fs/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import { parseTokenFlags } from '@verdict/judge/protocol/token-flags.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { casesOf } from '@verdict/schema/problem/package/problem-content.ts';
import { expect, test } from 'vitest';
import { legacyPackage, newerPackage, temporaryFolder, writePackage, writeZip } from './package-folder.ts';
import { caseNames, fileNames, groupOf, packageOf, read, titles } from './read-package.ts';

test('a legacy package gives its statement, data, limits and submissions', async () => {
  const result = await readProblemPackage(await writePackage(legacyPackage));
  expect(result.warnings).toEqual([]);
  const { problem } = packageOf(result);
  expect(problem).toMatchObject({
    shortName: 'sum',
    facts: {
      title: 'Sum of Two',
      authorName: 'Ann',
      type: 'ACM',
      timeLimitMs: 3000,
      memoryLimitMb: 1024,
      judgeMode: 'DEFAULT',
      totalScore: null,
    },
    statements: [
      {
        language: 'en',
        title: 'Sum of Two',
        description: 'Add.',
        input: 'Two numbers.',
        output: 'Their sum.',
        hint: '',
      },
    ],
    samples: [{ input: '1 2\n', output: '3\n', interaction: null }],
  });
  expect(problem.jury.map(({ name, languageKey, expected }) => [name, languageKey, expected])).toEqual([
    ['accepted/sum.cpp', 'cpp', [Status.ACCEPTED]],
    ['wrong_answer/zero.py', 'python3', [Status.WRONG_ANSWER]],
  ]);
  expect(fileNames(problem, 'INPUT_VALIDATOR')).toEqual(['check.py/check.py']);
});

test('the same problem in the layout of 2025-09 reads the same, with both languages', async () => {
  const problem = await read(newerPackage);
  expect(titles(problem)).toEqual({ en: 'Sum of Two', zh: '两数之和' });
  expect(problem.statements).toMatchObject([
    { language: 'en', input: 'Two numbers.' },
    { language: 'zh', title: '两数之和', description: '相加。', input: '两个数。', output: '它们的和。' },
  ]);
  expect(problem.facts.timeLimitMs).toBe(3000);
});

test('test cases come in lexicographical order, by path', async () => {
  for (const layers of [[legacyPackage], [newerPackage]]) {
    const problem = await read(...layers);
    const secret = groupOf(problem.tests, 'secret');
    expect(caseNames(secret)).toEqual(['secret/10-big', 'secret/2-zero']);
    const [big] = secret?.cases ?? [];
    expect(big).toMatchObject({ isSample: false });
    expect(await readFile(big?.input ?? '', 'utf8')).toBe('1000 2000\n');
    expect(await readFile(big?.answer ?? '', 'utf8')).toBe('3000\n');
  }
});

test('settings of legacy groups are inherited down the tree', async () => {
  const problem = await read(legacyPackage, {
    'problem.yaml': 'name: Sum\ntype: scoring\n',
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\nrange: 0 100\n',
    'data/secret/2-zero.in': null,
    'data/secret/2-zero.ans': null,
    'data/secret/10-big.in': null,
    'data/secret/10-big.ans': null,
    'data/secret/10-big.desc': null,
    'data/secret/10-big.hint': null,
    'data/secret/testdata.yaml': 'grader_flags: accept_if_any_accepted\noutput_validator_flags: float_tolerance 1e-3\n',
    'data/secret/g1/testdata.yaml': 'on_reject: break\naccept_score: 40\ngrader_flags: min\n',
    'data/secret/g1/a.in': '',
    'data/secret/g1/a.ans': '',
    'data/secret/g1/b.in': '',
    'data/secret/g1/b.ans': '',
    'data/secret/g2/testdata.yaml': 'accept_score: 30\ngrader_flags: sum\n',
    'data/secret/g2/a.in': '',
    'data/secret/g2/a.ans': '',
    'data/secret/g2/deep/b.in': '',
    'data/secret/g2/deep/b.ans': '',
    'submissions/partially_accepted/half.py': 'print(1)\n',
  });
  const { tests: root, facts } = problem;
  expect(groupOf(root, 'sample')).toMatchObject({ acceptScore: 0, rejectScore: 0, maxScore: 0 });
  expect(facts.totalScore).toBe(100);
  expect(groupOf(root, 'secret')).toMatchObject({ isBreakOnReject: false, aggregation: 'SUM' });
  expect(groupOf(root, 'secret/g1')).toMatchObject({
    isBreakOnReject: true,
    aggregation: 'MIN',
    acceptScore: 40,
    maxScore: 40,
  });
  expect(groupOf(root, 'secret/g2/deep')).toMatchObject({ isBreakOnReject: false, acceptScore: 30, maxScore: 30 });
  expect(groupOf(root, 'secret/g2')?.maxScore).toBe(60);
  expect(groupOf(root, 'secret/g2/deep')?.cases[0]?.validatorFlags).toEqual(['float_tolerance', '1e-3']);
  expect(problem.jury.find(({ name }) => name.startsWith('partially'))?.expected).toEqual([Status.PARTIAL_ACCEPTED]);
});

test('groups of 2025-09 share out their points and name what must pass before them', async () => {
  const problem = await read(newerPackage, {
    'problem.yaml':
      'problem_format_version: 2025-09\ntype: scoring\nname: { en: Sum, zh: 和 }\nuuid: u\nlimits: { time_limit: 1 }\n',
    'data/secret/2-zero.in': null,
    'data/secret/2-zero.ans': null,
    'data/secret/10-big.in': null,
    'data/secret/10-big.ans': null,
    'data/secret/10-big.yaml': null,
    'data/secret/g1/test_group.yaml': 'max_score: 40\n',
    'data/secret/g1/a.in': '',
    'data/secret/g1/a.ans': '',
    'data/secret/g2/test_group.yaml':
      'max_score: 60\nscore_aggregation: sum\nrequire_pass: [sample, secret/g1]\n' +
      'args: [fast]\noutput_validator_args: [case_sensitive]\n',
    'data/secret/g2/plain/a.in': '',
    'data/secret/g2/plain/a.ans': '',
    'data/secret/g2/b.in': '',
    'data/secret/g2/b.ans': '',
    'data/secret/g2/b.yaml': 'args: [slow]\noutput_validator_args: []\n',
  });
  const { tests: root, facts } = problem;
  expect(facts.totalScore).toBe(100);
  expect(groupOf(root, 'sample')).toMatchObject({ acceptScore: 0, rejectScore: 0, maxScore: 0 });
  expect(groupOf(root, 'secret/g1')).toMatchObject({ aggregation: 'MIN', acceptScore: 40, maxScore: 40 });
  const second = groupOf(root, 'secret/g2');
  expect(second).toMatchObject({
    aggregation: 'SUM',
    acceptScore: 30,
    maxScore: 60,
    requires: ['sample', 'secret/g1'],
  });
  expect(second?.cases.map(({ name, args, validatorFlags }) => [name, args, validatorFlags])).toEqual([
    ['secret/g2/b', ['slow'], []],
    ['secret/g2/plain/a', ['fast'], ['case_sensitive']],
  ]);
  expect(second?.cases.map(({ validatorFlags }) => parseTokenFlags(validatorFlags).rules)).toMatchObject([
    { isCaseSensitive: false },
    { isCaseSensitive: true },
  ]);
  // Cases differ, so the problem's own comparison is the default one.
  expect(facts.comparison).toMatchObject({ isCaseSensitive: false });
});

test('drafts with the new folders and the old settings of groups are read as their authors meant them', async () => {
  const problem = await read(newerPackage, {
    'problem.yaml': 'problem_format_version: 2023-07-draft\ntype: scoring\nname: { en: Sum, zh: 和 }\nuuid: u\n',
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
    'data/secret/testdata.yaml': 'accept_score: 50\n',
  });
  expect(groupOf(problem.tests, 'secret')).toMatchObject({
    acceptScore: 50,
    maxScore: 100,
    isBreakOnReject: false,
  });
});

test('a custom validator brings its files, language and arguments', async () => {
  const legacy = await read(legacyPackage, {
    'problem.yaml': 'name: Sum\nvalidation: custom\nvalidator_flags: a b\n',
    'output_validators/check/check.cc': 'int main() {}\n',
    'output_validators/check/check.h': '\n',
  });
  expect(legacy.facts).toMatchObject({
    judgeMode: 'SPECIAL',
    checkerConvention: 'KATTIS',
    checkerLanguageKey: 'cpp',
    comparison: null,
  });
  expect(fileNames(legacy, 'CHECKER_SOURCE')).toEqual(['check.cc', 'check.h']);
  expect(casesOf(legacy.tests).map(({ validatorFlags }) => validatorFlags)).toEqual(Array(3).fill(['a', 'b']));
  const newer = await read(newerPackage, {
    'output_validator/check.py': 'print(1)\n',
    'output_validator/tools.py': '\n',
    'output_validator/__main__.py': '\n',
  });
  expect(newer.facts).toMatchObject({
    judgeMode: 'SPECIAL',
    checkerLanguageKey: 'python3',
    checkerEntryPoint: '__main__.py',
  });
});

test('an interactive problem shows its interactions and hides its data', async () => {
  const problem = await read(legacyPackage, {
    'problem.yaml': 'name: Sum\nvalidation: custom interactive\n',
    'output_validators/talk.py': 'print(1)\n',
    'data/sample/1.interaction': '<1 2\n>3\n',
    'data/sample/2.interaction': '>hello\n',
    'data/sample/3.in': 'secret\n',
    'data/sample/3.ans': 'secret\n',
  });
  expect(problem.facts.judgeMode).toBe('INTERACTIVE');
  expect(problem.samples).toEqual([
    { input: '', output: '', interaction: '<1 2\n>3', explanation: null },
    { input: '', output: '', interaction: '>hello', explanation: null },
  ]);
  expect(caseNames(groupOf(problem.tests, 'sample'))).toEqual(['sample/1', 'sample/3']);
});

test('samples may be shown in another way than they are judged', async () => {
  const problem = await read(newerPackage, {
    'data/sample/1.in.statement': 'one two\n',
    'data/sample/1.in.download': 'one two\n',
    'data/sample/1.out': 'three\n',
    'data/sample/1.files/table.txt': 'x',
  });
  expect(problem.samples).toEqual([{ input: 'one two\n', output: 'three\n', interaction: null, explanation: null }]);
  const [sample] = groupOf(problem.tests, 'sample')?.cases ?? [];
  expect(await readFile(sample?.input ?? '', 'utf8')).toHaveLength(4);
  expect(sample).toMatchObject({ isSample: true, files: [{ name: 'table.txt' }] });
  expect(await readFile(sample?.files[0]?.file ?? '', 'utf8')).toBe('x');
});

test('images of the statements and attachments are listed, a PDF statement is offered for download', async () => {
  const problem = await read(legacyPackage, {
    'problem_statement/problem.en.tex':
      '\\problemname{Sum}\\illustration{0.5}{pics/cave}{A cave.} \\includegraphics{map.png}',
    'problem_statement/pics/cave.jpg': 'jpg',
    'problem_statement/map.png': 'png',
    'problem_statement/problem.sv.pdf': 'pdf',
    'attachments/tool.py': 'x',
  });
  expect(fileNames(problem, 'STATEMENT')).toEqual(['map.png', 'pics/cave.jpg']);
  expect(problem.statements[0]?.description).toContain('![A cave.](pics/cave.jpg)');
  expect(fileNames(problem, 'ATTACHMENT')).toEqual(['tool.py', 'problem.sv.pdf']);
});

test('constants are put into statements and programs, without touching the package', async () => {
  const root = await writePackage(newerPackage, {
    'problem.yaml':
      'problem_format_version: 2025-09\nname: { en: Sum, zh: 和 }\nuuid: u\nlimits: { time_limit: 1 }\n' +
      'constants: { max: { value: 1000, tex: "10^3" } }\n',
    'statement/problem.en.md': 'At most ${{max.tex}}$.\n',
    'submissions/accepted/sum.cpp': 'int a[{{max}}];\n',
  });
  const temporary = await temporaryFolder();
  const opened = packageOf(await readProblemPackage(root, { temporaryFolder: temporary }));
  const { problem } = opened;
  expect(problem.statements[0]?.description).toBe('At most $10^3$.');
  const sum = problem.files.find(({ kind }) => kind === 'JURY_SOURCE');
  expect(await readFile(sum?.file ?? '', 'utf8')).toBe('int a[1000];\n');
  expect(await readFile(`${root}/submissions/accepted/sum.cpp`, 'utf8')).toBe('int a[{{max}}];\n');
  await opened.dispose();
  await expect(access(sum?.file ?? '')).rejects.toThrow('ENOENT');
});

test('submissions may be folders, carry a tag, and be described in submissions.yaml', async () => {
  const problem = await read(newerPackage, {
    'submissions/accepted/two/main.py': 'import util\n',
    'submissions/accepted/two/util.py': '\n',
    'submissions/wrong_answer/slow.java':
      '// @EXPECTED_RESULTS@: TIMELIMIT, WRONG-ANSWER\nclass Slow { public static void main(String[] a) {} }\n',
    'submissions/mixed/a.py': 'print(1)\n',
    'submissions/submissions.yaml':
      'mixed/a.py: { permitted: [AC, RTE], required: [RTE] }\naccepted/two: { entrypoint: util.py }\n',
  });
  const byName = new Map(problem.jury.map((solution) => [solution.name, solution]));
  expect(byName.get('accepted/two')).toMatchObject({ languageKey: 'python3', entryPoint: 'util.py' });
  expect(fileNames(problem, 'JURY_SOURCE').filter((name) => name.startsWith('accepted/two/'))).toEqual([
    'accepted/two/main.py',
    'accepted/two/util.py',
  ]);
  expect(byName.get('wrong_answer/slow.java')).toMatchObject({
    entryPoint: 'Slow',
    expected: [Status.TIME_LIMIT_EXCEEDED, Status.WRONG_ANSWER],
  });
  expect(byName.get('mixed/a.py')?.expected).toEqual([Status.MEMORY_LIMIT_EXCEEDED, Status.RUNTIME_ERROR]);
});

test('a zip is read with its top folder or without, and goes away when disposed of', async () => {
  const temporary = await temporaryFolder();
  for (const prefix of ['', 'some-folder/']) {
    const zip = await writeZip(
      Object.fromEntries(Object.entries(legacyPackage).map(([name, content]) => [prefix + name, content])),
    );
    const opened = packageOf(await readProblemPackage(zip, { temporaryFolder: temporary }));
    const { problem } = opened;
    expect(problem.shortName).toBe('sum');
    expect(problem.facts.timeLimitMs).toBe(3000);
    const path = groupOf(problem.tests, 'secret')?.cases[0]?.input ?? '';
    expect(path.startsWith(temporary)).toBe(true);
    await opened.dispose();
    await opened.dispose();
    await expect(access(path)).rejects.toThrow('ENOENT');
  }
});
