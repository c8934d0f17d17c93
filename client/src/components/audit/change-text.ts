import { formatDateTime } from '../../lib/format/figures.ts';
import type { Text } from '../../lib/intl/use-text.ts';
import type { AuditEntryRow_EntryFragment } from './audit-entry.generated.ts';
import { fieldTexts } from './audit-texts.ts';

type Change = AuditEntryRow_EntryFragment['changes'][number];

/** What became of a field, as one sentence. */
export function changeText(t: Text, { field, before, after }: Change): string {
  const known = fieldTexts[field];
  const name = known === undefined ? field : t(known);
  if (before === null) return t({ id: 'audit.is' }, { field: name, after: valueText(t, after) });
  if (after === null) return t({ id: 'audit.was' }, { field: name, before: valueText(t, before) });
  return t({ id: 'audit.becomes' }, { field: name, before: valueText(t, before), after: valueText(t, after) });
}

function valueText(t: Text, value: string | null): string {
  if (value === 'true') return t({ id: 'audit.yes' });
  if (value === 'false') return t({ id: 'audit.no' });
  if (value === null || value === '') return t({ id: 'audit.empty' });
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? formatDateTime(new Date(value)) : value;
}
