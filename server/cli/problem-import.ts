import { importProblemPackage } from '@verdict/schema/problem/package-import.service.ts';
import { unsupportedSettings } from '@verdict/schema/problem/package-tests.ts';
import { readProblemPackage } from '@verdict/schema/problem-package/reader.ts';
import type { ProblemPackage, TestGroup } from '@verdict/schema/problem-package/problem-package.types.ts';
import { issueLines } from './problem-issues.ts';
import type { ProblemSite } from './problem-site.ts';

/** Imports packages one after the other; what is wrong with one does not stop the next. @returns whether all went in. */
export async function importCommand(paths: readonly string[], site: ProblemSite): Promise<boolean> {
  let failed = 0;
  for (const path of paths) {
    if (site.signal.aborted) return false;
    if (!(await importOne(path, site))) failed += 1;
  }
  if (paths.length > 1) site.print(`\n${paths.length - failed} of ${paths.length} packages imported`);
  return failed === 0;
}

async function importOne(path: string, { services, print }: ProblemSite): Promise<boolean> {
  const result = await readProblemPackage(path);
  if (!result.ok) {
    print([`FAILED  ${path}: nothing was imported`, ...issueLines(result.problems), ...issueLines(result.warnings, 'warning: ')].join('\n'));
    return false;
  }
  await using problem = result.package;
  const { displayId, created } = await importProblemPackage(services, problem);
  print([`ok      ${displayId}  ${describe(problem)} (${created ? 'new' : 'replaced'})`, ...issueLines(result.warnings, 'warning: '), ...unsupported(problem)].join('\n'));
  return true;
}

function unsupported(problem: ProblemPackage): string[] {
  return unsupportedSettings(problem).map((sentence) => `  warning: ${sentence}`);
}

/** Name, title and size of a package in a line. */
export function describe(problem: ProblemPackage): string {
  const title = problem.statements[0]?.title ?? problem.shortName;
  return `${problem.shortName}: "${title}", ${counted(casesIn(problem.testData.root), 'test case')}, ${counted(problem.submissions.length, 'jury submission')}`;
}

function casesIn(group: TestGroup): number {
  return group.groups.reduce((total, inner) => total + casesIn(inner), group.cases.length);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
