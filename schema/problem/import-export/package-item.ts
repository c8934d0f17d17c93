import type { ReadOptions } from '../package/archive.ts';
import type { IssueLog } from '../package/issue-log.ts';
import type { PackageFormat, ReadProblem } from '../package/problem-content.ts';

/** Problems taken from one file. */
export const maxItems = 500;

/** A problem in a file that somebody sent. */
export interface PackageItem {
  /** What it is called in the file: its folder, or its place. */
  readonly name: string;
  readonly format: PackageFormat;
  /** As far as it can be told without reading all of it. */
  readonly title: string | null;
  /**
   * Reads the problem, gives it to `use`, and removes what was unpacked.
   *
   * @returns null when it is wrong, which the log says.
   */
  read<Result>(log: IssueLog, use: (problem: ReadProblem) => Promise<Result>): Promise<Result | null>;
}

/** A file that is being opened: its name, where faults are logged, and what must be closed in the end. */
export interface Opening {
  readonly name: string;
  readonly log: IssueLog;
  readonly options: ReadOptions & { readonly temporaryFolder: string };
  readonly closing: (() => void)[];
  readonly depth: number;
}
