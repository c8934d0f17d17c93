import { access, readFile } from 'node:fs/promises';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { comparisonOfCase } from '@verdict/schema/problem/package/kattis/validators.ts';
import type { ProblemPackage, ReadResult, TestGroup } from '@verdict/schema/problem/package/problem-package.types.ts';
import { expect, test } from 'vitest';
import {
  legacyPackage,
  newerPackage,
  temporaryFolder,
  writePackage,
  writeZip,
  type PackageFiles,
} from './package-folder.ts';

function packageOf(result: ReadResult): ProblemPackage {
  if (!result.ok) throw new Error(`The package was refused: ${JSON.stringify(result.problems, null, 2)}`);
  return result.package;
}

async function read(...layers: readonly PackageFiles[]): Promise<ProblemPackage> {
  return packageOf(await readProblemPackage(await writePackage(...layers)));
}

function groupOf(group: TestGroup, name: string): TestGroup | undefined {
  if (group.name === name) return group;
  return group.groups.map((inner) => groupOf(inner, name)).find((found) => found !== undefined);
}

function caseNames(group: TestGroup | undefined): string[] {
  return group?.cases.map(({ name }) => name) ?? [];
}

test('a legacy package gives its statement, data, limits and submissions', async () => {
  const result = await readProblemPackage(await writePackage(legacyPackage));
  expect(result.warnings).toEqual([]);
  const problem = packageOf(result);
  expect(problem).toMatchObject({
    shortName: 'sum',
    format: 'legacy',
    metadata: { names: { en: 'Sum of Two' }, authors: ['Ann'], isScoring: false },
    limits: { timeLimitMs: 3000, isTimeLimitDefault: false, memoryBytes: null },
    comparison: { kind: 'default' },
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
    testData: { samples: [{ kind: 'text', name: 'sample/1', input: '1 2\n', output: '3\n' }], maxScore: null },
  });
  expect(problem.submissions.map(({ name, language, expected }) => [name, language, expected.verdicts])).toEqual([
    ['accepted/sum.cpp', 'cpp', ['AC']],
    ['wrong_answer/zero.py', 'python3', ['WA']],
  ]);
  expect(problem.inputValidators).toMatchObject([{ name: 'check.py', language: 'python3' }]);
});

test('the same problem in the layout of 2025-09 reads the same, with both languages', async () => {
  const problem = await read(newerPackage);
  expect(problem.format).toBe('2025-09');
  expect(problem.metadata.names).toEqual({ en: 'Sum of Two', zh: '两数之和' });
  expect(problem.statements).toMatchObject([
    { language: 'en', input: 'Two numbers.' },
    { language: 'zh', title: '两数之和', description: '相加。', input: '两个数。', output: '它们的和。' },
  ]);
  expect(problem.limits.timeLimitMs).toBe(3000);
});

