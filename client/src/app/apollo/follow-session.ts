import type { ApolloClient } from '@apollo/client';
import { rememberAccount } from '../../lib/session/account-store.ts';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { endLostSession } from '../../lib/session/end-session.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { userOfToken } from '../../lib/session/token-user.ts';
import { ViewerDocument } from '../../lib/session/viewer.generated.ts';

/**
 * Keeps what is cached true to who is signed in: with another session everything that is shown is asked again. A token
 * that was only refreshed changes nothing on the page, which is told by the user inside it. While an account whose
 * session was lost is asked to sign in again, the page stays as it is, with its open forms.
 */
export function followSession(client: ApolloClient): void {
  let known = userOfToken(tokenStore.get());
  let isLost = false;
  const startOver = (user: string | null) => {
    known = user;
    isLost = false;
    void client.resetStore().catch(() => undefined);
  };
  tokenStore.subscribe(() => {
    const user = userOfToken(tokenStore.get());
    const isAskedAgain = authDialogStore.get()?.reason === 'expired';
    if (user === null && isAskedAgain) {
      isLost = true;
      return;
    }
    const isBack = isLost;
    isLost = false;
    // Somebody is here again, in another tab perhaps: the dialog that opened by itself has nothing more to ask.
    if (user !== null && isAskedAgain) authDialogStore.set(null);
    if (user === null || user !== known) startOver(user);
    else if (isBack) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  });
  authDialogStore.subscribe(() => {
    if (!isLost || authDialogStore.get()?.reason === 'expired') return;
    // Once a page that needs an account is gone: what it asked again would be refused, and open the dialog once more.
    setTimeout(() => {
      if (isLost) startOver(null);
    });
  });
  client.watchQuery({ query: ViewerDocument, fetchPolicy: 'cache-only' }).subscribe(({ data }) => {
    const viewer = data?.viewer;
    const user = viewer?.user;
    if (user?.id !== undefined) rememberAccount(user.id, user.username);
    // Public questions are answered to a stale token as to a visitor; only this answer shows that it is stale.
    else if (viewer && tokenStore.get() !== null) endLostSession(tokenStore.get());
  });
}
