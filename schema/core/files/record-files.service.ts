import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../context.ts';

/** A file whose bytes are in the content store. */
interface RecordedFile {
  /** SHA-256, 64 lower-case hex characters. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType?: string;
}

/**
 * Remembers that files are in the content store, so that rows may refer to them. Their bytes are there already. Those
 * that were there before become young again, and so are not taken for forgotten ones before the rows that name them are
 * written.
 */
export async function recordFiles(db: Services['db'] | Transaction, files: readonly RecordedFile[]): Promise<void> {
  // In one order: two imports of the same files would else wait for each other.
  const distinct = [...new Map(files.map((file) => [file.sha256, file])).values()].sort((a, b) =>
    a.sha256 < b.sha256 ? -1 : 1,
  );
  if (distinct.length === 0) return;
  const sha256s = distinct.map(({ sha256 }) => sha256);
  const sizes = distinct.map(({ sizeBytes }) => BigInt(sizeBytes));
  const types = distinct.map(({ contentType }) => contentType ?? 'application/octet-stream');
  await db.$executeRaw(Prisma.sql`
    INSERT INTO stored_file (sha256, size_bytes, content_type)
    SELECT * FROM unnest(${sha256s}::text[], ${sizes}::bigint[], ${types}::text[])
    ON CONFLICT (sha256) DO UPDATE SET created_at = CURRENT_TIMESTAMP`);
}
