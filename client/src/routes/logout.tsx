import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { forgetTyped } from '../lib/drafts/forget-typed.ts';
import { useText } from '../lib/intl/use-text.ts';
import { sleep } from '../lib/retry/delay.ts';
import { accountStore } from '../lib/session/account-store.ts';
import { tokenStore } from '../lib/session/token-store.ts';
import { useSignOut } from '../lib/session/use-sign-out.ts';
import { unsentStore } from '../lib/submission/unsent.ts';

/** The longest that a sign-out waits for drafts that are sent before, in ms. */
const sendTimeMs = 5_000;

/** Signing out goes on, whatever becomes of it. */
async function sendLeft(client: ApolloClient, account: string): Promise<void> {
  try {
    const { sendLeftDrafts } = await import('../features/problem/workspace/drafts/send-drafts.ts');
    await sendLeftDrafts(client, account);
  } catch {
    // Without the network nothing can be sent.
  }
}

/**
 * Signs out and goes home; asks first while programs wait to be sent, which happens only at the next sign-in. The
 * router asks for this name.
 */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const client = useApolloClient();
  // In the state and not in the address: a link of somebody else must not remove anything.
  const { state, key }: { readonly state: unknown; readonly key: string } = useLocation();
  const forgets = typeof state === 'object' && state !== null && 'forgets' in state && state.forgets === true;
  // Programs that are forgotten were asked about already.
  const [count] = useState(() => (forgets || tokenStore.get() === null ? 0 : unsentStore.get().length));
  const [isAsking, setAsking] = useState(count > 0);
  const isConfirmed = useRef(false);
  const leave = async () => {
    const account = accountStore.get();
    // What was typed without the network and is nowhere else must not go with what is forgotten.
    if (forgets) await Promise.race([sendLeft(client, account), sleep(sendTimeMs)]);
    await signOut();
    if (!forgets) return navigate('/home', { replace: true });
    forgetTyped(account);
    // With a new page: an answer to a draft that was sent last would note something of it again.
    return location.replace('/home');
  };
  const leaveAtOnce = useEffectEvent(() => (count === 0 ? void leave() : undefined));
  useEffect(() => leaveAtOnce(), []);
  const stay = () => {
    if (isConfirmed.current) return;
    // Who typed the address comes from nowhere.
    if (key === 'default') void navigate('/home', { replace: true });
    else void navigate(-1);
  };
  if (count === 0) return null;
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t({ id: 'auth.signOut' })}
      text={t({ id: 'auth.signOutWaiting' }, { count })}
      action={t({ id: 'auth.signOut' })}
      onConfirm={() => {
        isConfirmed.current = true;
        setAsking(false);
        void leave();
      }}
      onClose={stay}
    />
  );
}
