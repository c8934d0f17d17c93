import type { PackageIssue } from '@verdict/schema/problem/package/issue-log.ts';

/** Lines that name what is wrong with a package, or worth knowing: file, sentence, and what to do. */
export function issueLines(issues: readonly PackageIssue[], label = ''): string[] {
  return issues.flatMap(({ file, message, hint }) => [
    `  ${label}${file === '.' ? 'the package' : file}: ${message}`,
    ...(hint === undefined ? [] : [`    ${hint}`]),
  ]);
}
