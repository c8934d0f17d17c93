import { twoDigits } from './figures.ts';

const secondMs = 1_000;
const minuteS = 60;
const hourS = 3_600;
const dayS = 86_400;
const daysOfMonth = 30;
/** Beyond this a start is told in words (specification, section 4). */
export const weekMs = 7 * dayS * secondMs;

/** What is left, to the second, rounded up: `4:59:59`, with days before it where there are any: `2d 03:00:04`. */
export function formatRemaining(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(ms / secondMs));
  const days = Math.floor(seconds / dayS);
  const hours = Math.floor((seconds % dayS) / hourS);
  const minutes = twoDigits(Math.floor((seconds % hourS) / minuteS));
  const time = `${minutes}:${twoDigits(seconds % minuteS)}`;
  if (days === 0) return `${hours}:${time}`;
  const told = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(days);
  return `${told} ${twoDigits(hours)}:${time}`;
}

/** A long time in the largest unit that fits: "9 days", "2 months". */
export function formatFarSpan(ms: number, locale: string): string {
  const days = Math.round(ms / (dayS * secondMs));
  const [value, unit] = days < 2 * daysOfMonth ? [days, 'day'] : [Math.round(days / daysOfMonth), 'month'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** How long a contest takes, in its two largest units: "5 hr", "2 days 3 hr". */
export function formatDuration(ms: number, locale: string): string {
  const seconds = Math.round(ms / secondMs);
  const parts = [
    ['day', Math.floor(seconds / dayS)],
    ['hour', Math.floor((seconds % dayS) / hourS)],
    ['minute', Math.floor((seconds % hourS) / minuteS)],
    ['second', seconds % minuteS],
  ] as const;
  const first = Math.max(
    0,
    parts.findIndex(([, value]) => value > 0),
  );
  const told = parts.slice(first, first + 2).filter(([, value], index) => value > 0 || index === 0);
  return told
    .map(([unit, value]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value))
    .join(' ');
}
