import type { Env } from '../env.ts';
import { judgeEnvironment } from './child-environment.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run judge -- check`: what this machine offers a judge, what is missing, and what makes its times unsteady, each
 * with what to do about it. Installs nothing and needs neither a site nor a token.
 *
 * @returns exit code: 0 when programs can be judged here, 1 when not.
 */
export async function checkJudgeHost(env: Env, signal: AbortSignal): Promise<number> {
  const settings = Object.entries(judgeEnvironment(env, { url: undefined, token: undefined }));
  const given = settings.filter((entry): entry is [string, string] => entry[1] !== undefined);
  return runTool(['node', '--disable-warning=ExperimentalWarning', 'judge/check.ts'], {
    env: Object.fromEntries(given),
    signal,
  });
}
