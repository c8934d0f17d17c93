const memoryUnits = ['KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const kibi = 1024;

/** Memory in KB to YB with one decimal (specification, section 9). @param kb in KiB. */
export function formatMemory(kb: number): string {
  let value = kb;
  let unit = 0;
  while (value >= kibi && unit < memoryUnits.length - 1) {
    value /= kibi;
    unit += 1;
  }
  return `${value.toFixed(1)} ${memoryUnits[unit] ?? ''}`;
}

/** Running time in ms. */
export function formatTime(ms: number): string {
  return `${Math.round(ms)} ms`;
}

/** Length of a source in bytes. */
export function formatLength(bytes: number): string {
  return `${bytes} B`;
}

/** Share of accepted submissions in percent with two decimals; a dash when there are no submissions. */
export function formatAcceptRate(accepted: number, total: number): string {
  return total === 0 ? '–' : `${((accepted / total) * 100).toFixed(2)}%`;
}

/** A moment as `YYYY-MM-DD HH:mm:ss` in the reader's time zone. */
export function formatDateTime(moment: Date): string {
  const time = [twoDigits(moment.getHours()), twoDigits(moment.getMinutes()), twoDigits(moment.getSeconds())].join(':');
  return `${formatDay(moment)} ${time}`;
}

/** A moment as `YYYY-MM-DD HH:mm` in the reader's time zone, for what is planned to the minute. */
export function formatMinute(moment: Date): string {
  return `${formatDay(moment)} ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The reader's time zone by its name, such as `Asia/Shanghai`. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment's day as `YYYY-MM-DD` in the reader's time zone. */
export function formatDay(moment: Date): string {
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
}

/** A number with a zero before it where it has one digit. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

const steps = [
  { unit: 'year', ms: 365 * 86_400_000 },
  { unit: 'month', ms: 30 * 86_400_000 },
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const;

/** The largest unit that fits between two moments, and how many of it (negative for the past). */
export function relativeStep(
  moment: Date,
  now: Date,
): { readonly value: number; readonly unit: (typeof steps)[number]['unit'] } {
  const difference = moment.getTime() - now.getTime();
  const step = steps.find(({ ms }) => Math.abs(difference) >= ms);
  return step ? { value: Math.trunc(difference / step.ms), unit: step.unit } : { value: 0, unit: 'second' };
}
