import { openAuthDialog, type AuthDialogState } from './auth-dialog-store.ts';
import { wantedAddressStore } from './wanted-address.ts';

/** Opens the sign-in dialog for a visitor; it says why. @param goTo where they land afterwards, a path of the site. */
export function askToSignIn(goTo: string, reason: AuthDialogState['reason'] = 'needed'): void {
  wantedAddressStore.set(goTo);
  openAuthDialog({ tab: 'signIn', reason });
}
