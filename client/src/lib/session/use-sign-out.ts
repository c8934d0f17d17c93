import { rememberAccount } from './account-store.ts';
import { useSignOutMutation } from './sign-out.generated.ts';
import { tokenStore } from './token-store.ts';

/** Signs out: here at once, and on the server as far as it can be reached. The promise is kept when both are done. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  return async () => {
    if (tokenStore.get() !== null) await signOut().catch(() => undefined);
    tokenStore.set(null);
    rememberAccount(null);
  };
}
