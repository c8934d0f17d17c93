import { useEffect, useEffectEvent, useState } from 'react';
import { authDialogStore } from '../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useStore } from '../../../lib/store/store.ts';
import { sentStore, unsentStore } from '../../../lib/submission/unsent.ts';

interface Outcomes {
  readonly onSent: (submissionId: number) => void;
  readonly onRefused: (refusal: string | null) => void;
  /** Its writer did not sign in again. */
  readonly onGivenUp: () => void;
}

/**
 * Follows a submission that waits to be sent.
 *
 * @returns its idempotency key, null when nothing waits; and how to follow another one.
 */
export function useAwaitedKey(
  initial: string | null,
  { onSent, onRefused, onGivenUp }: Outcomes,
): readonly [string | null, (key: string | null) => void] {
  const [key, setKey] = useState(initial);
  const noteSent = useEffectEvent(() => {
    const sent = sentStore.get();
    if (sent === null || sent.idempotencyKey !== key) return;
    setKey(null);
    if (sent.submissionId === null) onRefused(sent.refusal);
    else onSent(sent.submissionId);
  });
  const noteClosed = useEffectEvent(() => {
    if (key === null || authDialogStore.get() !== null || tokenStore.get() !== null) return;
    setKey(null);
    onGivenUp();
  });
  useEffect(() => {
    const stops = [sentStore.subscribe(() => noteSent()), authDialogStore.subscribe(() => noteClosed())];
    return () => stops.forEach((stop) => stop());
  }, []);
  // Another account has nothing that waits here.
  const isKept = useStore(unsentStore).some(({ idempotencyKey }) => idempotencyKey === key);
  return [isKept ? key : null, setKey];
}
