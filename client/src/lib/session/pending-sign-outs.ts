import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore } from '../store/store.ts';
import { viewToken } from '../store/view-tab.ts';
import { tokenStore } from './token-store.ts';
import { userOfToken } from './token-user.ts';

/**
 * How this works: signing out ends the sessions of the account on all devices. While the server cannot be reached, the
 * token waits here for that alone: nothing signs in with it. It is sent when the server can be reached again
 * (use-send-sign-outs.ts), and forgotten as soon as the server has answered, also that the session is over. Sending it
 * twice does no harm: the first time ends its session.
 */
interface PendingSignOut {
  readonly token: string;
  /** In ms since 1970. */
  readonly since: number;
}

const storageKey = 'pendingSignOuts';
/** Life of a token, in ms: an older one ends nothing. */
const maxAgeMs = 24 * 3_600_000;
const timeoutMs = 30_000;

/** Sign-outs that the server does not know of yet. */
export const pendingSignOutStore = createStore(readPending());
onStoredElsewhere(storageKey, () => pendingSignOutStore.set(readPending()));

/** Keeps a sign-out until the server can be told. */
export function keepSignOut(token: string, now: number = Date.now()): void {
  write([...pendingSignOutStore.get().filter((one) => one.token !== token), { token, since: now }]);
}

/** Sends all sign-outs that wait; those without an answer go on waiting. */
export async function sendSignOuts(): Promise<void> {
  if (viewToken !== null) return;
  for (const { token, since } of pendingSignOutStore.get()) {
    const isOver = Date.now() - since >= maxAgeMs || (await isAnswered(token));
    if (isOver) write(pendingSignOutStore.get().filter((one) => one.token !== token));
  }
}

/** Ends the sessions of a token's account. @returns false when it has to be tried again. */
async function isAnswered(token: string): Promise<boolean> {
  const current = tokenStore.get();
  // Who has signed in here again meanwhile stays signed in.
  const isBack = current !== null && current !== token && userOfToken(current) === userOfToken(token);
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: isBack ? current : token },
      body: JSON.stringify({ query: isBack ? 'mutation { endOtherSessions }' : 'mutation { signOut }' }),
      // The answer removes the cookie of files: not that of an account that has signed in here meanwhile.
      credentials: current === null ? 'same-origin' : 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return false;
    if (!('errors' in answer)) return 'data' in answer;
    return !isBack && JSON.stringify(answer.errors).includes('"UNAUTHENTICATED"');
  } catch {
    return false;
  }
}

function readPending(): readonly PendingSignOut[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((one: unknown) => parse(one) ?? []) : [];
  } catch {
    return [];
  }
}

function parse(stored: unknown): PendingSignOut | null {
  const [token, since]: unknown[] = Array.isArray(stored) ? stored : [];
  return typeof token === 'string' && typeof since === 'number' ? { token, since } : null;
}

function write(pending: readonly PendingSignOut[]): void {
  const stored = pending.length === 0 ? null : JSON.stringify(pending.map(({ token, since }) => [token, since]));
  writeStored(storageKey, stored);
  pendingSignOutStore.set(pending);
}
