import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFolder } from '../languages/language.types.ts';
import type { JudgeTask, RunLimits } from '../protocol/task.ts';
import type { Mount, RunResult } from '../sandbox/sandbox.types.ts';
import { badEnd, type BadEnd } from './case-verdict.ts';
import { programRequest, type Executable } from './compile.ts';
import { contestantLimits, keptStderrBytes } from './limits.ts';
import type { Workspace } from './workspace.ts';

/** A program of a contestant and what it is run on. */
export interface ProgramJob {
  readonly program: Executable;
  readonly limits: RunLimits;
  readonly fileIo: JudgeTask['fileIo'];
  readonly args: readonly string[];
  /** Files in the program's working folder. */
  readonly files: readonly Mount[];
  /** Path on the host. */
  readonly input: string;
  /** Size of the right answer; 0: there is none. */
  readonly answerBytes: number;
}

/** A run that has ended; what it wrote is gone when disposed of. */
export interface ProgramRun extends AsyncDisposable {
  readonly result: RunResult;
  /** Null: it ended well, and its output decides. */
  readonly bad: BadEnd | null;
  /** Path on the host of what it wrote, to stdout or to its output file; null: it did not write that file. */
  readonly output: string | null;
  /** Empty when it was not kept. */
  stderr(): Promise<Buffer>;
}

/**
 * Room above the cap, so that an output file over it is seen to be so; the program is only told that there is no space.
 */
const overflowBytes = 1024 * 1024;

/**
 * Runs the program once.
 *
 * @param cutMs CPU time at which the run is ended; not below the time limit, which decides the verdict all the same.
 */
export async function runProgram(
  workspace: Workspace,
  job: ProgramJob,
  { cutMs, isStderrKept }: { cutMs: number; isStderrKept: boolean },
): Promise<ProgramRun> {
  const { fileIo } = job;
  const start = programRequest(job.program, job.limits, job.args);
  const limits = contestantLimits(job.limits, start, job.answerBytes);
  const stdout = workspace.output('stdout');
  const stderr =
    isStderrKept || job.program.found.toolchain.isOutOfMemory !== undefined ? workspace.output('stderr') : null;
  const written =
    fileIo === null
      ? null
      : await workspace.folder('work', { bytes: limits.outputBytes + overflowBytes, files: limits.workFiles });
  const readStderr = async () => (await stderr?.read(keptStderrBytes)) ?? Buffer.alloc(0);
  const remove = async () => {
    stdout.remove();
    stderr?.remove();
    await written?.[Symbol.asyncDispose]();
  };
  try {
    const ended = await workspace.sandbox.run({
      argv: start.argv,
      env: start.env,
      mounts: [
        ...start.mounts,
        ...(written === null ? [] : [{ source: written.path, target: compileFolder, writable: true }]),
        ...job.files,
        ...(fileIo === null ? [] : [{ source: job.input, target: join(compileFolder, fileIo.readName) }]),
      ],
      stdin: fileIo === null ? { kind: 'file', path: job.input } : { kind: 'null' },
      stdout: fileIo === null ? stdout.sink : { kind: 'null' },
      stderr: stderr?.sink ?? { kind: 'null' },
      limits: { ...limits, cpuMs: cutMs },
    });
    const file = written === null || fileIo === null ? null : await plainFile(written.path, fileIo.writeName);
    const result: RunResult =
      file !== null && file.sizeBytes > limits.outputBytes ? { ...ended, end: { kind: 'output-limit' } } : ended;
    return {
      result,
      bad: badEnd(
        {
          ...result,
          isOutOfMemory:
            mayBeOutOfMemory(job, result) && saysOutOfMemory(job, result, (await readStderr()).toString('latin1')),
        },
        job.limits.timeMs,
      ),
      output: fileIo === null ? stdout.path : (file?.path ?? null),
      stderr: readStderr,
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Did the runtime of the program's language say that it was given too little memory? */
export function saysOutOfMemory({ program }: Pick<ProgramJob, 'program'>, { end }: RunResult, stderr: string): boolean {
  return mayBeOutOfMemory({ program }, { end }) && program.found.toolchain.isOutOfMemory?.(end, stderr) === true;
}

/** What ended well is not looked into. */
function mayBeOutOfMemory({ program }: Pick<ProgramJob, 'program'>, { end }: Pick<RunResult, 'end'>): boolean {
  return program.found.toolchain.isOutOfMemory !== undefined && end.kind === 'exited' && end.code !== 0;
}

/**
 * A file in a folder the program wrote; null when it, or a folder on the way to it, is missing or is a link or a
 * device.
 */
async function plainFile(folder: string, name: string): Promise<{ path: string; sizeBytes: number } | null> {
  const parts = name.split('/');
  let path = folder;
  let sizeBytes = 0;
  for (const [index, part] of parts.entries()) {
    path = join(path, part);
    const status = await lstat(path).catch(() => null);
    const isFitting = index === parts.length - 1 ? status?.isFile() : status?.isDirectory();
    if (status === null || isFitting !== true) return null;
    sizeBytes = status.size;
  }
  return { path, sizeBytes };
}
