import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';

const accountKey = 'lastAccount';

/** The account of drafts made while nobody ever signed in here. */
export const anonymousAccount = 'anonymous';

/**
 * Whose drafts the page shows: the account signed in last. It outlives a lost session on purpose, so that a user who
 * was thrown out still sees what they typed; signing out ends it.
 */
export const accountStore = createStore(readStored(accountKey) ?? anonymousAccount);
onStoredElsewhere(accountKey, () => accountStore.set(readStored(accountKey) ?? anonymousAccount));

/** Says who is signed in now; null after signing out. */
export function rememberAccount(userId: string | null): void {
  writeStored(accountKey, userId);
  accountStore.set(userId ?? anonymousAccount);
}
