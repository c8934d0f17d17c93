/** A moment as sentences say it, such as `2026-01-31 09:05 UTC`. */
export function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
