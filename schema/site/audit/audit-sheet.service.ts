import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { changeText, type AuditWords } from '../../core/audit/audit-change-text.ts';
import { changesOf } from '../../core/audit/audit-changes.ts';
import type { Context } from '../../core/context.ts';
import { isoIn } from '../../core/settings/site-day.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { entriesOf, type AuditFilter } from './audit.service.ts';
import { namedChanges } from './named-changes.ts';
import { loadTarget } from './target.loader.ts';

/** Entries in a file, the newest ones; who needs older ones chooses an end. */
const maxSheetRows = 10_000;
/** Entries that are read at once. */
const batchSize = 1_000;

/** Words of the page, then names of the code, which are the same in every language and version. */
const heads = {
  'zh-CN': [
    '编号',
    '时间',
    '操作者',
    '操作',
    '对象类型',
    '对象',
    '团队',
    '修改内容',
    '原因',
    '操作代码',
    '对象类型代码',
    '对象编号',
    '修改前原始值',
    '修改后原始值',
  ],
  'en-US': [
    'Id',
    'Time',
    'Actor',
    'Act',
    'Kind of target',
    'Target',
    'Group',
    'Changes',
    'Reason',
    'Name of act',
    'Name of kind',
    'Id of target',
    'Raw values before',
    'Raw values after',
  ],
} as const;

/** The words of the page in the language of a file. */
export interface AuditSheetWords extends Omit<AuditWords, 'moment'> {
  readonly act: (action: string) => string;
  readonly kind: (targetKind: string) => string;
  /** Acts where nobody did. */
  readonly site: string;
}

/** Entries that the viewer may read as a table, newest first, with times of the site; 10,000 at most. */
export async function auditSheet(context: Context, filter: AuditFilter, texts: AuditSheetWords): Promise<Sheet> {
  const [where, { timeZone }] = await Promise.all([entriesOf(context, filter), readSettings(context.db, ['timeZone'])]);
  const words = { ...texts, moment: isoIn(timeZone) };
  const rows: Sheet[number][] = [heads[context.locale]];
  let before: number | null = null;
  while (rows.length <= maxSheetRows) {
    const batch: BatchEntry[] = await readBatch(context, where, before);
    rows.push(...(await Promise.all(batch.map((entry) => rowOf(context, entry, words)))));
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

async function rowOf(context: Context, entry: BatchEntry, words: AuditSheetWords & AuditWords): Promise<Sheet[number]> {
  const { id, at, actor, action, targetKind, targetId, groupId, reason } = entry;
  const [target, group, named] = await Promise.all([
    loadTarget(context, { kind: targetKind, id: targetId }),
    groupId === null ? null : loadTarget(context, { kind: 'GROUP', id: String(groupId) }),
    namedChanges(context, entry),
  ]);
  const changes = changesOf(entry);
  const side = (which: 'before' | 'after') =>
    changes.flatMap((change) => (change[which] === null ? [] : [`${change.field}: ${change[which]}`])).join('; ');
  const name = target === null ? null : targetKind === 'SETTING' ? words.setting(target.name) : target.name;
  return [
    id,
    words.moment(at),
    actor === null ? words.site : actor.username,
    words.act(action),
    words.kind(targetKind),
    name,
    group?.name ?? groupId,
    named.map((change) => changeText(words, change)).join('\n'),
    reason,
    action,
    targetKind,
    targetId,
    side('before'),
    side('after'),
  ];
}
