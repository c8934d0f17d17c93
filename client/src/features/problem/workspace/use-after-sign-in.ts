import { useEffect, useEffectEvent, useState } from 'react';
import { authDialogStore, openAuthDialog } from '../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useStore } from '../../../lib/store/store.ts';

/**
 * Asks a visitor to sign in, then goes on with what they wanted. Does nothing more when they close the dialog.
 *
 * @returns asks.
 */
export function useAfterSignIn<Wanted>(goOn: (wanted: Wanted) => void): (wanted: Wanted) => void {
  const [asked, setAsked] = useState<{ readonly wanted: Wanted } | null>(null);
  const isSignedIn = useStore(tokenStore) !== null;
  const isOpen = useStore(authDialogStore) !== null;
  const end = useEffectEvent(() => {
    if (asked === null) return;
    setAsked(null);
    if (isSignedIn) goOn(asked.wanted);
  });
  useEffect(() => {
    if (isSignedIn || !isOpen) end();
  }, [isSignedIn, isOpen]);
  return (wanted) => {
    openAuthDialog({ tab: 'signIn', reason: 'needed' });
    setAsked({ wanted });
  };
}
