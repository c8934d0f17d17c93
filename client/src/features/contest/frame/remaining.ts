const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;
const DAYS_OF_MONTH = 30;
/** Beyond this a start is told in words (specification, section 4). */
export const WEEK_MS = 7 * DAY_S * SECOND_MS;

/** What is left, to the second, rounded up: `4:59:59`, with days before it where there are any. */
export function formatRemaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(seconds / DAY_S);
  const hours = Math.floor((seconds % DAY_S) / HOUR_S);
  const minutes = two(Math.floor((seconds % HOUR_S) / MINUTE_S));
  const time = `${minutes}:${two(seconds % MINUTE_S)}`;
  return days === 0 ? `${hours}:${time}` : `${days}d ${two(hours)}:${time}`;
}

/** A long time in the largest unit that fits: "9 days", "2 months". */
export function formatFarSpan(ms: number, locale: string): string {
  const days = Math.round(ms / (DAY_S * SECOND_MS));
  const [value, unit] = days < 2 * DAYS_OF_MONTH ? [days, 'day'] : [Math.round(days / DAYS_OF_MONTH), 'month'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** How long a contest takes, in its two largest units: "5 hr", "2 days 3 hr". */
export function formatDuration(ms: number, locale: string): string {
  const seconds = Math.round(ms / SECOND_MS);
  const parts = [
    ['day', Math.floor(seconds / DAY_S)],
    ['hour', Math.floor((seconds % DAY_S) / HOUR_S)],
    ['minute', Math.floor((seconds % HOUR_S) / MINUTE_S)],
    ['second', seconds % MINUTE_S],
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
