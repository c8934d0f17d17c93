import { unlinkSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOutputFile } from '../sandbox/output-file.ts';
import type { FolderQuota, Sandbox, Sink } from '../sandbox/sandbox.types.ts';

/** An output of a run, in the slot's folder in memory. */
export interface OutputFile {
  readonly path: string;
  readonly sink: Sink;
  /** At most `maxBytes` of it; empty when the run made none. */
  read(maxBytes: number): Promise<Buffer>;
  /** At once: in memory that costs some microseconds, and the thread pool a hundred. */
  remove(): void;
}

/** A folder a program may write, gone when disposed of. */
export interface WritableFolder extends AsyncDisposable {
  readonly path: string;
}

/** Fresh names in the slot's folder for one task. */
export class Workspace {
  readonly sandbox: Sandbox;
  #serial = 0;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  /** A file for an output that does not exist yet. */
  output(kind: string): OutputFile {
    const path = join(this.sandbox.folder.path, this.#freshName(kind));
    return {
      path,
      sink: { kind: 'file', path },
      read: async (maxBytes) => (await readOutputFile(path, maxBytes)) ?? Buffer.alloc(0),
      remove: () => removeFile(path),
    };
  }

  /**
   * A file with this content, to be shown to a program; there until the slot's folder is cleared.
   *
   * @returns its path.
   */
  async text(content: string | Uint8Array): Promise<string> {
    const path = join(this.sandbox.folder.path, this.#freshName('text'));
    await writeFile(path, content, { mode: 0o644, flag: 'wx' });
    return path;
  }

  /** A folder that only we may write; there until the slot's folder is cleared. @returns its path. */
  async ownFolder(kind: string): Promise<string> {
    const path = join(this.sandbox.folder.path, this.#freshName(kind));
    await mkdir(path, { mode: 0o755 });
    return path;
  }

  /** A folder the slot's user may write; removed when disposed of. */
  async folder(kind: string, quota: FolderQuota): Promise<WritableFolder> {
    const name = this.#freshName(kind);
    const path = await this.sandbox.folder.makeWritable(name, quota);
    return { path, [Symbol.asyncDispose]: () => this.sandbox.folder.removeWritable(name) };
  }

  #freshName(kind: string): string {
    this.#serial += 1;
    return `${kind}-${this.#serial}`;
  }
}

function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
