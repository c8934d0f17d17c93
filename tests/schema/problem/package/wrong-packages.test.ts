import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { casesOf } from '@verdict/schema/problem/package/problem-content.ts';
import { expect, test } from 'vitest';
import { legacyPackage, newerPackage, temporaryFolder, writePackage, type PackageFiles } from './package-folder.ts';

/** What is wrong, one line per problem: the file, then the sentence. */
async function problemsOf(...layers: readonly PackageFiles[]): Promise<string[]> {
  const result = await readProblemPackage(await writePackage(...layers));
  return result.ok ? [] : result.problems.map(({ file, message }) => `${file} ${message}`);
}

async function warningsOf(...layers: readonly PackageFiles[]): Promise<string[]> {
  const result = await readProblemPackage(await writePackage(...layers));
  expect(result.ok ? [] : result.problems).toEqual([]);
  return result.warnings.map(({ file, message }) => `${file} ${message}`);
}

test('everything wrong is listed at once, with file names', async () => {
  const problems = await problemsOf(legacyPackage, {
    'problem.yaml': 'name: Sum\nvalidation: custom\n',
    '.timelimit': 'soon\n',
    'problem_statement/problem.en.tex': '\\problemname{Sum} \\includegraphics{gone.png}',
    'problem_statement/problem.de.tex': Buffer.from([0x66, 0xfc, 0x72]),
    'data/secret/3.in': '1\n',
    'data/secret/4.ans': '1\n',
    'data/1.in': '1\n',
    'data/secret/empty/testdata.yaml': 'on_reject: sometimes\n',
  });
  expect(problems.toSorted()).toEqual([
    '.timelimit does not hold a number of seconds.',
    'data/1.in is not in a group.',
    'data/secret/3.in has no answer file data/secret/3.ans.',
    'data/secret/4.ans has no input file data/secret/4.in.',
    'data/secret/empty is a test group without test cases.',
    'data/secret/empty/testdata.yaml "on_reject" is wrong: it must be "break" or "continue".',
    'problem.yaml asks for a custom output validator ("validation: custom"), ' +
      'but the folder output_validators is missing.',
    'problem_statement/problem.de.tex is not UTF-8 text.',
    'problem_statement/problem.en.tex shows the image gone.png, but there is no problem_statement/gone.png.',
  ]);
});

test('a wrong time limit is said once, and not as an absent one', async () => {
  const wrong = { 'problem.yaml': 'name: Sum\nlimits: { time_limit: soon }\n', '.timelimit': null };
  const result = await readProblemPackage(await writePackage(legacyPackage, wrong));
  const said = [...(result.ok ? [] : result.problems), ...result.warnings].map(({ message }) => message);
  expect(said.filter((message) => message.includes('time'))).toEqual([
    '"limits.time_limit" is wrong: it must be a number.',
  ]);
});

test('a path that is no package says so', async () => {
  const folder = await temporaryFolder();
  expect(await readProblemPackage(join(folder, 'none'))).toMatchObject({ ok: false, problems: [{ file: '.' }] });
  expect(await readProblemPackage(folder)).toMatchObject({
    ok: false,
    problems: [{ file: 'problem.yaml', message: 'is missing.' }],
  });
  const outer = join(await writePackage(legacyPackage), '..');
  expect(await readProblemPackage(outer)).toMatchObject({
    ok: false,
    problems: [{ hint: 'There is one at sum/problem.yaml; give that folder instead.' }],
  });
});

