import { isUnauthenticated } from '../failure/failure.ts';
import { viewToken } from '../store/view-tab.ts';
import { rememberAccount } from './account-store.ts';
import { keepSignOut } from './pending-sign-outs.ts';
import { useSignOutMutation } from './sign-out.generated.ts';
import { tokenStore } from './token-store.ts';
import { useEndView } from './use-end-view.ts';

/**
 * Signs out: here, and on the server, later if that cannot be reached now. The promise is kept when the page is signed
 * out. In a view it ends the view.
 */
export function useSignOut(): () => Promise<void> {
  // A server out of reach is no failure: the sign-out waits.
  const [signOut] = useSignOutMutation({ context: { isKept: true } });
  const endView = useEndView();
  return async () => {
    if (viewToken !== null) return endView();
    const token = tokenStore.get();
    const isOver = token === null || (await signOut().then(() => true, isUnauthenticated));
    tokenStore.set(null);
    rememberAccount(null);
    if (!isOver) keepSignOut(token);
    return undefined;
  };
}
