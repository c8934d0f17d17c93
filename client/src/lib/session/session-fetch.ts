import { noteSuccess } from '../failure/failure-store.ts';
import { endLostSession } from './end-session.ts';
import { tokenStore } from './token-store.ts';

const REQUEST_TIMEOUT_MS = 90_000;
const UNAUTHORIZED = 401;

/** `fetch` with the rules of a session: a refreshed token is taken over, a refused one ends the session. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const sentToken = tokenStore.get();
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  noteSuccess();
  const refreshed = response.headers.has('Refresh-Token') ? response.headers.get('Authorization') : null;
  // A late answer must not undo a sign-out or another sign-in that happened meanwhile.
  const isSameSession = tokenStore.get() === sentToken;
  if (refreshed && isSameSession) tokenStore.set(refreshed);
  if (response.status === UNAUTHORIZED && isSameSession) endLostSession();
  return response;
};
