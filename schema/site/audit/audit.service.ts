import type { AuditEntry } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { readableEntries } from './audit.rule.ts';

/** Entries of a page unless asked otherwise. */
export const defaultAuditPage = 20;

/** Entries of the audit log that the viewer may read, newest first. @param groupId null: of all places. */
export async function listAuditEntries(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { groupId, page, query }: { readonly groupId: number | null; readonly page: PageRequest; readonly query: object },
): Promise<Page<AuditEntry>> {
  const where = { AND: [readableEntries(viewer), groupId === null ? {} : { groupId }] };
  const [items, total] = await Promise.all([
    db.auditEntry.findMany({ ...query, where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
    db.auditEntry.count({ where }),
  ]);
  return { ...page, items, total };
}
