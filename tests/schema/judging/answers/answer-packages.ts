import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importProblem, type ImportedProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import type { TestServer } from '../../../server/test-server.ts';

const head = (title: string) =>
  `problem_format_version: 2025-09\nname: { en: ${title} }\nuuid: 7a52c5f0-0000-4000-8000-000000000001\n`;

/** Factor numbers: a file with two factors for each. */
export const factorsPackage: Readonly<Record<string, string>> = {
  'problem.yaml': `${head('Factors')}type: submit-answer\nlimits: { time_limit: 1 }\n`,
  'statement/problem.en.md': 'Write two factors of each number into a file.\n',
  'data/sample/1.in': '6\n',
  'data/sample/1.ans': '2 3\n',
  'data/secret/small.in': '15\n',
  'data/secret/small.ans': '3 5\n',
  'data/secret/large.in': '1001\n',
  'data/secret/large.ans': '7 143\n',
  'submissions/accepted/all/1.out': '2 3\n',
  'submissions/accepted/all/small.out': '3 5\n',
  'submissions/accepted/all/large.out': '7 143\n',
  'submissions/wrong_answer/large.out': '7 144\n',
};

/** A number is doubled, then the result is halved. */
export const doublePackage: Readonly<Record<string, string>> = {
  'problem.yaml': `${head('Double')}type: multi-pass\nlimits: { time_limit: 1, validation_passes: 4 }\n`,
  'statement/problem.en.md': 'Double it, then halve it.\n',
  'data/sample/1.in': 'double 6\n',
  'data/sample/1.ans': '6\n',
  'data/secret/1.in': 'double 15\n',
  'data/secret/1.ans': '15\n',
  'output_validator/check.py': 'import sys\nsys.exit(42)\n',
  'submissions/accepted/main.py': 'print(1)\n',
};

/** Writes a package to a folder that the system removes some day. */
export async function writeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'verdict-answers-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  return root;
}

/** Imports a package as a public problem. */
export async function importFiles(
  server: Pick<TestServer, 'services'>,
  files: Readonly<Record<string, string>>,
): Promise<ImportedProblem> {
  const read = await readProblemPackage(await writeFolder(files));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await using opened = read.package;
  return importProblem(server.services, opened.problem, { packageName: null, isJuryJudged: false });
}
