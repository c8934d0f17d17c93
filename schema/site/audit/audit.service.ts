import type { AuditEntry, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { actionsOf } from '../../core/audit/audit-actions.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { entriesOnViewer, readableEntries } from './audit.rule.ts';

/** Entries of a page unless asked otherwise. */
export const defaultAuditPage = 20;

/** What entries are narrowed by; null and absent alike mean "any". */
export interface AuditFilter {
  readonly groupId?: number | null | undefined;
  /** Username. */
  readonly actor?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly targetKind?: string | null | undefined;
  /** Id; of a user the username as well, of a problem its display id. */
  readonly target?: string | null | undefined;
  readonly from?: Date | null | undefined;
  readonly until?: Date | null | undefined;
}

type Asking = Pick<Context, 'db' | 'viewer'>;

interface AuditRequest {
  readonly filter: AuditFilter;
  readonly order: RowOrder;
  readonly page: PageRequest;
  /** The selection of columns. */
  readonly query: object;
}

/** Entries of the audit log that the viewer may read. */
export async function listAuditEntries(
  asking: Asking,
  { filter, order, page, query }: AuditRequest,
): Promise<Page<AuditEntry>> {
  return readPage(asking, { where: await entriesOf(asking, filter), order, page, query });
}

/** What others did to the account of the viewer, newest first. */
export function listEntriesOnViewer(
  asking: Asking,
  { page, query }: Omit<AuditRequest, 'filter' | 'order'>,
): Promise<Page<AuditEntry>> {
  return readPage(asking, { where: entriesOnViewer(asking.viewer), order: 'NEWEST', page, query });
}

/** Condition of the entries of a filter that the viewer may read. */
export async function entriesOf({ db, viewer }: Asking, filter: AuditFilter): Promise<Prisma.AuditEntryWhereInput> {
  const { groupId, actor, area, targetKind, target, from, until } = filter;
  const wanted = target?.trim() ?? '';
  return {
    AND: [
      readableEntries(viewer),
      typeof groupId === 'number' ? { groupId } : {},
      actor?.trim() ? { actor: { usernameKey: usernameKey(actor.trim()) } } : {},
      area ? { action: { in: actionsOf(area) } } : {},
      targetKind ? { targetKind } : {},
      wanted === '' ? {} : await meantTargets(db, wanted),
      from ? { at: { gte: from } } : {},
      until ? { at: { lt: until } } : {},
    ],
  };
}

/** Who or what may be meant; names are those of today. */
async function meantTargets(db: Context['db'], text: string): Promise<Prisma.AuditEntryWhereInput> {
  const [user, problem] = await Promise.all([
    db.user.findUnique({ where: { usernameKey: usernameKey(text) }, select: { id: true } }),
    db.problem.findUnique({ where: { displayId: text }, select: { id: true } }),
  ]);
  return {
    OR: [
      { targetId: text },
      ...(user === null ? [] : [{ targetKind: 'USER', targetId: user.id }]),
      ...(problem === null ? [] : [{ targetKind: 'PROBLEM', targetId: String(problem.id) }]),
    ],
  };
}

async function readPage(
  { db }: Asking,
  { where, order, page, query }: Omit<AuditRequest, 'filter'> & { readonly where: Prisma.AuditEntryWhereInput },
): Promise<Page<AuditEntry>> {
  const [items, total] = await Promise.all([
    db.auditEntry.findMany({ ...query, where, orderBy: byId(order), ...sliceOf(page) }),
    db.auditEntry.count({ where }),
  ]);
  return { ...page, items, total };
}
