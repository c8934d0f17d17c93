import type { PubSub } from '@verdict/schema/core/context.ts';
import type { SharedCache, SharedValue, SitePart } from '@verdict/schema/core/shared-cache.ts';
import { LRUCache } from 'lru-cache';

interface Entry {
  readonly part: SitePart;
  readonly value: Promise<unknown>;
  /** When the load began, in milliseconds of the process. */
  readonly loadedAt: number;
  isRenewed: boolean;
}

/** Most values kept, those used last. Keys hold numbers of pages, which a visitor may make up. */
const maxEntries = 200;
/** A value past its life is still given, while it is renewed, for so many lives: nobody waits where many ask. */
const staleLives = 2;

/**
 * Shared values in the memory of the process. What is dropped while it is being loaded is not kept: those who ask after
 * the drop get a load that began after it. A message that is missed costs no more than the value's life.
 */
export function createSharedCache(
  pubsub: Pick<PubSub, 'subscribe'>,
  clock: () => number = () => performance.now(),
): SharedCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });

  function load<T>(name: string, part: SitePart, loading: () => Promise<T>): Promise<T> {
    const value = loading();
    const entry: Entry = { part, value, loadedAt: clock(), isRenewed: false };
    entries.set(name, entry);
    value.catch(() => {
      if (entries.get(name) === entry) entries.delete(name);
    });
    return value;
  }

  /** Puts a newer value in the place of an old one, once it is there; unless the old one was dropped meanwhile. */
  function renew<T>(name: string, old: Entry, loading: () => Promise<T>): void {
    if (old.isRenewed) return;
    old.isRenewed = true;
    const loadedAt = clock();
    loading().then(
      (value) => {
        if (entries.get(name) === old)
          entries.set(name, { part: old.part, value: Promise.resolve(value), loadedAt, isRenewed: false });
      },
      () => {
        // The next who asks tries again, and is told why once the old value is too old to be given.
        old.isRenewed = false;
      },
    );
  }

  function drop(part: SitePart): void {
    const names = [...entries.entries()].flatMap(([name, entry]) => (entry.part === part ? [name] : []));
    for (const name of names) entries.delete(name);
  }

  void dropAsTold(pubsub.subscribe('sitePart'), drop);
  return {
    drop,
    get<T>({ part, key = '', lifeMs }: SharedValue, loading: () => Promise<T>): Promise<T> {
      const name = `${part} ${key}`;
      const known = entries.get(name);
      const ageMs = known === undefined ? Number.POSITIVE_INFINITY : clock() - known.loadedAt;
      if (known === undefined || ageMs > lifeMs * staleLives) return load(name, part, loading);
      if (ageMs > lifeMs) renew(name, known, loading);
      // One name is always asked for with one kind of load: names are given by the functions that load.
      return known.value as Promise<T>;
    },
  };
}

async function dropAsTold(
  messages: AsyncIterable<{ readonly part: SitePart }>,
  drop: (part: SitePart) => void,
): Promise<void> {
  for await (const { part } of messages) drop(part);
}
