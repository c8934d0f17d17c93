import { noteSuccess } from '../failure/failure-store.ts';
import { takeEarly } from './early-answers.ts';
import { endLostSession } from './end-session.ts';
import { tokenStore } from './token-store.ts';

const requestTimeoutMs = 90_000;
const unauthorized = 401;

/** `fetch` with the rules of a session: a refreshed token is taken over, a refused one ends the session. */
export const sessionFetch: typeof fetch = async (input, init) => {
  const sentToken = tokenStore.get();
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await (takeEarly(init?.body, sentToken) ?? fetch(input, { ...init, signal }));
  noteSuccess();
  const refreshed = response.headers.has('Refresh-Token') ? response.headers.get('Authorization') : null;
  // A late answer must not undo a sign-out or another sign-in that happened meanwhile, here or in another tab.
  tokenStore.adoptOther();
  if (refreshed && tokenStore.get() === sentToken) tokenStore.set(refreshed);
  else if (response.status === unauthorized) endLostSession(sentToken);
  return response;
};
