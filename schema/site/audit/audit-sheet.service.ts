import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { changesOf } from '../../core/audit/audit-changes.ts';
import type { Context } from '../../core/context.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { entriesOf, type AuditFilter } from './audit.service.ts';
import { loadTarget } from './target.loader.ts';

/** Entries in a file, the newest ones; who needs older ones chooses an end. */
const maxSheetRows = 10_000;
/** Entries that are read at once. */
const batchSize = 1_000;

const heads = {
  'zh-CN': ['编号', '时间', '操作者', '操作', '对象类型', '对象编号', '对象', '团队', '修改前', '修改后', '原因'],
  'en-US': [
    'Id',
    'Time',
    'Actor',
    'Act',
    'Kind of target',
    'Id of target',
    'Target',
    'Group',
    'Before',
    'After',
    'Reason',
  ],
} as const;

/** Entries that the viewer may read as a table, newest first; 10,000 at most. */
export async function auditSheet(context: Context, filter: AuditFilter): Promise<Sheet> {
  const where = await entriesOf(context, filter);
  const rows: Sheet[number][] = [heads[context.locale]];
  let before: number | null = null;
  while (rows.length <= maxSheetRows) {
    const batch: BatchEntry[] = await readBatch(context, where, before);
    rows.push(...(await Promise.all(batch.map((entry) => rowOf(context, entry)))));
    before = batch.at(-1)?.id ?? null;
    if (batch.length < batchSize) break;
  }
  return rows.slice(0, maxSheetRows + 1);
}

type BatchEntry = Awaited<ReturnType<typeof readBatch>>[number];

function readBatch({ db }: Context, where: Prisma.AuditEntryWhereInput, before: number | null) {
  return db.auditEntry.findMany({
    where: { AND: [where, before === null ? {} : { id: { lt: before } }] },
    orderBy: { id: 'desc' },
    take: batchSize,
    include: { actor: { select: { username: true } } },
  });
}

async function rowOf(context: Context, entry: BatchEntry): Promise<Sheet[number]> {
  const { id, at, actor, action, targetKind, targetId, groupId, reason } = entry;
  const [target, group] = await Promise.all([
    loadTarget(context, { kind: targetKind, id: targetId }),
    groupId === null ? null : loadTarget(context, { kind: 'GROUP', id: String(groupId) }),
  ]);
  const changes = changesOf(entry);
  const side = (which: 'before' | 'after') =>
    changes.flatMap((change) => (change[which] === null ? [] : [`${change.field}: ${change[which]}`])).join('; ');
  return [
    id,
    at.toISOString(),
    actor?.username ?? null,
    action,
    targetKind,
    targetId,
    target?.name ?? null,
    group?.name ?? groupId,
    side('before'),
    side('after'),
    reason,
  ];
}
