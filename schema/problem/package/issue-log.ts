import type { Sentence } from '../../core/errors.ts';

/** One thing that is wrong with a package, or worth knowing about it. */
export interface PackageIssue {
  /** Path inside the package, `/`-separated; `.` is the package itself. */
  readonly file: string;
  /** One sentence for the author of the package, in English and in Chinese. */
  readonly message: string;
  readonly messageZh: string;
  /** What to do about it, when that is not plain from the message; in English and in Chinese. */
  readonly hint?: string;
  readonly hintZh?: string;
}

/** Collects everything that is wrong with a package, so that its author hears of all of it at once. */
export interface IssueLog {
  readonly problems: readonly PackageIssue[];
  readonly warnings: readonly PackageIssue[];
  /** The package cannot be imported because of this. */
  problem(file: string, message: Sentence, hint?: Sentence): void;
  /** Worth knowing; the package can be imported. */
  warning(file: string, message: Sentence, hint?: Sentence): void;
}

/** Most problems, and most warnings, that are kept: a file of errors would fill memory, database and page. */
const maxIssues = 500;
/** Longest sentence, in characters: it may quote a name of any length. */
const maxSentence = 1_000;

/** An empty log. The same sentence on the same file is kept once. */
export function createIssueLog(): IssueLog {
  const problems: PackageIssue[] = [];
  const warnings: PackageIssue[] = [];
  const said = new Set<string>();
  const add = (issues: PackageIssue[], file: string, message: Sentence, hint: Sentence | undefined) => {
    const sentence = `${file} ${message['en-US']}`;
    if (issues.length >= maxIssues || said.has(sentence)) return;
    said.add(sentence);
    issues.push({
      file,
      message: clipped(message['en-US']),
      messageZh: clipped(message['zh-CN']),
      ...(hint === undefined ? {} : { hint: hint['en-US'], hintZh: hint['zh-CN'] }),
    });
  };
  return {
    problems,
    warnings,
    problem: (file, message, hint) => add(problems, file, message, hint),
    warning: (file, message, hint) => add(warnings, file, message, hint),
  };
}

function clipped(sentence: string): string {
  return sentence.length <= maxSentence ? sentence : `${sentence.slice(0, maxSentence - 1)}…`;
}

/** Says again in one log what another one has. */
export function sayAgain(say: IssueLog['problem'], issues: readonly PackageIssue[]): void {
  for (const { file, message, messageZh, hint, hintZh } of issues) {
    say(
      file,
      { 'zh-CN': messageZh, 'en-US': message },
      hint === undefined ? undefined : { 'zh-CN': hintZh ?? hint, 'en-US': hint },
    );
  }
}
