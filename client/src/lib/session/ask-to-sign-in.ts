import type { Text } from '../intl/use-text.ts';
import { showToast } from '../toast/toast-store.ts';
import { openAuthDialog } from './auth-dialog-store.ts';
import { wantedAddressStore } from './wanted-address.ts';

/** Opens the sign-in dialog for a visitor. @param goTo where they land afterwards, a path of the site. */
export function askToSignIn(t: Text, goTo: string): void {
  showToast('warning', t({ id: 'auth.needed' }));
  wantedAddressStore.set(goTo);
  openAuthDialog({ tab: 'signIn', reason: 'needed' });
}
