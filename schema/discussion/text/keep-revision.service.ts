import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import { textKey, type PlainTextRef } from './text.ts';

/** Former versions that are kept of one text; older ones are deleted. */
export const maxRevisions = 20;

const tables = { DISCUSSION: 'discussion', COMMENT: 'comment', REPLY: 'reply' } as const;

/** Keeps the text as it is, before it is changed in the same transaction. Edits of one text take turns. */
export async function keepRevision(tx: Transaction, ref: PlainTextRef, now: Date): Promise<void> {
  const table = Prisma.raw(tables[ref.kind]);
  const words = Prisma.raw(ref.kind === 'DISCUSSION' ? 'title, description' : `'' AS title, '' AS description`);
  const [row] = await tx.$queryRaw<
    { title: string; description: string; content: string; writtenAt: Date }[]
  >`SELECT ${words}, content, coalesce(edited_at, created_at) AS "writtenAt"
    FROM ${table} WHERE id = ${ref.id} FOR NO KEY UPDATE`;
  if (row === undefined) return;
  const key = textKey(ref);
  await tx.textRevision.create({ data: { ...key, ...row, replacedAt: now } });
  const [last] = await tx.textRevision.findMany({
    where: key,
    orderBy: { id: 'desc' },
    skip: maxRevisions - 1,
    take: 1,
    select: { id: true },
  });
  if (last !== undefined) await tx.textRevision.deleteMany({ where: { ...key, id: { lt: last.id } } });
}
