import { isManagementPath } from '../address/management-path.ts';
import { leaveView, viewToken } from '../store/view-tab.ts';
import { openAuthDialog } from './auth-dialog-store.ts';
import { tokenStore } from './token-store.ts';

/**
 * The server no longer knows the session: forgets the token and asks to sign in again. What is typed stays, since
 * drafts belong to the account and not to the session. The management area has a page for signing in instead of the
 * dialog. A view just ends.
 */
export function endLostSession(): void {
  if (viewToken !== null) return leaveView();
  const hadToken = tokenStore.get() !== null;
  tokenStore.set(null);
  if (!isManagementPath(location.pathname)) openAuthDialog({ tab: 'signIn', reason: hadToken ? 'expired' : 'needed' });
  return undefined;
}
