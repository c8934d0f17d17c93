import type { Command } from '../languages/command.ts';
import { compileFolder, programFolder, type ProgramPlan } from '../languages/language.types.ts';
import type { FoundLanguage, FoundLanguages } from '../languages/languages.ts';
import { compileMessage } from '../protocol/compile-message.ts';
import type { Program, RunLimits } from '../protocol/task.ts';
import type { Mount, RunRequest, RunResult } from '../sandbox/sandbox.types.ts';
import { CompileRefusal, JuryFailure } from './failure.ts';
import { compileLimits, compileQuota } from './limits.ts';
import { findProduct, writeSources } from './program-files.ts';
import { cutText, readableText } from './text.ts';
import type { WritableFolder, Workspace } from './workspace.ts';

const mebibyte = 1024 * 1024;
/** The compiler's message may be this long. */
const messageCharacters = 65_536;
const outputBytes = 64 * 1024;

/** A program with its language and how that compiles and runs it. */
export interface PlannedProgram {
  readonly found: FoundLanguage;
  readonly plan: ProgramPlan;
}

/** A program ready to run. */
export interface Executable extends PlannedProgram {
  /** Folder of the host with what the compile left, shown in the box as `/program`. */
  readonly folder: string;
}

/** What a compile left, in the slot's folder; or why it left nothing. */
export type FreshCompile =
  | {
      readonly ok: true;
      readonly folder: WritableFolder;
      /** The compiler's warnings; empty: none. */ readonly message: string;
    }
  | {
      readonly ok: false;
      /** For the author of the program. */
      readonly message: string;
      /** The compiler came to this by itself and would again; else it was stopped, as on a busy machine. */
      readonly isLasting: boolean;
    };

/** @throws JuryFailure when the language is not on this machine. */
export function findLanguage(languages: FoundLanguages, key: string): FoundLanguage {
  const found = languages.get(key);
  if (found === undefined)
    throw new JuryFailure(`the compiler of the language "${key}" is not installed on this judge`);
  return found;
}

/**
 * To be called once for a program: a plan may read the whole source, outside any limit.
 *
 * @throws JuryFailure when the language is not on this machine.
 */
export function planProgram(languages: FoundLanguages, program: Program): PlannedProgram {
  const found = findLanguage(languages, program.languageKey);
  return { found, plan: found.toolchain.plan(program) };
}

/**
 * Compiles a program in the box, in a writable folder that the caller disposes of.
 *
 * @param extraFiles files beside the sources, each to be shown in the working folder.
 */
export async function compile(
  workspace: Workspace,
  found: FoundLanguage,
  plan: ProgramPlan,
  extraFiles: readonly Mount[],
): Promise<FreshCompile> {
  found.prepared.ask();
  const folder = await workspace.folder('program', compileQuota);
  const refuse = async (message: string, isLasting = true): Promise<FreshCompile> => {
    await folder[Symbol.asyncDispose]();
    return { ok: false, message, isLasting };
  };
  const unfit = await writeSources(folder.path, plan.sources);
  if (unfit !== null) return refuse(unfit);
  if (plan.compile === null) return { ok: true, folder, message: '' };
  const end = await runCompiler(workspace, found, plan.compile, {
    mounts: [
      ...found.toolchain.mounts,
      ...found.prepared.mounts('compile'),
      ...(found.toolchain.headers === undefined ? [] : [found.toolchain.headers.mount]),
      { source: folder.path, target: compileFolder, writable: true },
      ...extraFiles,
    ],
    // Headers among the files are found by #include <...> as well, as where they are installed.
    env: { ...(extraFiles.length === 0 ? {} : { CPATH: compileFolder }), ...compileEnvironment(found) },
  });
  if (!end.isOk) return refuse(end.message, end.isLasting);
  const missing = plan.unstartable ?? (await findProduct(folder.path, plan.product));
  return missing === null ? { ok: true, folder, message: end.message } : refuse(joinLines(missing, end.message));
}

/** Variables of the preparation; shipped headers are searched after prepared ones. */
function compileEnvironment({ toolchain, prepared }: FoundLanguage): Readonly<Record<string, string>> {
  const env = prepared.env('compile');
  if (toolchain.headers === undefined) return env;
  const { variable, mount } = toolchain.headers;
  const folders = [env[variable], mount.target].filter((folder) => folder !== undefined);
  return { ...env, [variable]: folders.join(':') };
}

