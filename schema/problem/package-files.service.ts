import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { FileStore } from '../context.ts';
import type { PackageFile, ProblemPackage, SourceProgram, TestGroup } from '../problem-package/problem-package.types.ts';
import type { StoredRef } from '../test-data/test-data.types.ts';
import { refOf } from './package-tests.ts';
import type { StoredByPath } from './package-tests.ts';

/** Files written at the same time: each waits for the disk, not for the processor. */
const filesAtOnce = 8;

/** A file of a problem and what it is for. */
export interface ProblemFileToStore extends PackageFile {
  readonly kind: ProblemFileKind;
}

/** Every file of a package that a problem keeps, test data apart, under the name it has in its kind. */
export function problemFilesOf(problem: ProblemPackage): ProblemFileToStore[] {
  const files: ProblemFileToStore[] = [
    ...problem.statementFiles.map((file) => ({ ...file, kind: 'STATEMENT' as const })),
    ...problem.attachments.map((file) => ({ ...file, kind: 'ATTACHMENT' as const })),
    ...(problem.comparison.kind === 'custom' ? problem.comparison.files.map((file) => ({ ...file, kind: 'CHECKER_SOURCE' as const })) : []),
    ...problem.includes.flatMap(({ language, files: included }) => included.map((file) => ({ ...file, name: `${language}/${file.name}`, kind: 'INCLUDE' as const }))),
    ...problem.submissions.flatMap(({ name, files: sources }) => sources.map((file) => ({ ...file, name: `${name}/${file.name}`, kind: 'JURY_SOURCE' as const }))),
    ...judgedValidators(problem).flatMap(({ name, files: sources }) => sources.map((file) => ({ ...file, name: `${name}/${file.name}`, kind: 'INPUT_VALIDATOR' as const }))),
  ];
  return [...new Map(files.map((file) => [`${file.kind} ${file.name}`, file])).values()];
}

/** Validators of inputs in a language a judge may have: others, such as grammars, are left out. */
export function judgedValidators({ inputValidators }: Pick<ProblemPackage, 'inputValidators'>): (SourceProgram & { readonly language: string })[] {
  return inputValidators.flatMap((validator) => (validator.language === null ? [] : [{ ...validator, language: validator.language }]));
}

/** Streams all files of a package into the store, a few at once. Done before any row is written. */
export async function storePackageFiles(store: FileStore, problem: ProblemPackage): Promise<StoredByPath> {
  const paths = [...new Set([...testPaths(problem.testData.root), ...problemFilesOf(problem).map(({ path }) => path)])];
  const stored = new Map<string, StoredRef>();
  const queue = paths.values();
  const work = async () => {
    for (const path of queue) stored.set(path, await storeFile(store, path));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return stored;
}

/** Most of a package that is imported again is there already: reading it is cheaper than writing it down to the disk. */
async function storeFile(store: FileStore, path: string): Promise<StoredRef> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    sizeBytes += bytes.length;
  }
  const sha256 = hash.digest('hex');
  return (await store.renew(sha256)) ? { sha256, sizeBytes } : store.put(createReadStream(path));
}

function testPaths(group: TestGroup): string[] {
  const own = group.cases.flatMap(({ inputPath, answerPath, files }) => [inputPath, answerPath, ...files.map(({ path }) => path)]);
  return [...own, ...group.groups.flatMap(testPaths)];
}

/** Rows for the files of a problem. */
export function fileRows(problem: ProblemPackage, stored: StoredByPath): { kind: ProblemFileKind; name: string; sha256: string; sizeBytes: number }[] {
  return problemFilesOf(problem).map(({ kind, name, path }) => ({ kind, name, ...refOf(path, stored) }));
}
