import { join } from 'node:path';
import { buildSandboxHelper } from './build.ts';
import type { Field } from './frame.ts';
import { HelperProcess } from './helper-process.ts';
import { readResults, runFields } from './request-fields.ts';
import type { PairResult, RunRequest, RunResult, Sandbox, SandboxOptions, SlotFolder } from './sandbox.types.ts';
import { SandboxError } from './sandbox.types.ts';
import { Turn } from './turn.ts';

/** As much as the helper takes by default, bytes. */
const DEFAULT_FOLDER_BYTES = 1024 ** 3;

const DEFAULT_WRITABLE_BYTES = 64 * 1024 ** 2;
const DEFAULT_WRITABLE_FILES = 10_000;

const MAX_SLOT = 999;

/**
 * Starts the helper of one slot, building it first if its sources have changed.
 * @throws SandboxError naming what the host lacks.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  if (!Number.isInteger(options.slot) || options.slot < 0 || options.slot > MAX_SLOT) {
    throw new SandboxError(`Sandbox slots are 0 to ${MAX_SLOT}, not ${options.slot}`);
  }
  const path = await buildSandboxHelper();
  const helper = new HelperProcess(path, helperArguments(options), options.logger);
  try {
    return new HelperSandbox(helper, new Map(await helper.ready()));
  } catch (error) {
    await helper.close();
    throw error;
  }
}

function helperArguments(options: SandboxOptions): string[] {
  return [
    'serve',
    `--slot=${options.slot}`,
    `--folder-bytes=${options.folderBytes ?? DEFAULT_FOLDER_BYTES}`,
    ...(options.cpu === undefined ? [] : [`--cpu=${options.cpu}`]),
    ...(options.rootfs === undefined ? [] : [`--rootfs=${options.rootfs}`]),
    ...(options.allowWeak ? ['--weak'] : []),
  ];
}

class HelperSandbox implements Sandbox {
  readonly isWeak: boolean;
  readonly folder: SlotFolder;
  private readonly helper: HelperProcess;
  private readonly turn = new Turn();
  private isClosed = false;

  constructor(helper: HelperProcess, hello: ReadonlyMap<string, string>) {
    this.helper = helper;
    this.isWeak = hello.get('cgroup') === 'none';
    this.folder = slotFolder(required(hello, 'folder'), (fields) => this.ask(fields));
  }

  async run(request: RunRequest): Promise<RunResult> {
    const [result] = readResults(await this.ask(runFields([request])));
    if (result === undefined) throw new SandboxError('The sandbox helper told no result');
    return result;
  }

  async runPair(first: RunRequest, second: RunRequest): Promise<PairResult> {
    const reply = await this.ask(runFields([first, second]));
    const [firstResult, secondResult] = readResults(reply);
    if (firstResult === undefined || secondResult === undefined) throw new SandboxError('The sandbox helper told no pair');
    const endedFirst = new Map(reply).get('ended_first') === '0' ? 'first' : 'second';
    return { first: firstResult, second: secondResult, endedFirst };
  }

  close(): Promise<void> {
    this.isClosed = true;
    return this.helper.close();
  }

  private ask(fields: readonly Field[]): Promise<Field[]> {
    return this.turn.take(async () => {
      if (this.isClosed) throw new SandboxError('The sandbox is closed');
      return this.helper.ask(fields);
    });
  }
}

function slotFolder(path: string, ask: (fields: Field[]) => Promise<unknown>): SlotFolder {
  return {
    path,
    async makeWritable(name, { bytes = DEFAULT_WRITABLE_BYTES, files = DEFAULT_WRITABLE_FILES } = {}) {
      await ask([['op', 'make'], ['name', name], ['bytes', String(bytes)], ['files', String(files)]]);
      return join(path, name);
    },
    async removeWritable(name) {
      await ask([['op', 'remove'], ['name', name]]);
    },
    async clear() {
      await ask([['op', 'clear']]);
    },
  };
}

function required(hello: ReadonlyMap<string, string>, key: string): string {
  const value = hello.get(key);
  if (value === undefined) throw new SandboxError(`The sandbox helper did not tell its ${key}`);
  return value;
}
