import { readFile } from 'node:fs/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import type { ReadProblem } from '@verdict/schema/problem/package/problem-content.ts';
import { expect, test } from 'vitest';
import { legacyPackage, newerPackage, writePackage, type PackageFiles } from './package-folder.ts';

/** A package that is read, with its warnings as lines. */
async function read(
  ...layers: readonly PackageFiles[]
): Promise<{ readonly problem: ReadProblem; readonly warnings: string[] }> {
  const result = await readProblemPackage(await writePackage(...layers));
  if (!result.ok) throw new Error(result.problems.map(({ file, message }) => `${file} ${message}`).join('\n'));
  return {
    problem: result.package.problem,
    warnings: result.warnings.map(({ file, message }) => `${file} ${message}`),
  };
}

const scoring = { 'problem.yaml': 'name: Sum\ntype: scoring\nlicense: cc by-sa\n' };
const validator = (code: string) => ({ 'output_validators/check.py': code });

test('a jury source that is no text keeps its bytes', async () => {
  const bytes = Buffer.from('int main() { /* \0 \xff */ }\n', 'latin1');
  const { problem } = await read(legacyPackage, { 'submissions/accepted/sum.cpp': bytes });
  const source = problem.files.find(({ kind, name }) => kind === 'JURY_SOURCE' && name === 'accepted/sum.cpp/sum.cpp');
  expect(await readFile(source?.file ?? '')).toEqual(bytes);
});

test('a NUL character in a statement refuses the package by the name of the file', async () => {
  const result = await readProblemPackage(
    await writePackage(legacyPackage, { 'problem_statement/problem.en.tex': '\\problemname{Sum}\0' }),
  );
  expect(result).toMatchObject({
    ok: false,
    problems: [{ file: 'problem_statement/problem.en.tex', message: 'holds a NUL character, so it is no text.' }],
  });
});

test('a sample that is no text is judged and not shown', async () => {
  const { problem, warnings } = await read(legacyPackage, { 'data/sample/1.in': '1\0' });
  expect(warnings).toContain('data/sample/1.in is no UTF-8 text: it is judged, but not shown in the statement.');
  expect([problem.samples, problem.tests.groups[0]?.cases.length]).toEqual([[], 1]);
});

test('a package with samples only is judged by them, with a warning', async () => {
  const noSecret = Object.fromEntries(
    Object.keys(legacyPackage)
      .filter((name) => name.startsWith('data/secret'))
      .map((name) => [name, null]),
  );
  const { problem, warnings } = await read(legacyPackage, noSecret);
  expect(warnings).toContain('data/secret has no test cases: submissions are judged by the samples only.');
  expect(problem.tests.groups.map(({ name, cases }) => [name, cases.length])).toEqual([['sample', 1]]);
});

test('a missing statement is a warning; a PDF beside problem.yaml is an attachment', async () => {
  const bare = await read(legacyPackage, { 'problem_statement/problem.en.tex': null });
  expect(bare.warnings).toContain(
    'problem_statement has no problem statement: the problem cannot be published before it has one.',
  );
  expect(bare.problem).toMatchObject({ statements: [], facts: { title: 'Sum' } });
  const pdf = await read(legacyPackage, { 'problem_statement/problem.en.tex': null, 'problem.pdf': '%PDF' });
  expect(pdf.problem.files.filter(({ kind }) => kind === 'ATTACHMENT').map(({ name }) => name)).toEqual([
    'problem.pdf',
  ]);
});

test('a validator that writes points is scored by them, and named where problem.yaml does not say so', async () => {
  const yaml = 'name: Sum\ntype: scoring\nvalidation: custom\n';
  const giving = await read(
    legacyPackage,
    { 'problem.yaml': yaml },
    validator("open(f'{fb}/score.txt', 'w').write('60')"),
  );
  expect(giving.warnings).toContain(
    'problem.yaml has no "score" in "validation", but the output validator gives points; they are the score.',
  );
  expect(giving.problem).toMatchObject({ facts: { judgeMode: 'SPECIAL', totalScore: null } });
  const plain = await read(legacyPackage, { 'problem.yaml': yaml }, validator('sys.exit(42)'));
  expect(plain.problem).toMatchObject({ facts: { judgeMode: 'SPECIAL', totalScore: 3 } });
});

