import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSandboxHelper } from './build.ts';
import type { Field } from './frame.ts';
import { HelperProcess } from './helper-process.ts';
import { readResults, runFields } from './request-fields.ts';
import {
  type PairResult,
  type RunRequest,
  type RunResult,
  type Sandbox,
  type SandboxOptions,
  type Sink,
  type SlotFolder,
  SandboxError,
} from './sandbox.types.ts';
import { Turn } from './turn.ts';

/** As much as the helper takes by default, bytes. */
const defaultFolderBytes = 1024 ** 3;

const defaultWritableBytes = 64 * 1024 ** 2;
const defaultWritableFiles = 10_000;

const maxSlot = 999;

/**
 * A helper that died sooner than this after its start is replaced only after as long a pause, or when it is needed,
 * milliseconds.
 */
const earlyDeathMs = 1_000;

/**
 * Starts the helper of one slot, building it first if its sources have changed.
 *
 * @throws SandboxError naming what the host lacks.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (!Number.isInteger(options.slot) || options.slot < 0 || options.slot > maxSlot) {
    throw new SandboxError(`Sandbox slots are 0 to ${maxSlot}, not ${options.slot}`);
  }
  return new HelperSandbox(options, await startHelper(options));
}

/** A helper that said it is ready. */
interface Started {
  readonly helper: HelperProcess;
  readonly isWeak: boolean;
  /** The slot's folder. */
  readonly path: string;
  readonly atMs: number;
}

async function startHelper(options: SandboxOptions): Promise<Started> {
  const helper = new HelperProcess(await buildSandboxHelper(), helperArguments(options), options.logger);
  try {
    const hello = new Map(await helper.ready());
    const path = hello.get('folder');
    if (path === undefined) throw new SandboxError('The sandbox helper did not tell its folder');
    return { helper, isWeak: hello.get('cgroup') === 'none', path, atMs: performance.now() };
  } catch (error) {
    await helper.close();
    throw error;
  }
}

function helperArguments(options: SandboxOptions): string[] {
  return [
    'serve',
    `--slot=${options.slot}`,
    `--folder-bytes=${options.folderBytes ?? defaultFolderBytes}`,
    ...(options.cpu === undefined ? [] : [`--cpu=${options.cpu}`]),
    ...(options.spareCpus ?? []).map((cpu) => `--spare-cpu=${cpu}`),
    ...(options.rootfs === undefined ? [] : [`--rootfs=${options.rootfs}`]),
    ...(options.allowWeak ? ['--weak'] : []),
  ];
}

/** Keeps a helper running: one that died is replaced, so that a slot outlives it. */
class HelperSandbox implements Sandbox {
  readonly folder: SlotFolder;
  readonly #options: SandboxOptions;
  readonly #turn = new Turn();
  #current: Started;
  #isClosed = false;

  constructor(options: SandboxOptions, started: Started) {
    this.#options = options;
    this.#current = started;
    this.folder = slotFolder(
      () => this.#current.path,
      (fields) => this.#ask(fields),
    );
    this.#watch(started);
  }

  get isWeak(): boolean {
    return this.#current.isWeak;
  }

  async run(request: RunRequest): Promise<RunResult> {
    const [result] = readResults(await this.#ask(runFields([request])));
    if (result === undefined) throw new SandboxError('The sandbox helper told no result');
    return result;
  }

  async runPair(first: RunRequest, second: RunRequest, transcript?: Sink): Promise<PairResult> {
    const reply = await this.#ask(runFields([first, second], transcript));
    const [firstResult, secondResult] = readResults(reply);
    if (firstResult === undefined || secondResult === undefined)
      throw new SandboxError('The sandbox helper told no pair');
    const endedFirst = new Map(reply).get('ended_first') === '0' ? 'first' : 'second';
    return { first: firstResult, second: secondResult, endedFirst };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#current.helper.close();
    // A replacement may have been on its way.
    await this.#turn.take(() => this.#current.helper.close());
  }

  #ask(fields: readonly Field[]): Promise<Field[]> {
    return this.#turn.take(async () => {
      await this.#replaceDead();
      return this.#current.helper.ask(fields);
    });
  }

  async #replaceDead(): Promise<void> {
    if (this.#isClosed) throw new SandboxError('The sandbox is closed');
    if (!this.#current.helper.hasEnded) return;
    this.#current = await startHelper(this.#options);
    this.#watch(this.#current);
  }

  /**
   * A replacement is started by itself, since callers name files by the new folder's path before they ask for a run.
   */
  #watch({ helper, atMs }: Started): void {
    void helper.exited.then(async () => {
      // One that dies at once again and again must not keep the machine busy.
      if (performance.now() - atMs < earlyDeathMs) await sleep(earlyDeathMs, undefined, { ref: false });
      // Whoever needed it meanwhile has replaced it.
      if (this.#isClosed || this.#current.helper !== helper) return;
      this.#options.logger?.warn({}, 'the sandbox helper died and is replaced');
      await this.#turn
        .take(() => this.#replaceDead())
        .catch((error: unknown) => this.#options.logger?.warn({ err: error }, 'the sandbox helper cannot be replaced'));
    });
  }
}

function slotFolder(path: () => string, ask: (fields: Field[]) => Promise<unknown>): SlotFolder {
  return {
    get path() {
      return path();
    },
    async makeWritable(name, { bytes = defaultWritableBytes, files = defaultWritableFiles } = {}) {
      await ask([
        ['op', 'make'],
        ['name', name],
        ['bytes', String(bytes)],
        ['files', String(files)],
      ]);
      return join(path(), name);
    },
    async removeWritable(name) {
      await ask([
        ['op', 'remove'],
        ['name', name],
      ]);
    },
    async clear() {
      await ask([['op', 'clear']]);
    },
  };
}
