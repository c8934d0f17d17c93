import type { Program, RunLimits, SourceFile } from '../protocol/task.ts';
import type { Mount, RunEnd } from '../sandbox/sandbox.types.ts';
import type { Command } from './command.ts';
import type { Preparation } from './preparation.types.ts';
import type { ShippedHeaders } from './shipped-headers.ts';

/** Where a program's files lie in the box while it is compiled, and where they lie while it runs. */
export const compileFolder = '/work';
export const programFolder = '/program';

/** How one program of a language is compiled and run. */
export interface ProgramPlan {
  /** All source files under the names they have in the box. */
  readonly sources: readonly SourceFile[];
  /** Run in `/work`, which holds the sources and is kept; null: nothing to compile or check. */
  readonly compile: Command | null;
  /** File of `/work` without which there is nothing to run; left out: none is needed. */
  readonly product?: { readonly name: string; /** It is started by the kernel. */ readonly isExecutable: boolean };
  /** Why it cannot be run although it compiles, for its author; left out: nothing stands in the way. */
  readonly unstartable?: string;
  /**
   * The compile is but a check, and the run command makes the very same check before the program begins: what a run
   * accepts needs no compile. Default false.
   */
  readonly isCheckedByRun?: boolean;
  /** The command of one run; what was in `/work` after the compile is in `/program`, read-only. */
  run(limits: RunLimits): RunPlan;
}

export interface RunPlan {
  readonly argv: Command;
  /** Memory for the language's own machinery on top of the limit, bytes. Default 0. */
  readonly extraMemoryBytes?: number;
}

/** A compiler or interpreter found on this machine. */
export interface Toolchain {
  /** As it prints it, one line. */
  readonly version: string;
  /** What it needs in the box beside the system's own `/usr`. */
  readonly mounts: readonly Mount[];
  /** Variables of the box for compile and run. */
  readonly env: Readonly<Record<string, string>>;
  plan(program: Pick<Program, 'sources' | 'entryPoint'>): ProgramPlan;
  /** Headers of the judge that its programs may include. */
  readonly headers?: ShippedHeaders;
  /** What is made once to make it faster. */
  readonly preparation?: Preparation;
  /** True when this end, with this last part of stderr, says that the runtime ran out of the memory it was given. */
  isOutOfMemory?(end: RunEnd, stderr: string): boolean;
}

/** How its tools come onto a machine: packages of Debian 12, or, where it has none, what an operator can do. */
export type Installation = { readonly packages: readonly [string, ...string[]] } | { readonly advice: string };

/** One language: all the judge knows of it. */
export interface Language {
  /** Stable, lower case; on the wire and in the database. */
  readonly key: string;
  /** As shown. */
  readonly name: string;
  /** MIME type for editors. */
  readonly contentType: string;
  /** For the help page. */
  readonly description: string;
  /** A program that reads two numbers and prints their sum. */
  readonly template: string;
  /** Factors on a problem's limits (decision 137, "Limits by language"). */
  readonly timeFactor: number;
  readonly memoryFactor: number;
  /** May checkers and interactors be written in it? */
  readonly isChecker: boolean;
  /** Of source files, without the dot; the first is given to a source without a fitting one. */
  readonly extensions: readonly [string, ...string[]];
  readonly installation: Installation;
  /** Looks for the compiler or interpreter; null: not on this machine, so the language is not offered. */
  detect(search: ToolSearch): Promise<Toolchain | null>;
}

/** How a language looks for its tools. Only `--version` and the like are run outside the box. */
export interface ToolSearch {
  /** Value of an environment variable of the judge. */
  variable(name: string): string | undefined;
  /** First of these names that is an executable in a folder of PATH, as absolute real path; shims are passed over. */
  find(...names: string[]): Promise<string | null>;
  /** The path itself when it is an executable file, symbolic links resolved; else null. */
  executable(path: string): Promise<string | null>;
  /** Names in a folder; none when it cannot be read. */
  list(folder: string): Promise<string[]>;
  /** All a command prints on stdout and stderr, trimmed; null when it fails. */
  output(command: string, args: readonly string[]): Promise<string | null>;
}
