import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { authDialogStore } from '../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { wantedAddressStore } from '../../lib/session/wanted-address.ts';

/** Who had to sign in first lands, once they have, where they wanted to go; who closes the dialog instead stays. */
export function useWantedAddress(): void {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    const wanted = wantedAddressStore.get();
    if (tokenStore.get() === null || wanted === null) return;
    wantedAddressStore.set(null);
    void navigate(wanted, { replace: true });
  });
  useEffect(() => {
    const stops = [
      tokenStore.subscribe(() => go()),
      authDialogStore.subscribe(() => {
        if (authDialogStore.get() === null && tokenStore.get() === null) wantedAddressStore.set(null);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}
