import { join } from 'node:path';
import { compileFolder } from '../languages/language.types.ts';
import type { FileRef, JudgeTask } from '../protocol/task.ts';
import type { Mount } from '../sandbox/sandbox.types.ts';
import type { FileSource, HeldFile } from './files.ts';

/** The files of the content store one task needs, each fetched once and held until disposed of. */
export class HeldFiles implements AsyncDisposable {
  readonly #source: FileSource;
  readonly #held = new Map<string, Promise<HeldFile>>();

  constructor(source: FileSource) {
    this.#source = source;
  }

  /** Starts to fetch a file; a failure is met again when the file is needed. */
  fetchAhead(file: FileRef): void {
    this.#hold(file).catch(() => undefined);
  }

  /** The file's path on the host. */
  async path(file: FileRef): Promise<string> {
    return (await this.#hold(file)).path;
  }

  /** Shows files in the working folder of a box. */
  mounts(files: JudgeTask['userFiles']): Promise<Mount[]> {
    return Promise.all(
      files.map(async (file) => ({ source: await this.path(file), target: join(compileFolder, file.name) })),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const result of await Promise.allSettled(this.#held.values())) {
      if (result.status === 'fulfilled') result.value[Symbol.dispose]();
    }
  }

  #hold(file: FileRef): Promise<HeldFile> {
    const known = this.#held.get(file.sha256) ?? this.#source.hold(file);
    this.#held.set(file.sha256, known);
    return known;
  }
}
