import type { AuditEntry, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { actionsOf } from '../../core/audit/audit-actions.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import type { SettingKey } from '../../core/settings/site-setting.ts';
import { entriesOnViewer, readableEntries } from './audit.rule.ts';
import { meantTargets, meantUsers } from './meant-targets.service.ts';

/** Entries of a page unless asked otherwise. */
export const defaultAuditPage = 20;

/** What entries are narrowed by; null and absent alike mean "any". */
export interface AuditFilter {
  readonly groupId?: number | null | undefined;
  /** Beginning of a username. */
  readonly actor?: string | null | undefined;
  readonly area?: string | null | undefined;
  readonly targetKind?: string | null | undefined;
  /** Id, or the beginning of a name. */
  readonly target?: string | null | undefined;
  /** Settings that `target` means. */
  readonly settings?: readonly SettingKey[] | null | undefined;
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
  const { groupId, area, targetKind, settings, from, until } = filter;
  const [actor, target] = [filter.actor?.trim() ?? '', filter.target?.trim() ?? ''];
  return {
    AND: [
      readableEntries(viewer),
      typeof groupId === 'number' ? { groupId } : {},
      actor === '' ? {} : { actorId: { in: await meantUsers(db, actor) } },
      area ? { action: { in: actionsOf(area) } } : {},
      targetKind ? { targetKind } : {},
      target === '' ? {} : await meantTargets(db, target, settings ?? []),
      from ? { at: { gte: from } } : {},
      until ? { at: { lt: until } } : {},
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
