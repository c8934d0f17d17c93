import { actText } from '../../../components/audit/act-texts.ts';
import { EntryChanges, EntryPlace, EntryTarget } from '../../../components/audit/audit-entry-row.tsx';
import type { AuditEntryRow_EntryFragment } from '../../../components/audit/audit-entry.generated.ts';
import type { Column } from '../../../components/data-table/column.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';

/** Columns of the audit log. @param hasGroup false where all entries are of the same group. */
export function useAuditColumns({
  hasGroup,
}: {
  readonly hasGroup: boolean;
}): readonly Column<AuditEntryRow_EntryFragment>[] {
  const t = useText();
  const columns: readonly Column<AuditEntryRow_EntryFragment>[] = [
    {
      id: 'at',
      head: t({ id: 'audit.head.at' }),
      kind: 'name',
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(new Date(at))}</time>,
    },
    {
      id: 'act',
      head: t({ id: 'audit.head.act' }),
      kind: 'name',
      cell: ({ action }) => {
        const act = actText(action);
        return act === null ? action : t(act);
      },
    },
    {
      id: 'actor',
      head: t({ id: 'audit.head.actor' }),
      cell: ({ actor }) => (actor === null ? t({ id: 'audit.site' }) : <UserLink username={actor.username} />),
    },
    { id: 'target', head: t({ id: 'audit.head.target' }), cell: (entry) => <EntryTarget entry={entry} /> },
    {
      id: 'group',
      head: t({ id: 'audit.head.group' }),
      cell: (entry) => (entry.groupId === null || entry.targetKind === 'GROUP' ? null : <EntryPlace entry={entry} />),
    },
    {
      id: 'changes',
      head: t({ id: 'audit.head.changes' }),
      cell: (entry) => (entry.changes.length === 0 ? null : <EntryChanges entry={entry} />),
    },
    { id: 'reason', head: t({ id: 'audit.head.reason' }), cell: ({ reason }) => reason },
  ];
  return columns.filter(({ id }) => hasGroup || id !== 'group');
}
