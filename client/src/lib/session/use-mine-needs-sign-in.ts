import { useEffect, useEffectEvent } from 'react';
import { openAuthDialog } from '../../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';

/**
 * An address that asks for one's own submissions while nobody is signed in: that is said, and the list goes back to all
 * (specification, section 5). Gives true until it has.
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
