import { viewToken } from './view-tab.ts';

/**
 * The browser's storage, as far as it lets us: in a private window, or when it is full, reading gives null and writing
 * does nothing, and the page works on.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Takes what this tab left for itself before a reload; null: nothing. */
export function takeLeft(key: string): string | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return null;
  }
}

/** Leaves a value for this tab after a reload. */
export function leave(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The copy that all tabs share has to do.
  }
}

/** The keys there are. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Stores a value, or removes it with null. A view leaves nothing behind. @returns false when it was not stored. */
export function writeStored(key: string, value: string | null): boolean {
  if (viewToken !== null) return false;
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab of this browser changed the key (or cleared everything). @returns how to stop. */
export function onStoredElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
