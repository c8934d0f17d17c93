import { useEffect } from 'react';
import { pendingSignOutStore, sendSignOuts } from '../../lib/session/pending-sign-outs.ts';
import { useStore } from '../../lib/store/store.ts';

/** Pause between attempts, in ms; the browser's word that the network is back comes sooner. */
const retryMs = 10_000;

/** Sends sign-outs that wait, when the server can be reached. */
export function useSendSignOuts(): void {
  const isWanted = useStore(pendingSignOutStore).length > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isSending = false;
    const send = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      await sendSignOuts();
      isSending = false;
    };
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, retryMs);
    window.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [isWanted]);
}
