import type { FileStore, Transaction } from '../../core/context.ts';
import { checkerOf, factorsOf, formSelect, textFiles } from './problem-form.service.ts';
import type { Revisable } from './revision-content.ts';

/** What a problem says now, for a revision of a change that no form made. */
export async function storedRevisable(tx: Transaction, files: FileStore, id: number): Promise<Revisable> {
  const row = await tx.problem.findUniqueOrThrow({ where: { id }, select: formSelect });
  const checker = checkerOf(row, await textFiles(files, row, 'CHECKER_SOURCE'));
  return {
    ...row,
    tags: row.tags.map(({ tag }) => tag.name),
    languageFactors: factorsOf(row.languageFactors),
    // A JSON column takes no NUL, which a file of a package may have.
    checker: checker && { ...checker, code: checker.code.replaceAll('\0', '') },
  };
}
