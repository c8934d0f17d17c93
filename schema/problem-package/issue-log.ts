import type { Sentence } from '../errors.ts';
import type { PackageIssue } from './problem-package.types.ts';

/** A sentence for the author of a package: in both languages, or in English alone where it speaks of the files of one format. */
export type IssueText = string | Sentence;

/** Collects everything that is wrong with a package, so that its author hears of all of it at once. */
export interface IssueLog {
  readonly problems: readonly PackageIssue[];
  readonly warnings: readonly PackageIssue[];
  /** The package cannot be imported because of this. */
  problem(file: string, message: IssueText, hint?: string): void;
  /** Worth knowing; the package can be imported. */
  warning(file: string, message: IssueText, hint?: string): void;
}

/** An empty log. The same sentence on the same file is kept once. */
export function createIssueLog(): IssueLog {
  const problems: PackageIssue[] = [];
  const warnings: PackageIssue[] = [];
  const said = new Set<string>();
  const add = (issues: PackageIssue[], file: string, text: IssueText, hint: string | undefined) => {
    const message = typeof text === 'string' ? text : text['en-US'];
    const sentence = `${file} ${message}`;
    if (said.has(sentence)) return;
    said.add(sentence);
    issues.push({ file, message, ...(typeof text === 'string' ? {} : { messageZh: text['zh-CN'] }), ...(hint === undefined ? {} : { hint }) });
  };
  return {
    problems,
    warnings,
    problem: (file, message, hint) => add(problems, file, message, hint),
    warning: (file, message, hint) => add(warnings, file, message, hint),
  };
}
