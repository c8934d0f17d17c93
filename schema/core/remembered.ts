import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from './context.ts';

/** Counts from here on may be as old as `forMs`: one more or less of so many is nothing to count them again for. */
export const largeCount = 1_000;
const forMs = 30_000;
/** Most that is remembered of a database; with one more all is forgotten. */
const mostKeys = 2_000;

interface Memory {
  readonly value: unknown;
  readonly madeAt: number;
}

const memories = new WeakMap<PrismaClient, Map<string, Memory>>();

/**
 * A count: exact below 1,000, from there on as of the last half minute.
 *
 * @param key names what is counted, and for whom.
 */
export function rememberedCount(
  context: Pick<Context, 'db' | 'now'>,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  return remembered(context, key, { make: count, isLarge: (value) => value >= largeCount });
}

/** Something that is made of many rows, up to half a minute old if it is large, else as it is now. */
export async function remembered<Value>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: string,
  { make, isLarge }: { readonly make: () => Promise<Value>; readonly isLarge: (value: Value) => boolean },
): Promise<Value> {
  const ofDatabase = memories.get(db) ?? new Map<string, Memory>();
  memories.set(db, ofDatabase);
  const last = ofDatabase.get(key);
  // What stands under a key was put there by the same `make`.
  if (last !== undefined && now.getTime() - last.madeAt < forMs) return last.value as Value;
  const value = await make();
  ofDatabase.delete(key);
  if (isLarge(value)) {
    if (ofDatabase.size >= mostKeys) ofDatabase.clear();
    ofDatabase.set(key, { value, madeAt: now.getTime() });
  }
  return value;
}
