import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

const ACCOUNT_KEY = 'lastAccount';

/** The account of drafts made while nobody ever signed in here. */
export const ANONYMOUS_ACCOUNT = 'anonymous';

/**
 * Whose drafts the page shows: the account signed in last. It outlives a lost session on purpose, so that a user who
 * was thrown out still sees what they typed; signing out ends it.
 */
export const accountStore = createStore(readStored(ACCOUNT_KEY) ?? ANONYMOUS_ACCOUNT);
onStoredElsewhere(ACCOUNT_KEY, () => accountStore.set(readStored(ACCOUNT_KEY) ?? ANONYMOUS_ACCOUNT));

/** Says who is signed in now; null after signing out. */
export function rememberAccount(userId: string | null): void {
  writeStored(ACCOUNT_KEY, userId);
  accountStore.set(userId ?? ANONYMOUS_ACCOUNT);
}