test('legacy groups that count samples or give more than their range are named', async () => {
  const ranged = { 'data/secret/testdata.yaml': 'range: 0 100\naccept_score: 70\n' };
  expect((await read(legacyPackage, scoring, ranged)).warnings).toEqual([
    'data/sample counts: the points of the samples (1) are part of the score.',
    'data/secret/testdata.yaml has a "range" of at most 100 points, but its parts give 140 together; 140 is used.',
  ]);
  expect(
    (
      await read(legacyPackage, scoring, {
        'data/testdata.yaml': 'grader_flags: ignore_sample\n',
        'data/secret/testdata.yaml': 'range: 0 100\naccept_score: 50\n',
      })
    ).warnings,
  ).toEqual([]);
  expect((await read(newerPackage)).warnings).toEqual([]);
});

test('legacy points are read as DOMjudge reads them where only so the best program gets its stated score', async () => {
  const groups = {
    'data/testdata.yaml': 'on_reject: continue\ngrader_flags: sum\n',
    'data/secret/testdata.yaml': 'on_reject: continue\ngrader_flags: sum\n',
    ...Object.fromEntries(
      ['a', 'b'].flatMap((name) => [
        [`data/secret/${name}/testdata.yaml`, 'accept_score: 30\n'],
        ...['1', '2'].flatMap((number) =>
          ['in', 'ans'].map((kind) => [`data/secret/${name}/${number}.${kind}`, '1\n']),
        ),
      ]),
    ),
  };
  const noOthers = Object.fromEntries(
    Object.keys(legacyPackage)
      .filter((name) => name.startsWith('data/secret'))
      .map((name) => [name, null]),
  );
  const stating = (score: number) =>
    read(legacyPackage, noOthers, scoring, groups, { 'submissions/accepted/all.py': `# @EXPECTED_SCORE@: ${score}\n` });
  const theirs = await stating(60);
  const sampleScore = (problem: ReadProblem) => problem.tests.groups.find(({ name }) => name === 'sample')?.maxScore;
  expect([theirs.problem.facts.totalScore, sampleScore(theirs.problem), theirs.warnings]).toEqual([60, 0, []]);
  const secret = theirs.problem.tests.groups.at(-1);
  expect(secret?.groups.map(({ aggregation, acceptScore, maxScore }) => [aggregation, acceptScore, maxScore])).toEqual([
    ['MIN', 30, 30],
    ['MIN', 30, 30],
  ]);
  const ours = (await stating(121)).problem;
  expect([ours.facts.totalScore, sampleScore(ours)]).toEqual([121, 1]);
});

test('tags of a scoring package expect partially accepted with a case of that verdict, and the score', async () => {
  const { problem } = await read(legacyPackage, scoring, {
    'submissions/mixed/slow.py': '# @EXPECTED_RESULTS@: TIMELIMIT\n# @EXPECTED_SCORE@: 74.42\n',
    'submissions/accepted/part.py': '# @EXPECTED_SCORE@: 60\n',
  });
  const expected = (name: string) => problem.jury.find((solution) => solution.name === name);
  expect(expected('mixed/slow.py')).toMatchObject({
    expected: [Status.TIME_LIMIT_EXCEEDED, Status.PARTIAL_ACCEPTED],
    minScore: 74.42,
    maxScore: 74.42,
    conditions: [{ cases: null, permitted: null, required: ['TLE'], score: null }],
  });
  expect(expected('accepted/part.py')).toMatchObject({
    expected: [Status.ACCEPTED, Status.PARTIAL_ACCEPTED],
    minScore: 60,
    maxScore: 60,
    conditions: [],
  });
});
