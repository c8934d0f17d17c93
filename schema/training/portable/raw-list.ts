/** The member of a map as YAML has it; undefined: it is no map, or has none. */
export function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** The list that a map has under a key; empty: none. */
export function listIn(value: unknown, key: string): readonly unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

/** The text that a map has under a key, as the schema trims it; null: none. */
export function textAt(value: unknown, key: string): string | null {
  return trimmed(memberOf(value, key));
}

/** A text as the schema trims it; null: it is none, or empty. */
export function trimmed(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
