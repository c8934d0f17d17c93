import { testRunOutputCharacters, type TestRunResult } from '../protocol/report.ts';
import { Status, type StatusCode } from '../protocol/status.ts';
import type { NamedFile, TriedInput, TriedProgram } from '../protocol/task.ts';
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
import { cutText } from './text.ts';
import { Workspace } from './workspace.ts';

/** More bytes than the characters that are kept can have. */
const outputBytes = 4 * testRunOutputCharacters + 1;
const messageCharacters = 65_536;

/** One run of a program that is tried. */
export interface TriedRun extends Pick<TestRunResult, 'status' | 'message'> {
  readonly timeMs: number;
  readonly memoryKb: number;
  /** Of a conversation, the transcript. */
  readonly output: Uint8Array;
  readonly stderr: Uint8Array;
}

/** Runs the program once, with files for this run beside those of the problem. */
export type TryOn = (input: TriedInput, files: NamedFile[]) => Promise<TriedRun>;

/** What a program could not be run for. */
export interface Untried {
  readonly status: StatusCode;
  readonly message: string;
}

/**
 * Compiles a program that is tried and gives `act` a way to run it, in the same box and with the same limits as a case
 * (decision 137, "Test run").
 *
 * @returns what `act` returns; else why nothing was run: CE with the compiler's message, SE with what the jury's
 *   program did.
 * @throws for our own failures: the task is to be given back.
 */
export async function tryProgram<Result>(
  task: TriedProgram,
  tools: JudgeTools,
  act: (tryOn: TryOn) => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly untried: Untried }> {
  await using files = new HeldFiles(tools.files);
  try {
    const workspace = new Workspace(tools.sandbox);
    const planned = planProgram(tools.languages, task.program);
    const userFiles = await files.mounts(task.userFiles);
    using program = await tools.programs.get(workspace, planned, userFiles);
    if (!program.ok) return { untried: { status: Status.COMPILE_ERROR, message: program.message } };
    const { limits, fileIo, comparison } = task;
    using jury = comparison === null ? null : await prepareJury(comparison, { workspace, tools, files });
    const result = await act(async ({ input, answer, validatorFlags }, ownFiles) => {
      tools.signal.throwIfAborted();
      const job: ProgramJob = {
        program,
        limits,
        fileIo,
        args: [],
        files: [...userFiles, ...(await files.mounts(ownFiles))],
        input: await workspace.text(input),
        answerBytes: Buffer.byteLength(answer ?? ''),
      };
      if (comparison === null) return await runOnce(workspace, job, null);
      const full: CaseJob = {
        ...job,
        comparison,
        jury,
        maxPasses: 1,
        isOutputKept: false,
        flags: validatorFlags,
        answer: await workspace.text(answer ?? ''),
      };
      return comparison.kind === 'interactor' ? await talk(workspace, full) : await runOnce(workspace, job, full);
    });
    return { result };
  } catch (error) {
    if (!(error instanceof JuryFailure)) throw error;
    return { untried: { status: Status.SYSTEM_ERROR, message: cutText(error.message, messageCharacters) } };
  } finally {
    await tools.sandbox.folder.clear();
  }
}

/** @param checked the same with what to compare with; null: a clean run is accepted. */
async function runOnce(workspace: Workspace, job: ProgramJob, checked: CaseJob | null): Promise<TriedRun> {
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
    output: output ?? Buffer.alloc(0),
    stderr: await run.stderr(),
  };
}

async function talk(workspace: Workspace, job: CaseJob): Promise<TriedRun> {
  const { outcome, message, result, transcript, stderr } = await converse(workspace, job);
  return { status: outcome.status, message, ...figures(result), output: Buffer.from(transcript), stderr };
}
