import { isManagementPath } from '../address/management-path.ts';
import { leaveView, viewToken } from '../store/view-tab.ts';
import { openAuthDialog } from './auth-dialog-store.ts';
import { tokenStore } from './token-store.ts';

/**
 * The server no longer knows the session: forgets the token and asks to sign in again. What is typed stays, since
 * drafts belong to the account and not to the session. The management area has a page for signing in instead of the
 * dialog. A view just ends.
 *
 * @param refused the token that was sent; null: none. If this tab or another one has signed in or out since, the answer
 *   is late and nothing ends.
 */
export function endLostSession(refused: string | null): void {
  if (viewToken !== null) return leaveView();
  tokenStore.adoptOther();
  if (tokenStore.get() !== refused) return undefined;
  askAgain(refused === null ? 'needed' : 'expired');
  tokenStore.lose();
  return undefined;
}

tokenStore.onLost(() => askAgain('expired'));

/** Opens the dialog before the token goes: the page stays as it is while its account is asked to sign in again. */
function askAgain(reason: 'needed' | 'expired'): void {
  if (!isManagementPath(location.pathname)) openAuthDialog({ tab: 'signIn', reason });
}
