import { useEffect, useEffectEvent } from 'react';
import { openAuthDialog } from './auth-dialog-store.ts';
import { useViewer } from './use-viewer.ts';

/**
 * An address that asks for the viewer's own submissions or discussions while nobody is signed in: the sign-in dialog
 * says why it opens, and the list goes back to all (specification, section 5). True until it has.
 */
export function useMineNeedsSignIn(onlyMine: boolean, revert: () => void): boolean {
  const { hasToken } = useViewer();
  const isRefused = onlyMine && !hasToken;
  const refuse = useEffectEvent(() => {
    openAuthDialog({ tab: 'signIn', reason: 'needed' });
    revert();
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  return isRefused;
}
