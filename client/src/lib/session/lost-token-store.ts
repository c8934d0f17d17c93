import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

const lostKey = 'lostToken';

/**
 * The token of the session that the server ended last, worth nothing now; null after signing in or out. It tells all
 * tabs that the session was lost and not signed out, and asks the server why.
 */
export const lostTokenStore = createStore(readStored(lostKey));
onStoredElsewhere(lostKey, () => lostTokenStore.set(readStored(lostKey)));

/** Keeps the token of a session that was lost; null: there is none any more. */
export function keepLostToken(token: string | null): void {
  writeStored(lostKey, token);
  lostTokenStore.set(token);
}

/** Did this or another tab lose the session of this token? */
export function isLost(token: string): boolean {
  return readStored(lostKey) === token;
}
