import type { UserImport, UserImportKind } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';

/** Rows of a page unless asked otherwise. */
export const defaultImportPage = 20;

/** Imports that are kept, newest first. @param kind null: all */
export async function listImports(
  { db }: Pick<Services, 'db'>,
  { kind, page, query }: { readonly kind: UserImportKind | null; readonly page: PageRequest; readonly query: object },
): Promise<Page<UserImport>> {
  const where = kind === null ? {} : { kind };
  const [items, total] = await Promise.all([
    db.userImport.findMany({ ...query, ...sliceOf(page), where, orderBy: { id: 'desc' } }),
    db.userImport.count({ where }),
  ]);
  return { ...page, items, total };
}
