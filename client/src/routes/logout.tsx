import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSignOut } from '../lib/session/use-sign-out.ts';

/** Signs out and goes home. The router asks for this name. */
export function Component() {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const leave = useEffectEvent(async () => {
    await signOut();
    void navigate('/home', { replace: true });
  });
  useEffect(() => {
    void leave();
  }, []);
  return null;
}
