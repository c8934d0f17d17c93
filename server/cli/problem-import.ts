import { failureReason } from '@verdict/schema/core/jobs/failure-reason.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import type { PackageItem } from '@verdict/schema/problem/import-export/package-item.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { type ReadProblem, casesOf } from '@verdict/schema/problem/package/problem-content.ts';
import { issueLines } from './problem-issues.ts';
import type { ProblemSite } from './problem-site.ts';

/**
 * Imports packages one after the other; what is wrong with one does not stop the next.
 *
 * @returns whether all went in.
 */
export async function importCommand(paths: readonly string[], site: ProblemSite): Promise<boolean> {
  let [failed, total] = [0, 0];
  for (const path of paths) {
    if (site.signal.aborted) return false;
    const results = await importFile(path, site);
    total += results.length;
    failed += results.filter((isIn) => !isIn).length;
  }
  if (total > 1) site.print(`\n${total - failed} of ${total} packages imported`);
  return failed === 0;
}

/** Imports every problem of a file or folder, in whatever format. @returns for each whether it went in. */
async function importFile(path: string, site: ProblemSite): Promise<boolean[]> {
  const log = createIssueLog();
  await using open = await openPackages(path, log);
  if (open === null) {
    site.print([`FAILED  ${path}: nothing was imported`, ...issueLines(log.problems)].join('\n'));
    return [false];
  }
  const results: boolean[] = [];
  for (const item of open.items) {
    results.push(
      await importOne(path, item, site).catch((error: unknown) => packageFailed(error, { path, item, site })),
    );
  }
  return results;
}

/**
 * Says that a package failed for a fault that is no fault of the package's form; the next one is tried all the same.
 */
export function packageFailed(
  error: unknown,
  { path, item, site }: { readonly path: string; readonly item: PackageItem; readonly site: ProblemSite },
): false {
  site.services.log.error({ err: error, path, item: item.name }, 'package failed');
  site.print(`FAILED  ${shownName(path, item)}: ${failureReason(error)}`);
  return false;
}

function shownName(path: string, { name }: PackageItem): string {
  return path.includes(name) ? path : `${path} (${name})`;
}

async function importOne(path: string, item: PackageItem, { services, print }: ProblemSite): Promise<boolean> {
  const log = createIssueLog();
  const line = await item.read(log, async (problem) => {
    // Names of the Kattis format are keys since it was the only one; those of others must not meet them.
    const packageName =
      item.format === 'KATTIS' ? problem.shortName : `${item.format.toLowerCase()}/${problem.shortName}`;
    const { displayId, created } = await importProblem(services, problem, { packageName });
    return `ok      ${displayId}  ${describe(problem)} (${created ? 'new' : 'replaced'})`;
  });
  if (line === null)
    print(
      [
        `FAILED  ${shownName(path, item)}: nothing was imported`,
        ...issueLines(log.problems),
        ...issueLines(log.warnings, 'warning: '),
      ].join('\n'),
    );
  else print([line, ...issueLines(log.warnings, 'warning: ')].join('\n'));
  return line !== null;
}

/** Name, title and size of a package in a line. */
export function describe(problem: ReadProblem): string {
  const title = problem.statements[0]?.title ?? problem.facts.title;
  return (
    `${problem.shortName}: "${title}", ${counted(casesOf(problem.tests).length, 'test case')}, ` +
    `${counted(problem.jury.length, 'jury submission')}`
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
