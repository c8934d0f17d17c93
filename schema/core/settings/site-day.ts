/*
 * Days of the site: those of its time zone. Days travel as YYYY-MM-DD; instants become days here, and in SQL by
 * `(instant AT TIME ZONE zone)::date`.
 */

const dayMs = 86_400_000;

/** Is this an IANA name of a time zone that is known here? */
export function isTimeZone(name: string): boolean {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Za-z]/.test(name)
    );
  } catch {
    return false;
  }
}

/** The day of an instant in a time zone, as YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The hour of the day of an instant in a time zone, from 0. */
export function hourOf(instant: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant));
}

/** The clock of a time zone, for files: the UTC fields of its answers are what the clock shows. */
export function clockOf(timeZone: string): (instant: Date) => Date {
  // This locale writes as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => new Date(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** The clock of a time zone with its distance from UTC, as ISO 8601 writes it: 2026-11-27T19:41:00+08:00. */
export function isoIn(timeZone: string): (instant: Date) => string {
  const clock = clockOf(timeZone);
  return (instant) => {
    const shown = clock(instant);
    const minutes = Math.round((shown.getTime() - instant.getTime()) / 60_000);
    const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `${shown.toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}${minutes < 0 ? '-' : '+'}${hours}:${rest}`;
  };
}

/** The day so many days after another one; before it when negative. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
