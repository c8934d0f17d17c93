import type { Context, Viewer } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import type { ZipEntry } from '../../core/files/zip.ts';

/** What reads the data of an account: the account itself, so that it finds what its owner may see. */
export interface ExportAsking extends Pick<Context, 'db' | 'reads' | 'now' | 'locale'> {
  readonly viewer: Extract<Viewer, { kind: 'user' }>;
}

/** A file of the archive with data of an account. */
export interface ExportPart {
  /** Such as `submissions.json`: a list of entries. */
  readonly file: string;
  /** What is in it, for the README of the archive. */
  readonly about: Sentence;
  /** In the order in which they were made. */
  entries(asking: ExportAsking): AsyncIterable<object>;
  /** Files beside it. */
  files?(asking: ExportAsking): AsyncIterable<ZipEntry>;
}

let registered: readonly ExportPart[] = [];

/** Sets what an archive holds; most of it is of higher wings (schema/wiring.ts). */
export function registerExportParts(parts: readonly ExportPart[]): void {
  registered = parts;
}

/** All parts of an archive, in its order. */
export function exportParts(): readonly ExportPart[] {
  return registered;
}
