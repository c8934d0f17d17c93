import { formatDateTime } from '../../../lib/format/figures.ts';

/** The day of a moment as `YYYY-MM-DD` in the reader's time zone. @param at ISO 8601. */
export function formatDate(at: string): string {
  return formatDateTime(new Date(at)).slice(0, 10);
}
