/** A number as a workbook stores it, and how its cell shows it. */
export interface NumberCell {
  readonly raw: string;
  /** Code of the format, such as `General`, `0000` or `yyyy-mm-dd`. */
  readonly format: string;
  /** Days are counted from 1904, not from 1900. */
  readonly is1904: boolean;
}

/** Digits that spreadsheets keep of a number. */
const maxDigits = 15;
/** The end of the year 9999, in days. */
const maxDay = 2_958_466;
const secondsPerDay = 86_400;
/** What a format shows as it is, colours and conditions. */
const literals = /"[^"]*"|\\.|_.|\*.|\[[^\][]*\]/gu;

/**
 * What a cell with a number shows, as far as rosters need it: dates, numbers padded with zeros and fixed decimals by
 * their format, others in full without separators or an exponent. Dates are written as 2026-09-01.
 */
export function numberText({ raw, format, is1904 }: NumberCell): string {
  const value = Number(raw);
  if (!Number.isFinite(value)) return raw;
  const [code = ''] = format.toLowerCase().replace(literals, '').split(';', 1);
  // Of `[h]:mm`, hours beyond a day, the minutes are left.
  const hasTime = /[hs]/u.test(code) || code.includes(':mm');
  const hasDate = /[yd]/u.test(code) || (code.includes('m') && !hasTime);
  if ((hasDate || hasTime) && value >= 0 && value < maxDay) return momentText(value, { hasDate, hasTime, is1904 });
  if (/^0+$/u.test(code)) {
    const digits = inFull(Math.abs(Math.round(value))).padStart(code.length, '0');
    return value < 0 ? `-${digits}` : digits;
  }
  const [, decimals] = /^0\.(0+)$/u.exec(code) ?? [];
  if (decimals !== undefined) return value.toFixed(decimals.length);
  return /^-?\d+$/u.test(raw) ? raw : inFull(value);
}

function inFull(value: number): string {
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: maxDigits });
}

interface Moment extends Pick<NumberCell, 'is1904'> {
  readonly hasDate: boolean;
  readonly hasTime: boolean;
}

function momentText(days: number, { hasDate, hasTime, is1904 }: Moment): string {
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const iso = new Date(epoch + Math.round(days * secondsPerDay) * 1_000).toISOString();
  const time = iso.slice(11, 19).replace(/:00$/u, '');
  return [...(hasDate ? [iso.slice(0, 10)] : []), ...(hasTime ? [time] : [])].join(' ');
}
