import { testRunOutputCharacters, type TestRunResult } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { TestRunTask } from '../protocol/task.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import { checkOutput, unscored } from './check-output.ts';
import { planProgram } from './compile.ts';
import { converse } from './converse.ts';
import { JuryFailure } from './failure.ts';
import { HeldFiles } from './held-files.ts';
import { figures } from './judge-case.ts';
import type { CaseJob } from './judge-case.types.ts';
import type { JudgeTools } from './judge-tools.ts';
import { prepareJury } from './prepare-jury.ts';
import { runProgram, type ProgramJob } from './run-program.ts';
import { cutText, outputText } from './text.ts';
import { Workspace } from './workspace.ts';

/** More bytes than the characters that are kept can have. */
const outputBytes = 4 * testRunOutputCharacters + 1;
const messageCharacters = 65_536;

/**
 * Runs a program once on an input of its author's own, in the same box and with the same limits as a case (decisions,
 * "Test run").
 *
 * @throws for our own failures: the task is to be given back.
 */
export async function runTest(task: TestRunTask, tools: JudgeTools): Promise<TestRunResult> {
  await using files = new HeldFiles(tools.files);
  try {
    return await compileAndRun(task, tools, files);
  } catch (error) {
    if (!(error instanceof JuryFailure)) throw error;
    return { ...nothingRan, status: Status.SYSTEM_ERROR, message: cutText(error.message, messageCharacters) };
  } finally {
    await tools.sandbox.folder.clear();
  }
}

const nothingRan = { timeMs: null, memoryKb: null, output: '', stderr: '' } as const;

async function compileAndRun(task: TestRunTask, tools: JudgeTools, files: HeldFiles): Promise<TestRunResult> {
  const workspace = new Workspace(tools.sandbox);
  const planned = planProgram(tools.languages, task.program);
  tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: 1 });
  const userFiles = await files.mounts(task.userFiles);
  using program = await tools.programs.get(workspace, planned, userFiles);
  if (!program.ok) return { ...nothingRan, status: Status.COMPILE_ERROR, message: program.message };
  const { limits, fileIo, comparison, answer } = task;
  using jury = comparison === null ? null : await prepareJury(comparison, { workspace, tools, files });
  tools.signal.throwIfAborted();
  tools.onProgress({ status: Status.JUDGING, casesDone: 0, casesTotal: 1 });
  const job: ProgramJob = {
    program,
    limits,
    fileIo,
    args: [],
    files: userFiles,
    input: await workspace.text(task.input),
    answerBytes: Buffer.byteLength(answer ?? ''),
  };
  if (comparison === null) return await runOnce(workspace, job, null);
  const full: CaseJob = {
    ...job,
    comparison,
    jury,
    maxPasses: 1,
    isOutputKept: false,
    flags: task.validatorFlags,
    answer: await workspace.text(answer ?? ''),
  };
  return comparison.kind === 'interactor' ? await talk(workspace, full) : await runOnce(workspace, job, full);
}

/** @param checked the same with what to compare with; null: a clean run is accepted. */
async function runOnce(workspace: Workspace, job: ProgramJob, checked: CaseJob | null): Promise<TestRunResult> {
  await using run = await runProgram(workspace, job, { cutMs: job.limits.timeMs, isStderrKept: true });
  const output = run.output === null ? null : await readOutputFile(run.output, outputBytes);
  const verdict =
    run.bad !== null
      ? unscored(run.bad.status, run.bad.message)
      : checked === null
        ? unscored(Status.ACCEPTED, null)
        : await checkOutput(workspace, checked, run.output);
  return {
    status: verdict.outcome.status,
    message: verdict.message,
    ...figures(run.result),
    output: kept(output),
    stderr: kept(await run.stderr()),
  };
}

async function talk(workspace: Workspace, job: CaseJob): Promise<TestRunResult> {
  const { outcome, message, result, transcript, stderr } = await converse(workspace, job);
  return { status: outcome.status, message, ...figures(result), output: transcript, stderr: kept(stderr) };
}

function kept(bytes: Uint8Array | null): string {
  return bytes === null ? '' : outputText(bytes, testRunOutputCharacters);
}
