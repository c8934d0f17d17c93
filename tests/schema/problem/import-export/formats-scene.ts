import { readdir, readFile } from 'node:fs/promises';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import type { ReadProblem } from '@verdict/schema/problem/package/problem-content.ts';
import { expect } from 'vitest';
import { temporaryFolder } from '../package/package-folder.ts';

/** Reads every problem of a file, and sees that nothing is left of it on the disk. */
export async function readAll(path: string) {
  const folder = await temporaryFolder();
  const log = createIssueLog();
  const read: {
    format: string;
    title: string | null;
    problem: ReadProblem | null;
    problems: string[];
    warnings: string[];
    checker: string[];
  }[] = [];
  {
    await using open = await openPackages(path, log, { temporaryFolder: folder });
    for (const item of open?.items ?? []) {
      const own = createIssueLog();
      const checker: string[] = [];
      const problem = await item.read(own, async (one) => {
        for (const { kind, file } of one.files)
          if (kind === 'CHECKER_SOURCE') checker.push(await readFile(file, 'utf8'));
        return one;
      });
      read.push({
        format: item.format,
        title: item.title,
        problem,
        problems: own.problems.map(({ file, message }) => `${file} ${message}`),
        warnings: own.warnings.map(({ file, message }) => `${file} ${message}`),
        checker,
      });
    }
  }
  expect(await readdir(folder)).toEqual([]);
  return { read, problems: log.problems.map(({ message }) => message) };
}

export async function readOne(path: string) {
  const { read, problems } = await readAll(path);
  expect(problems).toEqual([]);
  expect(read).toHaveLength(1);
  const [one] = read;
  if (one === undefined) throw new Error('nothing was read');
  return one;
}
