import {
  readProblemPackage,
  type OpenPackage,
  type ReadResult,
} from '@verdict/schema/problem/package/kattis/reader.ts';
import type { GroupContent, ReadProblem } from '@verdict/schema/problem/package/problem-content.ts';
import { writePackage, type PackageFiles } from './package-folder.ts';

/** @throws Error when the package was refused. */
export function packageOf(result: ReadResult): OpenPackage {
  if (!result.ok) throw new Error(`The package was refused: ${JSON.stringify(result.problems, null, 2)}`);
  return result.package;
}

/** Reads a package that must be right. */
export async function read(...layers: readonly PackageFiles[]): Promise<ReadProblem> {
  return packageOf(await readProblemPackage(await writePackage(...layers))).problem;
}

type TestGroup = GroupContent<string>;

/** The group of this name, at any depth. */
export function groupOf(group: TestGroup, name: string): TestGroup | undefined {
  if (group.name === name) return group;
  return group.groups.map((inner) => groupOf(inner, name)).find((found) => found !== undefined);
}

export function caseNames(group: TestGroup | undefined): string[] {
  return group?.cases.map(({ name }) => name) ?? [];
}

/** Names of the problem's files of a kind. */
export function fileNames({ files }: ReadProblem, kind: ReadProblem['files'][number]['kind']): string[] {
  return files.filter((file) => file.kind === kind).map(({ name }) => name);
}

/** Titles of the statements by language. */
export function titles({ statements }: ReadProblem): Record<string, string> {
  return Object.fromEntries(statements.map(({ language, title }) => [language, title]));
}
