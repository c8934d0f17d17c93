import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services } from '@verdict/schema/core/context.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import '@verdict/schema/wiring.ts';

/** Cases of the trivial problem. */
export const caseCount = 20;

const yaml = (timeLimitSeconds: number, uuid: string) => `problem_format_version: 2023-07-draft
type: pass-fail
name:
  en: Sum of two numbers
uuid: ${uuid}
license: public domain
limits:
  time_limit: ${timeLimitSeconds}
`;

/** A package folder whose problem the C++ template solves: two numbers in, their sum out. */
export interface TrivialPackage extends AsyncDisposable {
  readonly folder: string;
  /** Holds 01.in, 01.ans and so on. */
  readonly dataFolder: string;
}

/** Where the package is not the usual one. */
interface PackageWishes {
  readonly cases?: number;
  readonly timeLimitSeconds?: number;
  /** Of its own for a second package on one site. */
  readonly uuid?: string;
}

/** Writes the package into a temporary folder. */
export async function writeTrivialPackage({
  cases = caseCount,
  timeLimitSeconds = 1,
  uuid = '5a0c3f0e-7a1d-4d57-9d0b-0f3c5d1f7b20',
}: PackageWishes = {}): Promise<TrivialPackage> {
  const parent = await mkdtemp(join(tmpdir(), 'verdict-bench-package-'));
  const folder = join(parent, 'sum');
  const dataFolder = join(folder, 'data', 'secret');
  for (const path of [dataFolder, join(folder, 'data', 'sample'), join(folder, 'statement')])
    await mkdir(path, { recursive: true });
  await writeFile(join(folder, 'problem.yaml'), yaml(timeLimitSeconds, uuid));
  await writeFile(join(folder, 'statement', 'problem.en.md'), 'Print the sum of the two numbers.\n');
  for (let number = 1; number <= cases; number += 1) {
    const path = join(dataFolder, String(number).padStart(2, '0'));
    await writeFile(`${path}.in`, `${number} ${number * number}\n`);
    await writeFile(`${path}.ans`, `${number + number * number}\n`);
  }
  return { folder, dataFolder, [Symbol.asyncDispose]: () => rm(parent, { recursive: true, force: true }) };
}

/** Imports the package. @returns the problem's display id. */
export async function importTrivialPackage(
  services: Pick<Services, 'db' | 'files' | 'pubsub'>,
  { folder }: TrivialPackage,
): Promise<string> {
  const read = await readProblemPackage(folder);
  if (!read.ok) throw new Error(`The benchmark's own package is wrong: ${JSON.stringify(read.problems)}`);
  await using opened = read.package;
  return (await importProblem(services, opened.problem, { isJuryJudged: false })).displayId;
}
