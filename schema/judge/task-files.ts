import type { NamedFile, SourceFile } from '@verdict/judge/protocol/task.ts';
import type { ProblemFileKind } from '@verdict/prisma/generated/client/client.ts';
import type { FileStore } from '../context.ts';

/** A file of a problem as a task needs it. */
export interface TaskFile {
  readonly kind: ProblemFileKind;
  readonly name: string;
  readonly sha256: string;
  readonly file: { readonly sizeBytes: bigint };
}

/** References to a problem's files of one kind, for the judge to fetch. */
export function filesOf(files: readonly TaskFile[], kind: ProblemFileKind): NamedFile[] {
  return files.filter((file) => file.kind === kind).map(({ name, sha256, file }) => ({ name, sha256, sizeBytes: Number(file.sizeBytes) }));
}

/** A problem's files of one kind as texts, to be sent with the task. */
export function readTexts(store: FileStore, files: readonly TaskFile[], kind: ProblemFileKind): Promise<SourceFile[]> {
  return Promise.all(files.filter((file) => file.kind === kind).map(async ({ name, sha256 }) => ({ name, content: await readText(store, sha256) })));
}

/** One stored file as text. */
export async function readText(store: FileStore, sha256: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of store.read(sha256)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
