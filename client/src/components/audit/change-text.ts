import { formatDateTime } from '../../lib/format/figures.ts';
import type { Text } from '../../lib/intl/use-text.ts';
import { isSettingName, settingTexts } from '../../lib/site/setting-texts.ts';
import { statusLook } from '../../lib/status/status.ts';
import type { AuditEntryRow_EntryFragment } from './audit-entry.generated.ts';
import { fieldText } from './audit-texts.ts';
import { holdsNames, nameText } from './value-texts.ts';

type Change = AuditEntryRow_EntryFragment['changes'][number];

/** What became of a field, as one sentence. */
export function changeText(t: Text, { field, before, after }: Change): string {
  const known = fieldText(field);
  const name = known === null ? field : t(known);
  const words = (value: string | null) => valueText(t, field, value);
  if (before === null) return t({ id: 'audit.is' }, { field: name, after: words(after) });
  if (after === null) return t({ id: 'audit.was' }, { field: name, before: words(before) });
  return t({ id: 'audit.becomes' }, { field: name, before: words(before), after: words(after) });
}

function valueText(t: Text, field: string, value: string | null): string {
  if (value === 'true') return t({ id: 'audit.yes' });
  if (value === 'false') return t({ id: 'audit.no' });
  if (value === null || value === '') return t({ id: 'audit.empty' });
  if (field === 'status' || field === 'statuses') return eachOf(value, (code) => t(statusLook(Number(code)).label));
  if (field === 'keys') return eachOf(value, (key) => settingText(t, key));
  if (field === 'value') return wordsOf(t, field, value);
  if (holdsNames(field)) return eachOf(value, (name) => wordsOf(t, field, name));
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? formatDateTime(new Date(value)) : value;
}

/** The name of a setting. */
export function settingText(t: Text, key: string): string {
  return isSettingName(key) ? t(settingTexts[key].title) : key;
}

function wordsOf(t: Text, field: string, name: string): string {
  const known = nameText(field, name);
  return known === null ? name : t(known);
}

/** Words of each entry of a list; lists are parted by commas or blanks. */
function eachOf(list: string, words: (entry: string) => string): string {
  return list
    .split(/,\s*|\s+/u)
    .map(words)
    .join(', ');
}
