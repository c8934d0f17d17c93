import type { StoredRef } from '../test-data/stored-ref.ts';

/** A file of an archive that is being written: a short text, or bytes of the content store. */
export interface ArchiveEntry {
  readonly path: string;
  readonly content: string | StoredRef;
}

/** Gives each file of an archive a path that every judge can read and no other file has. */
export class ArchivePaths {
  readonly #taken = new Set<string>();

  /** A path like the one wished for; parts with odd characters are written without them. */
  take(wished: string): string {
    const safe =
      wished
        .split('/')
        .map((part) =>
          part
            .replaceAll(/[^a-zA-Z0-9_.-]/gu, '_')
            .replace(/^[.-]+/u, '_')
            .slice(0, 200),
        )
        .filter((part) => part !== '')
        .join('/') || '_';
    let path = safe;
    for (let count = 2; this.#taken.has(path.toLowerCase()); count += 1)
      path = safe.replace(/((?:\.[^./]*)?)$/u, `_${count}$1`);
    this.#taken.add(path.toLowerCase());
    return path;
  }
}
