import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';

/** How often an open page asks for a new version, in ms. */
const checkMs = 60 * 60_000;

/**
 * Keeps the shell of the site for when the server cannot be reached, and tells of a new version; not while developing.
 */
export function useServiceWorker(): void {
  const t = useText();
  const tellOfNew = useEffectEvent((waiting: ServiceWorker) => {
    showToast('info', t({ id: 'version.new' }), {
      label: t({ id: 'version.reload' }),
      act() {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage('take-over');
      },
    });
  });
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const start = async () => {
      // Browsers and extensions that want none of it may answer with nothing.
      const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js');
      if (registration === undefined) return;
      const look = () => void considerWaiting(registration, (waiting) => tellOfNew(waiting));
      look();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      );
      timer = setInterval(() => void registration.update().catch(() => undefined), checkMs);
    };
    // Where it is refused, as in some private windows, the site works as well without.
    start().catch(() => undefined);
    return () => clearInterval(timer);
  }, []);
}

/** A version that waits behind a page of its own age takes over quietly; a newer one is told of. */
async function considerWaiting(
  { waiting }: ServiceWorkerRegistration,
  tellOfNew: (waiting: ServiceWorker) => void,
): Promise<void> {
  if (waiting === null || navigator.serviceWorker.controller === null) return;
  if (await isOfThisVersion(waiting)) waiting.postMessage('take-over');
  else tellOfNew(waiting);
}

function isOfThisVersion(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ entry: entry === null ? '' : new URL(entry.src).pathname }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}
