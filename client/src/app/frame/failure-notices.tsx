import { useEffect, useEffectEvent } from 'react';
import { failureStore } from '../../lib/failure/failure-store.ts';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useStore } from '../../lib/store/store.ts';
import { showToast } from '../../lib/toast/toast-store.ts';

/** Tells of requests that failed in a toast. */
export function FailureNotices() {
  const t = useText();
  const failure = useStore(failureStore);
  const tell = useEffectEvent((error: unknown) => showToast('error', failureText(t, error)));
  useEffect(() => {
    if (failure !== null) tell(failure.error);
  }, [failure]);
  return null;
}
