import type { FileRef } from '../protocol/task.ts';

/** A file of the content store on this machine, kept while it is held. */
export interface HeldFile extends Disposable {
  /** Absolute path, readable by every user. */
  readonly path: string;
}

/** Where the judge gets the files that tasks name. */
export interface FileSource {
  /**
   * Fetches the file unless it is here already.
   *
   * @throws when the server cannot be reached or has no such file: our own failure, never the contestant's.
   */
  hold(file: FileRef): Promise<HeldFile>;
}
