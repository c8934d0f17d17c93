import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testRunOutputCharacters, type TestRunResult } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { TestRunTask } from '../protocol/task.ts';
import { checkOutput, unscored } from './check-output.ts';
import { compile, findLanguage, type Executable } from './compile.ts';
import { converse } from './converse.ts';
import { JuryFailure } from './failure.ts';
import { HeldFiles } from './held-files.ts';
import { figures } from './judge-case.ts';
import type { CaseJob, Checked } from './judge-case.types.ts';
import type { JudgeTools } from './judge-tools.ts';
import { prepareJury } from './prepare-jury.ts';
import { runProgram, type ProgramJob } from './run-program.ts';
import { outputText } from './text.ts';
import { Workspace } from './workspace.ts';
import { readOutputFile } from '../sandbox/output-file.ts';

/** More bytes than the characters that are kept can have. */
const outputBytes = 4 * testRunOutputCharacters + 1;

/**
 * Runs a program once on an input of its author's own, in the same box and with the same limits as a case (decisions,
 * "Test run").
 * @throws for our own failures: the task is to be given back.
 */
export async function runTest(task: TestRunTask, tools: JudgeTools): Promise<TestRunResult> {
  await using files = new HeldFiles(tools.files);
  try {
    return await compileAndRun(task, tools, files);
  } catch (error) {
    if (!(error instanceof JuryFailure)) throw error;
    return { ...nothingRan, status: Status.SYSTEM_ERROR, message: firstLineOf(error.message) };
  } finally {
    await tools.sandbox.folder.clear();
  }
}

const nothingRan = { timeMs: null, memoryKb: null, output: '', stderr: '' } as const;

async function compileAndRun(task: TestRunTask, tools: JudgeTools, files: HeldFiles): Promise<TestRunResult> {
  const workspace = new Workspace(tools.sandbox);
  const found = findLanguage(tools.languages, task.program.languageKey);
  tools.onProgress({ status: Status.COMPILING, casesDone: 0, casesTotal: 1 });
  const userFiles = await files.mounts(task.userFiles);
  const compiled = await compile(workspace, found, task.program, userFiles);
  if (!compiled.ok) return { ...nothingRan, status: Status.COMPILE_ERROR, message: compiled.message };
  const program: Executable = { found, plan: compiled.plan, folder: compiled.folder.path };
  const { limits, fileIo, comparison, answer } = task;
  const jury = comparison === null ? null : await prepareJury(comparison, { workspace, tools, files });
  tools.signal.throwIfAborted();
  tools.onProgress({ status: Status.JUDGING, casesDone: 0, casesTotal: 1 });
  const job: ProgramJob = { program, limits, fileIo, args: [], files: userFiles, input: await textFile(workspace, task.input), answerBytes: Buffer.byteLength(answer ?? '') };
  if (comparison === null) return await runOnce(workspace, job, null);
  const full: CaseJob = { ...job, comparison, jury, flags: task.validatorFlags, answer: await textFile(workspace, answer ?? '') };
  return comparison.kind === 'interactor' ? await talk(workspace, full) : await runOnce(workspace, job, full);
}

/** @param checked the same with what to compare with; null: a clean run is accepted. */
async function runOnce(workspace: Workspace, job: ProgramJob, checked: CaseJob | null): Promise<TestRunResult> {
  await using run = await runProgram(workspace, job, { cutMs: job.limits.timeMs, isStderrKept: true });
  const output = run.output === null ? null : await readOutputFile(run.output, outputBytes);
  const verdict = run.bad !== null ? unscored(run.bad.status, run.bad.message) : checked === null ? unscored(Status.ACCEPTED, null) : await checkOutput(workspace, checked, run.output);
  return { ...told(verdict), ...figures(run.result), output: kept(output), stderr: kept(await run.stderr()) };
}

async function talk(workspace: Workspace, job: CaseJob): Promise<TestRunResult> {
  const conversation = await converse(workspace, job);
  return { ...told(conversation), ...figures(conversation.result), output: '', stderr: kept(conversation.stderr) };
}

/** A cause of SE may hold what the jury keeps to itself, but for its first line. */
function told({ outcome: { status }, message }: Checked): Pick<TestRunResult, 'status' | 'message'> {
  return { status, message: status === Status.SYSTEM_ERROR && message !== null ? firstLineOf(message) : message };
}

function firstLineOf(cause: string): string {
  return cause.split('\n')[0] ?? '';
}

function kept(bytes: Uint8Array | null): string {
  return bytes === null ? '' : outputText(bytes, testRunOutputCharacters);
}

async function textFile(workspace: Workspace, text: string): Promise<string> {
  const path = join(workspace.sandbox.folder.path, workspace.freshName('text'));
  await writeFile(path, text, { mode: 0o644, flag: 'wx' });
  return path;
}
