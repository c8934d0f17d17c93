import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isManagementPath } from '../../lib/address/management-path.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

/**
 * Whoever signed out in another tab is signed out here too, and lands at home (specification, section 4, "Session"), or
 * at the sign-in of the management.
 */
export function useGoneSession(): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    // Management has a page of its own for signing in, to which its guard leads.
    if (!isManagementPath(location.pathname)) void navigate('/home', { replace: true });
  });
  useEffect(() => tokenStore.onGone(() => leave()), []);
}
