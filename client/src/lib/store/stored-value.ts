import { onStoredElsewhere, readStored, writeStored } from './local-storage.ts';
import { createStore, useStore, type Store } from './store.ts';

const stores = new Map<string, Store<string | null>>();

/** A text that this browser keeps under a key, the same in all tabs; where it keeps nothing, until the next reload. */
export function useStoredText(key: string): readonly [text: string | null, keep: (text: string | null) => void] {
  const store = storeOf(key);
  const keep = (text: string | null) => {
    writeStored(key, text);
    store.set(text);
  };
  return [useStore(store), keep];
}

function storeOf(key: string): Store<string | null> {
  const known = stores.get(key);
  if (known !== undefined) return known;
  const store = createStore(readStored(key));
  onStoredElsewhere(key, () => store.set(readStored(key)));
  stores.set(key, store);
  return store;
}

/** Entries of a list that is kept as JSON; anything else is an empty list. */
export function entriesIn(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
