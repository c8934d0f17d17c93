import { formatDay, twoDigits } from './figures.ts';

/** A moment as fields hold it, in the reader's time zone: 2026-11-21T10:00. */
export function toLocalText(at: string): string {
  const moment = new Date(at);
  return `${formatDay(moment)}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The moment such a text names; null when it names none. */
export function fromLocalText(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** What a reader typed, as fields hold it: a day, or a day and a time; null when it names none. */
export function readTyped(text: string, kind: 'date' | 'datetime-local'): string | null {
  const figures = /^\s*(\d{4})\D(\d\d?)\D(\d\d?)(?:\D{1,2}(\d\d?)\D(\d\d))?\s*$/u.exec(text);
  if (figures === null || (figures[4] === undefined) !== (kind === 'date')) return null;
  const [year, month, day, hour = 0, minute = 0] = figures.slice(1).flatMap((part) => (part ? [Number(part)] : []));
  const moment = new Date(Number(year), Number(month) - 1, Number(day), hour, minute);
  // A day that the month lacks is another one then, and so is the 25th hour.
  if (moment.getMonth() + 1 !== month || moment.getDate() !== day || minute > 59) return null;
  const held = toLocalText(moment.toISOString());
  return kind === 'date' ? held.slice(0, 'YYYY-MM-DD'.length) : held;
}
