import type { NamedFile, Program } from '@verdict/judge/protocol/task.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { missingIncludes } from './include-names.ts';

/** The judge-wide includes that a program names and does not bring along. */
export async function judgeIncludesFor(
  db: Services['db'] | Transaction,
  checker: { readonly program: Program; readonly files: readonly NamedFile[] },
): Promise<NamedFile[]> {
  const names = missingIncludes(checker);
  if (names.length === 0) return [];
  const rows = await db.judgeInclude.findMany({
    where: { name: { in: names } },
    orderBy: { name: 'asc' },
    select: { name: true, sha256: true, file: { select: { sizeBytes: true } } },
  });
  return rows.map(({ name, sha256, file }) => ({ name, sha256, sizeBytes: Number(file.sizeBytes) }));
}
