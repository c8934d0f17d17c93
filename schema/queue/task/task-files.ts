import type { NamedFile, SourceFile } from '@verdict/judge/protocol/task.ts';
import type { ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { FileStore } from '../../core/context.ts';
import { includesFor } from './program-source.ts';
import { sourceOf } from './source-bytes.ts';

/** A file of a problem as a task needs it. */
export interface TaskFile {
  readonly kind: ProblemFileKind;
  readonly name: string;
  readonly sha256: string;
  readonly file: { readonly sizeBytes: bigint };
}

/** References to a problem's files of one kind, for the judge to fetch. */
export function filesOf(files: readonly TaskFile[], kind: ProblemFileKind): NamedFile[] {
  return files
    .filter((file) => file.kind === kind)
    .map(({ name, sha256, file }) => ({ name, sha256, sizeBytes: Number(file.sizeBytes) }));
}

/**
 * What lies in the working folder of programs of a language: the problem's extra files, and the files it includes with
 * the language, over extra files of the same name.
 */
export function workingFiles(files: readonly TaskFile[], languageKey: string): NamedFile[] {
  const all = [...filesOf(files, 'USER_EXTRA'), ...includesFor(filesOf(files, 'INCLUDE'), languageKey)];
  return [...new Map(all.map((file) => [file.name, file])).values()];
}

/** A problem's files of one kind as sources, to be sent with the task. */
export function readSources(
  store: FileStore,
  files: readonly TaskFile[],
  kind: ProblemFileKind,
): Promise<SourceFile[]> {
  return Promise.all(
    files.filter((file) => file.kind === kind).map(({ name, sha256 }) => readSource(store, name, sha256)),
  );
}

/** One stored file as a source. */
export async function readSource(store: FileStore, name: string, sha256: string): Promise<SourceFile> {
  return sourceOf(name, await readBytes(store, sha256));
}

/** One stored file as text. */
export async function readText(store: Pick<FileStore, 'read'>, sha256: string): Promise<string> {
  return (await readBytes(store, sha256)).toString('utf8');
}

async function readBytes(store: Pick<FileStore, 'read'>, sha256: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of store.read(sha256)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
