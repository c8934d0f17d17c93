import type { Written } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { RunResult } from '../sandbox/sandbox.types.ts';
import { checkExitCode } from './check-exit-code.ts';
import { checkOutput, unscored } from './check-output.ts';
import { converse } from './converse.ts';
import type { CaseJob, Checked, JudgedCase } from './judge-case.types.ts';
import { judgePasses } from './judge-passes.ts';
import { bestRun, cutMs, isRunDue, type TimedRun } from './near-limit.ts';
import { runProgram } from './run-program.ts';
import type { Workspace } from './workspace.ts';
import { writtenBy } from './written.ts';

/** Runs the program on one case and decides its status. Leaves nothing in the slot's folder. */
export async function judgeCase(workspace: Workspace, job: CaseJob): Promise<JudgedCase> {
  if (job.maxPasses > 1 && job.jury?.convention === 'kattis') return await judgePasses(workspace, job, judgePass);
  return job.comparison.kind === 'interactor' ? await judgePass(workspace, job) : await judgeByOutput(workspace, job);
}

/** One run and its check. */
async function judgePass(workspace: Workspace, job: CaseJob): Promise<JudgedCase> {
  if (job.comparison.kind !== 'interactor') {
    await using run = await runProgram(workspace, job, { cutMs: job.limits.timeMs, isStderrKept: false });
    const checked =
      run.bad === null ? await checkOutput(workspace, job, run.output) : unscored(run.bad.status, run.bad.message);
    return { ...checked, ...figures(run.result) };
  }
  const { outcome, message, judgeMessage, result, transcript } = await converse(workspace, job);
  return { outcome, message, judgeMessage, transcript, ...figures(result) };
}

async function judgeByOutput(workspace: Workspace, job: CaseJob): Promise<JudgedCase> {
  const runs: (TimedRun & Checked & { readonly result: RunResult; readonly written: Written | null })[] = [];
  while (isRunDue(runs, job.limits.timeMs)) {
    await using run = await runProgram(workspace, job, {
      cutMs: cutMs(job.limits.timeMs),
      isStderrKept: job.comparison.kind === 'exitCode' || job.isOutputKept,
    });
    const checked =
      job.comparison.kind === 'exitCode'
        ? await checkExitCode(run, job.comparison)
        : run.bad === null
          ? await checkOutput(workspace, job, run.output)
          : unscored(run.bad.status, run.bad.message);
    const isTold = job.isOutputKept && checked.outcome.status !== Status.ACCEPTED;
    runs.push({ ...checked, result: run.result, written: isTold ? await writtenBy(run) : null });
  }
  const { outcome, message, judgeMessage, result, written } = bestRun(runs);
  return {
    outcome,
    message,
    judgeMessage,
    ...figures(result),
    ...(runs.length > 1 ? { runsMs: runs.map((run) => figures(run.result).timeMs) } : {}),
    ...(written === null ? {} : { written }),
  };
}

/** Time and memory of a run as they are reported. */
export function figures(result: RunResult): Pick<JudgedCase, 'timeMs' | 'memoryKb'> {
  return { timeMs: Math.round(result.cpuMs), memoryKb: Math.round(result.memoryBytes / 1024) };
}
