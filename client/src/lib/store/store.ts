import { useSyncExternalStore } from 'react';

/** A value outside of React that components can follow. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** @returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store; setting the value it has already tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, rendered anew when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
