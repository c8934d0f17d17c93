import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { now, onTick } from '../../../lib/format/clock.ts';

/** Wait after midnight, for a clock ahead of the server's and for figures that it caches for 30 s, in ms. */
const graceMs = 60_000;
/** Between two calls while the shown day stays, as where the reader's clock is fast or a request failed, in ms. */
const retryMs = 600_000;

/** The day that a page shows. */
interface ShownDay {
  /** In the time zone of the site, YYYY-MM-DD; undefined: not known. */
  readonly day: string | undefined;
  /** IANA name. */
  readonly zone: string;
  readonly onNewDay: () => void;
}

/** Calls back when the shown day of the site is over while the page stays open. */
export function NewDay({ day, zone, onNewDay }: ShownDay): null {
  const current = useSyncExternalStore(onTick, now);
  const isOver = day !== undefined && dayIn(zone, current - graceMs) > day;
  const call = useEffectEvent(onNewDay);
  useEffect(() => {
    if (!isOver) return undefined;
    call();
    const retrying = setInterval(() => call(), retryMs);
    return () => clearInterval(retrying);
  }, [isOver]);
  return null;
}

/** The day of a moment in a time zone, YYYY-MM-DD, as this locale writes it. */
function dayIn(timeZone: string, ms: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(ms);
}
