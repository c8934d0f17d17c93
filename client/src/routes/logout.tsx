import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetTyped } from '../lib/drafts/forget-typed.ts';
import { accountStore } from '../lib/session/account-store.ts';
import { useSignOut } from '../lib/session/use-sign-out.ts';

/** Signs out and goes home. The router asks for this name. */
export function Component() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  // In the state and not in the address: a link of somebody else must not remove anything.
  const { state }: { readonly state: unknown } = useLocation();
  const forgets = typeof state === 'object' && state !== null && 'forgets' in state && state.forgets === true;
  const leave = useEffectEvent(async () => {
    const account = accountStore.get();
    await signOut();
    if (!forgets) return navigate('/home', { replace: true });
    forgetTyped(account);
    // With a new page: an answer to a draft that was sent last would note something of it again.
    return location.replace('/home');
  });
  useEffect(() => {
    void leave();
  }, []);
  return null;
}
