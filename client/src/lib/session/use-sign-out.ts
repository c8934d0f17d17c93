import { viewToken } from '../store/view-tab.ts';
import { rememberAccount } from './account-store.ts';
import { useSignOutMutation } from './sign-out.generated.ts';
import { tokenStore } from './token-store.ts';
import { useEndView } from './use-end-view.ts';

/**
 * Signs out: here at once, and on the server as far as it can be reached. The promise is kept when both are done. In a
 * view it ends the view.
 */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  const endView = useEndView();
  return async () => {
    if (viewToken !== null) return endView();
    if (tokenStore.get() !== null) await signOut().catch(() => undefined);
    tokenStore.set(null);
    rememberAccount(null);
  };
}
