import type { PackageIssue } from './problem-package.types.ts';

/** Collects everything that is wrong with a package, so that its author hears of all of it at once. */
export interface IssueLog {
  readonly problems: readonly PackageIssue[];
  readonly warnings: readonly PackageIssue[];
  /** The package cannot be imported because of this. */
  problem(file: string, message: string, hint?: string): void;
  /** Worth knowing; the package can be imported. */
  warning(file: string, message: string, hint?: string): void;
}

/** An empty log. The same sentence on the same file is kept once. */
export function createIssueLog(): IssueLog {
  const problems: PackageIssue[] = [];
  const warnings: PackageIssue[] = [];
  const said = new Set<string>();
  const add = (issues: PackageIssue[], file: string, message: string, hint: string | undefined) => {
    const sentence = `${file} ${message}`;
    if (said.has(sentence)) return;
    said.add(sentence);
    issues.push(hint === undefined ? { file, message } : { file, message, hint });
  };
  return {
    problems,
    warnings,
    problem: (file, message, hint) => add(problems, file, message, hint),
    warning: (file, message, hint) => add(warnings, file, message, hint),
  };
}
