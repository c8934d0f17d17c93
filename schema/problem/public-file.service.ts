import type { Services } from '../context.ts';
import { contentTypeOf } from './public-file.ts';

/** What may be told about a public file. */
export interface PublicFile {
  /** As its author called it, without folders. */
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
}

/**
 * A file of the store that anybody may fetch: an image or attachment of a statement, never test data.
 * @param sha256 64 lower-case hex characters.
 * @returns null when there is none.
 */
export async function findPublicFile({ db }: Pick<Services, 'db'>, sha256: string): Promise<PublicFile | null> {
  const found = await db.problemFile.findFirst({
    where: { sha256, kind: { in: ['STATEMENT', 'ATTACHMENT'] } },
    select: { name: true, file: { select: { sizeBytes: true } } },
  });
  if (found === null) return null;
  return { name: found.name.split('/').at(-1) ?? found.name, contentType: contentTypeOf(found.name), sizeBytes: Number(found.file.sizeBytes) };
}
