import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import { TextChanged } from './text.error.ts';
import { textKey, type PlainTextRef } from './text.ts';

/** Former versions that are kept of one text; older ones are deleted. */
export const maxRevisions = 20;

const tables = { DISCUSSION: 'discussion', COMMENT: 'comment', REPLY: 'reply' } as const;

/** Words of a text, and when it got them. */
interface TextVersion {
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly writtenAt: Date;
}

/**
 * The text as it is, before it is changed in the same transaction. Edits of one text take turns. Null: it is gone.
 *
 * @param basis `writtenAt` of the version that the edit started from; null: any.
 * @throws TextChanged
 */
export async function lockVersion(tx: Transaction, ref: PlainTextRef, basis: Date | null): Promise<TextVersion | null> {
  const table = Prisma.raw(tables[ref.kind]);
  const words = Prisma.raw(ref.kind === 'DISCUSSION' ? 'title, description' : `'' AS title, '' AS description`);
  const [version] = await tx.$queryRaw<TextVersion[]>`SELECT ${words}, content,
    coalesce(edited_at, created_at) AS "writtenAt" FROM ${table} WHERE id = ${ref.id} FOR NO KEY UPDATE`;
  if (version === undefined) return null;
  if (basis !== null && basis.getTime() !== version.writtenAt.getTime()) throw new TextChanged(version.writtenAt);
  return version;
}

/** Keeps a version that is replaced in the same transaction. */
export async function keepRevision(
  tx: Transaction,
  ref: PlainTextRef,
  { version, now }: { readonly version: TextVersion; readonly now: Date },
): Promise<void> {
  const key = textKey(ref);
  await tx.textRevision.create({ data: { ...key, ...version, replacedAt: now } });
  const [last] = await tx.textRevision.findMany({
    where: key,
    orderBy: { id: 'desc' },
    skip: maxRevisions - 1,
    take: 1,
    select: { id: true },
  });
  if (last !== undefined) await tx.textRevision.deleteMany({ where: { ...key, id: { lt: last.id } } });
}
