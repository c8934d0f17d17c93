import { auditFields } from './audit-fields.ts';

/** A named field of what was changed, as text; null: it is not said. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Fields of the log by their place in its list; the database keeps no order. */
const places: ReadonlyMap<string, number> = new Map(auditFields.map((field, place) => [field, place]));

/** The fields of an entry with their values before and after, those that are the same left out. */
export function changesOf({ before, after }: { readonly before: unknown; readonly after: unknown }): AuditChange[] {
  const [old, next] = [textsOf(before), textsOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: next.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ field }: AuditChange): number {
  return places.get(field) ?? auditFields.length;
}

function textsOf(fields: unknown): ReadonlyMap<string, string> {
  if (typeof fields !== 'object' || fields === null) return new Map();
  return new Map(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? [[name, value.join(', ')] as const]
        : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? [[name, String(value)] as const]
          : [],
    ),
  );
}
