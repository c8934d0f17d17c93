import { rememberAccount } from '../../lib/session/account-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useSignOutMutation } from './sign-out.generated.ts';

/** Signs out: here at once, and on the server as far as it can be reached. */
export function useSignOut(): () => void {
  const [signOut] = useSignOutMutation();
  return () => {
    void signOut()
      .catch(() => undefined)
      .finally(() => {
        tokenStore.set(null);
        rememberAccount(null);
      });
  };
}
