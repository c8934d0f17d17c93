/** The first number of a text; null: it has none. */
export function numberIn(text: string): number | null {
  const digits = /\d+/u.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** A time of China as lists show it, `2026-11-27 12:00:00`; null: the text is none. */
export function chinaTime(text: string): Date | null {
  const time = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(time.getTime()) ? null : time;
}