/** A program that is run from its sources, in the slot's folder until that is cleared. @throws CompileRefusal */
export async function sourcesOnly(workspace: Workspace, { found, plan }: PlannedProgram): Promise<Executable> {
  const folder = await workspace.ownFolder('sources');
  const unfit = await writeSources(folder, plan.sources);
  if (unfit !== null) throw new CompileRefusal(unfit);
  return { found, plan, folder };
}

/** How a compiler ended. */
interface CompilerEnd {
  readonly isOk: boolean;
  /** What to tell the author: warnings, or why it failed. */
  readonly message: string;
  readonly isLasting: boolean;
}

async function runCompiler(
  workspace: Workspace,
  found: FoundLanguage,
  argv: Command,
  { mounts, env }: Pick<RunRequest, 'mounts' | 'env'>,
): Promise<CompilerEnd> {
  const stdout = workspace.output('compile-stdout');
  const stderr = workspace.output('compile-stderr');
  try {
    const result = await workspace.sandbox.run({
      argv,
      env: { ...boxEnvironment, ...found.toolchain.env, ...env },
      mounts,
      cwd: compileFolder,
      stdin: { kind: 'null' },
      stdout: stdout.sink,
      stderr: stderr.sink,
      limits: compileLimits,
      usesSpareCpus: true,
      canLockFiles: true,
    });
    const said = [await stderr.read(outputBytes), await stdout.read(outputBytes)].map((bytes) =>
      readableText(bytes, messageCharacters),
    );
    if (isTooLarge(result, said))
      return {
        isOk: false,
        message: compileMessage('PROGRAM_TOO_LARGE', compileQuota.bytes / mebibyte),
        isLasting: true,
      };
    const message = joinLines(compilerFailure(result), ...said);
    return {
      isOk: result.end.kind === 'exited' && result.end.code === 0,
      message,
      isLasting: result.end.kind === 'exited',
    };
  } finally {
    stdout.remove();
    stderr.remove();
  }
}

function joinLines(...texts: readonly string[]): string {
  return cutText(texts.filter((text) => text !== '').join('\n'), messageCharacters);
}

/**
 * What compilers say when their program does not fit: of the limit on a file (SIGXFSZ, 25), which GCC takes for an
 * error of its own, and of the limit on the folder.
 */
const tooLargeSigns = [
  'file size limit exceeded signal terminated',
  'terminated with signal 25 ',
  'no space left on device',
  'file too large',
];

function isTooLarge({ end }: RunResult, said: readonly string[]): boolean {
  if (end.kind !== 'exited' || end.code === 0) return false;
  const words = said.join('\n').toLowerCase();
  return tooLargeSigns.some((sign) => words.includes(sign));
}

/** Empty when the compiler ended in the ordinary way and says itself what is wrong. */
function compilerFailure({ end }: RunResult): string {
  switch (end.kind) {
    case 'exited':
      return '';
    case 'cpu-limit':
    case 'wall-limit':
      return compileMessage('COMPILE_TIME_LIMIT', compileLimits.cpuMs / 1000);
    case 'memory-limit':
      return compileMessage('COMPILE_MEMORY_LIMIT', compileLimits.memoryBytes / mebibyte);
    case 'output-limit':
      return compileMessage('COMPILE_OUTPUT_LIMIT', compileLimits.outputBytes / mebibyte);
    case 'signalled':
      return compileMessage('COMPILER_SIGNAL', end.signal);
  }
}

/** Variables of every box. */
export const boxEnvironment = { PATH: '/usr/bin:/bin', HOME: '/tmp', TMPDIR: '/tmp', LANG: 'C.UTF-8' };

/** The part of a run's request that the program decides. */
export interface ProgramStart extends Pick<RunRequest, 'argv' | 'env' | 'mounts'> {
  /** For the machinery of its language, on top of the limit. */
  readonly extraMemoryBytes: number;
}

export function programRequest(executable: Executable, limits: RunLimits, args: readonly string[]): ProgramStart {
  const { toolchain, prepared } = executable.found;
  const run = executable.plan.run(limits);
  return {
    argv: [...run.argv, ...args],
    env: { ...boxEnvironment, ...toolchain.env, ...prepared.env('run') },
    mounts: [...toolchain.mounts, ...prepared.mounts('run'), { source: executable.folder, target: programFolder }],
    extraMemoryBytes: run.extraMemoryBytes ?? 0,
  };
}