test('a package without test data or names is refused', async () => {
  expect(await problemsOf({ 'problem.yaml': 'name: Sum\n', 'problem_statement/problem.tex': 'Text' })).toEqual([
    'data/secret has no test cases.',
  ]);
  expect(
    await problemsOf(legacyPackage, { 'problem.yaml': 'author: Ann\n', 'problem_statement/problem.en.tex': 'Text' }),
  ).toEqual(['problem_statement/problem.en.tex has no name of the problem in the language "en".']);
  expect(await problemsOf(newerPackage, { 'statement/problem.sv.md': 'Text' })).toEqual([
    'statement/problem.sv.md has no name of the problem in the language "sv".',
  ]);
  expect(await problemsOf(newerPackage, { 'statement/problem.en.tex': 'Text' })).toEqual([
    'statement has several statements in the same language: problem.en.md, problem.en.tex.',
  ]);
});

test('images from other sites, and names that lead out of the folder, are refused', async () => {
  expect(
    await problemsOf(newerPackage, {
      'statement/problem.en.md':
        '![a](https://example.org/a.png) ![b](../problem.yaml) <img src="//example.org/c.png">\n',
    }),
  ).toEqual([
    'statement/problem.en.md shows the image https://example.org/a.png, which is not in the package.',
    'statement/problem.en.md shows the image ../problem.yaml, but there is no statement/../problem.yaml.',
    'statement/problem.en.md shows the image //example.org/c.png, which is not in the package.',
  ]);
});

test('validators that cannot be run here are refused in words', async () => {
  const custom = { 'problem.yaml': 'name: Sum\nvalidation: custom\n' };
  expect(await problemsOf(legacyPackage, custom, { 'output_validators/a.rs': 'fn main() {}' })).toEqual([
    'output_validators/a.rs is an output validator with sources in rust.',
  ]);
  expect(
    await problemsOf(legacyPackage, custom, {
      'output_validators/v/build': '#!/bin/sh\n',
      'output_validators/v/run': '',
    }),
  ).toEqual(['output_validators/v is an output validator with no source file of a language known here.']);
  expect(
    await problemsOf(legacyPackage, custom, { 'output_validators/a.py': '', 'output_validators/b.py': '' }),
  ).toEqual(['output_validators has 2 output validators (a.py, b.py); there can be one.']);
  expect(await problemsOf(legacyPackage, { 'output_validators/a.py': '' })).toEqual([
    'output_validators/a.py is an output validator, but "validation" in problem.yaml is "default".',
  ]);
  expect(
    await problemsOf(newerPackage, {
      'problem.yaml': 'problem_format_version: 2025-09\nname: { en: a, zh: b }\nuuid: u\ntype: interactive\n',
    }),
  ).toEqual(['problem.yaml describes an interactive problem, which needs an output validator of its own.']);
  expect(await problemsOf(newerPackage, { 'static_validator/a.py': '' })).toEqual([
    'static_validator checks the source code of submissions, which is not supported.',
  ]);
});

test('arguments the default validator does not know are named, of the problem and of groups', async () => {
  expect(
    await problemsOf(legacyPackage, { 'problem.yaml': 'name: Sum\nvalidator_flags: float_tolerance\n' }),
  ).toContain(
    'problem.yaml "validator_flags" is wrong: ' +
      '"float_tolerance" is followed by "" instead of a number that is at least 0.',
  );
  expect(await problemsOf(legacyPackage, { 'data/secret/testdata.yaml': 'output_validator_flags: fast\n' })).toEqual([
    'data/secret/2-zero.in has wrong arguments for the output validator: ' +
      '"fast" is no argument of the default output validator.',
  ]);
});

test('graders of the package and broken rules between groups are refused', async () => {
  expect(await problemsOf(legacyPackage, { 'data/testdata.yaml': 'grading: custom\n' })).toEqual([
    'data/testdata.yaml asks for the grader "custom"; only the default grader is supported.',
  ]);
  const scoring = 'problem_format_version: 2025-09\ntype: scoring\nname: { en: a, zh: b }\nuuid: u\n';
  expect(
    await problemsOf(newerPackage, {
      'problem.yaml': scoring,
      'data/secret/g/test_group.yaml': 'require_pass: secret/h\n',
      'data/secret/g/a.in': '',
      'data/secret/g/a.ans': '',
    }),
  ).toEqual([
    'data/secret has test cases beside (or in folders that are not) test groups.',
    'data/secret/g/test_group.yaml has no "max_score".',
    'data/secret/g/test_group.yaml "require_pass" names "secret/h", which is no group before this one.',
  ]);
});

