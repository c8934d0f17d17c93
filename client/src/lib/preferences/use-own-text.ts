import { accountStore } from '../session/account-store.ts';
import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore, useStore, type Store } from '../store/store.ts';

const stores = new Map<string, Store<string | null>>();

/**
 * A text that this browser keeps for the account that is signed in, the same in all tabs; where it keeps nothing, until
 * the next reload.
 */
export function useOwnText(name: string): readonly [text: string | null, keep: (text: string) => void] {
  const key = `${name}.${useStore(accountStore)}`;
  const store = storeOf(key);
  const keep = (text: string) => {
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
