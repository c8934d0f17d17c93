import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutputFile } from '@verdict/judge/sandbox/output-file.ts';
import { createSandbox } from '@verdict/judge/sandbox/sandbox.ts';
import type {
  Limits,
  Mount,
  RunRequest,
  RunResult,
  Sandbox,
  SandboxOptions,
} from '@verdict/judge/sandbox/sandbox.types.ts';

const mib = 1024 ** 2;

/** Enough for any well-behaved program of these tests, little enough that a hostile one is soon stopped. */
export const boxLimits: Limits = {
  cpuMs: 1_000,
  wallMs: 2_000,
  memoryBytes: 64 * mib,
  stackBytes: null,
  outputBytes: 16 * mib,
  stderrBytes: 4_096,
  processes: 32,
  workBytes: 8 * mib,
  workFiles: 100,
};

const compilerLimits: Limits = {
  ...boxLimits,
  cpuMs: 30_000,
  wallMs: 60_000,
  memoryBytes: 512 * mib,
  workBytes: 64 * mib,
};

const searchPath = '/usr/bin:/bin';

/** How a program is started; what is left out is as in `LIMITS`, with no input, no environment and no mounts. */
export interface Start {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly mounts?: readonly Mount[];
  readonly stdin?: string;
  readonly limits?: Partial<Limits>;
  readonly usesSpareCpus?: boolean;
}

export interface Told {
  readonly result: RunResult;
  readonly stdout: string;
  readonly stderr: string;
}

/** A sandbox with what these tests do over and over: compile C in the box, run, read what was written. */
export class OpenBox {
  readonly sandbox: Sandbox;
  #serial = 0;

  private constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  static async open(options: Partial<SandboxOptions> = {}): Promise<OpenBox> {
    return new OpenBox(await createSandbox({ slot: 500, allowWeak: false, folderBytes: 256 * mib, ...options }));
  }

  /** Compiles with gcc inside the box. Returns the program's path on the host. */
  async compile(source: string, flags: readonly string[] = ['-O1', '-w']): Promise<string> {
    const { folder, told } = await this.compileAny(source, flags);
    if (told.result.end.kind !== 'exited' || told.result.end.code !== 0) {
      throw new Error(`gcc: ${JSON.stringify(told.result.end)} ${told.stderr}`);
    }
    return join(folder, 'program');
  }

  /** The same for sources that are not meant to compile. */
  async compileAny(
    source: string,
    flags: readonly string[],
    limits: Partial<Limits> = {},
  ): Promise<{ folder: string; told: Told }> {
    const name = this.#freshName('compile');
    const folder = await this.sandbox.folder.makeWritable(name);
    const file = join(this.sandbox.folder.path, `${name}.c`);
    await writeFile(file, source);
    const told = await this.start('/usr/bin/gcc', {
      args: [...flags, '-o', '/out/program', '/source/main.c', '-lpthread'],
      env: { PATH: searchPath },
      mounts: [
        { source: file, target: '/source/main.c' },
        { source: folder, target: '/out', writable: true },
      ],
      limits: { ...compilerLimits, ...limits },
    });
    return { folder, told };
  }

  /** Runs a compiled program, which is the host's file `program`, as `/box/program`. */
  run(program: string, start: Start = {}): Promise<Told> {
    return this.start('/box/program', {
      ...start,
      mounts: [{ source: program, target: '/box/program' }, ...(start.mounts ?? [])],
    });
  }

  async compileAndRun(source: string, start: Start = {}): Promise<Told> {
    return this.run(await this.compile(source), start);
  }

  shell(script: string, start: Start = {}): Promise<Told> {
    return this.start('/bin/sh', { ...start, args: ['-c', script], env: { PATH: searchPath, ...start.env } });
  }

  /** Runs a program of the box. */
  async start(path: string, start: Start): Promise<Told> {
    const stdout = this.freshPath('stdout');
    const stderr = this.freshPath('stderr');
    const result = await this.sandbox.run({
      ...this.request(path, start),
      stdin: await this.#input(start.stdin),
      stdout: { kind: 'file', path: stdout },
      stderr: { kind: 'file', path: stderr },
    });
    return { result, stdout: await this.#read(stdout), stderr: await this.#read(stderr) };
  }

  /** A request with no files at all, for `runPair`. */
  request(path: string, start: Start): RunRequest {
    return {
      argv: [path, ...(start.args ?? [])],
      env: start.env ?? {},
      mounts: start.mounts ?? [],
      stdin: { kind: 'null' },
      stdout: { kind: 'null' },
      stderr: { kind: 'null' },
      limits: { ...boxLimits, ...start.limits },
      usesSpareCpus: start.usesSpareCpus === true,
    };
  }

  /** A shell script as one side of a pair. */
  side(script: string, limits: Partial<Limits> = {}): RunRequest {
    return this.request('/bin/sh', { args: ['-c', script], env: { PATH: searchPath }, limits });
  }

  async makeFolder(name: string): Promise<string> {
    const folder = join(this.sandbox.folder.path, name);
    await mkdir(folder);
    return folder;
  }

  freshPath(what: string): string {
    return join(this.sandbox.folder.path, this.#freshName(what));
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }

  #freshName(what: string): string {
    this.#serial += 1;
    return `${what}-${this.#serial}`;
  }

  async #input(text: string | undefined): Promise<RunRequest['stdin']> {
    if (text === undefined) return { kind: 'null' };
    const path = this.freshPath('stdin');
    await writeFile(path, text, { mode: 0o644 });
    return { kind: 'file', path };
  }

  async #read(path: string): Promise<string> {
    const bytes = await readOutputFile(path, 64 * mib);
    if (bytes === null) throw new Error(`${path} is missing`);
    return bytes.toString('latin1');
  }
}
