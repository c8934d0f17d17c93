import { writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FoundLanguage, FoundLanguages } from '../languages/languages.ts';
import { compileFolder, programFolder, type Command, type ProgramPlan } from '../languages/language.types.ts';
import type { Program, RunLimits } from '../protocol/task.ts';
import type { Mount, RunRequest, RunResult } from '../sandbox/sandbox.types.ts';
import { describeEnd } from './case-verdict.ts';
import { JuryFailure } from './failure.ts';
import { compileLimits, compileQuota } from './limits.ts';
import { cutText, readableText } from './text.ts';
import type { WritableFolder, Workspace } from './workspace.ts';

/** The compiler's message may be this long. */
const messageCharacters = 65_536;
const outputBytes = 64 * 1024;

/** A program ready to run. */
export interface Executable {
  readonly found: FoundLanguage;
  readonly plan: ProgramPlan;
  /** Folder of the host with what the compile left, shown in the box as `/program`. */
  readonly folder: string;
}

export type Compiled =
  | { readonly ok: true; readonly plan: ProgramPlan; readonly found: FoundLanguage; readonly folder: WritableFolder; /** The compiler's warnings; empty: none. */ readonly message: string }
  | { readonly ok: false; /** For the author of the program. */ readonly message: string };

/** @throws JuryFailure when the language is not on this machine. */
export function findLanguage(languages: FoundLanguages, key: string): FoundLanguage {
  const found = languages.get(key);
  if (found === undefined) throw new JuryFailure(`the compiler of the language "${key}" is not installed on this judge`);
  return found;
}

/**
 * Compiles a program in the box, in a writable folder that the caller disposes of.
 * @param extraFiles files beside the sources, each to be shown in the working folder.
 */
export async function compile(
  workspace: Workspace,
  found: FoundLanguage,
  program: Program,
  extraFiles: readonly Mount[],
): Promise<Compiled> {
  const plan = found.toolchain.plan(program);
  const folder = await workspace.folder('program', compileQuota);
  const failed = async (message: string): Promise<Compiled> => {
    await folder[Symbol.asyncDispose]();
    return { ok: false, message };
  };
  for (const source of plan.sources) {
    const path = join(folder.path, source.name);
    if (source.name.includes('/')) await mkdir(dirname(path), { recursive: true });
    await writeFile(path, source.content);
  }
  if (plan.compile === null) return { ok: true, plan, found, folder, message: '' };
  const { isOk, message } = await runCompiler(workspace, found, plan.compile, {
    mounts: [...found.toolchain.mounts, { source: folder.path, target: compileFolder, writable: true }, ...extraFiles],
    // Headers among the files are found by #include <...> as well, as where they are installed.
    env: extraFiles.length === 0 ? {} : { CPATH: compileFolder },
  });
  return isOk ? { ok: true, plan, found, folder, message } : await failed(message);
}

/** @returns what to tell the author: warnings, or why it failed. */
async function runCompiler(
  workspace: Workspace,
  found: FoundLanguage,
  argv: Command,
  { mounts, env }: Pick<RunRequest, 'mounts' | 'env'>,
): Promise<{ isOk: boolean; message: string }> {
  const stdout = workspace.output('compile-stdout');
  const stderr = workspace.output('compile-stderr');
  try {
    const result = await workspace.sandbox.run({
      argv,
      env: { ...boxEnvironment, ...env, ...found.toolchain.env },
      mounts,
      cwd: compileFolder,
      stdin: { kind: 'null' },
      stdout: stdout.sink,
      stderr: stderr.sink,
      limits: compileLimits,
    });
    const said = [await stderr.read(outputBytes), await stdout.read(outputBytes)].map((bytes) => readableText(bytes, messageCharacters));
    const message = cutText([compilerFailure(result), ...said].filter((text) => text !== '').join('\n'), messageCharacters);
    return { isOk: result.end.kind === 'exited' && result.end.code === 0, message };
  } finally {
    await stdout.remove();
    await stderr.remove();
  }
}

/** Empty when the compiler ended in the ordinary way and says itself what is wrong. */
function compilerFailure({ end }: RunResult): string {
  const mebibytes = compileLimits.memoryBytes / 1024 / 1024;
  switch (end.kind) {
    case 'exited':
      return '';
    case 'cpu-limit':
    case 'wall-limit':
      return `Compilation took longer than ${compileLimits.cpuMs / 1000} seconds and was stopped.`;
    case 'memory-limit':
      return `The compiler needed more than ${mebibytes} MiB of memory and was stopped.`;
    case 'output-limit':
      return `The compiler wrote more than ${compileLimits.outputBytes / 1024 / 1024} MiB and was stopped.`;
    case 'signalled':
      return `The compiler ended abnormally (${describeEnd(end)}).`;
  }
}

const boxEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', TMPDIR: '/tmp', LANG: 'C.UTF-8' };

/** The part of a run's request that the program decides. */
export function programRequest(
  executable: Executable,
  limits: RunLimits,
  args: readonly string[],
): Pick<RunRequest, 'argv' | 'env' | 'mounts'> & { readonly extraMemoryBytes: number } {
  const { toolchain } = executable.found;
  const run = executable.plan.run(limits);
  return {
    argv: [...run.argv, ...args],
    env: { ...boxEnvironment, ...toolchain.env },
    mounts: [...toolchain.mounts, { source: executable.folder, target: programFolder }],
    extraMemoryBytes: run.extraMemoryBytes ?? 0,
  };
}
