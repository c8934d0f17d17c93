import { chmod, lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckerConvention, RunLimits } from '../protocol/task.ts';
import { readOutputFile } from '../sandbox/output-file.ts';
import type { Limits, Mount, RunRequest, RunResult } from '../sandbox/sandbox.types.ts';
import { checkerVerdict } from './checker-convention.ts';
import type { CheckerVerdict } from './checker-verdict.ts';
import type { ProgramStart } from './compile.ts';
import { JuryFailure } from './failure.ts';
import { feedbackQuota } from './limits.ts';
import { readableText } from './text.ts';
import type { Workspace, WritableFolder } from './workspace.ts';

/** A checker or interactor, ready to run. */
export interface JuryProgram {
  readonly convention: CheckerConvention;
  /** How it is started, with these limits and arguments. */
  start(limits: RunLimits, args: readonly string[]): ProgramStart;
  /** Its files, in its working folder. */
  readonly files: readonly Mount[];
  /** For one case, as a checker. */
  readonly limits: Limits;
}

/** Files of one case as a checker sees them, by their paths on the host. */
export interface CaseFiles {
  readonly input: string;
  readonly answer: string;
  /** What the contestant's program wrote; null for an interactor. */
  readonly output: string | null;
}

const inputPath = '/case/input';
const answerPath = '/case/answer';
const outputPath = '/case/output';
/** Where an interactor of the conventions with an output argument may write what it likes. */
const interactorOutputPath = '/work/output';
const feedbackPath = '/feedback';
const messageNames = ['teammessage.txt', 'judgemessage.txt', 'judgeerror.txt'] as const;
const scoreNames = ['score.txt', 'score_multiplier.txt'] as const;
const messageCharacters = 4_000;
const messageBytes = 16_000;
/** What is read of its stdout, which is not for people. */
const stdoutBytes = 64 * 1024;

/** How a jury program is started for one case, and how what it leaves is read. */
export interface PreparedJuryRun extends AsyncDisposable {
  readonly request: RunRequest;
  /** To be called once it has run. */
  verdict(result: RunResult): Promise<CheckerVerdict>;
}

/** Limits that a language's run command depends on. */
function asRunLimits(limits: Limits): RunLimits {
  return { timeMs: limits.cpuMs, memoryBytes: limits.memoryBytes, stackBytes: null, outputBytes: limits.outputBytes };
}

/** What a jury program is run on. */
interface JuryRun {
  readonly files: CaseFiles;
  readonly flags: readonly string[];
  readonly limits: Limits;
  /** Feedback folder of the caller; absent: a fresh one, removed with the run. */
  readonly feedback?: WritableFolder | undefined;
}

export async function prepareJuryRun(
  workspace: Workspace,
  program: JuryProgram,
  { files, flags, limits, feedback: kept }: JuryRun,
): Promise<PreparedJuryRun> {
  const start = program.start(
    asRunLimits(limits),
    juryArguments(program.convention, files.output === null ? interactorOutputPath : outputPath, flags),
  );
  const feedback =
    program.convention === 'kattis' ? (kept ?? (await workspace.folder('feedback', feedbackQuota))) : null;
  const stdout = workspace.output('checker-stdout');
  const stderr = workspace.output('checker-stderr');
  const mountedOutput = program.convention === 'kattis' ? null : files.output;
  if (mountedOutput !== null) await makeReadable(mountedOutput);
  return {
    request: {
      argv: start.argv,
      env: start.env,
      mounts: [
        ...start.mounts,
        ...program.files,
        { source: files.input, target: inputPath },
        { source: files.answer, target: answerPath },
        ...(mountedOutput === null ? [] : [{ source: mountedOutput, target: outputPath }]),
        ...(feedback === null ? [] : [{ source: feedback.path, target: feedbackPath, writable: true }]),
      ],
      stdin:
        files.output !== null && program.convention === 'kattis'
          ? { kind: 'file', path: files.output }
          : { kind: 'null' },
      stdout: files.output === null ? { kind: 'null' } : stdout.sink,
      stderr: stderr.sink,
      limits: { ...limits, memoryBytes: limits.memoryBytes + start.extraMemoryBytes },
    },
    verdict: async (result) => {
      const texts = new Map<string, string>();
      for (const name of feedback === null ? [] : [...messageNames, ...scoreNames]) {
        const path = join(feedback?.path ?? '', name);
        const bytes = await readOutputFile(path, messageBytes);
        if (bytes !== null) texts.set(name, readableText(bytes, messageCharacters));
        // Without its score the case would get full marks.
        else if (isScore(name) && (await lstat(path).catch(() => null)) !== null) {
          throw new JuryFailure(`the validator left a ${name} that is not a plain file`);
        }
      }
      return checkerVerdict(program.convention, {
        end: result.end,
        stdout: readableText(await stdout.read(stdoutBytes), stdoutBytes),
        stderr: readableText(await stderr.read(messageBytes), messageCharacters),
        feedback: (name) => texts.get(name) ?? null,
      });
    },
    [Symbol.asyncDispose]: async () => {
      stdout.remove();
      stderr.remove();
      if (kept === undefined) await feedback?.[Symbol.asyncDispose]();
    },
  };
}

function isScore(name: string): boolean {
  return scoreNames.some((score) => score === name);
}

/** Leaves files of the cache, which all may read, as they are. */
async function makeReadable(path: string): Promise<void> {
  if (((await stat(path)).mode & 0o444) !== 0o444) await chmod(path, 0o644);
}

/** Arguments by convention. */
function juryArguments(convention: CheckerConvention, output: string, flags: readonly string[]): string[] {
  return convention === 'kattis'
    ? [inputPath, answerPath, `${feedbackPath}/`, ...flags]
    : [inputPath, output, answerPath];
}
