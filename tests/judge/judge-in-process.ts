import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detectLanguages, type FoundLanguages } from '@verdict/judge/languages/languages.ts';
import { machineToolSearch } from '@verdict/judge/languages/tool-search.ts';
import type { Judgement, Progress, TaskResult } from '@verdict/judge/protocol/report.ts';
import type { FileRef, JudgeTask, Task } from '@verdict/judge/protocol/task.ts';
import { CompileCache } from '@verdict/judge/run/compile-cache.ts';
import { runTask } from '@verdict/judge/run/run-task.ts';
import { createSandbox } from '@verdict/judge/sandbox/sandbox.ts';
import type { RunRequest, Sandbox } from '@verdict/judge/sandbox/sandbox.types.ts';

interface JudgeOptions {
  readonly onProgress?: (progress: Progress) => void;
  /** Longest CPU time and most memory of any run, where the judge's own limits are wider. */
  readonly patienceMs?: number;
  readonly patienceMib?: number;
}

/** The same sandbox with limits cut. */
function impatient(sandbox: Sandbox, { patienceMs = Infinity, patienceMib = Infinity }: JudgeOptions): Sandbox {
  const cut = ({ limits, ...request }: RunRequest): RunRequest => ({
    ...request,
    limits: {
      ...limits,
      cpuMs: Math.min(limits.cpuMs, patienceMs),
      wallMs: Math.min(limits.wallMs, 3 * patienceMs),
      memoryBytes: Math.min(limits.memoryBytes, patienceMib * 1024 ** 2),
    },
  });
  return {
    isWeak: sandbox.isWeak,
    folder: sandbox.folder,
    run: (request) => sandbox.run(cut(request)),
    runPair: (first, second, transcript) => sandbox.runPair(cut(first), cut(second), transcript),
    close: () => sandbox.close(),
  };
}

/** A judge without a server: one slot of the real sandbox, and files from memory. */
export class JudgeInProcess {
  readonly languages: FoundLanguages;
  readonly sandbox: Sandbox;
  readonly #folder: string;
  readonly #programs: CompileCache;

  private constructor(sandbox: Sandbox, languages: FoundLanguages, folder: string, programs: CompileCache) {
    this.sandbox = sandbox;
    this.languages = languages;
    this.#folder = folder;
    this.#programs = programs;
  }

  static async open(): Promise<JudgeInProcess> {
    const languages = await detectLanguages(machineToolSearch(process.env));
    const folder = await mkdtemp(join(tmpdir(), 'verdict-judge-'));
    return new JudgeInProcess(
      await createSandbox({ slot: 400, allowWeak: false }),
      languages,
      folder,
      await CompileCache.open(join(folder, 'programs')),
    );
  }

  /** @param contents of the files the task names, by hash. */
  async judge(task: JudgeTask, contents: ReadonlyMap<string, Buffer>, options: JudgeOptions = {}): Promise<Judgement> {
    const result = await this.run(task, contents, options);
    if (result.kind !== 'judge') throw new Error(`a ${result.kind} is no judgement`);
    return result.judgement;
  }

  /** The same for a task of any kind. */
  async run(
    task: Task,
    contents: ReadonlyMap<string, Buffer> = new Map(),
    options: JudgeOptions = {},
  ): Promise<TaskResult> {
    return runTask(task, {
      sandbox: impatient(this.sandbox, options),
      languages: this.languages,
      programs: this.#programs,
      files: { hold: (file) => this.#hold(file, contents) },
      onProgress: options.onProgress ?? (() => undefined),
      signal: new AbortController().signal,
    });
  }

  async close(): Promise<void> {
    await this.sandbox.close();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #hold({ sha256 }: FileRef, contents: ReadonlyMap<string, Buffer>) {
    const content = contents.get(sha256);
    if (content === undefined) throw new Error(`the case has no file ${sha256}`);
    const path = join(this.#folder, createHash('sha256').update(content).digest('hex'));
    await writeFile(path, content);
    await chmod(path, 0o644);
    return { path, [Symbol.dispose]: () => undefined };
  }
}
