import { useEffect, useState } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../store/local-storage.ts';
import { createStore, useStore } from '../store/store.ts';

/**
 * Mails that are sent no sooner than some time after the one before, with that time in ms (specification, section 9).
 */
const waitsMs = { register: 60_000, signIn: 60_000, changeEmail: 60_000, resetPassword: 90_000 } as const;

/** A kind of mail. */
export type ResendTimer = keyof typeof waitsMs;

const key = 'resendAt';
type Ends = Readonly<Partial<Record<ResendTimer, number>>>;

/**
 * When each may be sent again, in ms since 1970. In local storage: a closed dialog, a reload and another tab know it
 * too.
 */
const endsStore = createStore<Ends>(readEnds());
onStoredElsewhere(key, () => endsStore.set(readEnds()));

/** Starts to wait. @param retryAt when the server knows better: an instant of it. */
export function startResendTimer(timer: ResendTimer, retryAt: string | null = null): void {
  const now = Date.now();
  // Clocks differ: the server's instant never makes anybody wait longer than a whole time.
  const wait = retryAt === null ? waitsMs[timer] : Math.min(Math.max(Date.parse(retryAt) - now, 1_000), waitsMs[timer]);
  const ends = { ...endsStore.get(), [timer]: now + wait };
  writeStored(key, JSON.stringify(ends));
  endsStore.set(ends);
}

/** Whole seconds until it may be sent again; 0 when it may. */
export function useResendSeconds(timer: ResendTimer): number {
  const end = useStore(endsStore)[timer] ?? 0;
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000));
  const isWaiting = seconds > 0;
  useEffect(() => {
    setNow(Date.now());
    if (end <= Date.now()) return undefined;
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [end, isWaiting]);
  // Until the effect above has run, the moment of an earlier rendering would count.
  return Math.min(seconds, waitsMs[timer] / 1_000);
}

function readEnds(): Ends {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, end]) => name in waitsMs && typeof end === 'number' && end <= Date.now() + waitsMs[name as ResendTimer],
      ),
    );
  } catch {
    return {};
  }
}