test('test cases come in lexicographical order, by path and size, with their notes', async () => {
  for (const layers of [[legacyPackage], [newerPackage]]) {
    const problem = await read(...layers);
    const secret = groupOf(problem.testData.root, 'secret');
    expect(caseNames(secret)).toEqual(['secret/10-big', 'secret/2-zero']);
    const [big] = secret?.cases ?? [];
    expect(big).toMatchObject({
      inputBytes: 10,
      answerBytes: 5,
      isSample: false,
      description: 'Large numbers.',
      hint: 'Mind the size.',
    });
    expect(await readFile(big?.inputPath ?? '', 'utf8')).toBe('1000 2000\n');
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
  const { root, isSampleIgnored, maxScore } = problem.testData;
  expect(isSampleIgnored).toBe(true);
  expect(maxScore).toBe(100);
  expect(groupOf(root, 'secret')).toMatchObject({ onReject: 'continue', isAcceptedByAny: true, aggregation: 'sum' });
  expect(groupOf(root, 'secret/g1')).toMatchObject({
    onReject: 'break',
    aggregation: 'min',
    acceptScore: 40,
    maxScore: 40,
    range: [0, 100],
  });
  expect(groupOf(root, 'secret/g2/deep')).toMatchObject({ onReject: 'continue', acceptScore: 30, maxScore: 30 });
  expect(groupOf(root, 'secret/g2')?.maxScore).toBe(60);
  expect(groupOf(root, 'secret/g2/deep')?.cases[0]?.validatorFlags).toEqual(['float_tolerance', '1e-3']);
  expect(problem.submissions.find(({ name }) => name.startsWith('partially'))?.expected.verdicts).toEqual(['PAC']);
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
  const { root, maxScore, isSampleIgnored } = problem.testData;
  expect(maxScore).toBe(100);
  expect(isSampleIgnored).toBe(true);
  expect(groupOf(root, 'secret/g1')).toMatchObject({ aggregation: 'min', acceptScore: 40, maxScore: 40 });
  const second = groupOf(root, 'secret/g2');
  expect(second).toMatchObject({
    aggregation: 'sum',
    acceptScore: 30,
    maxScore: 60,
    requirePass: ['sample', 'secret/g1'],
  });
  expect(second?.cases.map(({ name, args, validatorFlags }) => [name, args, validatorFlags])).toEqual([
    ['secret/g2/b', ['slow'], []],
    ['secret/g2/plain/a', ['fast'], ['case_sensitive']],
  ]);
  expect(second?.cases.map((testCase) => comparisonOfCase(problem.comparison, testCase))).toMatchObject([
    { caseSensitive: false },
    { caseSensitive: true },
  ]);
});

test('drafts with the new folders and the old settings of groups are read as their authors meant them', async () => {
  const problem = await read(newerPackage, {
    'problem.yaml': 'problem_format_version: 2023-07-draft\ntype: scoring\nname: { en: Sum, zh: 和 }\nuuid: u\n',
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
    'data/secret/testdata.yaml': 'accept_score: 50\n',
  });
  expect(groupOf(problem.testData.root, 'secret')).toMatchObject({
    acceptScore: 50,
    maxScore: 100,
    onReject: 'continue',
  });
});

test('a custom validator brings its files, language and arguments', async () => {
  const legacy = await read(legacyPackage, {
    'problem.yaml': 'name: Sum\nvalidation: custom\nvalidator_flags: a b\n',
    'output_validators/check/check.cc': 'int main() {}\n',
    'output_validators/check/check.h': '\n',
  });
  expect(legacy.comparison).toMatchObject({
    kind: 'custom',
    interactive: false,
    scoring: false,
    flags: ['a', 'b'],
    language: 'cpp',
    files: [{ name: 'check.cc' }, { name: 'check.h' }],
  });
  const newer = await read(newerPackage, {
    'output_validator/check.py': 'print(1)\n',
    'output_validator/tools.py': '\n',
    'output_validator/__main__.py': '\n',
  });
  expect(newer.comparison).toMatchObject({ kind: 'custom', language: 'python3', entryPoint: '__main__.py' });
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
  expect(problem.comparison).toMatchObject({ kind: 'custom', interactive: true });
  expect(problem.testData.samples).toEqual([
    {
      kind: 'interaction',
      name: 'sample/1',
      lines: [
        { from: 'judge', text: '1 2' },
        { from: 'submission', text: '3' },
      ],
    },
    { kind: 'interaction', name: 'sample/2', lines: [{ from: 'submission', text: 'hello' }] },
  ]);
  expect(caseNames(groupOf(problem.testData.root, 'sample'))).toEqual(['sample/1', 'sample/3']);
});

test('samples may be shown in another way than they are judged', async () => {
  const problem = await read(newerPackage, {
    'data/sample/1.in.statement': 'one two\n',
    'data/sample/1.in.download': 'one two\n',
    'data/sample/1.out': 'three\n',
    'data/sample/1.files/table.txt': 'x',
  });
  expect(problem.testData.samples).toEqual([{ kind: 'text', name: 'sample/1', input: 'one two\n', output: 'three\n' }]);
  const [sample] = groupOf(problem.testData.root, 'sample')?.cases ?? [];
  expect(sample).toMatchObject({ inputBytes: 4, isFullyShown: true, files: [{ name: 'table.txt', bytes: 1 }] });
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
  expect(problem.statementFiles.map(({ name }) => name)).toEqual(['map.png', 'pics/cave.jpg']);
  expect(problem.statements[0]?.description).toContain('![A cave.](pics/cave.jpg)');
  expect(problem.attachments.map(({ name }) => name)).toEqual(['tool.py', 'problem.sv.pdf']);
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
  const problem = packageOf(await readProblemPackage(root, { temporaryFolder: temporary }));
  expect(problem.statements[0]?.description).toBe('At most $10^3$.');
  const [sum] = problem.submissions;
  expect(await readFile(sum?.files[0]?.path ?? '', 'utf8')).toBe('int a[1000];\n');
  expect(await readFile(`${root}/submissions/accepted/sum.cpp`, 'utf8')).toBe('int a[{{max}}];\n');
  await problem.dispose();
  await expect(access(sum?.files[0]?.path ?? '')).rejects.toThrow('ENOENT');
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
  const byName = new Map(problem.submissions.map((submission) => [submission.name, submission]));
  expect(byName.get('accepted/two')).toMatchObject({
    language: 'python3',
    entryPoint: 'util.py',
    files: [{ name: 'main.py' }, { name: 'util.py' }],
  });
  expect(byName.get('wrong_answer/slow.java')).toMatchObject({
    entryPoint: 'Slow',
    expected: { verdicts: ['TLE', 'WA'], origin: 'tag' },
  });
  expect(byName.get('mixed/a.py')?.expected).toMatchObject({ verdicts: ['MLE', 'RE'], origin: 'submissions.yaml' });
});

test('a zip is read with its top folder or without, and goes away when disposed of', async () => {
  const temporary = await temporaryFolder();
  for (const prefix of ['', 'some-folder/']) {
    const zip = await writeZip(
      Object.fromEntries(Object.entries(legacyPackage).map(([name, content]) => [prefix + name, content])),
    );
    const problem = packageOf(await readProblemPackage(zip, { temporaryFolder: temporary }));
    expect(problem.shortName).toBe('sum');
    expect(problem.limits.timeLimitMs).toBe(3000);
    const path = groupOf(problem.testData.root, 'secret')?.cases[0]?.inputPath ?? '';
    expect(path.startsWith(temporary)).toBe(true);
    await problem.dispose();
    await problem.dispose();
    await expect(access(path)).rejects.toThrow('ENOENT');
  }
});
