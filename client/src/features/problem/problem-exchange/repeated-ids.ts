import type { BatchItem_ItemFragment } from './problem-exchange.generated.ts';

type Item = Pick<BatchItem_ItemFragment, 'id' | 'statedId'>;

/** Items whose stated id an earlier one states as well, in whatever letter case, by the id of the item. */
export function repeatedIds<Each extends Item>(items: readonly Each[]): ReadonlyMap<number, Each> {
  const first = new Map<string, Each>();
  const repeated = new Map<number, Each>();
  for (const item of items) {
    if (item.statedId === null || item.statedId === undefined) continue;
    const key = item.statedId.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else repeated.set(item.id, earlier);
  }
  return repeated;
}
