import type { Mount } from '../sandbox/sandbox.types.ts';
import type { Command } from './command.ts';

/** A box in which a preparation is made. Commands run in `/work`, which starts empty. */
export interface PreparationBox {
  /** @returns what it wrote to stdout, cut at 64 KiB. @throws when the command fails. */
  run(argv: Command): Promise<string>;
  /** Puts a file into `/work`. */
  write(name: string, content: string): Promise<void>;
  /** A file of `/work`. @throws when there is none. */
  read(name: string): Promise<string>;
  /** SHA-256 of a file of `/work`, in hex. @throws when there is none. */
  digest(name: string): Promise<string>;
}

/**
 * Files made once on a machine that make compiles or runs faster and change nothing else of them: the same commands
 * give the same programs without. They are made in a box, from nothing of a contestant's, in the background; who
 * compiles meanwhile does without.
 */
export interface Preparation {
  /**
   * Part of what tells one from another beside language and version: must change with all else that decides the
   * content.
   */
  identify(box: PreparationBox): Promise<string>;
  /** @returns names of the files in `/work` to be kept. */
  make(box: PreparationBox): Promise<readonly string[]>;
  /** How the files are shown in a box. @param folder on the host, with the kept files. */
  mounts(folder: string): readonly Mount[];
  /** Variables with which they are found. */
  readonly env: Readonly<Record<string, string>>;
  /** Shown to runs as well, not only to compiles. */
  readonly isForRuns: boolean;
  /** Made when the judge starts; else with the first program that is compiled in the language. */
  readonly isMadeAtStart: boolean;
}
