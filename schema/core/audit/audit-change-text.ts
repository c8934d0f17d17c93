import type { AuditChange } from './audit-changes.ts';
import { auditNames } from './audit-fields.ts';

/** What the words of a change are made of, in one language. */
export interface AuditWords {
  readonly is: (field: string, after: string) => string;
  readonly was: (field: string, before: string) => string;
  readonly becomes: (field: string, before: string, after: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
  /** Null: a field of another version of the site. */
  readonly field: (field: string) => string | null;
  /** Of a name that a field holds; null: of another version. */
  readonly name: (field: string, name: string) => string | null;
  readonly setting: (key: string) => string;
  readonly status: (code: number) => string;
  readonly moment: (moment: Date) => string;
}

/** What became of a field, as one sentence: on the page and in the file of the audit log. */
export function changeText(words: AuditWords, { field, before, after }: AuditChange): string {
  const name = words.field(field) ?? field;
  const value = (text: string | null) => valueText(words, field, text);
  if (before === null) return words.is(name, value(after));
  if (after === null) return words.was(name, value(before));
  return words.becomes(name, value(before), value(after));
}

function valueText(words: AuditWords, field: string, value: string | null): string {
  const nameText = (name: string) => words.name(field, name) ?? name;
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  if (value === null || value === '') return words.empty;
  if (field === 'status' || field === 'statuses') return eachOf(value, (code) => words.status(Number(code)));
  if (field === 'keys') return eachOf(value, words.setting);
  if (field === 'value') return nameText(value);
  if (Object.hasOwn(auditNames, field)) return eachOf(value, nameText);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) ? words.moment(new Date(value)) : value;
}

/** Words of each entry of a list; lists are parted by commas or blanks. */
function eachOf(list: string, words: (entry: string) => string): string {
  return list
    .split(/,\s*|\s+/u)
    .map((entry) => words(entry))
    .join(', ');
}