test('a sample interaction with a line of nobody is refused', async () => {
  expect(
    await problemsOf(legacyPackage, {
      'problem.yaml': 'name: Sum\nvalidation: custom interactive\n',
      'output_validators/a.py': '',
      'data/sample/1.interaction': '<1\nhello\n',
    }),
  ).toEqual([
    'data/sample/1.interaction line 2 starts with neither "<" (said by the judge) nor ">" (said by the submission).',
  ]);
});

test('a note on a case that is no text refuses the package', async () => {
  expect(await problemsOf(legacyPackage, { 'data/secret/10-big.hint': Buffer.from([0x66, 0xfc, 0x72]) })).toEqual([
    'data/secret/10-big.hint is not UTF-8 text.',
  ]);
});

test('links inside a package are followed, links out of it are refused', async () => {
  const root = await writePackage(legacyPackage);
  await symlink('1.in', join(root, 'data/sample/2.in'));
  await symlink('1.ans', join(root, 'data/sample/2.ans'));
  const result = await readProblemPackage(root);
  expect(result.ok && result.package.problem.samples.map(({ input }) => input)).toEqual(['1 2\n', '1 2\n']);
  expect(result.ok && casesOf(result.package.problem.tests).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sample/1', 'sample/2']),
  );
  await symlink('/etc/passwd', join(root, 'data/sample/3.in'));
  await symlink('..', join(root, 'data/sample/loop'));
  await symlink('nowhere', join(root, 'data/sample/4.in'));
  expect(await readProblemPackage(root)).toMatchObject({
    ok: false,
    problems: [
      { file: 'data/sample/3.in', message: 'is a link out of the package.' },
      { file: 'data/sample/4.in', message: 'is a link to a file that does not exist.' },
      { file: 'data/sample/loop', message: 'is a link to a folder it is in.' },
    ],
  });
});

test('what is only odd is a warning', async () => {
  const warnings = await warningsOf(legacyPackage, {
    'data/secret/testdata.yaml': 'on_reject: break\non_reject: continue\n',
    '.timelimit': null,
    'problem.yaml': 'name: Sum\ncolour: red\n',
    'data/secret/notes.txt': 'x',
    'data/generate.py': 'x',
    'data/secret/my case.in': 'x',
    'data/secret/5.hint': 'x',
    'data/other/1.in': 'x',
    'submissions/accepted/README.md': 'x',
    'submissions/lucky/a.py': 'x',
    'submissions/accepted/sum.cpp': null,
    'problem_statement/problem.en.tex': '\\problemname{Sum} \\frobnicate',
  });
  expect(warnings.toSorted()).toEqual([
    'data has files that are ignored: generate.py.',
    'data/other is ignored: test data is in data/sample and data/secret.',
    'data/secret/5.hint belongs to no test case: there is no data/secret/5.in.',
    'data/secret/my case.in is left out: ' +
      'the format allows only letters, digits, dots, dashes and underscores in names.',
    'data/secret/notes.txt belongs to no test case and is ignored.',
    'data/secret/testdata.yaml has a key twice (line 2); the last one counts.',
    'problem.yaml has the unknown key "colour", which is ignored.',
    'problem.yaml states no time limit; 2 seconds are taken.',
    'problem_statement/problem.en.tex the macro "\\frobnicate" is not known and left out.',
    'submissions has no accepted submission; nothing shows that the problem can be solved.',
    'submissions/accepted has files that are no source code of a language known here and are left out: README.md.',
    'submissions/lucky/a.py is left out: the folder "lucky" says nothing of what is expected.',
  ]);
});
