import { execFileSync } from 'node:child_process';
import { repository } from '../run-tool.ts';

/** On a machine that takes so many times as long, all browser tests would take half an hour and more. */
const slowFrom = 1.6;

/**
 * Which half of the browser tests runs, besides those of main paths.
 *
 * @param slowness how many times longer this machine takes than the one the budget was measured on.
 * @param commit in hexadecimal digits; null: not known.
 * @returns null: all of them.
 */
export function turnOf(slowness: number, commit: string | null): 0 | 1 | null {
  if (slowness < slowFrom) return null;
  return commit === null || Number.parseInt(commit.slice(-1), 16) % 2 === 0 ? 0 : 1;
}

/** The commit that is checked out; null where there is none. */
export function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}
