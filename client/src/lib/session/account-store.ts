import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';
import { viewToken } from '../store/view-tab.ts';
import { userOfToken } from './token-user.ts';

const accountKey = 'lastAccount';
const usernameKey = 'lastUsername';

/** The account of drafts made while nobody ever signed in here. */
export const anonymousAccount = 'anonymous';
/** A view shows no drafts of this device. */
const viewAccount = 'view';

/**
 * Whose drafts the page shows: the account signed in last. It outlives a lost session on purpose, so that a user who
 * was thrown out still sees what they typed; signing out ends it.
 */
export const accountStore = createStore(readAccount());
onStoredElsewhere(accountKey, () => accountStore.set(readAccount()));

function readAccount(): string {
  return viewToken === null ? (readStored(accountKey) ?? anonymousAccount) : viewAccount;
}

/** Says who is signed in now; null after signing out. */
export function rememberAccount(userId: string | null, username: string | null = null): void {
  if (viewToken !== null) return;
  writeStored(accountKey, userId);
  writeStored(usernameKey, username);
  accountStore.set(userId ?? anonymousAccount);
}

/** Last known username of a token's account; empty if unknown. */
export function knownUsername(token: string | null): string {
  return token !== null && userOfToken(token) === accountStore.get() ? lastUsername() : '';
}

/** Username of an account whose session was lost, for signing in again; empty after signing out. */
export function lastUsername(): string {
  return readStored(usernameKey) ?? '';
}
