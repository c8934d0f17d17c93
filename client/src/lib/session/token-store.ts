import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore, type Store } from '../store/store.ts';
import { leaveView, viewToken } from '../store/view-tab.ts';
import { isLost, keepLostToken } from './lost-token-store.ts';

const tokenKey = 'token';

/**
 * The session token, sent raw in the `Authorization` header. It lives in local storage, so a reload keeps it and every
 * tab of the browser has the same one, but for a tab that shows a view: that one has the token of the view.
 */
export interface TokenStore extends Pick<Store<string | null>, 'get' | 'subscribe'> {
  /** Signs in, signs out (null), or takes a refreshed token over. */
  set(token: string | null): void;
  /** Forgets a token that the server refuses. */
  lose(): void;
  /** Takes over what is stored: another tab may have signed in or out, or this one slept. */
  adopt(): void;
  /** Takes over another token, if one is stored: another tab has signed in, and this one has not heard yet. */
  adoptOther(): void;
  /**
   * Calls back when `adopt` found that the token is gone: another tab has signed out; at once if nobody listened then.
   *
   * @returns how to stop.
   */
  onGone(listener: () => void): () => void;
  /** Calls back before `adopt` takes over that another tab has lost the session. @returns how to stop. */
  onLost(listener: () => void): () => void;
}

/** Makes the store of the page; it follows the other tabs at once and looks again when the tab becomes visible. */
export function createTokenStore(): TokenStore {
  const store = createStore(viewToken ?? readStored(tokenKey));
  const goneListeners = new Set<() => void>();
  const lostListeners = new Set<() => void>();
  let isUntold = false;
  const adopt = () => {
    if (viewToken !== null) return;
    const [before, now] = [store.get(), readStored(tokenKey)];
    const wasLost = before !== null && now === null && isLost(before);
    if (wasLost) for (const listener of lostListeners) listener();
    store.set(now);
    if (before === null || now !== null || wasLost) return;
    isUntold = goneListeners.size === 0;
    for (const listener of goneListeners) listener();
  };
  onStoredElsewhere(tokenKey, adopt);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') adopt();
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    adopt,
    adoptOther() {
      if (readStored(tokenKey) !== null) adopt();
    },
    onGone(listener) {
      goneListeners.add(listener);
      if (isUntold && store.get() === null) listener();
      isUntold = false;
      return () => goneListeners.delete(listener);
    },
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
    set(token) {
      // The own token stays as it is; who loses the view goes back.
      if (viewToken !== null) return leaveView();
      keepLostToken(null);
      writeStored(tokenKey, token);
      return store.set(token);
    },
    lose() {
      // A request without a token, refused after the session was lost, tells nothing of it.
      if (store.get() === null) return;
      // Before the token goes: other tabs look then.
      keepLostToken(store.get());
      writeStored(tokenKey, null);
      store.set(null);
    },
  };
}

/** The one token store of the page. */
export const tokenStore = createTokenStore();
