import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFolder } from '../languages/language.types.ts';
import { caseMessage } from '../protocol/case-message.ts';
import { Status, type StatusCode } from '../protocol/status.ts';
import type { Comparison, JudgeTask, TestCase, TestGroup } from '../protocol/task.ts';
import type { Mount, RunResult } from '../sandbox/sandbox.types.ts';
import { badEnd } from './case-verdict.ts';
import type { CheckerVerdict } from './checker-convention.ts';
import { compareFiles, type PlainComparison } from './compare.ts';
import { programRequest, type Executable } from './compile.ts';
import { JuryFailure } from './failure.ts';
import { conversationVerdict } from './interaction-verdict.ts';
import { prepareJuryRun, validatorFlags, type JuryProgram } from './jury-program.ts';
import { checkerLimits, contestantLimits, interactorLimits, outputLimit } from './limits.ts';
import type { CaseOutcome } from './points.ts';
import { readableText } from './text.ts';
import type { OutputFile, Workspace } from './workspace.ts';

/** All that judging one case needs. */
export interface CaseJob {
  readonly task: Pick<JudgeTask, 'limits' | 'comparison' | 'fileIo'>;
  readonly testCase: TestCase;
  readonly group: TestGroup;
  readonly program: Executable;
  /** Null for comparisons without a program. */
  readonly jury: JuryProgram | null;
  /** Paths on the host. */
  readonly input: string;
  readonly answer: string;
  /** Files in the program's working folder, the case's own included. */
  readonly userFiles: readonly Mount[];
}

/** One judged case, before its score. */
export interface JudgedCase {
  readonly outcome: CaseOutcome;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly message: string | null;
  readonly judgeMessage: string | null;
}

const stderrBytes = 16_384;
const messageCharacters = 4_000;

/** Runs the program on one case and decides its status. Leaves nothing in the slot's folder. */
export async function judgeCase(workspace: Workspace, job: CaseJob): Promise<JudgedCase> {
  return job.task.comparison.kind === 'interactor' ? await judgeConversation(workspace, job) : await judgeOutput(workspace, job, job.task.comparison);
}

async function judgeOutput(workspace: Workspace, job: CaseJob, comparison: Exclude<Comparison, { kind: 'interactor' }>): Promise<JudgedCase> {
  const { task, testCase } = job;
  const start = programRequest(job.program, task.limits, testCase.args ?? []);
  const limits = contestantLimits(task.limits, start, testCase.answer.sizeBytes);
  const stdout = workspace.output('stdout');
  const stderr = needsStderr(job) ? workspace.output('stderr') : null;
  await using written = task.fileIo === null ? null : await workspace.folder('work', { bytes: outputLimit(task.limits, testCase.answer.sizeBytes), files: limits.workFiles });
  try {
    const result = await workspace.sandbox.run({
      argv: start.argv,
      env: start.env,
      mounts: [
        ...start.mounts,
        ...(written === null ? [] : [{ source: written.path, target: compileFolder, writable: true }]),
        ...job.userFiles,
        ...(task.fileIo === null ? [] : [{ source: job.input, target: join(compileFolder, task.fileIo.readName) }]),
      ],
      stdin: task.fileIo === null ? { kind: 'file', path: job.input } : { kind: 'null' },
      stdout: task.fileIo === null ? stdout.sink : { kind: 'null' },
      stderr: stderr?.sink ?? { kind: 'null' },
      limits,
    });
    const bad = badEnd({ ...result, isOutOfMemory: await saysOutOfMemory(job, result, stderr) }, task.limits.timeMs);
    if (bad !== null) return { ...figures(result), outcome: { status: bad.status, points: null }, message: bad.message, judgeMessage: null };
    const output = written === null || task.fileIo === null ? stdout.path : await plainFile(written.path, task.fileIo.writeName);
    if (output === null) return { ...figures(result), ...noOutput };
    const checked = comparison.kind === 'checker' ? await check(workspace, job, output) : await compareOutput(comparison, job.answer, output);
    return { ...figures(result), ...checked };
  } finally {
    await stdout.remove();
    await stderr?.remove();
  }
}

type Checked = Pick<JudgedCase, 'outcome' | 'message' | 'judgeMessage'>;

const noOutput: Checked = {
  outcome: { status: Status.WRONG_ANSWER, points: null },
  message: caseMessage('NO_OUTPUT_FILE'),
  judgeMessage: null,
};

async function compareOutput(comparison: PlainComparison, answer: string, output: string): Promise<Checked> {
  const verdict = (status: StatusCode, message: string | null): Checked => ({ outcome: { status, points: null }, message, judgeMessage: null });
  const difference = await compareFiles(comparison, answer, output);
  if (difference === null) return verdict(Status.ACCEPTED, null);
  if (difference.kind === 'white-space') return verdict(Status.PRESENTATION_ERROR, caseMessage('WHITE_SPACE_DIFFERS'));
  return verdict(Status.WRONG_ANSWER, caseMessage('LINE_DIFFERS', difference.line));
}

