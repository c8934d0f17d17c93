import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import type { LargeValue, LargeValues } from './ports/large-values.ts';

/** Counts from here on may be as old as `maxAgeMs`: one more or less of so many does not matter. */
export const largeCount = 1_000;
const maxAgeMs = 30_000;
const maxValues = 2_000;

/** Large values in the memory of the process, those used last. */
export function createLargeValues(): LargeValues {
  return new LRUCache<string, LargeValue>({ max: maxValues });
}

/**
 * A count: exact below 1,000, from there on as of the last half minute.
 *
 * @param key names what is counted, and for whom.
 */
export function rememberedCount(
  context: Pick<Context, 'largeValues' | 'now'>,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  return remembered(context, key, { make: count, isLarge: (value) => value >= largeCount });
}

/** Something that is made of many rows, up to half a minute old if it is large, else as it is now. */
export async function remembered<Value>(
  { largeValues, now }: Pick<Context, 'largeValues' | 'now'>,
  key: string,
  { make, isLarge }: { readonly make: () => Promise<Value>; readonly isLarge: (value: Value) => boolean },
): Promise<Value> {
  const last = largeValues.get(key);
  // Values of one key come from the same `make`.
  if (last !== undefined && now.getTime() - last.madeAt < maxAgeMs) return last.value as Value;
  const value = await make();
  if (isLarge(value)) largeValues.set(key, { value, madeAt: now.getTime() });
  return value;
}
