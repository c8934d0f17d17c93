import { join } from 'node:path';
import { buildSandbox } from './build.ts';
import { judgeEnvironment } from './child-environment.ts';
import { SupervisedChild } from './child-process.ts';
import type { Command } from './command.ts';
import { checkJudgeHost } from './judge-check.ts';
import { installLanguages } from './judge-install.ts';
import { say } from './progress.ts';
import { judgeCommand } from './site.ts';
import { ensureSystemPackages } from './system-packages.ts';

/**
 * `npm run judge`: a judge on a machine of its own, for the site at VERDICT_URL, until it is asked to stop. `npm run
 * judge -- install LANG...`: tools of languages for the judges of this machine. `npm run judge -- check`: whether this
 * machine can judge, and how steadily.
 */
export const judge: Command = async ({ args: [action, ...words], env, stopping }) => {
  if (action === 'install') return await installLanguages(words, process.getuid?.() === 0);
  if (action === 'check' && words.length === 0) return await checkJudgeHost(env, stopping.signal);
  if (action !== undefined) {
    console.error(
      `There is no command "npm run judge -- ${[action, ...words].join(' ')}". ` +
        'There are: npm run judge, npm run judge -- check, npm run judge -- install LANG...',
    );
    return 2;
  }
  if (env.VERDICT_URL === undefined || (env.JUDGE_TOKEN === undefined && env.JUDGE_TOKEN_FILE === undefined)) {
    console.error(
      'A judge on a machine of its own needs VERDICT_URL (address of the site) and JUDGE_TOKEN or JUDGE_TOKEN_FILE ' +
        '(the token the site gave out for it).',
    );
    return 2;
  }
  ensureSystemPackages('run');
  await buildSandbox(stopping.signal);
  const child = new SupervisedChild({
    name: 'judge',
    command: judgeCommand(),
    env: judgeEnvironment(env, { url: env.VERDICT_URL, token: env.JUDGE_TOKEN }),
    logFile: join(env.VERDICT_DATA, 'logs', 'judge.log'),
    graceMs: 15_000,
    onStart: () => {},
  });
  try {
    await child.start(stopping.signal);
    say(`Judging for ${env.VERDICT_URL}  (Ctrl+C stops it)`);
    const finish = await Promise.race([stopping.asked(), child.finished]);
    if (finish !== undefined) {
      say(finish.reason);
      return finish.isFailure ? 1 : 0;
    }
  } catch (error) {
    if (!stopping.isAsked) throw error;
  } finally {
    await child.stop();
  }
  return 0;
};
