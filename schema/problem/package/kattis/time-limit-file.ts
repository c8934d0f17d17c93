import type { IssueLog } from '../issue-log.ts';
import { type PackageTree, readText } from '../package-tree.ts';
import { defaultTimeLimitMs, milliseconds, type ProblemLimits } from './problem-limits.ts';

/** Files that give the time limit of a package whose `problem.yaml` does not, with what stands before the seconds. */
const timeLimitFiles = [
  { name: '.timelimit', pattern: /^\s*([0-9.]+)\s*$/u },
  { name: 'domjudge-problem.ini', pattern: /^[ \t]*timelimit[ \t]*=[ \t]*["']?([0-9.]+)["']?[ \t]*$/mu },
] as const;

/** Completes limits without a time limit from the files other tools write, or from the default with a warning. */
export async function withTimeLimit(limits: ProblemLimits, tree: PackageTree, log: IssueLog): Promise<ProblemLimits> {
  if (!limits.isTimeLimitDefault) return limits;
  for (const { name, pattern } of timeLimitFiles) {
    const file = tree.files.get(name);
    const text = file === undefined ? null : await readText(file, name, log);
    if (text === null) continue;
    const seconds = Number(pattern.exec(text)?.[1]);
    if (seconds > 0) return { ...limits, timeLimitMs: milliseconds(seconds), isTimeLimitDefault: false };
    if (name === '.timelimit')
      log.problem(name, { 'zh-CN': '内容不是秒数。', 'en-US': 'does not hold a number of seconds.' });
  }
  log.warning(
    'problem.yaml',
    {
      'zh-CN': `没有写明时间限制；按 ${defaultTimeLimitMs / 1000} 秒计。`,
      'en-US': `states no time limit; ${defaultTimeLimitMs / 1000} seconds are taken.`,
    },
    {
      'zh-CN': '请加上“limits: { time_limit: 秒数 }”，或内容为秒数的 .timelimit 文件。',
      'en-US': 'Add "limits: { time_limit: SECONDS }", or a file .timelimit with the seconds.',
    },
  );
  return limits;
}