async function check(workspace: Workspace, job: CaseJob, output: string): Promise<Checked> {
  await using run = await prepareJuryRun(workspace, juryOf(job), {
    files: { input: job.input, answer: job.answer, output },
    flags: validatorFlags(job.testCase, job.group.validatorFlags),
    limits: checkerLimits,
  });
  return checked(await run.verdict(await workspace.sandbox.run(run.request)));
}

async function judgeConversation(workspace: Workspace, job: CaseJob): Promise<JudgedCase> {
  const { task, testCase } = job;
  const start = programRequest(job.program, task.limits, testCase.args ?? []);
  const stderr = workspace.output('stderr');
  await using interactor = await prepareJuryRun(workspace, juryOf(job), {
    files: { input: job.input, answer: job.answer, output: null },
    flags: validatorFlags(testCase, job.group.validatorFlags),
    limits: interactorLimits(task.limits),
  });
  try {
    const pair = await workspace.sandbox.runPair(
      {
        argv: start.argv,
        env: start.env,
        mounts: [...start.mounts, ...job.userFiles],
        stdin: { kind: 'null' },
        stdout: { kind: 'null' },
        stderr: stderr.sink,
        limits: contestantLimits(task.limits, start, testCase.answer.sizeBytes),
      },
      interactor.request,
    );
    const verdict = await interactor.verdict(pair.second);
    const ended = conversationVerdict({
      contestant: { ...pair.first, isOutOfMemory: await saysOutOfMemory(job, pair.first, stderr), stderr: await tail(stderr) },
      interactor: { ...pair.second, isOutOfMemory: false, stderr: verdict.kind === 'failure' ? verdict.cause : '', verdict },
      endedFirst: pair.endedFirst === 'first' ? 'contestant' : 'interactor',
      timeLimitMs: task.limits.timeMs,
    });
    if (ended.kind === 'checked') return { ...figures(pair.first), ...checked(ended.verdict) };
    return { ...figures(pair.first), outcome: { status: ended.end.status, points: null }, message: ended.end.message, judgeMessage: null };
  } finally {
    await stderr.remove();
  }
}

const statusOfChecker = {
  accepted: Status.ACCEPTED,
  wrong: Status.WRONG_ANSWER,
  presentation: Status.PRESENTATION_ERROR,
  partial: Status.PARTIAL_ACCEPTED,
  failure: Status.SYSTEM_ERROR,
} as const;

function checked(verdict: CheckerVerdict): Checked {
  const status = statusOfChecker[verdict.kind];
  if (verdict.kind === 'failure') return { outcome: { status, points: null }, message: readableMessage(verdict.cause), judgeMessage: null };
  return { outcome: { status, points: verdict.points }, message: readableMessage(verdict.message), judgeMessage: readableMessage(verdict.judgeMessage) };
}

function readableMessage(text: string): string | null {
  return text === '' ? null : readableText(Buffer.from(text), messageCharacters);
}

function juryOf({ jury }: CaseJob): JuryProgram {
  if (jury === null) throw new JuryFailure('the problem has no checker');
  return jury;
}

function figures(result: RunResult): Pick<JudgedCase, 'timeMs' | 'memoryKb'> {
  return { timeMs: Math.round(result.cpuMs), memoryKb: Math.round(result.memoryBytes / 1024) };
}

function needsStderr({ program }: CaseJob): boolean {
  return program.found.toolchain.isOutOfMemory !== undefined;
}

async function saysOutOfMemory({ program }: CaseJob, { end }: RunResult, stderr: OutputFile | null): Promise<boolean> {
  const { isOutOfMemory } = program.found.toolchain;
  if (isOutOfMemory === undefined || stderr === null || end.kind !== 'exited' || end.code === 0) return false;
  return isOutOfMemory(end, await tail(stderr));
}

async function tail(stderr: OutputFile): Promise<string> {
  return (await stderr.read(stderrBytes)).toString('latin1');
}

/** A file in a folder the program wrote; null when it, or a folder on the way to it, is missing or is a link or a device. */
async function plainFile(folder: string, name: string): Promise<string | null> {
  const parts = name.split('/');
  let path = folder;
  for (const [index, part] of parts.entries()) {
    path = join(path, part);
    const status = await lstat(path).catch(() => null);
    const isFitting = index === parts.length - 1 ? status?.isFile() : status?.isDirectory();
    if (isFitting !== true) return null;
  }
  return path;
}
