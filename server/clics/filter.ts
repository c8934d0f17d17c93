import type { ClicsObject } from '@verdict/schema/contest/clics/clics-object.ts';

/**
 * Objects whose ids of others are those that are asked for, such as `?team_id=5`; an empty value asks for those that
 * have none.
 */
export function filtered(
  objects: readonly ClicsObject[],
  query: Readonly<Record<string, unknown>>,
): readonly ClicsObject[] {
  const wanted = Object.entries(query).filter(([name]) => /^[a-z_]+_id$/u.test(name));
  return objects.filter((object) => wanted.every(([name, value]) => (object[name] ?? '') === value));
}
