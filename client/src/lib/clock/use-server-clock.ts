import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { socketStateStore } from '../live/socket-state.ts';
import { ServerClockDocument } from './server-clock.generated.ts';
import { createServerClock } from './server-clock.ts';

const clock = createServerClock({ monotonic: () => performance.now(), wall: () => Date.now() });

const secondMs = 1_000;
/** Slow answers are asked for again, this often. */
const readings = 3;
/** Time until a stale clock that could not be read is read again, in ms. */
const retryMs = 5_000;
/** The same where it was never read: many may wait at the address of a contest they cannot see. */
const unknownRetryMs = 60_000;

/** The server's time now, in ms since the epoch. */
export function serverNow(): number {
  return clock.now();
}

/**
 * Reads the server's clock by a contest, unless it is known; again when the machine slept, be it with the page in
 * front.
 *
 * @param contestId null: there is nothing to ask by yet.
 * @returns is the clock known, or is there no way to know it?
 */
export function useServerClock(contestId: number | null): boolean {
  const client = useApolloClient();
  const [isSettled, setSettled] = useState(!clock.isStale());
  useEffect(() => {
    if (contestId === null) return undefined;
    const read = async () => {
      for (let reading = 0; reading < readings && (clock.isStale() || (reading > 0 && clock.isVague())); reading += 1) {
        const askedAt = performance.now();
        const { data } = await client.query({
          query: ServerClockDocument,
          variables: { contestId },
          fetchPolicy: 'no-cache',
          context: { isQuiet: true },
        });
        if (!data?.contest) return;
        clock.note({ serverMs: Date.parse(data.contest.now), askedAt, answeredAt: performance.now() });
        tick();
      }
    };
    let isReading = false;
    const settle = () => {
      if (isReading) return;
      isReading = true;
      triedAt = performance.now();
      void read()
        .catch(() => undefined)
        .finally(() => {
          isReading = false;
          setSettled(true);
        });
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') settle();
    };
    // Where the network comes back only later than the machine, the socket tells of it.
    const stopListening = socketStateStore.subscribe(() => {
      if (socketStateStore.get() === 'open') settle();
    });
    settle();
    readers.add(settle);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopListening();
      readers.delete(settle);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [client, contestId]);
  return isSettled;
}

/** Ways to read the clock that are there now. */
const readers = new Set<() => void>();
/** When it was tried last, by the monotonic clock. */
let triedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let current = clock.now();

function tick(): void {
  clearTimeout(timer);
  current = clock.now();
  for (const listener of listeners) listener();
  if (clock.isStale() && performance.now() - triedAt >= (clock.isKnown() ? retryMs : unknownRetryMs))
    for (const read of readers) read();
  // The next full second of the server, not one of ours.
  if (listeners.size > 0) timer = setTimeout(tick, secondMs - (current % secondMs));
}

function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Nobody has counted while nobody listened. */
function second(): number {
  if (listeners.size === 0 && clock.now() - current >= secondMs) current = clock.now();
  return current;
}

/** The server's time, in ms since the epoch; changes with each of its seconds, for the whole page at once. */
export function useServerNow(): number {
  return useSyncExternalStore(onSecond, second);
}
